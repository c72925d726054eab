import { DAY_MS } from '#core/time.ts';

/** Bound of the cache: a format costs 36 KB, and zones may be spelt in any case, which has no end. */
const MAX_FORMATS = 700;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string): Intl.DateTimeFormat {
  const known = timezone.toLowerCase();
  let format = formats.get(known);
  if (!format) {
    const options = {
      timeZone: timezone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    } as const;
    try {
      format = new Intl.DateTimeFormat('en-CA', options);
    } catch {
      format = new Intl.DateTimeFormat('en-CA', { ...options, timeZone: 'UTC' });
    }
    if (formats.size >= MAX_FORMATS) formats.clear();
    formats.set(known, format);
  }
  return format;
}

/** The number of cached formats. */
export const keptFormats = () => formats.size;

/** The day (`2026-11-20`) that a moment falls on in a time zone; in UTC when the zone is unknown. */
export function localDate(at: Date, timezone: string): string {
  return formatOf(timezone).format(at);
}

/** The last `count` days, today included, oldest first. */
export function lastDays(now: Date, timezone: string, count: number): string[] {
  const today = Date.parse(`${localDate(now, timezone)}T00:00:00Z`);
  return Array.from({ length: count }, (_, index) =>
    new Date(today - (count - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}

/**
 * The first moment of a day in a time zone. Searched for, to the second: where clocks change at
 * midnight a day may begin at one o'clock.
 */
export function startOfDay(date: string, timezone: string): Date {
  const midnightUtc = Date.parse(`${date}T00:00:00Z`) / 1000;
  let before = midnightUtc - 16 * 3600;
  let from = midnightUtc + 16 * 3600;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localDate(new Date(middle * 1000), timezone) >= date) from = middle;
    else before = middle;
  }
  return new Date(from * 1000);
}
