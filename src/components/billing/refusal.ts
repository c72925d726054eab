import { codeOf, isUnanswered, messageOf, problemOf } from '#src/api/problem.ts';
import type { Problem, Quote } from '#src/generated/api/endpoints.schemas.ts';

/** Why nothing came of pressing the button, and whether money may have moved. */
export type Refusal = {
  kind:
    /** The provider did not take the card; the message does not say that nothing was charged. */
    | 'declined'
    /** The bank wants the person to confirm, which a saved card cannot. */
    | 'confirmationNeeded'
    /** The quote holds no longer; another one is shown. */
    | 'changed'
    /** Paid in another tab, or there already. */
    | 'alreadyPaid'
    | 'unverified'
    /** No answer came; only asking again tells. */
    | 'unanswered'
    | 'refused';
  /** The server's or the provider's own words; empty where there are none. */
  message: string;
};

const KINDS: Readonly<Record<string, Refusal['kind']>> = {
  authentication_required: 'confirmationNeeded',
  quote_changed: 'changed',
  quote_expired: 'changed',
  quote_used: 'alreadyPaid',
  already_on_plan: 'alreadyPaid',
  email_not_verified: 'unverified',
};

export function refusalOf(error: unknown): Refusal {
  if (isUnanswered(error)) return { kind: 'unanswered', message: messageOf(error) };
  return { kind: KINDS[codeOf(error) ?? ''] ?? 'refused', message: messageOf(error) };
}

/** What the same costs now, as a refusal of a quote carries it. */
export function newQuoteOf(error: unknown): Quote | undefined {
  return (problemOf(error) as Partial<Problem> | undefined)?.quote;
}

/** True when another try with the same key could do something: there was no answer that settles it. */
export function keepsKey(error: unknown): boolean {
  const status = problemOf(error)?.status;
  return status === undefined || status >= 500 || codeOf(error) === 'idempotency_in_progress';
}
