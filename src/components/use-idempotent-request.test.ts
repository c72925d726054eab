import { expect, it } from 'vitest';
import { createIdempotentRequest } from './use-idempotent-request.ts';

function counted() {
  let count = 0;
  return createIdempotentRequest(() => `key-${(count += 1)}`);
}
const keyOf = (options: ReturnType<typeof counted>) => options.request.headers['Idempotency-Key'];

it('has a key from the start, and keeps it for the same body', () => {
  const options = counted();
  expect(keyOf(options)).toBe('key-1');
  options.prepare({ goal: 'a' });
  options.prepare({ goal: 'a' });
  expect(keyOf(options)).toBe('key-1');
});

it('has another key for another body, and after success', () => {
  const options = counted();
  options.prepare({ goal: 'a' });
  options.prepare({ goal: 'b' });
  expect(keyOf(options)).toBe('key-2');
  options.renew();
  options.prepare({ goal: 'b' });
  expect(keyOf(options)).toBe('key-3');
});

it('aborts the call under way and not the next one', () => {
  const options = counted();
  options.prepare(1);
  const { signal } = options.request;
  options.abort();
  expect(signal.aborted).toBe(true);
  options.prepare(1);
  expect(options.request.signal.aborted).toBe(false);
});
