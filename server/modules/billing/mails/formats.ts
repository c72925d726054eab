import type { Language } from '#core/language/languages.ts';
import { directionOf } from '#core/language/languages.ts';
import { CURRENCY } from '../plans/plans.ts';

/** Cents as the language writes them; a Latin currency sign stays in one piece in right-to-left text. */
export function moneyText(cents: number, locale: Language): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: CURRENCY });
  const isRightToLeft = directionOf(locale) === 'rtl';
  return format
    .formatToParts(cents / 100)
    .map(({ type, value }) =>
      isRightToLeft && type === 'currency' ? `\u2066${value}\u2069` : value,
    )
    .join('');
}

/** A day, written out so that day and month cannot be taken for one another. */
export function dayText(moment: Date, locale: Language, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(moment);
}

/** A moment to the minute, with its zone. */
export function momentText(moment: Date, locale: Language, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
}
