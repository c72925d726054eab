import { type Attack, attacksOn, attackText } from './attacks.ts';

/** Long enough that a square shows, short enough for every attack on every pattern. */
const GLANCE = 8_000;
/** Ten, and what the system's clock of a thread rounds up. */
const GLANCE_MS = 12;
const MORE = 3 * GLANCE;
/** Three times the text may cost three times the time; a square costs nine times. */
const MAX_GROWTH = 5;
/** What a body may hold, and what even a linear pattern may take for it. */
const FULL = 50_000;
const MAX_MS = 250;
/** What a pattern that only meets short texts may take for the longest of them. */
const BOUNDED_MS = 100;

export type Slow = { attack: Attack; ms: number; length: number };

/** CPU time of this thread only, so that a busy machine makes nothing slow. */
function cpuMs(job: () => void): number {
  const start = process.threadCpuUsage();
  job();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1_000;
}

/** Walks through all matches, as `replaceAll` and `matchAll` do; without `g` there is one. */
function runAll(pattern: RegExp, text: string): void {
  if (!pattern.global) pattern.exec(text);
  else for (const _ of text.matchAll(pattern));
}

/**
 * The first attack on which a pattern's time grows faster than its text; nothing when there is none.
 * A pattern that only ever meets texts of some length is measured at that length.
 */
export function findSlow(source: string, flags: string, longest = Infinity): Slow | undefined {
  const pattern = new RegExp(source, flags);
  const best = (attack: Attack, length: number, times: number) => {
    const text = attackText(attack, length);
    let least = Infinity;
    for (let i = 0; i < times; i += 1)
      least = Math.min(
        least,
        cpuMs(() => runAll(pattern, text)),
      );
    return least;
  };
  for (const attack of attacksOn(source, flags)) {
    const first = Math.min(GLANCE, longest);
    if (best(attack, first, 1) < GLANCE_MS) continue;
    const ms = best(attack, first, 3);
    if (ms < GLANCE_MS) continue;
    if (longest <= GLANCE) {
      if (ms < BOUNDED_MS) continue;
      return { attack, ms, length: first };
    }
    const more = best(attack, MORE, 2);
    if (more / ms > MAX_GROWTH) return { attack, ms: more, length: MORE };
    const full = best(attack, FULL, 2);
    if (full > MAX_MS) return { attack, ms: full, length: FULL };
  }
  return undefined;
}
