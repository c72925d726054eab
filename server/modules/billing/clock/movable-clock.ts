import type { Clock } from '#server/ports/clock.ts';

/** How billing's time goes: with the machine's, so many times as fast, or by hand alone. */
export type ClockMode = 'real' | 'fast' | 'manual';

/** `base` is billing's time at the machine's time `since`, both in milliseconds. */
export type ClockState = { mode: ClockMode; rate: number; base: number; since: number };

export type MovableClock = Clock & {
  state(): ClockState;
  /** Back to the machine's time. */
  real(): void;
  /** Goes on from here, `rate` seconds a second. */
  fast(rate: number): void;
  /** Stops at its present. */
  stop(): void;
  /** Stops at a moment. @throws RangeError when it lies before billing's present. */
  stopAt(moment: Date): void;
};

/**
 * Billing's present on the embedded default, where people watch a trial or a renewal pass in seconds. Sessions
 * and tokens keep the machine's time. `store` keeps the state over a restart, or paid periods would lie in the future.
 */
export function createMovableClock(
  base: Clock,
  store: { read(): ClockState | undefined; write(state: ClockState): void },
): MovableClock {
  const real = (): ClockState => ({ mode: 'real', rate: 1, base: 0, since: 0 });
  let state = store.read() ?? real();
  const now = () => {
    const machine = base.now().getTime();
    if (state.mode === 'real') return new Date(machine);
    return new Date(state.base + Math.max(0, machine - state.since) * state.rate);
  };
  const change = (next: ClockState) => {
    store.write(next);
    state = next;
  };
  const from = (mode: ClockMode, rate: number, moment: Date): ClockState => ({
    mode,
    rate,
    base: moment.getTime(),
    since: base.now().getTime(),
  });
  return {
    now,
    state: () => state,
    real: () => change(real()),
    fast: (rate) => change(from('fast', rate, now())),
    stop: () => change(from('manual', 0, now())),
    stopAt(moment) {
      if (moment < now()) throw new RangeError('Billing’s time does not go back');
      change(from('manual', 0, moment));
    },
  };
}
