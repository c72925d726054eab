import { foldText } from '#core/text/fold.ts';
import { DAY_MS } from '#core/time.ts';
import type {
  AddSubUsersAnswer,
  AddSubUsersRequestOutput,
  InvitedSubUser,
  SubUserFailure,
} from '#contract/generated/schemas.ts';
import { problemsOf } from '#server/contract.ts';
import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import { keyedHash } from '#server/platform/security/encryption.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import type { Limit } from '#server/platform/security/rate-limits.ts';
import { oneLine } from '#server/platform/text/one-line.ts';
import type { TextParams } from '#server/platform/text/texts.ts';
import { cleanEmail, emailKey, mailboxKey } from '../auth/email.ts';
import { localPart } from '../auth/person-name.ts';
import type { Entitlement } from '../billing/subscriptions/entitlement.ts';
import type { MembershipDeps } from './deps.ts';
import { mayJoin } from './eligibility.ts';
import { invitationRepository, type SubUserRow } from './invitation-repository.ts';
import { INVITATION_MS, sendLink } from './links.ts';
import { memberRepository } from './member-repository.ts';
import { presentSeats, presentSubUser } from './presenters.ts';
import { failureText, seatsFull } from './refusals.ts';
import { teamRepository } from './repository.ts';

const { problem } = problemsOf<'addSubUsers'>();
const { problem: resendProblem } = problemsOf<'resendInvitation'>();

type Row = AddSubUsersRequestOutput['users'][number];
type Failed = { code: SubUserFailure['code']; params?: TextParams };
type Invited = { id: string; url: string };
/** One request as its rows are worked off. */
type Work = { tx: Database; client: UserRow; entitlement: Entitlement; now: Date };

const RESENDS = 3;
/** A mailbox gets no more invitations of one client in a day, however they are made. */
const MAILBOX: Limit = { name: 'invite-mailbox', points: 8, seconds: 86_400 };
const REQUESTS: Limit = { name: 'invite-requests', points: 60, seconds: 3_600 };

export type Invitations = ReturnType<typeof createInvitations>;

