/** From the start, up to but not with the end. */
export type Period = { start: Date; end: Date };

/** The same day and time so many months later, UTC; the month's last day where it has no such day. */
export function addMonths(date: Date, months: number): Date {
  const moved = new Date(date);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0));
  moved.setUTCDate(Math.min(date.getUTCDate(), lastDay.getUTCDate()));
  return moved;
}

/** The calendar month, UTC. */
export function utcMonth(now: Date): Period {
  const start = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return { start, end: addMonths(start, 1) };
}

/** The month around a moment, counted from an anchor; before the anchor its first one. */
export function monthWithin(anchor: Date, now: Date): Period {
  const apart =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    now.getUTCMonth() -
    anchor.getUTCMonth();
  let index = Math.max(0, apart);
  if (index > 0 && addMonths(anchor, index) > now) index -= 1;
  return { start: addMonths(anchor, index), end: addMonths(anchor, index + 1) };
}
