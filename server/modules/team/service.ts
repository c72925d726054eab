import type { Database } from '#server/db/client.ts';
import type { SubUserPage } from '#contract/generated/schemas.ts';
import { searchWords } from '#core/text/fold.ts';
import type { Caller, CallerContext } from '#server/platform/security/identity.ts';
import type { QueryOf } from '#server/contract.ts';
import { pageOf, paging, parseSort } from '#server/platform/http/pagination.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { BillingService } from '../billing/service.ts';
import type { Entitlement } from '../billing/subscriptions/entitlement.ts';
import { presentOffer, presentSeats, presentSubUser } from './presenters.ts';
import { teamRepository, SORT_FIELDS, type SubUserFilter } from './repository.ts';

type Person = Pick<Caller, 'id' | 'role'>;
export type TeamService = ReturnType<typeof createTeamService>;

export type TeamDeps = {
  db: Database;
  clock: Clock;
  billing: Pick<BillingService, 'entitlementOf'>;
};

export function createTeamService({ db, clock, billing }: TeamDeps) {
  const people = teamRepository(db);
  return {
    async listSubUsers(
      query: QueryOf<'listSubUsers'>,
      { caller, locale }: CallerContext,
    ): Promise<SubUserPage> {
      const now = clock.now();
      const page = paging(query);
      const order = parseSort(query.sort, SORT_FIELDS, { field: 'name', descending: false });
      const filter: SubUserFilter = {
        ownerId: caller.id,
        words: searchWords(query.q),
        ...(query.status && { status: query.status }),
        ...(query.preset && { preset: query.preset }),
      };
      const [rows, total, used, entitlement] = await Promise.all([
        people.listViews(filter, order, page, now),
        people.count(filter, now),
        people.countTaken(caller.id, now),
        billing.entitlementOf(caller.id),
      ]);
      return {
        ...pageOf(rows.map(presentSubUser), total, page),
        seats: presentSeats(entitlement, used),
        ...(entitlement.plan.seats.max === 0 && { offer: presentOffer(locale) }),
      };
    },

    /** Who shares with whom; an individual is their own owner and only member. */
    teamOf: (userId: string) => people.findTeam(userId),

    /** Whether there is a team to share with: a plan with seats, or people. */
    async hasTeam({ id, role }: Person): Promise<boolean> {
      if (role === 'user') return true;
      const { plan } = await billing.entitlementOf(id);
      return plan.seats.max > 0 || (await people.findTeam(id)).memberIds.length > 1;
    },

    /** Seats for the home screen; 0 on a plan without seats and for a sub-user. */
    async seatCount(
      { id, role }: Person,
      known?: Pick<Entitlement, 'plan' | 'seats'>,
    ): Promise<{ used: number; total: number }> {
      if (role === 'user') return { used: 0, total: 0 };
      const entitlement = known ?? (await billing.entitlementOf(id));
      if (entitlement.plan.seats.max === 0) return { used: 0, total: 0 };
      return {
        used: await people.countTaken(id, clock.now()),
        total: entitlement.seats,
      };
    },
  };
}
