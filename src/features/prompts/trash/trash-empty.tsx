import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** Nothing in the trash, or nothing in it that was looked for. */
export function TrashEmpty({ q, onClear }: { q: string; onClear: () => void }) {
  const { t } = useTranslation('prompts');
  if (!q)
    return (
      <EmptyState
        illustration="empty-library"
        title={t('trash.empty')}
        text={t('trash.emptyText')}
      />
    );
  return (
    <EmptyState
      illustration="no-results"
      title={t('library.nothingFound')}
      text={t('trash.nothingFoundText')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('library.clearSearch')}
        </Button>
      }
    />
  );
}