/** Inviting, and sending an invitation again. */
export function createInvitations(deps: MembershipDeps) {
  const { db, billingClock, billing, seats, limiter } = deps;

  /** The client's seats, opened for a change, with what the plan has now. */
  async function open(tx: Database, ownerId: string, now: Date): Promise<Work> {
    await seats(tx).open(ownerId, now);
    const client = await memberRepository(tx).findPerson({ id: ownerId });
    if (!client) throw problem('unauthenticated');
    return { tx, client, now, entitlement: await billing.entitlementOf(ownerId, tx) };
  }

  const standing = (row: SubUserRow, now: Date): 'waiting' | 'expired' | 'member' => {
    if (row.status !== 'invited') return 'member';
    return row.expiresAt <= now ? 'expired' : 'waiting';
  };

  async function inviteRow(work: Work, row: Row, seen: Set<string>): Promise<Invited | Failed> {
    const { tx, client, entitlement, now } = work;
    const people = memberRepository(tx);
    const key = emailKey(row.email);
    if (seen.has(key)) return { code: 'duplicate' };
    seen.add(key);
    if (key === client.emailKey) return { code: 'own_address' };
    const known = await people.lock(client.id, { emailKey: key });
    const stands = known && standing(known, now);
    if (known && stands === 'member')
      return { code: 'already_member', params: { name: known.name } };
    if (known && stands === 'waiting')
      return { code: 'already_invited', params: { name: known.name, date: dayOf(known, client) } };
    const account = await people.findPerson({ emailKey: key });
    if (account && !(await mayJoin(tx, account, billing))) return { code: 'address_unavailable' };
    if (!(await seats(tx).take(client.id, entitlement.seats)))
      return { code: 'seats_full', params: { total: entitlement.seats } };
    const given = oneLine(row.name ?? '') || null;
    const name = given ?? (localPart(row.email) || cleanEmail(row.email));
    const invited = {
      ownerId: client.id,
      name,
      nameKey: foldText(name),
      email: cleanEmail(row.email),
      emailKey: key,
      preset: row.preset,
      status: 'invited' as const,
      holdsSeat: 1,
      invitedAt: now,
      expiresAt: new Date(now.getTime() + INVITATION_MS),
    };
    const id = known?.id ?? newId();
    if (known) await people.update(id, invited);
    else await people.insert({ ...invited, id });
    const about = { client, now, renewed: known !== undefined };
    return { id, url: await sendLink(tx, deps, { ...invited, id, givenName: given }, about) };
  }

  return {
    /** Invites people, each row by itself; nobody when no seat is free. @throws 409, 429 */
    async addSubUsers(
      { users }: AddSubUsersRequestOutput,
      { caller, locale, claim }: CallerContext & { claim?: Claim },
    ): Promise<AddSubUsersAnswer> {
      await limiter.take(REQUESTS, caller.id);
      for (const mailbox of new Set(users.map(({ email }) => mailboxKey(email))))
        await limiter.take(MAILBOX, keyedHash(deps.networkKey, `${caller.id}:${mailbox}`));
      return db.transaction(async (tx) => {
        const now = billingClock.now();
        const work = await open(tx, caller.id, now);
        const { entitlement } = work;
        if ((await seats(tx).used(caller.id)) >= entitlement.seats)
          throw problem('seats_full', seatsFull(entitlement, locale));
        const seen = new Set<string>();
        const invited: Invited[] = [];
        const failed: SubUserFailure[] = [];
        for (const [index, row] of users.entries()) {
          const result = await inviteRow(work, row, seen);
          if ('id' in result) invited.push(result);
          else failed.push(presentFailure(index, row, result));
        }
        const ids = invited.map(({ id }) => id);
        const views = await teamRepository(tx).findViews(ids, now);
        const shown = views.map((view) => ({ subUser: presentSubUser(view) }));
        const total = presentSeats(entitlement, await seats(tx).used(caller.id));
        // A repeat is answered without the links, so that they are stored nowhere.
        const kept = { invited: shown, failed, seats: total };
        await claim?.settle(tx, { status: 200, body: kept });
        const urls = new Map(invited.map(({ id, url }) => [id, url]));
        return { ...kept, invited: shown.map((one) => withLink(one, urls.get(one.subUser.id))) };
      });

      function presentFailure(index: number, row: Row, { code, params }: Failed): SubUserFailure {
        return { index, email: row.email, code, message: failureText(code, params ?? {}, locale) };
      }
    },

    /** A new link in place of the old one. @throws 404, 409, 429 */
    async resendInvitation(
      subUserId: string,
      { caller, locale }: CallerContext,
    ): Promise<InvitedSubUser> {
      return db.transaction(async (tx) => {
        const now = billingClock.now();
        const { client, entitlement } = await open(tx, caller.id, now);
        const people = memberRepository(tx);
        const row = await people.lock(caller.id, { id: subUserId });
        if (!row) throw resendProblem('not_found');
        if (row.status !== 'invited') throw resendProblem('already_joined');
        const free = await nextResend(tx, row.id);
        if (free > now)
          throw resendProblem('rate_limited', {
            text: 'team:resendLimit',
            params: { total: RESENDS },
            retryAfter: Math.min(86_400, Math.ceil((free.getTime() - now.getTime()) / 1000)),
          });
        if (row.holdsSeat === 0 && !(await seats(tx).take(caller.id, entitlement.seats)))
          throw resendProblem('seats_full', seatsFull(entitlement, locale));
        const expiresAt = new Date(now.getTime() + INVITATION_MS);
        const renewed = { ...row, holdsSeat: 1, invitedAt: now, expiresAt };
        await people.update(row.id, {
          holdsSeat: 1,
          invitedAt: now,
          expiresAt,
        });
        const given = await invitationRepository(tx).givenName(row.id);
        const about = { client, now, renewed: true };
        const invitationUrl = await sendLink(tx, deps, { ...renewed, givenName: given }, about);
        const [view] = await teamRepository(tx).findViews([row.id], now);
        if (!view) throw resendProblem('not_found');
        return { subUser: presentSubUser(view), invitationUrl };
      });
    },
  };
}

const withLink = (one: InvitedSubUser, invitationUrl: string | undefined): InvitedSubUser => ({
  ...one,
  ...(invitationUrl && { invitationUrl }),
});

/** From when on an invitation may be sent again; its first link does not count. */
async function nextResend(tx: Database, subUserId: string): Promise<Date> {
  const newest = await invitationRepository(tx).newestLinks(subUserId, RESENDS + 1);
  const counted = newest.length > RESENDS ? newest[RESENDS - 1] : undefined;
  return new Date(counted ? counted.getTime() + DAY_MS : 0);
}

/** The last day of an invitation, as the client reads it. */
function dayOf({ expiresAt }: SubUserRow, { language, timezone }: UserRow): string {
  return new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    timeZone: timezone,
  }).format(expiresAt);
}
