import { Stripe } from 'stripe';
import type {
  ProviderCard,
  ProviderDispute,
  ProviderPayment,
  ProviderRefund,
  ProviderSetup,
  ProviderStatus,
} from '#server/ports/payments.ts';

const BRANDS: readonly string[] = [
  'visa',
  'mastercard',
  'amex',
  'discover',
  'diners',
  'jcb',
  'unionpay',
] satisfies ProviderCard['brand'][];
const isBrand = (brand: string): brand is ProviderCard['brand'] => BRANDS.includes(brand);

/** Stripe's reasons that a person can act on; every other refusal of a bank is `card_declined`. */
const FAILURES: Readonly<Record<string, string>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_failed',
  setup_intent_authentication_failure: 'authentication_failed',
  processing_error: 'processing_error',
};

type Refusal = { type?: string; code?: string | null; decline_code?: string | null };
/** A bank's refusal, by the API's name and by the package's. */
const BY_BANK: readonly (string | undefined)[] = ['card_error', 'StripeCardError', undefined];

/** A code of the contract's `PaymentFailure`: the bank's own reason before Stripe's. */
export function failureOf({ type, code, decline_code: reason }: Refusal): string {
  const known = FAILURES[reason ?? ''] ?? FAILURES[code ?? ''];
  return known ?? (BY_BANK.includes(type) ? 'card_declined' : 'processing_error');
}

/** @returns nothing for a method that was not expanded, or is no card. */
export function cardOf(method: Stripe.PaymentMethod | string | null): ProviderCard | undefined {
  if (!method || typeof method === 'string' || !method.card) return undefined;
  const { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } = method.card;
  return {
    id: method.id,
    brand: isBrand(brand) ? brand : 'unknown',
    last4,
    expMonth,
    expYear,
    fingerprint: fingerprint ?? method.id,
  };
}

/** An attempt that failed leaves the intent open for another card; here the attempt counts. */
function statusOf(status: string, failed: boolean): ProviderStatus {
  switch (status) {
    case 'succeeded':
    case 'processing':
    case 'canceled':
      return status;
    case 'requires_payment_method':
      return failed ? 'failed' : 'requiresAction';
    case 'requires_confirmation':
    case 'requires_action':
      return 'requiresAction';
    default:
      throw new Error(`Stripe answered the status ${status}, which none of our requests leads to`);
  }
}

/** @param intent with `payment_method` expanded */
export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const refusal = intent.last_payment_error;
  const status = statusOf(intent.status, refusal !== null);
  const card = cardOf(intent.payment_method);
  const isOpen = status === 'requiresAction' || status === 'failed';
  return {
    id: intent.id,
    status,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    ...(isOpen && intent.client_secret !== null && { clientSecret: intent.client_secret }),
    ...(status === 'failed' && { failure: failureOf(refusal ?? {}) }),
    ...(card && { card }),
  };
}

/** @param intent with `payment_method` expanded */
export function setupOf(intent: Stripe.SetupIntent): ProviderSetup {
  const refusal = intent.last_setup_error;
  const status = statusOf(intent.status, refusal !== null);
  const card = cardOf(intent.payment_method);
  return {
    id: intent.id,
    status,
    ...(status === 'failed' && { failure: failureOf(refusal ?? {}) }),
    ...(card && { card }),
  };
}

export function refundOf({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { id, status };
  return { id, status: status === 'failed' || status === 'canceled' ? 'failed' : 'processing' };
}

/** The id of what is named or expanded. */
export const idOf = (named: string | { id: string }): string =>
  typeof named === 'string' ? named : named.id;

/** A dispute that ended for us left the money here; one that was only announced counts like a real one. */
export function disputeStatusOf(status: Stripe.Dispute['status']): ProviderDispute['status'] {
  if (status === 'lost') return 'lost';
  return ['won', 'warning_closed', 'prevented'].includes(status) ? 'won' : 'open';
}
