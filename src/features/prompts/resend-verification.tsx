import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { messageOf } from '#src/api/problem.ts';
import { useResendEmailVerification } from '#src/generated/api/auth/auth.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';

/** Sends the mail that verifies the signed-in person's address once more. */
export function ResendVerification() {
  const { t } = useTranslation('prompts');
  const email = useCurrentUser()?.email;
  const resend = useResendEmailVerification();
  if (!email) return null;
  return (
    <span role="status">
      {resend.isSuccess ? (
        t('run.verificationSent', { email })
      ) : (
        <>
          {resend.error && <p>{messageOf(resend.error)}</p>}
          <Button
            size="small"
            variant="contained"
            loading={resend.isPending}
            onClick={() => resend.mutate({ data: { email } })}
          >
            {t('run.resendVerification')}
          </Button>
        </>
      )}
    </span>
  );
}
