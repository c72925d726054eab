import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { QuotaDoor, useIsQuotaFull } from '#src/components/quota-door.tsx';
import { ResendVerification } from '#src/components/resend-verification.tsx';
import { useCurrentUser } from '#src/session/use-current-user.ts';

/** What a run would be refused for, known before anything is filled in. No limit of the plan holds for a demo. */
export function useRunBarrier(isDemo: boolean): 'unverified' | 'full' | undefined {
  const user = useCurrentUser();
  const isFull = useIsQuotaFull('runs');
  if (user && !user.emailVerifiedAt) return 'unverified';
  return isFull && !isDemo ? 'full' : undefined;
}

/** The way past what a run would be refused for. */
export function RunDoor({ barrier }: { barrier: 'unverified' | 'full' }) {
  const { t } = useTranslation(['prompts', 'components']);
  if (barrier === 'full') return <QuotaDoor meter="runs" />;
  return (
    <Alert
      severity="warning"
      action={
        <ResendVerification
          label={t('components:problem.resend')}
          sentText={(email) => t('components:problem.resent', { email })}
        />
      }
    >
      {t('run.unverified')}
    </Alert>
  );
}
