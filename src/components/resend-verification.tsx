import Button from '@mui/material/Button';
import { messageOf } from '#src/api/problem.ts';
import { useResendEmailVerification } from '#src/generated/api/auth/auth.ts';
import { useCurrentUser } from '#src/session/use-current-user.ts';

export type ResendVerificationProps = {
  label: string;
  sentText: (email: string) => string;
  /** Medium next to other buttons of a page. */
  size?: 'small' | 'medium';
};

/** Sends the mail that verifies the signed-in person's address once more. */
export function ResendVerification({ label, sentText, size = 'small' }: ResendVerificationProps) {
  const email = useCurrentUser()?.email;
  const resend = useResendEmailVerification();
  if (!email) return null;
  return (
    <span role="status">
      {resend.isSuccess ? (
        sentText(email)
      ) : (
        <>
          {resend.error && <p>{messageOf(resend.error)}</p>}
          <Button
            size={size}
            variant="contained"
            loading={resend.isPending}
            onClick={() => resend.mutate({ data: { email } })}
          >
            {label}
          </Button>
        </>
      )}
    </span>
  );
}
