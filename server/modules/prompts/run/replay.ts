import type { Run, RunEvent } from '#contract/generated/schemas.ts';

/** A stored run as a stream: whole, as the one event that ends a stream (contract, `executePrompt`). */
export async function* replayRun(run: Run): AsyncGenerator<RunEvent> {
  yield await Promise.resolve({ type: 'finished', run } as const);
}
