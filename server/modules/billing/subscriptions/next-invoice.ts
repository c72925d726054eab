import type { NextInvoice } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import { renewalQuote, type Pricing, type Quote } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { CURRENCY } from '../plans/plans.ts';
import { lineFacts, viewLine } from './invoice-lines.ts';

/** What a renewal will charge, and when. */
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

/** The invoice that follows if nothing changes: tax, coupon, scheduled change and balance in it; nothing without autopay. */
export function nextInvoiceOf(
  subscription: Subscription,
  { pricing, locale }: { pricing: Pricing; locale: Language },
): NextInvoice | undefined {
  const { autopay, dunning, terms } = subscription;
  if (!autopay || !terms) return undefined;
  const quote = renewalQuote(subscription, pricing);
  return presentNextInvoice(quote, dunning?.nextTryAt ?? quote.period.start, locale);
}
