import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { codeOf, messageOf } from '#src/api/problem.ts';
import { ProblemAlert } from '#src/components/problem-alert.tsx';
import { paths } from '#src/lib/paths.ts';
import { PrefetchLink } from '#src/lib/prefetch-link.tsx';
import type { DraftCreation } from './use-create-draft.ts';

export type DraftProblemProps = {
  creation: DraftCreation;
  /** Saves it as a prompt, which takes no place among the drafts. */
  onSave: () => void;
};

/** Why the draft was not kept. With all places taken: save this one, or delete some. */
export function DraftProblem({ creation, onSave }: DraftProblemProps) {
  const { t } = useTranslation(['prompts', 'common']);
  const { error, create, dismiss } = creation;
  if (!error) return null;
  if (codeOf(error) !== 'drafts_full')
    return (
      <ProblemAlert
        isSpaced
        error={error}
        title={t('generator.notKept')}
        onRetry={create}
        onClose={dismiss}
      />
    );
  return (
    <Alert
      severity="warning"
      sx={{ mb: 5 }}
      action={
        <>
          <Button
            size="small"
            color="inherit"
            component={PrefetchLink}
            to={paths.prompts({ state: 'draft' })}
          >
            {t('generator.openDrafts')}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              dismiss();
              onSave();
            }}
          >
            {t('common:actions.save')}
          </Button>
        </>
      }
    >
      {messageOf(error)}
    </Alert>
  );
}
