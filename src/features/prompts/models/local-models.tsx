import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import { useConnectModel, useSetModelDiscovery } from '#src/generated/api/prompts/prompts.ts';
import type { ModelConnection, ModelDiscovery } from '#src/generated/api/endpoints.schemas.ts';
import { Section } from '#src/ui/section.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { LoadingNote } from './loading-note.tsx';
import { ModelRow, ModelRows } from './model-row.tsx';

export type LocalModelsProps = {
  discovery: ModelDiscovery;
  connected: readonly ModelConnection[];
  nameOf: (provider: string) => string;
};

/** Models that were found on the server's own computer, each to be connected, and the way to say no. */
export function LocalModels({ discovery, connected, nameOf }: LocalModelsProps) {
  const { t } = useTranslation('prompts');
  const answer = useSetModelDiscovery();
  const connect = useConnectModel({
    mutation: {
      onSuccess: ({ model }) => void toast.success(t('models.isConnected', { model })),
    },
  });
  const isKnown = (provider: string, model: string) =>
    connected.some((own) => own.provider === provider && own.model === model);
  const found = discovery.found.flatMap(({ provider, models }) =>
    models.filter((model) => !isKnown(provider, model)).map((model) => ({ provider, model })),
  );
  const asked = connect.isPending ? connect.variables.data : undefined;
  return (
    <Section title={t('models.local')} text={t('models.localText')}>
      {discovery.enabled && found.length === 0 && (
        <Typography color="textSecondary" sx={{ mb: 3 }}>
          {t(discovery.found.length === 0 ? 'models.notFound' : 'models.allConnected')}
        </Typography>
      )}
      <ModelRows>
        {found.map(({ provider, model }) => (
          <ModelRow key={`${provider} ${model}`} name={model} text={<bdi>{nameOf(provider)}</bdi>}>
            <Button
              size="small"
              variant="contained"
              aria-label={t('models.useOf', { model })}
              loading={asked?.provider === provider && asked.model === model}
              disabled={connect.isPending}
              onClick={() => connect.mutate({ data: { provider, model } })}
            >
              {t('models.use')}
            </Button>
          </ModelRow>
        ))}
      </ModelRows>
      <div role="status">{connect.isPending && <LoadingNote />}</div>
      {(connect.error ?? answer.error) && (
        <ProblemAlert error={connect.error ?? answer.error} isSpaced />
      )}
      <Button
        size="small"
        color="inherit"
        loading={answer.isPending}
        onClick={() => answer.mutate({ data: { enabled: !discovery.enabled } })}
        sx={{ mt: 3 }}
      >
        {t(discovery.enabled ? 'models.stopLooking' : 'models.look')}
      </Button>
    </Section>
  );
}
