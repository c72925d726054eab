import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf, retryAfterOf, statusOf } from '#src/api/problem.ts';
import { useResendEmailVerification } from '#src/generated/api/auth/auth.ts';
import { useCountdown } from '#src/lib/use-countdown.ts';
import { toast } from '#src/ui/toast/toast.ts';

/** Running, inviting and paying wait for a verified address; the link can be had again. */
export function UnverifiedNotice({ email }: { email: string }) {
  const { t } = useTranslation('dashboard');
  const { left, start } = useCountdown();
  const resend = useResendEmailVerification({
    mutation: {
      onError: (error) => {
        if (statusOf(error) === 429) start(retryAfterOf(error) ?? 30);
        toast.error(messageOf(error));
      },
    },
  });
  const label = left > 0 ? t('unverified.wait', { count: left }) : t('unverified.resend');
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        !resend.isSuccess && (
          <Button
            color="inherit"
            size="small"
            loading={resend.isPending}
            disabled={left > 0}
            onClick={() => resend.mutate({ data: { email } })}
          >
            {label}
          </Button>
        )
      }
    >
      <AlertTitle>{t('unverified.title')}</AlertTitle>
      {t(resend.isSuccess ? 'unverified.sent' : 'unverified.text', { email })}
    </Alert>
  );
}
