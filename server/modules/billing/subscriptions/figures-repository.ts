import { eq, sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { prepared } from '#server/db/prepared.ts';
import { users, type UserRow } from '#server/db/schema/account.ts';
import { subscriptions, trials, usageCounters } from '#server/db/schema/billing.ts';
import { savedPromptCounts } from '#server/db/schema/prompts.ts';
import { addMonths } from '../engine/months.ts';
import type { Account } from './repository.ts';
import { trialAddressHash } from './trials.ts';

/** One counter of a month; `start` in milliseconds since 1970. */
type Counter = { meter: 'generations' | 'runs' | 'downloads'; start: number; used: number };

/** Everything that plan and limits say of a person, as of one moment. */
export type AccountFigures = {
  at: Date;
  person: UserRow;
  account: Account;
  /** Whether a trial was begun by the account, or under `address`. */
  trialUsed: boolean;
  address: string;
  savedPrompts: number;
  counters: readonly Counter[];
};

/** Person, account, plan and use in one statement: what each signed-in screen asks for. Nothing of it is cached. */
export function accountFiguresRepository(db: Database) {
  const accountId = sql`coalesce(${users.ownerId}, ${users.id})`;
  const clientEmail = sql<
    string | null
  >`(select client.email from users client where client.id = ${users.ownerId})`;
  const trialUsed = sql<boolean>`exists (select 1 from ${trials} where ${trials.ownerId} = ${accountId} or ${trials.addressHash} = ${sql.placeholder('addressHash')})`;
  const saved = sql`coalesce((select ${savedPromptCounts.saved} from ${savedPromptCounts} where ${savedPromptCounts.ownerId} = ${users.id}), 0)`;
  const counters = sql<
    Counter[]
  >`(select coalesce(json_agg(json_build_object('meter', ${usageCounters.meter},
    'start', extract(epoch from ${usageCounters.periodStart}) * 1000, 'used', ${usageCounters.used})), '[]')
    from ${usageCounters} where ${usageCounters.ownerId} = ${accountId} and ${usageCounters.periodStart} >= ${sql.placeholder('since')}::timestamptz)`;
  const statement = prepared(() =>
    db
      .select({
        person: users,
        subscription: subscriptions,
        clientEmail,
        trialUsed,
        saved: saved.mapWith(Number),
        counters,
      })
      .from(users)
      .leftJoin(subscriptions, eq(subscriptions.ownerId, accountId))
      .where(eq(users.id, sql.placeholder('userId'))),
  );

  return {
    /** Nothing when there is no such person. `address` is where a trial is looked for besides the account. */
    async find(
      userId: string,
      { now, address = '' }: { now: Date; address?: string | undefined },
    ): Promise<AccountFigures | undefined> {
      const [row] = await statement().execute({
        userId,
        since: addMonths(now, -2).toISOString(),
        addressHash: trialAddressHash(address),
      });
      if (!row) return undefined;
      const { person } = row;
      return {
        at: now,
        person,
        account: {
          id: person.ownerId ?? person.id,
          email: row.clientEmail ?? person.email,
          emailVerified: person.emailVerifiedAt !== null,
          isSubUser: person.ownerId !== null,
          subscription: row.subscription ?? undefined,
        },
        trialUsed: row.trialUsed,
        address,
        savedPrompts: row.saved,
        counters: row.counters,
      };
    },
  };
}
