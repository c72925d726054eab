import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Pattern } from './collect.ts';
import type { Slow } from './measure.ts';

/** Catastrophic patterns take longer than the age of the world; linear ones a fraction of a second. */
const BUDGET_MS = 60_000;

export type SlowPattern = Pattern & { slow: Slow | 'never ends' };

/** Attacks every pattern in a thread of its own and gives those whose time grows faster than their text. */
export async function scan(
  patterns: readonly Pattern[],
  longest: (pattern: Pattern) => number | undefined = () => undefined,
  budgetMs = BUDGET_MS,
): Promise<SlowPattern[]> {
  const slow: SlowPattern[] = [];
  let worker: Worker | undefined;
  const measure = async (pattern: Pattern): Promise<Slow | 'never ends' | null> => {
    worker ??= new Worker(new URL('./worker.ts', import.meta.url));
    const { source, flags } = pattern;
    worker.postMessage({ source, flags, longest: longest(pattern) }, []);
    try {
      const signal = AbortSignal.timeout(budgetMs);
      const [found] = (await once(worker, 'message', { signal })) as [Slow | null];
      return found;
    } catch (error) {
      await worker.terminate();
      worker = undefined;
      if (error instanceof Error && error.name === 'AbortError') return 'never ends';
      throw new Error(`/${pattern.source}/${pattern.flags}`, { cause: error });
    }
  };
  for (const pattern of patterns) {
    const found = await measure(pattern);
    if (found) slow.push({ ...pattern, slow: found });
  }
  await worker?.terminate();
  return slow;
}
