import type { GenerateEvent, GenerateResult } from '#contract/generated/schemas.ts';

/** A kept result as a stream: whole, as the one event that ends a stream (contract, `generatePrompt`). */
export async function* replayGeneration(result: GenerateResult): AsyncGenerator<GenerateEvent> {
  yield await Promise.resolve({ type: 'done', result } as const);
}
