import { foldText } from '#core/text/fold.ts';
import type { AcceptInvitationRequestOutput, Invitation } from '#contract/generated/schemas.ts';
import { problemsOf } from '#server/contract.ts';
import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { ProblemError } from '#server/platform/problems.ts';
import { hashToken, isToken } from '#server/platform/security/tokens.ts';
import { emailKey, maskEmail } from '../auth/email.ts';
import { LIMITS } from '../auth/limits.ts';
import { fullName, teamName } from '../auth/person-name.ts';
import type { MembershipDeps } from './deps.ts';
import { mayJoin } from './eligibility.ts';
import {
  invitationRepository,
  type InvitationRow,
  type SubUserRow,
} from './invitation-repository.ts';
import { joinedMail } from './mails.ts';
import { memberRepository } from './member-repository.ts';

const { problem } = problemsOf<'acceptInvitation' | 'joinTeam'>();
const { problem: acceptProblem } = problemsOf<'acceptInvitation'>();
const { problem: joinProblem } = problemsOf<'joinTeam'>();
const { problem: readProblem } = problemsOf<'getInvitation'>();

type Session = { token: string; expiresAt: Date; user: UserRow };
/** An invitation that may be accepted, under the lock of its team's seats. */
type Opened = { invitation: InvitationRow; member: SubUserRow };

export type Acceptance = ReturnType<typeof createAcceptance>;

