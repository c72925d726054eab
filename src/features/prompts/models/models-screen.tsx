import { useState } from 'react';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  useListModelConnectionsSuspense,
  useListModelsSuspense,
} from '#src/generated/api/prompts/prompts.ts';
import type { ModelConnection } from '#src/generated/api/endpoints.schemas.ts';
import { Section } from '#src/ui/section.tsx';
import { ConnectForm } from './connect-form.tsx';
import { ConnectionList } from './connection-list.tsx';
import { DefaultModels } from './default-models.tsx';
import { LocalModels } from './local-models.tsx';
import { OfferedModels } from './offered-models.tsx';

/** The models of the installation: for those who may connect them to manage, for others to read. */
export function ModelsScreen() {
  const { items, canConnect } = useListModelsSuspense().data;
  return canConnect ? <ManagedModels /> : <OfferedModels items={items} />;
}

function ManagedModels() {
  const { t } = useTranslation('prompts');
  const { items, operatorModel, providers, discovery } = useListModelConnectionsSuspense().data;
  const [lost, setLost] = useState<ModelConnection>();
  const nameOf = (id: string) => providers.find(({ provider }) => provider === id)?.name ?? id;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Section title={t('models.connected')} text={t('models.connectedText')}>
        <DefaultModels />
        <ConnectionList
          items={items}
          operatorModel={operatorModel}
          nameOf={nameOf}
          onPasteKey={setLost}
        />
      </Section>
      <Box sx={{ display: 'grid', gap: 5, minWidth: 0 }}>
        {discovery.available && (
          <LocalModels discovery={discovery} connected={items} nameOf={nameOf} />
        )}
        <Section title={t('models.connect')} text={t('models.connectText')}>
          <ConnectForm key={lost?.id} providers={providers} lost={lost} />
        </Section>
      </Box>
    </Box>
  );
}
