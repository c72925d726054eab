import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useNamedPage } from '#src/lib/page-name.ts';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';

/** A prompt that the server does not show to this person: deleted, another person's, or never there. */
export function PromptMissing() {
  const { t } = useTranslation('prompts');
  useNamedPage(t('editor.missing.name'));
  return (
    <EmptyState
      level="h1"
      illustration="not-found"
      title={t('editor.missing.title')}
      text={t('editor.missing.text')}
      action={
        <>
          <Button variant="contained" component={PrefetchLink} to={paths.prompts()}>
            {t('editor.missing.library')}
          </Button>
          <Button component={PrefetchLink} to={paths.prompts({ scope: 'trash' })}>
            {t('editor.missing.trash')}
          </Button>
        </>
      }
    />
  );
}
