import type { Stripe } from 'stripe';
import type { ProviderEvent, SentEvent } from '#server/ports/payments.ts';

/** How far a message's time may be from ours, in either direction. */
const TOLERANCE_SECONDS = 300;

/** The events with an effect here, and whom each is about. */
export const EVENT_TYPES: Readonly<Record<string, ProviderEvent['subject']>> = {
  'payment_intent.succeeded': 'payment',
  'payment_intent.processing': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.canceled': 'payment',
  'setup_intent.succeeded': 'setup',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'payment_method.updated': 'card',
  'payment_method.automatically_updated': 'card',
  'payment_method.detached': 'card',
  'customer.deleted': 'customer',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
} satisfies Partial<Record<Stripe.Event['type'], ProviderEvent['subject']>>;

/** Whom an event is about; nothing for one without an effect here. */
export function readStripeEvent({ id, type, data }: SentEvent): ProviderEvent | undefined {
  const subject = Object.hasOwn(EVENT_TYPES, type) ? EVENT_TYPES[type] : undefined;
  const subjectId = data.object.id;
  return subject && subjectId ? { id, subject, subjectId } : undefined;
}

/** Whether Stripe signed a message: with our secret, over the very bytes, and within five minutes of now. */
export function isSignedByStripe(
  stripe: Stripe,
  secret: string,
  message: { bytes: Uint8Array; signature: string; now: Date },
): boolean {
  const { bytes, signature, now } = message;
  // The package reads the last time of several, and refuses what is too old alone.
  const sentAt = Number([...signature.matchAll(/(?:^|,)t=(\d{1,12})(?=,|$)/g)].at(-1)?.[1] ?? NaN);
  if (!(sentAt - now.getTime() / 1000 <= TOLERANCE_SECONDS)) return false;
  const cryptography = undefined;
  try {
    stripe.webhooks.constructEvent(
      Buffer.from(bytes),
      signature,
      secret,
      TOLERANCE_SECONDS,
      cryptography,
      now.getTime(),
    );
    return true;
  } catch (error) {
    // Signed, and no JSON: a fault of the body, which is read next.
    return error instanceof SyntaxError;
  }
}
