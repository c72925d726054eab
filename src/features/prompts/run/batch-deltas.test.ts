import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RunEvent } from '#src/generated/api/endpoints.schemas.ts';
import { batchDeltas } from './batch-deltas.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const started: RunEvent = { type: 'started', runId: 'r', model: 'm', isDemo: false };
const delta = (text: string): RunEvent => ({ type: 'delta', text });

it('joins pieces, and lets other events pass after what was held', () => {
  const got: RunEvent[] = [];
  const batch = batchDeltas((event) => got.push(event), 80);
  batch.push(started);
  for (const letter of 'abc') batch.push(delta(letter));
  expect(got).toEqual([started]);
  vi.advanceTimersByTime(80);
  expect(got).toEqual([started, delta('abc')]);
  batch.push(delta('d'));
  batch.push(started);
  expect(got.slice(2)).toEqual([delta('d'), started]);
});

it('loses nothing at the end, and delivers nothing twice', () => {
  const got: RunEvent[] = [];
  const batch = batchDeltas((event) => got.push(event), 80);
  batch.push(delta('x'));
  batch.flush();
  vi.advanceTimersByTime(500);
  expect(got).toEqual([delta('x')]);
});
