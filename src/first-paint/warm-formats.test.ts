import { afterEach, expect, it, vi } from 'vitest';
import { warmFormats } from './warm-formats.ts';

afterEach(() => void vi.unstubAllGlobals());

it('formatters are made after the first painting, one in each idle moment', () => {
  const idle: (() => void)[] = [];
  let paint: (names: string[]) => void = () => {};
  const disconnect = vi.fn<() => void>();
  vi.stubGlobal('requestIdleCallback', (then: () => void) => idle.push(then));
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(then: (list: object, observer: object) => void) {
        paint = (names) =>
          then(
            { getEntriesByName: (name: string) => names.filter((one) => one === name) },
            { disconnect },
          );
      }
      observe() {}
    },
  );
  const made = vi.spyOn(Intl, 'NumberFormat');
  warmFormats('en');
  paint(['first-paint']);
  expect(idle).toHaveLength(0);
  paint(['first-contentful-paint']);
  expect(disconnect).toHaveBeenCalled();
  expect(made).not.toHaveBeenCalled();
  let turns = 0;
  for (let next = idle.shift(); next; next = idle.shift()) {
    next();
    turns += 1;
  }
  expect(made).toHaveBeenCalledWith('en');
  expect(turns).toBe(4);
});
