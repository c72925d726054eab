import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startProgram } from './start-program.ts';

const started = () => [...document.head.querySelectorAll('script[src="/core.js"]')];
let readyState: DocumentReadyState;
let frames: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  readyState = 'loading';
  frames = [];
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  vi.stubGlobal('requestAnimationFrame', (then: () => void) => frames.push(then));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const script of started()) script.remove();
});

it('the program runs after the first painting of the whole page, once', () => {
  startProgram('/core.js', true);
  vi.advanceTimersByTime(10_000);
  expect(frames).toHaveLength(0);
  expect(started()).toHaveLength(0);

  readyState = 'interactive';
  document.dispatchEvent(new Event('DOMContentLoaded'));
  frames[0]?.();
  expect(started()).toHaveLength(0);
  vi.advanceTimersByTime(0);
  expect(started()).toMatchObject([{ type: 'module', crossOrigin: '' }]);
  vi.advanceTimersByTime(10_000);
  expect(started()).toHaveLength(1);
});

it('a page that is never painted, in a tab out of view, waits half a second', () => {
  readyState = 'complete';
  startProgram('/core.js', true);
  vi.advanceTimersByTime(499);
  expect(started()).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(started()).toHaveLength(1);
});

it('where nothing of the page may be seen, the program waits for nothing but its end', () => {
  startProgram('/core.js', false);
  expect(started()).toHaveLength(0);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(started()).toHaveLength(1);
});
