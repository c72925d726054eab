import type { Database } from '#server/db/client.ts';
import type { MailIntent } from '#server/platform/mail/mail-intent.ts';
import { recipient } from './person-name.ts';
import { tokenRepository } from './token-repository.ts';
import { userRepository } from './user-repository.ts';

/** Sets a password; links and codes that were mailed for the old one die. */
export async function changePassword(
  tx: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  const tokens = tokenRepository(tx);
  await userRepository(tx).setPassword(userId, passwordHash, now);
  await tokens.deleteOf(userId, 'resetPassword');
  await tokens.deleteOf(userId, 'otp');
}

/** Notice to the owner that the password was changed. */
export function passwordChangedMail(user: Parameters<typeof recipient>[0]): MailIntent {
  return { ...recipient(user), template: 'mail:passwordChanged' };
}
