import type { Plant } from './plant.ts';

/** Faults of runs and of drafts, put back. */
export const MODEL_PLANTS: readonly Plant[] = [
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
];
