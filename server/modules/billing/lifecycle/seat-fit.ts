/** A sub-user on a seat. `works`: is active or may still accept, so that a seat is missed. */
export type SeatHolder = { id: string; works: boolean };

/**
 * Who gives up a seat when there are fewer, and no more than have to: suspended people first, since they lose
 * nothing more, then the newest of the others, the chosen ones last.
 * @param holders the newest first
 */
export function whoGivesUpSeats<Holder extends SeatHolder>(
  holders: readonly Holder[],
  seats: number,
  keep: readonly string[] | null | undefined,
): Holder[] {
  const kept = new Set(keep);
  const turn = ({ id, works }: SeatHolder) => (works ? 1 + Number(kept.has(id)) : 0);
  return holders
    .toSorted((one, other) => turn(one) - turn(other))
    .slice(0, Math.max(0, holders.length - seats));
}
