import type {
  RemoveSubUserAnswer,
  SubUserAnswer,
  UpdateSubUserRequestOutput,
} from '#contract/generated/schemas.ts';
import { problemsOf } from '#server/contract.ts';
import type { Database } from '#server/db/client.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { whoGivesUpSeats } from '../billing/lifecycle/seat-fit.ts';
import type { MembershipDeps } from './deps.ts';
import { invitationRepository, type SubUserRow } from './invitation-repository.ts';
import { memberMail } from './mails.ts';
import { memberRepository } from './member-repository.ts';
import { presentSeats, presentSubUser } from './presenters.ts';
import { seatsFull } from './refusals.ts';
import { teamRepository } from './repository.ts';

const { problem } = problemsOf<'updateSubUser' | 'removeSubUser'>();
const { problem: updateProblem, invalid: invalidUpdate } = problemsOf<'updateSubUser'>();
const { invalid: invalidRemoval } = problemsOf<'removeSubUser'>();

export type Members = ReturnType<typeof createMembers>;

/** What a client does with the people on the plan: preset, suspension, removal. */
export function createMembers(deps: MembershipDeps) {
  const { db, clock, billingClock, billing, seats, sessions, prompts, post } = deps;

  async function seatsOf(tx: Database, ownerId: string) {
    const entitlement = await billing.entitlementOf(ownerId, tx);
    return presentSeats(entitlement, await seats(tx).used(ownerId));
  }

  /** Ends the sessions of a person and tells them why. */
  async function dismiss(
    tx: Database,
    kind: 'removed' | 'suspended',
    { ownerId, userId }: SubUserRow,
  ): Promise<void> {
    const people = memberRepository(tx);
    const client = await people.findPerson({ id: ownerId });
    const person = userId && (await people.lockPerson({ id: userId }));
    if (!client || !person) return;
    const change =
      kind === 'removed'
        ? ({ role: 'individual', ownerId: null, preset: null, suspendedAt: null } as const)
        : { suspendedAt: clock.now() };
    await people.changePerson(ownerId, person.id, change, clock.now());
    await sessions.endAll(person.id, { on: tx });
    await post.send(memberMail(kind, person, client), { on: tx });
  }

  async function setStatus(
    tx: Database,
    row: SubUserRow,
    status: 'active' | 'suspended',
    { locale }: CallerContext,
  ): Promise<void> {
    const people = memberRepository(tx);
    if (row.status === 'invited') throw invalidUpdate([{ field: 'status', code: 'not_joined' }]);
    if (row.status === status) return;
    if (status === 'suspended') {
      await people.update(row.id, { status });
      return dismiss(tx, 'suspended', row);
    }
    const entitlement = await billing.entitlementOf(row.ownerId, tx);
    if (row.holdsSeat === 0 && !(await seats(tx).take(row.ownerId, entitlement.seats)))
      throw updateProblem('seats_full', seatsFull(entitlement, locale));
    await people.update(row.id, { status, holdsSeat: 1 });
    if (row.userId)
      await people.changePerson(row.ownerId, row.userId, { suspendedAt: null }, clock.now());
  }

  return {
    /** @throws 404, 409 `seats_full`, 422 */
    async updateSubUser(
      subUserId: string,
      { preset, status }: UpdateSubUserRequestOutput,
      ctx: CallerContext,
    ): Promise<SubUserAnswer> {
      const ownerId = ctx.caller.id;
      const { userId, answer } = await db.transaction(async (tx) => {
        const now = billingClock.now();
        const people = memberRepository(tx);
        await seats(tx).open(ownerId, now);
        const row = await people.lock(ownerId, { id: subUserId });
        if (!row) throw problem('not_found');
        if (status) await setStatus(tx, row, status, ctx);
        if (preset) {
          await people.update(row.id, { preset });
          if (row.userId) await people.changePerson(ownerId, row.userId, { preset }, clock.now());
        }
        const [view] = await teamRepository(tx).findViews([row.id], now);
        if (!view) throw problem('not_found');
        const subUser = presentSubUser(view);
        return { userId: row.userId, answer: { subUser, seats: await seatsOf(tx, ownerId) } };
      });
      if (userId) sessions.forget(userId);
      return answer;
    },

    /**
     * Suspends whoever no longer fits the client's seats, the newest first and those to keep last. Nobody is
     * removed: with a seat again, each may be let in.
     */
    async fitSeats(ownerId: string, keep: readonly string[]): Promise<void> {
      const suspended = await db.transaction(async (tx) => {
        const people = memberRepository(tx);
        await seats(tx).open(ownerId, billingClock.now());
        const entitlement = await billing.entitlementOf(ownerId, tx);
        const holders = await people.lockSeatHolders(ownerId);
        const present = holders.map((row) => ({ ...row, works: row.status !== 'suspended' }));
        const over = whoGivesUpSeats(present, entitlement.seats, keep);
        for (const row of over) {
          const isMember = row.status === 'active';
          await people.update(row.id, {
            holdsSeat: 0,
            ...(isMember && { status: 'suspended' as const }),
          });
          if (isMember) await dismiss(tx, 'suspended', row);
        }
        await seats(tx).giveBack(ownerId, over.length);
        return over;
      });
      for (const { userId } of suspended) if (userId) sessions.forget(userId);
    },

    /** Removes a sub-user or takes an invitation back; the seat is free at once. @throws 404, 422 */
    async removeSubUser(
      subUserId: string,
      transferTo: string | undefined,
      { caller }: CallerContext,
    ): Promise<RemoveSubUserAnswer> {
      const ownerId = caller.id;
      const { userId, answer } = await db.transaction(async (tx) => {
        await seats(tx).open(ownerId, billingClock.now());
        const people = memberRepository(tx);
        const row = await people.lock(ownerId, { id: subUserId });
        if (!row) throw problem('not_found');
        const heir = await heirOf(tx, ownerId, subUserId, transferTo);
        await invitationRepository(tx).revokeLinks(row.id, billingClock.now());
        await people.remove(ownerId, row.id);
        await seats(tx).giveBack(ownerId, row.holdsSeat);
        await dismiss(tx, 'removed', row);
        const transferredPrompts =
          row.userId && row.joinedAt
            ? await prompts.transferPrompts(tx, { from: row.userId, to: heir, since: row.joinedAt })
            : 0;
        return {
          userId: row.userId,
          answer: { subUserId, transferredPrompts, seats: await seatsOf(tx, ownerId) },
        };
      });
      if (userId) sessions.forget(userId);
      return answer;
    },
  };

  /** Who gets the prompts: somebody active on the team, else the client. @throws 422 */
  async function heirOf(
    tx: Database,
    ownerId: string,
    removedId: string,
    transferTo: string | undefined,
  ): Promise<string> {
    if (transferTo === undefined) return ownerId;
    const heir = await memberRepository(tx).lock(ownerId, { id: transferTo });
    if (!heir?.userId || heir.status !== 'active' || heir.id === removedId)
      throw invalidRemoval([
        { field: 'transferTo', code: 'not_found', text: 'team:fields.transferTo' },
      ]);
    return heir.userId;
  }
}
