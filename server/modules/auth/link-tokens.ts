import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import type { Database } from '#server/db/client.ts';
import { hashToken, newToken } from '#server/platform/security/tokens.ts';
import { tokenRepository } from './token-repository.ts';

export const VERIFY_MS = DAY_MS;
export const RESET_MS = 30 * MINUTE_MS;

/** Issues the link token of a mail; the ones before it stop working. Use the mail's transaction. */
export async function issueLinkToken(
  db: Database,
  purpose: 'verifyEmail' | 'resetPassword',
  userId: string,
  now: Date,
): Promise<string> {
  const token = newToken(purpose);
  const life = purpose === 'verifyEmail' ? VERIFY_MS : RESET_MS;
  await tokenRepository(db).replace({
    userId,
    purpose,
    tokenHash: hashToken(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + life),
  });
  return token;
}
