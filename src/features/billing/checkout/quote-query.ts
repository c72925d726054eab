import { queryOptions } from '@tanstack/react-query';
import { createPayment } from '#src/generated/api/billing/billing.ts';
import type { PreviewPaymentRequest, Quote } from '#src/generated/api/endpoints.schemas.ts';

/** Every quote: what was paid or changed makes them all void. */
export const QUOTES = ['createPayment', 'preview'] as const;
/** Replaced so long before the server lets it expire. */
const MARGIN_MS = 15_000;
const SHORTEST_MS = 5000;

/** Asks what something costs. A preview charges nothing, so it may be asked like a reading. */
export const quoteQuery = (request: PreviewPaymentRequest) =>
  queryOptions({
    queryKey: [...QUOTES, request],
    queryFn: async ({ signal }) => (await createPayment(request, undefined, signal)).quote,
    staleTime: 60_000,
  });

/** Milliseconds until a quote should be asked for again, by the server's own two times. */
export function quoteLifetime({ now, expiresAt }: Pick<Quote, 'now' | 'expiresAt'>): number {
  return Math.max(SHORTEST_MS, Date.parse(expiresAt) - Date.parse(now) - MARGIN_MS);
}
