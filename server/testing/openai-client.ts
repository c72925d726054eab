import { afterEach, expect } from 'vitest';
import type { ModelLimits } from '../adapters/model/limits.ts';
import { createOpenAiModel } from '../adapters/model/openai.ts';
import {
  ModelError,
  type ModelErrorKind,
  type ModelEvent,
  type RunParameters,
} from '../ports/model.ts';
import { type Answer, startStandIn } from './openai-stand-in.ts';

export const KEY = 'sk-canary-0123456789';

/** No limit is reached but the one that a test sets: a busy machine takes its time. */
const PATIENT: Partial<ModelLimits> = {
  firstByteMs: 60_000,
  idleMs: 60_000,
  totalMs: 60_000,
  retryDelayMs: 5,
};

const closers: Array<() => Promise<void>> = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** The model adapter on an endpoint of its own that gives these answers. */
export async function setUpModel(answers: Answer[], limits: Partial<ModelLimits> = {}) {
  const server = await startStandIn(...answers);
  closers.push(server.close);
  const model = createOpenAiModel(
    { baseUrl: server.baseUrl, apiKey: KEY, model: 'm-1' },
    { ...PATIENT, ...limits },
  );

  /** Runs a prompt to its end; `onEvent` sees each event as it comes. */
  async function run(
    parameters: RunParameters = {},
    signal = new AbortController().signal,
    onEvent?: (event: ModelEvent) => void,
  ) {
    const events: ModelEvent[] = [];
    let error: unknown;
    try {
      for await (const event of model.run({ prompt: 'p', parameters, locale: 'en', signal })) {
        events.push(event);
        onEvent?.(event);
      }
    } catch (caught) {
      error = caught;
    }
    const text = events.map((event) => (event.type === 'delta' ? event.text : '')).join('');
    return { events, text, error };
  }
  return { server, model, run };
}

/** A ModelError of this kind that holds neither the key nor the endpoint's own words. */
export function expectKind(error: unknown, kind: ModelErrorKind): void {
  expect(error).toBeInstanceOf(ModelError);
  expect(error).toMatchObject({ kind });
  const shown = `${String(error)} ${JSON.stringify(error)} ${(error as Error).stack ?? ''}`;
  expect(shown).not.toContain(KEY);
  expect(shown).not.toContain('upstream-secret-detail');
}
