import { expect, test } from 'vitest';
import { eachUntilAborted, untilAborted } from './abort.ts';

const reason = new Error('stopped');

test('work that never ends gives the reason of the abort', async () => {
  const stop = new AbortController();
  const work = untilAborted(new Promise(() => {}), stop.signal);
  stop.abort(reason);
  await expect(work).rejects.toBe(reason);
  await expect(untilAborted(new Promise(() => {}), stop.signal)).rejects.toBe(reason);
  await expect(untilAborted(Promise.resolve(7), new AbortController().signal)).resolves.toBe(7);
});

test('a source that falls silent is left at the abort, and told so', async () => {
  const stop = new AbortController();
  let isClosed = false;
  const source: AsyncIterable<number> = {
    [Symbol.asyncIterator]() {
      let given = 0;
      return {
        next: () =>
          given++ === 0
            ? Promise.resolve({ done: false as const, value: 1 })
            : new Promise<never>(() => {}),
        return: () => {
          isClosed = true;
          return new Promise<never>(() => {});
        },
      };
    },
  };
  const seen: number[] = [];
  const reading = (async () => {
    for await (const value of eachUntilAborted(source, stop.signal)) {
      seen.push(value);
      stop.abort(reason);
    }
  })();
  await expect(reading).rejects.toBe(reason);
  expect(seen).toEqual([1]);
  expect(isClosed).toBe(true);
});

test('a source that ends is read to its end', async () => {
  async function* source() {
    yield* await Promise.resolve([1, 2]);
  }
  const seen: number[] = [];
  for await (const value of eachUntilAborted(source(), new AbortController().signal))
    seen.push(value);
  expect(seen).toEqual([1, 2]);
});
