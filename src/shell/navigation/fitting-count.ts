/**
 * How many entries of a line fit into the room, from the first on. When not all do, the button for
 * the others has to fit, too.
 */
export function fittingCount(
  widths: readonly number[],
  { room, gap, more }: { room: number; gap: number; more: number },
): number {
  const ends = widths.reduce<number[]>(
    (all, width) => [...all, (all.at(-1) ?? -gap) + gap + width],
    [],
  );
  if ((ends.at(-1) ?? 0) <= room) return widths.length;
  return ends.filter((end) => end + gap + more <= room).length;
}
