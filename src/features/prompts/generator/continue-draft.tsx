import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { Work } from './generator-state.ts';

export type ContinueDraftProps = { work: Work; onContinue: () => void; onDiscard: () => void };

/** The way back to drafts that are in no library yet, above the empty goal. */
export function ContinueDraft({ work, onContinue, onDiscard }: ContinueDraftProps) {
  const { t } = useTranslation('prompts');
  const [first] = work.drafts;
  return (
    <Alert
      severity="info"
      sx={{ mb: 5 }}
      action={
        <>
          <Button size="small" onClick={onContinue}>
            {t('generator.continue')}
          </Button>
          <Button size="small" color="inherit" onClick={onDiscard}>
            {t('editor.discard')}
          </Button>
        </>
      }
    >
      {t('generator.unsavedDraft')} <bdi>{first?.values?.title ?? first?.candidate.title}</bdi>
    </Alert>
  );
}
