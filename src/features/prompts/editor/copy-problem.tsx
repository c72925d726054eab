import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import type { CopyKeeper } from './copy-keeper.ts';
import { CollisionDialog } from './collision-dialog.tsx';
import { useCopyState } from './use-copy-state.ts';

/** Why the server does not have the last changes. It takes no focus: someone is typing. */
export function CopyProblem({ copy }: { copy: CopyKeeper }) {
  const { t } = useTranslation(['prompts', 'common']);
  const state = useCopyState(copy);
  const [dismissed, setDismissed] = useState<unknown>();
  if (state.status === 'kept' || state.status === 'keeping') return null;
  // Without a session the login screen follows.
  if (state.status === 'waiting' && state.error === undefined) return null;
  if (state.status === 'collided')
    return (
      <>
        <Alert
          severity="warning"
          sx={{ mb: 5 }}
          action={
            <Button color="inherit" size="small" onClick={() => setDismissed(undefined)}>
              {t('editor.collision.compare')}
            </Button>
          }
        >
          {t('editor.collision.title')}
        </Alert>
        <CollisionDialog
          isOpen={dismissed !== state}
          copy={copy}
          collision={state}
          onClose={() => setDismissed(state)}
        />
      </>
    );
  return (
    <Alert
      severity="warning"
      sx={{ mb: 5 }}
      action={
        <Button color="inherit" size="small" onClick={() => void copy.flush()}>
          {t('common:actions.retry')}
        </Button>
      }
    >
      {t('editor.keptHereText')}
      <Box component="span" sx={{ display: 'block' }}>
        {messageOf(state.error)}
      </Box>
    </Alert>
  );
}
