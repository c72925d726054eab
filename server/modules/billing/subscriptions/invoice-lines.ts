import type { InvoiceLine } from '#contract/generated/schemas.ts';
import type { transactionLines } from '#server/db/schema/billing.ts';
import type { Language } from '#core/language/languages.ts';
import { findText, text } from '#server/platform/text/texts.ts';
import type { QuoteLine } from '../engine/quote-lines.ts';
import { planOf, type PlanCode } from '../plans/plans.ts';
import type { Period } from '../engine/months.ts';
import { planName } from '../plans/presenters.ts';

/** A line as facts. `amount` is `quantity` times `unitAmount`, in cents. */
export type LineFacts = Omit<typeof transactionLines.$inferInsert, 'transactionId' | 'position'>;

/** A line of a quote as the books keep it. */
export function lineFacts({ period, part, ...line }: QuoteLine): LineFacts {
  return {
    ...line,
    ...(period && { periodStart: period.start, periodEnd: period.end }),
    ...(part && part.seconds < part.ofSeconds && part),
  };
}

/** Formats of a day by language: making one takes longer than all the rest of a line. */
const dayFormats = new Map<Language, Intl.DateTimeFormat>();
function dayFormat(locale: Language): Intl.DateTimeFormat {
  const format =
    dayFormats.get(locale) ??
    new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
  dayFormats.set(locale, format);
  return format;
}

/** A span of days as the interface writes its dates: Jul 5 – Aug 4, 2026. */
function daysOf(locale: Language, { start, end }: Period): string {
  const format = dayFormat(locale);
  const range = format.formatRange(start, end);
  // Some languages, Chinese among them, write a range in figures and slashes, unlike every other date.
  if (/\d\/\d/u.test(range))
    return text(locale, 'billing:lines.span', {
      start: format.format(start),
      end: format.format(end),
    });
  // The spaces of a range are narrow ones, for which a document's font may have no glyph.
  return range.replaceAll(/[\u2009\u202F]/gu, ' ');
}

function describe(line: LineFacts, locale: Language): string {
  const { kind, periodStart, periodEnd, reference } = line;
  // The operator's own name of the tax, in whatever language it is.
  if (kind === 'tax' && reference) return reference;
  const span = periodStart && periodEnd ? { start: periodStart, end: periodEnd } : undefined;
  const plan = planOf((line.planCode ?? 'free') satisfies PlanCode);
  const params = {
    plan: planName(plan, locale),
    count: line.quantity,
    reference: line.reference ?? '',
    ...(span && { days: daysOf(locale, span) }),
  };
  const over = span && findText(locale, `billing:lines.${kind}Over`, params);
  return over ?? text(locale, `billing:lines.${kind}`, params);
}

/** A line with its text in a language. */
export function viewLine(line: LineFacts, locale: Language): InvoiceLine {
  return {
    kind: line.kind,
    description: describe(line, locale),
    quantity: line.quantity,
    unitAmount: line.unitAmount,
    amount: line.amount,
    ...(line.periodStart && { periodStart: line.periodStart.toISOString() }),
    ...(line.periodEnd && { periodEnd: line.periodEnd.toISOString() }),
    ...(line.seconds && { seconds: line.seconds }),
    ...(line.ofSeconds && { ofSeconds: line.ofSeconds }),
  };
}
