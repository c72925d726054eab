import type { Database } from '../db/client.ts';
import { users, type UserRow } from '../db/schema/account.ts';
import { subscriptions } from '../db/schema/billing.ts';
import { newId } from '../platform/database/ids.ts';

type NewSubscription = Partial<typeof subscriptions.$inferInsert>;

/** A person straight into the table, for tests that need no signing in. */
export async function insertPerson(db: Database, values: Partial<UserRow> = {}): Promise<string> {
  const id = values.id ?? newId();
  const email = values.email ?? `${id}@example.com`;
  const at = new Date('2026-06-01T00:00:00Z');
  await db.insert(users).values({
    id,
    email,
    emailKey: email.toLowerCase(),
    emailVerifiedAt: at,
    passwordHash: '-',
    firstName: 'Test',
    lastName: 'Person',
    role: 'individual',
    timezone: 'UTC',
    language: 'en',
    twoFactorEnabled: false,
    settings: {},
    createdAt: at,
    updatedAt: at,
    ...values,
  });
  return id;
}

/** A plan straight into the table: Team by the month, 5 seats, all of November 2026 unless told. */
export async function insertSubscription(
  db: Database,
  ownerId: string,
  values: NewSubscription = {},
): Promise<void> {
  const periodStart = values.periodStart ?? new Date('2026-11-01T08:00:00Z');
  await db.insert(subscriptions).values({
    id: newId(),
    ownerId,
    status: 'active',
    planCode: 'team',
    interval: 'month',
    seats: 5,
    periodStart,
    periodEnd: new Date('2026-12-01T08:00:00Z'),
    trialHasCard: false,
    autopay: true,
    createdAt: periodStart,
    updatedAt: periodStart,
    ...values,
  });
}
