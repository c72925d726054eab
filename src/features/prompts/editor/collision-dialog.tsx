import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#src/i18n/use-formats.ts';
import { LazyDiff } from '../versions/lazy-diff.tsx';
import type { CopyKeeper, CopyState } from './copy-keeper.ts';

export type CollisionDialogProps = {
  isOpen: boolean;
  copy: CopyKeeper;
  collision: Extract<CopyState, { status: 'collided' }>;
  onClose: () => void;
};

const TEXTS = ['body', 'title', 'description'] as const;
/** What the others are called on the screen. */
const LABELS = [
  { field: 'categoryId', label: 'editor.category' },
  { field: 'variables', label: 'editor.collision.variables' },
  { field: 'tags', label: 'editor.tags' },
  { field: 'language', label: 'editor.language' },
  { field: 'direction', label: 'editor.direction' },
  { field: 'visibility', label: 'editor.visibility' },
  { field: 'isFavourite', label: 'library.favourite' },
  { field: 'changeNote', label: 'editor.changeNote' },
] as const;

/** One's own other device changed the same fields: both in one text, and the choice between them. */
export function CollisionDialog({ isOpen, copy, collision, onClose }: CollisionDialogProps) {
  const { t } = useTranslation('prompts');
  const formats = useFormats();
  const titleId = useId();
  const { theirs, mine, fields } = collision;
  const others = LABELS.filter(({ field }) => fields.includes(field));
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('editor.collision.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 4 }}>{t('editor.collision.text')}</Typography>
        {TEXTS.filter((field) => fields.includes(field)).map((field) => (
          <section key={field}>
            <Typography component="h3" variant="subtitle2" sx={{ mt: 4, mb: 2 }}>
              {t(`editor.${field}`)}
            </Typography>
            <LazyDiff before={theirs[field]} after={mine[field]} />
          </section>
        ))}
        {others.length > 0 && (
          <Typography sx={{ mt: 4 }}>
            {t('editor.collision.others', {
              fields: formats.list(others.map(({ label }) => t(label))),
            })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onClose}>
          {t('editor.stale.continue')}
        </Button>
        <Button variant="outlined" onClick={() => copy.resolve('theirs')}>
          {t('editor.collision.takeTheirs')}
        </Button>
        <Button variant="contained" onClick={() => copy.resolve('mine')}>
          {t('editor.collision.keepMine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
