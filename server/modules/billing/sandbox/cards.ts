import { createHash } from 'node:crypto';
import type { ProviderCard } from '#server/ports/payments.ts';

/** The sandbox's test cards by token. There is no number field, so there are no numbers. */
export type SandboxCard =
  | 'success'
  | 'declined'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'authentication_refused'
  | 'fails_at_renewal'
  | 'expires_next_month'
  | 'same_card_again';

type Behaviour = {
  brand: ProviderCard['brand'];
  last4: string;
  /** Why the bank refuses at once. */
  refusal?: string;
  /** The bank asks the person first. */
  asks?: boolean;
  /** Whatever the person answers, the bank then refuses. */
  refusesAnswer?: boolean;
  /** Charged without the person it is declined. */
  failsLater?: boolean;
  expiresNextMonth?: boolean;
};

export const SANDBOX_CARDS: Readonly<Record<SandboxCard, Behaviour>> = {
  success: { brand: 'visa', last4: '4242' },
  declined: { brand: 'visa', last4: '0002', refusal: 'card_declined' },
  insufficient_funds: { brand: 'visa', last4: '9995', refusal: 'insufficient_funds' },
  authentication_required: { brand: 'visa', last4: '3155', asks: true },
  authentication_refused: { brand: 'visa', last4: '3063', asks: true, refusesAnswer: true },
  fails_at_renewal: { brand: 'mastercard', last4: '0341', failsLater: true },
  expires_next_month: { brand: 'mastercard', last4: '4444', expiresNextMonth: true },
  same_card_again: { brand: 'amex', last4: '8431' },
};

/** The card as a provider would tell of it. `seed` names the set-up: two set-ups are two cards, but for one. */
export function sandboxCard(token: SandboxCard, seed: string, now: Date): ProviderCard {
  const { brand, last4, expiresNextMonth } = SANDBOX_CARDS[token];
  const expiry = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + (expiresNextMonth ? 1 : 36), 1),
  );
  const known = token === 'same_card_again' ? token : seed;
  return {
    id: `card_${token}_${seed}`,
    brand,
    last4,
    expMonth: expiry.getUTCMonth() + 1,
    expYear: expiry.getUTCFullYear(),
    fingerprint: createHash('sha256').update(`sandbox:${known}`).digest('hex').slice(0, 32),
  };
}
