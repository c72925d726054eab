import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryError } from '#src/components/query-error.tsx';
import { useGetPrompt } from '#src/generated/api/prompts/prompts.ts';
import { useFormats } from '#src/i18n/use-formats.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import { LazyDiff } from '../versions/lazy-diff.tsx';
import { valuesOfPrompt } from './editor-values.ts';
import type { PromptEditor } from './use-prompt-editor.ts';

export type StaleDialogProps = { editor: PromptEditor; promptId: string };

/** Somebody saved meanwhile: theirs and mine in one text, and the choice between them. */
export function StaleDialog({ editor, promptId }: StaleDialogProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const formats = useFormats();
  const titleId = useId();
  const query = useGetPrompt(promptId, {
    query: { enabled: editor.isStale, staleTime: 0, refetchOnMount: 'always' },
  });
  const { data, error, isFetching } = query;
  const theirs = isFetching ? undefined : data;
  return (
    <Dialog
      open={editor.isStale}
      onClose={editor.dismiss}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{t('editor.stale.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>
          {theirs
            ? t('editor.stale.text', {
                version: formats.number(theirs.version),
                when: formats.relative(theirs.updatedAt),
              })
            : t('editor.stale.loading')}
        </Typography>
        {theirs && <LazyDiff before={theirs.body} after={editor.form.getValues('body')} />}
        {!theirs && !error && <Skeletons kind="text" />}
        {error && !isFetching && <QueryError query={query} />}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={editor.dismiss}>
          {t('editor.stale.continue')}
        </Button>
        <Button
          variant="outlined"
          disabled={!theirs}
          onClick={() =>
            theirs &&
            editor.take(valuesOfPrompt(theirs), { id: promptId, version: theirs.version }, true)
          }
        >
          {t('editor.stale.takeTheirs')}
        </Button>
        <Button
          variant="contained"
          disabled={!theirs}
          onClick={() => theirs && void editor.save(theirs.version)}
        >
          {t('editor.stale.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
