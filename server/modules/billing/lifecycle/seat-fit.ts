import type { SeatHolder } from './repository.ts';

/**
 * Who has no place on fewer seats: all but the chosen ones, else the newest. Suspended people keep their seat and
 * lose nothing more.
 * @param holders the newest first
 */
export function whoDoesNotFit(
  holders: readonly SeatHolder[],
  seats: number,
  keep: readonly string[] | null | undefined,
): { id: string; name: string; email: string }[] {
  const working = holders.filter(({ works }) => works);
  const leaving = keep
    ? working.filter(({ id }) => !keep.includes(id))
    : working.slice(0, Math.max(0, working.length - seats));
  // Everyone fits, so a choice has no effect.
  const suspended = working.length <= seats ? [] : leaving;
  return suspended.map(({ id, name, email }) => ({ id, name, email }));
}
