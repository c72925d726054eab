import { expect, it } from 'vitest';
import { DeadlineExceeded, withDeadline } from './deadline.ts';

it('rejects with the deadline itself when a layer below wrapped it and was told first', async () => {
  const wrapped = new Error('Failed query', { cause: new DeadlineExceeded() });
  const late = withDeadline(60_000, () => Promise.reject(wrapped));
  await expect(late).rejects.toBeInstanceOf(DeadlineExceeded);
});

it('rejects with what the work itself failed by', async () => {
  const failure = new Error('Failed query', { cause: new Error('unique') });
  await expect(withDeadline(60_000, () => Promise.reject(failure))).rejects.toBe(failure);
});
