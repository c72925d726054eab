import { describe, expect, it } from 'vitest';
import { joinServer } from '../testing/api-person.ts';
import { report } from '../testing/figures.ts';
import { random } from '../testing/ledger.ts';
import type { Replacement } from '../testing/plants/plant.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

/** How well times tell addresses that have an account from others. It takes minutes, so EXHAUSTIVE only. */
const ROUNDS = 300;
const WARM_UP = 40;
const SEED = 20_261_122;
const DOORS = ['forgot-password', 'resend/email-verification'] as const;
/** The mail's job right behind its answer, so that the requests after it feel all of its work. */
const AT_ONCE: Replacement = {
  file: 'platform/jobs/queue.ts',
  find: 'const MAX_DELAY_MS = 1_500;',
  replace: 'const MAX_DELAY_MS = 2;',
};

/** The old fault: an address without an account has no work after its answer. */
const IDLE_FOR_NOBODY: Replacement = {
  file: 'modules/auth/mail-jobs.ts',
  find: '      await db.transaction(async (tx) => {',
  replace: '      if (mail) await db.transaction(async (tx) => {',
};

describe.runIf(process.env['EXHAUSTIVE'])('times', () => {
  it.each([
    { name: 'as started', replacements: [], following: 0, tells: false },
    { name: 'with the mail at once', replacements: [AT_ONCE], following: 12, tells: false },
    {
      name: 'with nothing done for nobody (planted)',
      replacements: [AT_ONCE, IDLE_FOR_NOBODY],
      following: 12,
      tells: true,
    },
  ])(
    'tell who has an account only when a fault is planted: $name',
    { timeout: 900_000 },
    async ({ name, replacements, following, tells }) => {
      const server = await startServer({
        env: { RATE_LIMIT_FACTOR: '10000', LOG_LEVEL: 'warn' },
        replacements,
      });
      try {
        const { email } = await joinServer(server.origin);
        const found: number[] = [];
        for (const door of DOORS) {
          const times = await measure(server, door, email, following);
          const figures = {
            aucAnswer: auc(times.known.answer, times.unknown.answer),
            ...(following > 0 && { aucAfter: auc(times.known.after, times.unknown.after) }),
          };
          report({ check: `times: ${door}, ${name}`, n: ROUNDS, bad: 0, seed: SEED, ...figures });
          found.push(...Object.values(figures).filter((figure) => Math.abs(figure - 0.5) > 0.1));
        }
        expect(found.length > 0, JSON.stringify(found)).toBe(tells);
      } finally {
        await server.stop();
      }
    },
  );
});

type Times = { answer: number[]; after: number[] };

/** Milliseconds of the answer and of the requests right after it, known and unknown in random turn. */
async function measure(
  server: ServerProcess,
  door: string,
  email: string,
  following: number,
): Promise<{ known: Times; unknown: Times }> {
  const next = random(SEED);
  const times = { known: { answer: [], after: [] }, unknown: { answer: [], after: [] } } as {
    known: Times;
    unknown: Times;
  };
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const kinds = next() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) {
      const address = kind === 'known' ? email : `stranger-${Math.floor(next() * 1e9)}@example.com`;
      const started = performance.now();
      const answer = await fetch(`${server.origin}/api/users/auth/${door}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address }),
      });
      await answer.arrayBuffer();
      const answered = performance.now();
      expect(answer.status).toBe(202);
      for (let nth = 0; nth < following; nth += 1)
        await (await fetch(`${server.origin}/live`)).arrayBuffer();
      if (round < 0) continue;
      times[kind].answer.push(answered - started);
      times[kind].after.push(performance.now() - answered);
    }
  }
  return times;
}

/** The chance that a known address took longer than an unknown one: a half tells nothing. */
function auc(known: readonly number[], unknown: readonly number[]): number {
  let above = 0;
  for (const a of known) for (const b of unknown) above += a > b ? 1 : a === b ? 0.5 : 0;
  return Math.round((above / (known.length * unknown.length)) * 1_000) / 1_000;
}
