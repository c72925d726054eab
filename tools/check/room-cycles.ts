/** An import between two source files, by their paths from the root. */
export type Import = { from: string; to: string };

/** The name under which a circle of rooms is reported. */
export const ROOM_RULE = 'no-circle-of-rooms';

/** The room that a file lies in: `server/modules/prompts/run`, `contract/checker`, `core/text`. */
function roomOf(path: string): string | undefined {
  return /^(?:server\/modules\/[^/]+|contract|core)\/[^/]+(?=\/)/.exec(path)?.[0];
}

/** Imports between rooms that form a circle; tests may import from everywhere. */
export function roomCycles(imports: readonly Import[]): string[] {
  const arrows = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [room, other] = [roomOf(from), roomOf(to)];
    if (room === undefined || other === undefined || room === other || from.endsWith('.test.ts'))
      continue;
    arrows.set(room, (arrows.get(room) ?? new Set()).add(other));
  }
  const reaches = (start: string, goal: string, seen = new Set<string>()): boolean =>
    [...(arrows.get(start) ?? [])].some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, goal, seen);
    });
  return [...arrows].flatMap(([room, others]) =>
    [...others]
      .filter((other) => reaches(other, room))
      .map((other) => `${ROOM_RULE}: ${room} → ${other}`),
  );
}
