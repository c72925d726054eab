import { DAY_MS } from '#core/time.ts';
import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import { hashToken, newToken } from '#server/platform/security/tokens.ts';
import { invitationRepository, type SubUserRow } from './invitation-repository.ts';
import { invitationMail } from './mails.ts';
import type { MembershipDeps } from './deps.ts';
import { memberRepository } from './member-repository.ts';

export const INVITATION_MS = 7 * DAY_MS;

type Invited = Pick<SubUserRow, 'id' | 'ownerId' | 'email' | 'emailKey' | 'preset' | 'name'>;

/**
 * Mails an invitation's link and answers another one to copy, in the caller's transaction. Only the mailed
 * one proves the address. Of both only the hashes are kept.
 */
export async function sendLink(
  tx: Database,
  { post, publicUrl }: Pick<MembershipDeps, 'post' | 'publicUrl'>,
  invited: Invited & { givenName: string | null },
  about: { client: UserRow; now: Date; renewed: boolean },
): Promise<string> {
  const { client, now, renewed } = about;
  const mailed = newToken('invitation');
  const copied = newToken('invitation');
  await invitationRepository(tx).insertLink({
    tokenHash: hashToken(mailed),
    copyTokenHash: hashToken(copied),
    ownerId: invited.ownerId,
    subUserId: invited.id,
    email: invited.email,
    name: invited.givenName,
    preset: invited.preset,
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITATION_MS),
  });
  const urlOf = (token: string) => `${publicUrl}/invitation/${token}`;
  const account = await memberRepository(tx).findPerson({ emailKey: invited.emailKey });
  const to = { ...invited, language: account?.language };
  await post.send(invitationMail(to, client, { url: urlOf(mailed), renewed }), { on: tx });
  return urlOf(copied);
}
