import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '#src/components/query-boundary.tsx';
import {
  useGetPromptVersion,
  useGetPromptVersionSuspense,
} from '#src/generated/api/prompts/prompts.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import type { PromptEditor } from '../editor/use-prompt-editor.ts';
import { LazyDiff } from './lazy-diff.tsx';

export type VersionDialogProps = {
  promptId: string;
  version: number;
  editor: PromptEditor;
  canRestore: boolean;
  onClose: () => void;
};

/** A version never changes. */
const UNCHANGING = { query: { staleTime: Infinity } };

/** An earlier version compared with the editor's content; going back makes a new version. */
export function VersionDialog(props: VersionDialogProps) {
  const { promptId, version, editor, canRestore, onClose } = props;
  const { t } = useTranslation(['prompts', 'common']);
  const formats = useFormats();
  const titleId = useId();
  const number = formats.number(version);
  const { data } = useGetPromptVersion(promptId, version, UNCHANGING);
  const restore = async () => {
    if (!data) return;
    const { form } = editor;
    form.setValue('body', data.body, { shouldDirty: true });
    form.setValue('variables', data.variables, { shouldDirty: true });
    form.setValue('changeNote', t('editor.versions.restoreNote', { number }));
    onClose();
    await editor.save();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('editor.versions.compareTitle', { number })}</DialogTitle>
      <DialogContent>
        {editor.isDirty && canRestore && (
          <Alert severity="warning" sx={{ mb: 4 }}>
            {t('editor.versions.restoreDirty')}
          </Alert>
        )}
        <QueryBoundary fallback={<Skeletons kind="text" />}>
          <VersionDiff {...props} />
        </QueryBoundary>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
        {canRestore && (
          <Button
            variant="contained"
            disabled={!data || data.body === editor.form.getValues('body')}
            onClick={() => void restore()}
          >
            {t('editor.versions.restore')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function VersionDiff({ promptId, version, editor }: VersionDialogProps) {
  const { body } = useGetPromptVersionSuspense(promptId, version, UNCHANGING).data;
  return <LazyDiff before={body} after={editor.form.getValues('body')} />;
}