/** What the holder of an invitation's link may do: read it, and accept it as a new person or signed in. */
export function createAcceptance(deps: MembershipDeps) {
  const { db, clock, billingClock, billing, seats, limiter, sessions, auth, post } = deps;

  async function readLink(token: string, ip: string): Promise<InvitationRow> {
    await limiter.take(LIMITS.linkNetwork, networkOf(ip));
    const found = isToken('invitation', token)
      ? await invitationRepository(db).findLink(hashToken(token))
      : undefined;
    if (!found) throw readProblem('link_expired');
    return found;
  }

  /** Whether the seat of an invitation is there, or another one is free for it. */
  async function hasRoom(tx: Database, { ownerId, holdsSeat }: SubUserRow): Promise<boolean> {
    const { seats: total } = await billing.entitlementOf(ownerId, tx);
    const used = await seats(tx).used(ownerId);
    return holdsSeat === 1 ? used <= total : used < total;
  }

  async function stateOf({ link, member }: InvitationRow): Promise<Invitation['state']> {
    if (link.usedAt) return 'used';
    if (link.revokedAt || !member || member.status !== 'invited') return 'revoked';
    if (link.expiresAt <= billingClock.now()) return 'expired';
    return (await hasRoom(db, member)) ? 'open' : 'full';
  }

  /** The invitation as it is now, with its seat. @throws 409 `seats_full`, 410 */
  async function open(tx: Database, { link }: InvitationRow): Promise<Opened> {
    await seats(tx).open(link.ownerId, billingClock.now());
    const invitation = await invitationRepository(tx).findLink(link.tokenHash);
    const id = invitation?.member?.id;
    const member = id && (await memberRepository(tx).lock(link.ownerId, { id }));
    if (!invitation || !member || member.status !== 'invited') throw problem('link_expired');
    if (invitation.link.revokedAt || invitation.link.expiresAt <= billingClock.now())
      throw problem('link_expired');
    const { seats: total } = await billing.entitlementOf(link.ownerId, tx);
    const isSeated =
      (await hasRoom(tx, member)) &&
      (member.holdsSeat === 1 || (await seats(tx).take(link.ownerId, total)));
    if (!isSeated) throw problem('seats_full', { text: 'team:seatsFull.invited' });
    return { invitation, member };
  }

  /** Uses the link up and makes the invitation a sub-user. @throws 410 when another request was first */
  async function join(
    tx: Database,
    { invitation, member }: Opened,
    person: Pick<UserRow, 'id' | 'email' | 'firstName' | 'lastName'>,
  ): Promise<void> {
    const { link, client } = invitation;
    if (!(await invitationRepository(tx).consumeLink(link.tokenHash, billingClock.now())))
      throw problem('link_expired');
    const name = fullName(person);
    await memberRepository(tx).update(member.id, {
      status: 'active',
      holdsSeat: 1,
      userId: person.id,
      joinedAt: clock.now(),
      name,
      nameKey: foldText(name),
    });
    await post.send(joinedMail(person, client), { on: tx });
  }

  /** Puts an account on the team, verified by the mailed link. @throws 403, 409, 410 */
  async function joinAs(userId: string, found: InvitationRow): Promise<void> {
    await deps.withPaymentsClosed(userId, async (tx) => {
      const opened = await open(tx, found);
      const person = await memberRepository(tx).lockPerson({ id: userId });
      if (!person || !(await mayJoin(tx, person, billing)))
        throw joinProblem('address_unavailable');
      if (!found.isMailed && !person.emailVerifiedAt) throw problem('email_not_verified');
      await join(tx, opened, person);
      const { ownerId, preset } = opened.member;
      if (!(await memberRepository(tx).joinPerson(person.id, { ownerId, preset }, clock.now())))
        throw joinProblem('address_unavailable');
    });
    sessions.forget(userId);
  }

  return {
    /** @throws 410 for a token that no invitation has */
    async getInvitation(
      token: string,
      { ip, locale }: { ip: string; locale: string },
    ): Promise<Invitation> {
      const found = await readLink(token, ip);
      const { link, member, client, isMailed } = found;
      // Account existence: only for the mailed link, since a copied one may have been passed on.
      const accountExists =
        isMailed &&
        (await memberRepository(db).findPerson({ emailKey: emailKey(link.email) })) !== undefined;
      return {
        teamName: teamName(client, locale),
        inviterName: fullName(client),
        ...(link.name && { name: link.name }),
        emailMasked: maskEmail(link.email),
        preset: member?.preset ?? link.preset,
        expiresAt: link.expiresAt.toISOString(),
        state: await stateOf(found),
        ...(isMailed && { accountExists }),
      };
    },

    /** A new account on the team, signed in; by the mailed link only. @throws 403, 409, 410, 422 */
    async acceptInvitation(
      token: string,
      input: AcceptInvitationRequestOutput,
      from: { ip: string; userAgent: string },
    ): Promise<Session> {
      const found = await readLink(token, from.ip);
      const { email } = found.link;
      const state = await stateOf(found);
      if (state !== 'open' && state !== 'full') throw problem('link_expired');
      if (!found.isMailed) throw problem('email_not_verified', { text: 'team:copiedLink' });
      // Two people with one link: the account decides again when it is made.
      if (await memberRepository(db).findPerson({ emailKey: emailKey(email) }))
        throw acceptProblem('account_exists');
      const person = await auth.readPerson({ ...input, email });
      const user = await db.transaction(async (tx) => {
        const opened = await open(tx, found);
        const { preset, ownerId } = opened.member;
        const created = await auth.createVerified(tx, person, { ownerId, preset }, from);
        if (!created) throw acceptProblem('account_exists');
        await join(tx, opened, created);
        return created;
      });
      const begun = await sessions.begin(user, { remember: false, ...from });
      if (!begun) throw problem('link_expired');
      return { ...begun, user: { ...user, lastLoginAt: begun.beganAt } };
    },

    /** Puts the caller on the team; the same again after joining by this link. @throws 403, 409, 410 */
    async joinTeam(token: string, { caller, ip }: CallerContext & { ip: string }): Promise<void> {
      const found = await readLink(token, ip);
      const { link, member } = found;
      if (link.usedAt && member?.userId === caller.id) return;
      const state = await stateOf(found);
      if (state !== 'open' && state !== 'full') throw problem('link_expired');
      if (emailKey(link.email) !== emailKey(caller.email))
        throw joinProblem('wrong_account', { emailMasked: maskEmail(link.email) });
      await joinAs(caller.id, found);
    },

    /**
     * Puts an account whose address a mail has just proven on the team that it registered for. An invitation that no
     * longer works, a full team and a plan of its own leave the account as it is.
     */
    async joinRegistered(userId: string): Promise<void> {
      const tokenHash = await invitationRepository(db).findRegistration(userId);
      const found = tokenHash && (await invitationRepository(db).findLink(tokenHash));
      if (!found) return;
      try {
        await joinAs(userId, found);
      } catch (err) {
        if (!(err instanceof ProblemError) || err.status >= 500) throw err;
      }
    },
  };
}
