import { foldText } from '#core/text/fold.ts';
import { DAY_MS } from '#core/time.ts';
import type { Database } from '../db/client.ts';
import type { subUsers } from '../db/schema/team.ts';
import { memberRepository } from '../modules/team/member-repository.ts';
import { seatRepository } from '../modules/team/seat-repository.ts';
import { newId } from '../platform/database/ids.ts';

type NewSubUser = typeof subUsers.$inferInsert;

/** A sub-user of a name, invited yesterday unless told. */
export function subUser(
  ownerId: string,
  name: string,
  now: Date,
  values: Partial<NewSubUser> = {},
): NewSubUser {
  const email = `${foldText(name).replaceAll(/[^a-z]/g, '') || newId()}@example.com`;
  return {
    id: newId(),
    ownerId,
    name,
    nameKey: foldText(name),
    email,
    emailKey: email,
    preset: 'editor',
    status: 'invited',
    holdsSeat: 1,
    invitedAt: new Date(now.getTime() - DAY_MS),
    expiresAt: new Date(now.getTime() + 6 * DAY_MS),
    ...values,
  };
}

/** Puts a sub-user straight into the table, on a seat; false when none is free. */
export function addSubUser(
  db: Database,
  row: NewSubUser,
  seats: { total: number; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await seatRepository(tx).open(row.ownerId, seats.now);
    if (!(await seatRepository(tx).take(row.ownerId, seats.total))) return false;
    await memberRepository(tx).insert(row);
    return true;
  });
}
