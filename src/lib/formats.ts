import { languageDirection } from '#core/text/direction.ts';

export type Formats = {
  /** 20 Nov 2026 */
  date(value: string | Date): string;
  /** 20 Nov 2026, 09:30 */
  dateTime(value: string | Date): string;
  number(value: number): string;
  /** 0.25 → 25% */
  percent(ratio: number): string;
  /** An amount in minor units: 1200 USD → $12.00; whole amounts drop the cents. */
  money(minorUnits: number, currency: string): string;
  /** $12.00: always with cents, for ledgers, where amounts stand below one another. */
  exactMoney(minorUnits: number, currency: string): string;
  /** 3 hours ago, tomorrow */
  relative(value: string | Date, now?: Date): string;
  /** a, b and c */
  list(items: readonly string[]): string;
  /** 1.4 MB */
  bytes(value: number): string;
};

const STEPS: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

const cache = new Map<string, Formats>();

/** Formats for a language; `timeZone` is the browser's unless given. Cached, so cheap to call. */
export function formatsFor(locale: string, timeZone?: string): Formats {
  const key = `${locale}|${timeZone ?? ''}`;
  const known = cache.get(key);
  if (known) return known;
  const made = createFormats(locale, timeZone);
  cache.set(key, made);
  return made;
}

function createFormats(locale: string, timeZone: string | undefined): Formats {
  const zone = timeZone ? { timeZone } : {};
  // Arabic writes a medium date in figures, in which day and month can be mistaken for one another.
  const dateStyle = languageDirection(locale) === 'rtl' ? 'long' : 'medium';
  const date = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle, ...zone }));
  const dateTime = onFirstUse(
    () => new Intl.DateTimeFormat(locale, { dateStyle, timeStyle: 'short', ...zone }),
  );
  const number = onFirstUse(() => new Intl.NumberFormat(locale));
  const percent = onFirstUse(
    () => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }),
  );
  const relative = onFirstUse(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const list = onFirstUse(() => new Intl.ListFormat(locale, { type: 'conjunction' }));

  return {
    date: (value) => orEmpty(value, (at) => date().format(at)),
    dateTime: (value) => orEmpty(value, (at) => dateTime().format(at)),
    number: (value) => number().format(value),
    percent: (ratio) => percent().format(ratio),
    money: (minorUnits, currency) => money(locale, minorUnits, currency, false),
    exactMoney: (minorUnits, currency) => money(locale, minorUnits, currency, true),
    relative: (value, now = new Date()) =>
      orEmpty(value, (at) => {
        const seconds = (at.getTime() - now.getTime()) / 1000;
        const [unit, size] = STEPS.find(([, step]) => Math.abs(seconds) >= step) ?? ['second', 1];
        return relative().format(Math.round(seconds / size) || 0, unit);
      }),
    list: (items) => list().format(items),
    bytes: (value) => {
      const power = Math.min(
        Math.max(0, Math.floor(Math.log10(Math.max(1, value)) / 3)),
        BYTE_UNITS.length - 1,
      );
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: BYTE_UNITS[power] ?? 'byte',
        unitDisplay: power === 0 ? 'long' : 'short',
        maximumFractionDigits: 1,
      }).format(value / 1000 ** power);
    },
  };
}

/** Made when it is asked for: the first formatter of each kind costs a cheap phone up to 100 ms. */
function onFirstUse<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** Keeps a Latin currency sign together in right-to-left text: without it, "US$" shows as "$US". */
function isolate(sign: string): string {
  return `\u2066${sign}\u2069`;
}

function money(locale: string, minorUnits: number, currency: string, isExact: boolean): string {
  const probe = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = probe.resolvedOptions().maximumFractionDigits ?? 2;
  const amount = minorUnits / 10 ** digits;
  const format =
    isExact || !Number.isInteger(amount)
      ? probe
      : new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 0 });
  if (languageDirection(locale) === 'ltr') return format.format(amount);
  return format
    .formatToParts(amount)
    .map(({ type, value }) => (type === 'currency' ? isolate(value) : value))
    .join('');
}

function orEmpty(value: string | Date, format: (at: Date) => string): string {
  const at = value instanceof Date ? value : new Date(value);
  return Number.isNaN(at.getTime()) ? '' : format(at);
}
