/** The one place in the file (seen from `server/`) reads differently. */
export type Replacement = { file: string; find: string; replace: string };

/** An old fault that is put back, and the test of the socket suite that has to find it. */
export type Plant = {
  name: string;
  replacements: readonly Replacement[];
  /** The test file below `server/sockets/`, and a part of the test's name. */
  suite: string;
  test: string;
  /** Planted in every run; the others by `npm run test:exhaustive`. */
  quick?: boolean;
};

export const PLANTS: readonly Plant[] = [
  {
    name: 'a model client that knows answers by a class that the HTTP adapter replaces',
    replacements: [
      {
        file: 'platform/http/server.ts',
        find: 'overrideGlobalObjects: false,',
        replace: 'overrideGlobalObjects: true,',
      },
      {
        file: 'adapters/model/http-client.ts',
        find: 'if (!(outcome instanceof ModelError)) return outcome;',
        replace: 'if (outcome instanceof Response) return outcome;',
      },
    ],
    suite: 'provider-faults.test.ts',
    test: 'answers a run',
    quick: true,
  },
  {
    name: 'events of the model without a bound',
    replacements: [
      {
        file: 'adapters/model/sse.ts',
        find: 'if (unfinished > MAX_EVENT)',
        replace: 'if (Number.isNaN(unfinished))',
      },
    ],
    suite: 'provider-faults.test.ts',
    test: 'endlessData',
  },
  {
    name: 'a stream of drafts that gave none keeps what it had reserved',
    replacements: [
      {
        file: 'modules/prompts/generator/live-generation.ts',
        find: 'if (!counted) {\n      await begun.giveBack();',
        replace: 'if (!counted) {',
      },
    ],
    suite: 'generation-streams.test.ts',
    test: 'rateLimited',
  },
  {
    name: 'the time that a provider names is its own affair',
    replacements: [
      {
        file: 'modules/prompts/usage/model-problem.ts',
        find: 'const asked = error instanceof ModelError ? error.retryAfter : undefined;',
        replace: 'const asked = undefined;',
      },
    ],
    suite: 'generation-streams.test.ts',
    test: 'rateLimited',
  },
  {
    name: 'one failed draft fails those that came',
    replacements: [
      {
        file: 'adapters/model/generate-candidates.ts',
        find: 'if (candidates.length === 0) throw failed?.reason;',
        replace: 'if (failed) throw failed.reason;',
      },
      {
        file: 'modules/prompts/generator/live-generation.ts',
        find: 'shutdown.aborted\n        ? {',
        replace: 'written.error\n        ? {',
      },
    ],
    suite: 'generation-streams.test.ts',
    test: 'keep the one that had come',
  },
  {
    name: 'drafts are waited for as long as the model sends signs of life',
    replacements: [
      {
        file: 'modules/prompts/generator/ask-model.ts',
        find: 'AbortSignal.any([caller, shutdown, AbortSignal.timeout(MAX_MS)])',
        replace: 'AbortSignal.any([caller, shutdown])',
      },
    ],
    suite: 'generation-streams.test.ts',
    test: 'end at the deadline',
  },
  {
    name: 'drafts are written on for a person who left',
    replacements: [
      {
        file: 'modules/prompts/generator/live-generation.ts',
        find: 'AbortSignal.any([ctx.signal, left.signal])',
        replace: 'new AbortController().signal',
      },
    ],
    suite: 'generation-streams.test.ts',
    test: 'end upstream when the person leaves',
  },
  {
    name: 'drafts are not ended before the server is',
    replacements: [
      {
        file: 'modules/prompts/generator/ask-model.ts',
        find: 'AbortSignal.any([caller, shutdown, AbortSignal.timeout(MAX_MS)])',
        replace: 'AbortSignal.any([caller, AbortSignal.timeout(MAX_MS)])',
      },
    ],
    suite: 'generation-streams.test.ts',
    test: 'before the first says so',
  },
  {
    name: 'transactions of the library, on a pool whose clients nobody listens to',
    replacements: [
      {
        file: 'db/postgres.ts',
        find: 'db: drizzleOnPool(pool),',
        replace: 'db: drizzle(new pg.Pool({ connectionString: databaseUrl, max: 20 })),',
      },
    ],
    suite: 'database-faults.test.ts',
    test: 'among writes',
    quick: true,
  },
  {
    name: 'answers kept after their effect, in a transaction of their own',
    replacements: [
      {
        file: 'platform/idempotency/claim.ts',
        find: '    async settle(tx, answer) {',
        replace: '    async settle(tx, answer) {\n      if (tx) return;',
      },
    ],
    suite: 'database-faults.test.ts',
    test: 'cut in the commit',
  },
  {
    name: 'a stream whose end rejects unheard',
    replacements: [
      {
        file: 'platform/idempotency/idempotency.ts',
        find: "log.warn({ err }, 'idempotency claim not ended');",
        replace: 'throw err;',
      },
    ],
    suite: 'database-faults.test.ts',
    test: 'a stream whose database goes away',
  },
  {
    name: 'statements that wait one after another',
    replacements: [
      {
        file: 'platform/http/deadline.ts',
        find: 'AFTER_LOSS_MS = 500',
        replace: 'AFTER_LOSS_MS = 60_000',
      },
      {
        file: 'platform/contract/deadline-of.ts',
        find: '9_500 : 5_500',
        replace: '95_000 : 55_000',
      },
    ],
    suite: 'database-faults.test.ts',
    test: 'is slow at every step',
  },
  {
    name: 'readers that take nothing are never closed',
    replacements: [
      {
        file: 'platform/http/server.ts',
        find: 'setInterval(() => connections.closeStalled(), WATCH_MS)',
        replace: 'setInterval(() => undefined, WATCH_MS)',
      },
    ],
    suite: 'hostile-clients.test.ts',
    test: 'cost little when they read nothing',
  },
  {
    name: 'requests sent ahead are all worked on at once, each with a copy of the file',
    replacements: [
      {
        file: 'platform/http/connections.ts',
        find: 'if (!connection.current) work();',
        replace: 'if (connection) work();',
      },
      {
        file: 'platform/http/static-files.ts',
        find: ': pieces(bytes)',
        replace: ': Buffer.from(bytes)',
      },
    ],
    suite: 'hostile-clients.test.ts',
    test: 'cost little when they read nothing',
  },
  {
    name: 'a body that breaks off looks like a database that went away',
    replacements: [
      {
        file: '../contract/read/json-body.ts',
        find: "throw new Refusal('malformed_request', { cause });",
        replace: 'throw cause;',
      },
    ],
    suite: 'hostile-clients.test.ts',
    test: 'that break off',
  },
  {
    name: 'a body that breaks off is taken for one that ended',
    replacements: [
      {
        file: '../contract/read/json-body.ts',
        find: 'reader.read().catch(brokenOff)',
        replace: 'reader.read().catch(() => ({ done: true as const, value: undefined }))',
      },
    ],
    suite: 'hostile-clients.test.ts',
    test: 'that break off',
  },
  {
    name: 'runs are broken off as soon as the server is told to stop',
    replacements: [
      {
        file: 'shutdown.ts',
        find: 'setTimeout(() => services.prompts.stop(), DRAIN_MS - LAST_WORDS_MS).unref();',
        replace: 'services.prompts.stop();',
      },
    ],
    suite: 'stop.test.ts',
    test: 'lets every request end',
  },
  {
    name: 'a run that the end of the server breaks off is a failure of ours',
    replacements: [
      {
        file: 'modules/prompts/service.ts',
        find: "ending.abort(problemsOf<'executePrompt'>().problem('unavailable', { retryAfter: 5 }))",
        replace: "ending.abort(new Error('The server is stopping'))",
      },
    ],
    suite: 'stop.test.ts',
    test: 'ends what goes on for too long',
  },
  {
    name: 'a server that is told to stop closes its port at once',
    replacements: [{ file: 'shutdown.ts', find: 'isBalanced ? LINGER_MS : 0', replace: '0' }],
    suite: 'servers.test.ts',
    test: 'one after another under load',
  },
  {
    name: 'a server that is told to stop ends what it is at',
    replacements: [
      {
        file: 'shutdown.ts',
        find: 'await server.close(DRAIN_MS - linger);',
        replace: 'await Promise.race([server.close(1), sleep(1)]);',
      },
    ],
    suite: 'servers.test.ts',
    test: 'one after another under load',
  },
  {
    name: 'jobs are claimed without a lock',
    replacements: [
      {
        file: 'platform/jobs/store.ts',
        find: ".for('update', { skipLocked: true })",
        replace: '',
      },
    ],
    suite: 'servers.test.ts',
    test: 'deliver each mail once',
  },
  {
    name: 'a payment that is repeated is named again, and charged again',
    replacements: [
      {
        file: 'modules/billing/payments/service.ts',
        find: 'key: `payment_${id}`',
        replace: 'key: `payment_${newId()}`',
      },
    ],
    suite: 'charge-crashes.test.ts',
    test: 'charges exactly once',
  },
  {
    name: 'Stripe is asked for a payment by a key that a repeat does not have',
    replacements: [
      {
        file: 'adapters/payments/stripe-payments.ts',
        find: 'idempotencyKey: `${key}_${id}`',
        replace: 'idempotencyKey: `${key}_${id}_${Math.random()}`',
      },
    ],
    suite: 'charge-crashes.test.ts',
    test: 'charges exactly once',
  },
  {
    name: 'a renewal is charged without looking for what there is',
    replacements: [
      {
        file: 'modules/billing/renewal/charge.ts',
        find: '? await provider.findPayment(payment.providerId)',
        replace:
          '? await provider.createPayment({ key: `${id}_${Math.random()}`, ownerId, amount, currency })',
      },
    ],
    suite: 'charge-crashes.test.ts',
    test: 'charges exactly once',
  },
];
