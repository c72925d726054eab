import type { Stripe } from 'stripe';
import type { ExternalPayments, ProviderEvent } from '#server/ports/payments.ts';
import { cardOf, disputeStatusOf, idOf, refundOf } from './stripe-answers.ts';
import { EVENT_TYPES, readStripeEvent } from './stripe-events.ts';
import { ask, find } from './stripe-failures.ts';

type Records = Pick<
  ExternalPayments,
  'findCard' | 'findRefund' | 'findDispute' | 'isCustomerDeleted' | 'listEvents'
>;

const PAGE = 100;
const MAX_EVENTS = 1_000;

/** The refund of a payment that was made with one of our keys. */
export async function findRefundByKey(
  stripe: Stripe,
  paymentId: string,
  key: string,
): Promise<Stripe.Refund | undefined> {
  const refunds = stripe.refunds.list({ payment_intent: paymentId, limit: PAGE });
  for await (const refund of refunds) if (refund.metadata?.['key'] === key) return refund;
  return undefined;
}

/** The newest refund of this amount that was made in the dashboard and has not failed. */
export async function findRefundByHand(
  stripe: Stripe,
  paymentId: string,
  amount: number,
): Promise<Stripe.Refund | undefined> {
  const refunds = stripe.refunds.list({ payment_intent: paymentId, limit: PAGE });
  for await (const refund of refunds) {
    const isOurs = refund.metadata?.['key'] !== undefined;
    if (!isOurs && refund.amount === amount && refundOf(refund).status !== 'failed') return refund;
  }
  return undefined;
}

/** What an event is about, as Stripe has it now. */
export function createStripeRecords(stripe: Stripe): Records {
  return {
    async findCard(id) {
      const method = await find(() => stripe.paymentMethods.retrieve(id));
      const card = method && cardOf(method);
      return card && { card, isSaved: method.customer !== null };
    },

    async findRefund(id) {
      const refund = await find(() => stripe.refunds.retrieve(id));
      // A charge without a PaymentIntent is none of ours.
      if (!refund?.payment_intent) return undefined;
      const key = refund.metadata?.['key'];
      return {
        ...refundOf(refund),
        ...(key && { key }),
        paymentId: idOf(refund.payment_intent),
        amount: refund.amount,
      };
    },

    async findDispute(id) {
      const dispute = await find(() => stripe.disputes.retrieve(id));
      if (!dispute?.payment_intent) return undefined;
      const status = disputeStatusOf(dispute.status);
      return { id, paymentId: idOf(dispute.payment_intent), status };
    },

    async isCustomerDeleted(id) {
      const customer = await find(() => stripe.customers.retrieve(id));
      return customer?.deleted === true;
    },

    async listEvents(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const events: ProviderEvent[] = [];
      const params = { created, types: Object.keys(EVENT_TYPES), limit: PAGE };
      await ask(() =>
        stripe.events.list(params).autoPagingEach((event) => {
          const read = readStripeEvent(event);
          if (read) events.push(read);
          return events.length < MAX_EVENTS;
        }),
      );
      return events;
    },
  };
}
