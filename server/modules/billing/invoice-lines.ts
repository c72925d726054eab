import type { InvoiceLine } from '../../generated/schemas.ts';
import type { transactionLines } from '../../db/schema/billing.ts';
import type { Locale } from '../../platform/locales.ts';
import { findText, text } from '../../platform/texts.ts';
import { furtherSeats, planOf, planPrice, seatPrice, type PlanCode } from './data/plans.ts';
import type { Span } from './months.ts';
import { planName } from './plan-view.ts';
import { nextPeriod, type Standing } from './standing.ts';

/** A line as facts. `amount` is `quantity` times `unitAmount`, in cents. */
export type LineFacts = Omit<typeof transactionLines.$inferInsert, 'transactionId' | 'position'>;

const YEAR_MS = 360 * 86_400_000;

/** Days as people write them in their language; with the year only when the span is about one. */
function days(locale: Locale, { start, end }: Span): { from: string; to: string } {
  const written = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    day: 'numeric',
    month: 'long',
    ...(end.getTime() - start.getTime() > YEAR_MS && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  return { from: written.format(start), to: written.format(end) };
}

function describe(line: LineFacts, locale: Locale): string {
  const { kind, periodStart, periodEnd } = line;
  const span = periodStart && periodEnd ? { start: periodStart, end: periodEnd } : undefined;
  const plan = planOf((line.planCode ?? 'free') satisfies PlanCode);
  const params = {
    plan: planName(plan, locale),
    count: line.quantity,
    reference: line.reference ?? '',
    ...(span && days(locale, span)),
  };
  const over = span && findText(locale, `billing:lines.${kind}Over`, params);
  return over ?? text(locale, `billing:lines.${kind}`, params);
}

/** A line with its text in a language. */
export function viewLine(line: LineFacts, locale: Locale): InvoiceLine {
  return {
    kind: line.kind,
    description: describe(line, locale),
    quantity: line.quantity,
    unitAmount: line.unitAmount,
    amount: line.amount,
    ...(line.periodStart && { periodStart: line.periodStart.toISOString() }),
    ...(line.periodEnd && { periodEnd: line.periodEnd.toISOString() }),
  };
}

/** What the period after the present one costs: the plan, and the seats beyond the included ones. */
export function renewalLines(standing: Standing): LineFacts[] {
  const { plan, interval, seats } = standing;
  const period = nextPeriod(standing);
  if (!period || !interval) return [];
  const over = { periodStart: period.start, periodEnd: period.end };
  const price = planPrice(plan, interval);
  const further = furtherSeats(plan, seats);
  const lines: LineFacts[] = [
    { kind: 'plan', planCode: plan.code, quantity: 1, unitAmount: price, amount: price, ...over },
  ];
  if (further > 0) {
    const unitAmount = seatPrice(plan, interval);
    lines.push({
      kind: 'seats',
      quantity: further,
      unitAmount,
      amount: further * unitAmount,
      ...over,
    });
  }
  return lines;
}

export function sumOf(lines: readonly LineFacts[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}
