import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '#server/db/client.ts';
import { subUsers, teamSeats } from '#server/db/schema/team.ts';
import { newId } from '#server/platform/database/ids.ts';
import { createMemoryDatabase } from '#server/testing/memory-database.ts';
import { insertPerson } from '#server/testing/people.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { insertSubUser, type NewSubUser } from './repository.ts';

const NOW = new Date('2026-11-20T09:30:00Z');
const SEATS = { total: 5, now: NOW };

function guest(ownerId: string, email: string): NewSubUser {
  return {
    id: newId(),
    ownerId,
    name: 'Guest',
    nameKey: 'guest',
    email,
    emailKey: email,
    preset: 'viewer',
    status: 'invited',
    invitedAt: NOW,
    expiresAt: new Date('2026-11-27T09:30:00Z'),
  };
}

async function counted(db: Database, ownerId: string) {
  const rows = await db.select().from(subUsers).where(eq(subUsers.ownerId, ownerId));
  const [counter] = await db.select().from(teamSeats).where(eq(teamSeats.ownerId, ownerId));
  return { rows: rows.length, counter: counter?.used };
}

describe.each(['pglite', 'postgres'] as const)('seats on %s', (kind) => {
  let cluster: TestPostgres | undefined;
  let database: OpenDatabase;
  beforeAll(async () => {
    cluster = kind === 'postgres' ? await startPostgres() : undefined;
    database = cluster ? await cluster.open() : await createMemoryDatabase();
  }, 60_000);
  afterAll(async () => {
    await database.close();
    await cluster?.stop();
  });

  test('of 200 invitations at once exactly 5 find a seat, and the counter agrees', async () => {
    const { db } = database;
    const owner = await insertPerson(db, { role: 'client' });
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        insertSubUser(db, guest(owner, `guest${index}@example.com`), SEATS),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(5);
    expect(await counted(db, owner)).toEqual({ rows: 5, counter: 5 });
  });

  test('the same address invited 20 times at once takes one seat', async () => {
    const { db } = database;
    const owner = await insertPerson(db, { role: 'client' });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => insertSubUser(db, guest(owner, 'same@example.com'), SEATS)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(19);
    for (const { reason } of refused)
      expect(reason).toMatchObject({ cause: { code: '23505', constraint: 'sub_users_email' } });
    expect(await counted(db, owner)).toEqual({ rows: 1, counter: 1 });
  });
});
