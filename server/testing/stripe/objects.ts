import type { Stripe } from 'stripe';
import type { StripeRefusal } from './refusals.ts';

export type Payment = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'client_secret' | 'metadata'
> & { customer: string; last_payment_error: StripeRefusal | null; payment_method: string | null };
export type Setup = Pick<Stripe.SetupIntent, 'id' | 'object' | 'status' | 'client_secret'> & {
  customer: string;
  last_setup_error: StripeRefusal | null;
  payment_method: string | null;
};
export type Method = Pick<Stripe.PaymentMethod, 'id' | 'object'> & {
  customer: string | null;
  card: Pick<
    Stripe.PaymentMethod.Card,
    'brand' | 'last4' | 'exp_month' | 'exp_year' | 'fingerprint'
  >;
};
export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'currency' | 'status' | 'metadata'
> & {
  payment_intent: string;
};
export type Dispute = Pick<Stripe.Dispute, 'id' | 'object' | 'amount' | 'currency' | 'status'> & {
  payment_intent: string;
};
type Customer = Pick<Stripe.Customer, 'id' | 'object'>;
export type Subject = Payment | Setup | Method | Refund | Dispute | Customer;
/** An event as Stripe sends it: what it is about, as it was then. */
export type StandInEvent = {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: Subject };
};
