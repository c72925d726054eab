import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { useTestModel } from '#src/generated/api/prompts/prompts.ts';
import type { ModelConnection } from '#src/generated/api/endpoints.schemas.ts';
import { DefaultChip } from './default-chip.tsx';
import { LoadingNote } from './loading-note.tsx';
import { ModelRow } from './model-row.tsx';

export type ConnectionRowProps = {
  connection: ModelConnection;
  provider: string;
  onPasteKey: () => void;
  onRemove: () => void;
};

/** One connected model: test it, take it away. */
export function ConnectionRow({ connection, provider, onPasteKey, onRemove }: ConnectionRowProps) {
  const { t } = useTranslation('prompts');
  const { id, model, defaultFor, isReachable, keyState, addedBy } = connection;
  const test = useTestModel();
  const by = addedBy === undefined ? provider : t('models.addedBy', { provider, name: addedBy });
  return (
    <ModelRow
      name={model}
      text={<bdi>{by}</bdi>}
      note={
        <Box role="status">
          {keyState === 'lost' && !test.data && (
            <Alert
              severity="warning"
              sx={{ mt: 3 }}
              action={
                <Button
                  size="small"
                  color="inherit"
                  aria-label={t('models.pasteKeyOf', { model })}
                  onClick={onPasteKey}
                >
                  {t('models.pasteKey')}
                </Button>
              }
            >
              {t('models.keyLost')}
            </Alert>
          )}
          {!isReachable && (
            <Alert severity="info" sx={{ mt: 3 }}>
              {t('models.unreachable')}
            </Alert>
          )}
          {test.isPending && keyState === 'none' && <LoadingNote />}
          {test.data && !test.isPending && (
            <Alert severity={test.data.outcome === 'works' ? 'success' : 'error'} sx={{ mt: 3 }}>
              {test.data.message}
            </Alert>
          )}
          {test.error && (
            <Alert severity="error" sx={{ mt: 3 }}>
              {messageOf(test.error)}
            </Alert>
          )}
        </Box>
      }
    >
      <DefaultChip works={defaultFor} />
      {isReachable && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('models.testOf', { model })}
          loading={test.isPending}
          onClick={() => test.mutate({ modelId: id })}
        >
          {t('models.test')}
        </Button>
      )}
      <Button
        size="small"
        color="error"
        aria-label={t('models.removeOf', { model })}
        onClick={onRemove}
      >
        {t('models.remove')}
      </Button>
    </ModelRow>
  );
}
