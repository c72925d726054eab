import type { Clock } from '../ports/clock.ts';

/** A clock that runs with the machine's, or with `base`, and can be put forward. */
export type TestClock = Clock & { advance(milliseconds: number): void };

export function createTestClock(base?: Clock): TestClock {
  let offset = 0;
  return {
    now: () => new Date((base?.now().getTime() ?? Date.now()) + offset),
    advance: (milliseconds) => void (offset += milliseconds),
  };
}
