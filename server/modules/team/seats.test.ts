import { setTimeout as sleep } from 'node:timers/promises';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/client.ts';
import { subUsers, teamSeats } from '#server/db/schema/team.ts';
import { ProblemError } from '#server/platform/problems.ts';
import { createMemoryDatabase } from '#server/testing/memory-database.ts';
import { insertSubscription } from '#server/testing/people.ts';
import { startPostgres, type TestPostgres } from '#server/testing/postgres.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { seatRepository } from './seat-repository.ts';

const CROWD = 200;
const SEATS = 5;

/** The fault that the check is for: the free seats are counted first, and taken afterwards. */
const readThenWrite: typeof seatRepository = (tx) => ({
  ...seatRepository(tx),
  open: () => Promise.resolve(),
  async take(ownerId, total) {
    const [row] = await tx
      .select({ used: count() })
      .from(subUsers)
      .where(and(eq(subUsers.ownerId, ownerId), eq(subUsers.holdsSeat, 1)));
    await sleep(20);
    return (row?.used ?? 0) < total;
  },
});

async function client(app: TestApp) {
  const { token, userId } = await app.signUp();
  await insertSubscription(app.db, userId, { seats: SEATS });
  const identity = await app.services.sessions.authenticate(token);
  if (!identity) throw new Error('The client is signed in');
  const { caller } = identity;
  const { invitations, members } = app.services;
  /** How many were invited, or the code of the refusal. */
  const invite = (...emails: string[]) =>
    invitations
      .addSubUsers(
        { users: emails.map((email) => ({ email, preset: 'viewer' as const })) },
        { caller, locale: 'en' },
      )
      .then(({ invited }) => invited.length, codeOf);
  const remove = (id: string) =>
    members.removeSubUser(id, undefined, { caller, locale: 'en' }).then(() => 'removed', codeOf);
  const counted = async () => {
    const rows = await app.db.select().from(subUsers).where(eq(subUsers.ownerId, userId));
    const [counter] = await app.db.select().from(teamSeats).where(eq(teamSeats.ownerId, userId));
    return { rows: rows.length, counter: counter?.used };
  };
  return { userId, invite, remove, counted };
}

function codeOf(error: unknown): string {
  if (error instanceof ProblemError) return error.code;
  throw error;
}

describe.each(['pglite', 'postgres'] as const)('seats on %s', (kind) => {
  let cluster: TestPostgres | undefined;
  let app: TestApp;
  const open = async (): Promise<OpenDatabase> =>
    cluster ? cluster.open() : createMemoryDatabase();
  beforeAll(async () => {
    cluster = kind === 'postgres' ? await startPostgres() : undefined;
    app = await createTestApp({ database: await open(), config: { rateLimitFactor: 1_000 } });
  }, 60_000);
  afterAll(async () => {
    await app.close();
    await cluster?.stop();
  });

  const crowd = Array.from({ length: CROWD }, (_, index) => `guest${index}@example.com`);

  test('of 200 invitations at once exactly 5 find a seat, and the counter agrees', async () => {
    const owner = await client(app);
    const answers = await Promise.all(crowd.map((email) => owner.invite(email)));
    expect(answers.filter((answer) => answer === 1)).toHaveLength(SEATS);
    expect(answers.filter((answer) => answer === 'seats_full')).toHaveLength(CROWD - SEATS);
    expect(await owner.counted()).toEqual({ rows: SEATS, counter: SEATS });
  }, 60_000);

  test('the same address invited 20 times at once takes one seat', async () => {
    const owner = await client(app);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => owner.invite('same@example.com')),
    );
    expect(answers.filter((answer) => answer === 1)).toHaveLength(1);
    expect(await owner.counted()).toEqual({ rows: 1, counter: 1 });
  });

  test('a storm of invitations and removals leaves as many seats taken as there are people', async () => {
    const owner = await client(app);
    await owner.invite(...crowd.slice(0, SEATS));
    const rows = await app.db.select().from(subUsers).where(eq(subUsers.ownerId, owner.userId));
    const removals = [...rows, ...rows].map(({ id }) => owner.remove(id));
    await Promise.all(crowd.slice(SEATS, 30).map((email) => owner.invite(email)));
    expect((await Promise.all(removals)).toSorted()).toEqual([
      ...Array.from({ length: SEATS }, () => 'not_found'),
      ...Array.from({ length: SEATS }, () => 'removed'),
    ]);
    const { rows: left, counter } = await owner.counted();
    expect(left).toBeLessThanOrEqual(SEATS);
    expect(counter).toBe(left);
  }, 60_000);

  // One connection works off one transaction after the other: only a real server lets them meet.
  test.runIf(kind === 'postgres')(
    'the same check finds seats that are counted first and taken afterwards',
    async () => {
      const faulty = await createTestApp({
        database: await open(),
        config: { rateLimitFactor: 1_000 },
        parts: { seats: readThenWrite },
      });
      try {
        const owner = await client(faulty);
        await Promise.all(crowd.map((email) => owner.invite(email)));
        const { rows } = await owner.counted();
        expect(rows).toBeGreaterThan(SEATS);
      } finally {
        await faulty.close();
      }
    },
    60_000,
  );
});
