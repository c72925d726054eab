import { Stripe } from 'stripe';
import type { CustomerStore, ExternalPayments, ProviderPayment } from '#server/ports/payments.ts';
import { failureOf, paymentOf, refundOf, setupOf } from './stripe-answers.ts';
import { ask, find, isRefused } from './stripe-failures.ts';
import { createStripeRecords, findRefundByHand, findRefundByKey } from './stripe-records.ts';

const { StripeCardError } = Stripe.errors;
/** Cards alone: renewals charge without the person, which few other methods allow. */
const CARDS: 'card'[] = ['card'];
const WITH_CARD = { expand: ['payment_method'] };
/** Refusals of a refund where nothing is left to pay back: refunded or disputed by other means. */
const NOTHING_LEFT = ['charge_already_refunded', 'charge_disputed'];

/**
 * Cards and charges by Stripe: customers, SetupIntents and PaymentIntents. Its subscriptions and prices are not used,
 * since when and how much is decided here.
 */
export function createStripePayments(stripe: Stripe, customers: CustomerStore): ExternalPayments {
  /** Of two requests at once both get the customer that was kept first. */
  async function customerOf(ownerId: string): Promise<string> {
    const known = await customers.find(ownerId);
    if (known !== undefined) return known;
    const made = await stripe.customers.create(
      { metadata: { accountId: ownerId } },
      { idempotencyKey: `customer_${ownerId}` },
    );
    return customers.keep(ownerId, made.id);
  }

  /**
   * Makes something for an account's customer. For one that was deleted in the dashboard there is a new one; keys are of
   * one customer, since a key is of one request.
   */
  async function forCustomer<T>(
    { key, ownerId }: { key: string; ownerId: string },
    make: (customer: string, options: Stripe.RequestOptions) => Promise<T>,
  ): Promise<T> {
    const makeFor = (id: string) => make(id, { idempotencyKey: `${key}_${id}` });
    const known = await customerOf(ownerId);
    try {
      return await makeFor(known);
    } catch (error) {
      if (!isRefused(error, 'resource_missing')) throw error;
      const made = await stripe.customers.create(
        { metadata: { accountId: ownerId } },
        { idempotencyKey: `customer_${ownerId}_${known}` },
      );
      const change = { deletedId: known, customerId: made.id };
      return makeFor(await customers.replace(ownerId, change));
    }
  }

  async function findPayment(id: string): Promise<ProviderPayment | undefined> {
    const intent = await find(() => stripe.paymentIntents.retrieve(id, WITH_CARD));
    return intent && paymentOf(intent);
  }

  async function presentPayment(id: string): Promise<ProviderPayment> {
    const payment = await findPayment(id);
    if (!payment) throw new Error(`Stripe does not know the payment ${id}`);
    return payment;
  }

  return {
    createPayment: ({ key, ownerId, amount, currency }) =>
      ask(() =>
        forCustomer({ key, ownerId }, async (customer, options) => {
          const params: Stripe.PaymentIntentCreateParams = {
            amount,
            currency: currency.toLowerCase(),
            customer,
            allowed_payment_method_types: CARDS,
            setup_future_usage: 'off_session',
            metadata: { accountId: ownerId },
          };
          return paymentOf(await stripe.paymentIntents.create(params, options));
        }),
      ),

    chargeCard: (paymentId, cardId) =>
      ask(async () => {
        try {
          const intent = await stripe.paymentIntents.confirm(
            paymentId,
            // The card is saved already, and a charge without the person saves none.
            { payment_method: cardId, off_session: true, setup_future_usage: '', ...WITH_CARD },
            { idempotencyKey: `charge_${paymentId}_${cardId}` },
          );
          return paymentOf(intent);
        } catch (error) {
          // Given up or paid meanwhile.
          if (isRefused(error, 'payment_intent_unexpected_state')) return presentPayment(paymentId);
          // A card that Stripe does not know, such as one of the sandbox, can pay nothing.
          const isUnknown = isRefused(error, 'resource_missing');
          if (!isUnknown && !(error instanceof StripeCardError)) throw error;
          const { clientSecret: _, ...payment } = await presentPayment(paymentId);
          if (payment.status === 'succeeded' || payment.status === 'canceled') return payment;
          const failure = error instanceof StripeCardError ? failureOf(error) : 'card_declined';
          return { ...payment, status: 'failed', failure };
        }
      }),

    findPayment: (id) => findPayment(id),

    async cancelPayment(id) {
      try {
        const intent = await find(() => stripe.paymentIntents.cancel(id, WITH_CARD));
        return intent && paymentOf(intent);
      } catch (error) {
        if (isRefused(error, 'payment_intent_unexpected_state')) return findPayment(id);
        throw error;
      }
    },

    createSetup: ({ key, ownerId }) =>
      ask(() =>
        forCustomer({ key, ownerId }, async (customer, options) => {
          const params: Stripe.SetupIntentCreateParams = {
            customer,
            allowed_payment_method_types: CARDS,
            usage: 'off_session',
            metadata: { accountId: ownerId },
          };
          const intent = await stripe.setupIntents.create(params, options);
          if (intent.client_secret === null) throw new Error('A new SetupIntent has its secret');
          return { id: intent.id, clientSecret: intent.client_secret };
        }),
      ),

    async findSetup(id) {
      const intent = await find(() => stripe.setupIntents.retrieve(id, WITH_CARD));
      return intent && setupOf(intent);
    },

    async removeCard(cardId) {
      const method = await find(() => stripe.paymentMethods.retrieve(cardId));
      // Stripe refuses to detach a card a second time.
      if (method?.customer) await ask(() => stripe.paymentMethods.detach(cardId));
    },

    async refundPayment({ key, paymentId, amount }) {
      // Stripe forgets an idempotency key after a day; the refund that was made with it keeps it as metadata.
      const made = await find(() => findRefundByKey(stripe, paymentId, key));
      if (made) return refundOf(made);
      try {
        const params = { payment_intent: paymentId, amount, metadata: { key } };
        return refundOf(await ask(() => stripe.refunds.create(params, { idempotencyKey: key })));
      } catch (error) {
        const byHand = isRefused(error, 'charge_already_refunded')
          ? await find(() => findRefundByHand(stripe, paymentId, amount))
          : undefined;
        if (byHand) return refundOf(byHand);
        if (NOTHING_LEFT.some((code) => isRefused(error, code)))
          return { id: key, status: 'failed', isFinal: true };
        throw error;
      }
    },

    ...createStripeRecords(stripe),
  };
}
