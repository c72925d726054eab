import type { NextInvoice, Quote as QuoteView } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import type { QuoteLine } from '../engine/quote-lines.ts';
import { renewalQuote, type Pricing, type Quote } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { applyPaid } from '../engine/transitions.ts';
import { CURRENCY } from '../plans/plans.ts';
import { viewLine, type LineFacts } from '../subscriptions/invoice-lines.ts';

/** A line of a quote as the books keep it. */
export function lineFacts({ period, part, ...line }: QuoteLine): LineFacts {
  return {
    ...line,
    ...(period && { periodStart: period.start, periodEnd: period.end }),
    ...(part && part.seconds < part.ofSeconds && part),
  };
}

/** What a renewal will charge. */
export function presentNextInvoice(quote: Quote, date: Date, locale: Language): NextInvoice {
  return {
    amount: quote.dueToday,
    currency: CURRENCY,
    date: date.toISOString(),
    ...(quote.credit > 0 && { credit: quote.credit }),
    ...(quote.owed > 0 && { owed: quote.owed }),
    lines: quote.lines.map((line) => viewLine(lineFacts(line), locale)),
  };
}

/** A quote as the contract shows it, with the invoice that follows once it is paid. */
export function presentQuote(
  shown: { id: string; quote: Quote; createdAt: Date; expiresAt: Date; couponCode?: string | null },
  about: { subscription: Subscription; pricing: Pricing; locale: Language },
): QuoteView {
  const { id, quote, createdAt, expiresAt, couponCode } = shown;
  const { subscription, pricing, locale } = about;
  const next = renewalQuote(applyPaid(subscription, quote, createdAt), pricing);
  const { terms, period, holds } = quote;
  return {
    id,
    expiresAt: expiresAt.toISOString(),
    now: createdAt.toISOString(),
    type: quote.type,
    ...terms,
    ...(couponCode && { couponCode }),
    currency: CURRENCY,
    subtotal: quote.subtotal,
    discount: quote.discount,
    tax: quote.tax,
    total: quote.total,
    credit: quote.credit,
    owed: quote.owed,
    carried: quote.carried,
    dueToday: quote.dueToday,
    lines: quote.lines.map((line) => viewLine(lineFacts(line), locale)),
    periodStart: period.start.toISOString(),
    periodEnd: holds.end.toISOString(),
    endsTrial: quote.endsTrial,
    nextInvoice: presentNextInvoice(next, next.period.start, locale),
  };
}
