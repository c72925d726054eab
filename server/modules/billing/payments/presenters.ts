import type { Quote as QuoteView } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import { renewalQuote, type Pricing, type Quote } from '../engine/quote.ts';
import type { Subscription } from '../engine/subscription.ts';
import { applyPaid } from '../engine/transitions.ts';
import { CURRENCY } from '../plans/plans.ts';
import { lineFacts, viewLine } from '../subscriptions/invoice-lines.ts';
import { presentNextInvoice } from '../subscriptions/next-invoice.ts';

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
