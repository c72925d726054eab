import type { Clock } from '../ports/clock.ts';

/** A clock that runs with the machine's, and can be put forward. */
export type TestClock = Clock & { advance(milliseconds: number): void };

export function createTestClock(): TestClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (milliseconds) => void (offset += milliseconds),
  };
}
