import type { User } from '#contract/generated/schemas.ts';
import type { CodeDue, SignedIn } from './sign-in-service.ts';

export const presentSignedIn = (
  { token, expiresAt }: Pick<SignedIn, 'token' | 'expiresAt'>,
  user: User,
) => ({
  otpRequired: false as const,
  token,
  tokenExpiresAt: expiresAt.toISOString(),
  user,
});

export const presentCodeDue = ({ otpToken, expiresAt }: CodeDue) => ({
  otpRequired: true as const,
  otpToken,
  channel: 'email' as const,
  expiresAt: expiresAt.toISOString(),
});
