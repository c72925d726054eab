import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { isUnanswered } from '#src/api/problem.ts';
import type { CopyState } from './copy-keeper.ts';
import { useCopyState } from './use-copy-state.ts';
import type { PromptEditor } from './use-prompt-editor.ts';

export type SaveStatusProps = { editor: PromptEditor; isUnsaved: boolean };

/**
 * Where the editor's content is: in a version, kept on the server, or on this device alone. That changes were taken
 * back has to be sent as well: until then other devices show them.
 */
export function SaveStatus({ editor, isUnsaved }: SaveStatusProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const state = useCopyState(editor.copy);
  const isSent = state.status === 'kept';
  return (
    <Box
      component="span"
      role="status"
      sx={{ alignSelf: 'center', color: 'text.secondary', fontSize: '0.8125rem' }}
    >
      {editor.isSaving || state.status === 'keeping'
        ? t('common:states.saving')
        : t(isUnsaved || !isSent ? unsavedText(editor, state) : 'editor.saved')}
    </Box>
  );
}

function unsavedText({ copy }: PromptEditor, state: CopyState) {
  if (!copy) return 'editor.unsaved';
  if (state.status === 'kept' || state.status === 'keeping') return 'editor.draftSaved';
  if (state.status === 'waiting' && isUnanswered(state.error)) return 'editor.keptOffline';
  return 'editor.keptHere';
}
