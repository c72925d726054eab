import type { Stripe } from 'stripe';
import type { Dispute, Method, Payment, Refund, Setup, StandInEvent, Subject } from './objects.ts';
import {
  declined,
  OFF_SESSION,
  ON_SESSION,
  refused,
  type StandInCard,
  type StripeRefusal,
  StripeProblem,
} from './refusals.ts';

/** What Stripe would keep: enough for the requests that this product makes. */
export function createStripeBooks() {
  let count = 0;
  const id = (prefix: string) => `${prefix}_${String((count += 1)).padStart(8, '0')}`;
  const customers = new Set<string>();
  const deletedCustomers = new Set<string>();
  const payments = new Map<string, Payment>();
  const setups = new Map<string, Setup>();
  const methods = new Map<string, Method & { bank: StandInCard }>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();
  const events: StandInEvent[] = [];
  let refusals = 0;
  function tell(type: Stripe.Event['type'], object: Subject): void {
    const created = Math.floor(Date.now() / 1000);
    const data = { object: structuredClone(object) };
    events.push({ id: id('evt'), object: 'event', type, created, data });
  }

  function present<T>(map: Map<string, T>, name: string): T {
    const found = map.get(name);
    if (!found) throw refused(404, 'resource_missing');
    return found;
  }
  const checkCustomer = (customer: string) => {
    if (!customers.has(customer)) throw refused(400, 'resource_missing');
  };
  function addMethod(bank: StandInCard, customer: string | null): string {
    const made = id('pm');
    const card = {
      brand: 'visa',
      last4: '4242',
      exp_month: 12,
      exp_year: 2035,
      fingerprint: `fp_${made}`,
    };
    methods.set(made, { id: made, object: 'payment_method', customer, card, bank });
    return made;
  }

  /** A refusal leaves the intent open for another card. */
  function attempt(payment: Payment, method: string, refusal: StripeRefusal | undefined): void {
    if (!['requires_payment_method', 'requires_action'].includes(payment.status))
      throw refused(400, 'payment_intent_unexpected_state');
    payment.status = refusal ? 'requires_payment_method' : 'succeeded';
    payment.last_payment_error = refusal ?? null;
    payment.payment_method = refusal ? null : method;
    tell(refusal ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', payment);
  }

  return {
    payments,
    setups,
    methods,
    refunds,
    customers,
    events,
    addCustomer() {
      const made = id('cus');
      customers.add(made);
      return { id: made, object: 'customer' };
    },
    findCustomer(name: string) {
      const isKnown = customers.has(name) || deletedCustomers.has(name);
      if (!isKnown) throw refused(404, 'resource_missing');
      const deleted = deletedCustomers.has(name);
      return { id: name, object: 'customer', ...(deleted && { deleted }) };
    },
    /** In the dashboard: none of the customer's cards can be charged any more. */
    deleteCustomer(name: string): void {
      customers.delete(name);
      deletedCustomers.add(name);
      for (const method of methods.values()) if (method.customer === name) method.customer = null;
      tell('customer.deleted', { id: name, object: 'customer' });
    },
    addPayment(
      amount: number,
      currency: string,
      customer: string,
      metadata: Stripe.Metadata = {},
    ): Payment {
      checkCustomer(customer);
      const made = id('pi');
      const payment: Payment = {
        id: made,
        object: 'payment_intent',
        amount,
        currency,
        customer,
        metadata,
        status: 'requires_payment_method',
        client_secret: `${made}_secret_${made.slice(3)}`,
        last_payment_error: null,
        payment_method: null,
      };
      payments.set(made, payment);
      return payment;
    },
    addSetup(customer: string): Setup {
      checkCustomer(customer);
      const made = id('seti');
      const setup: Setup = {
        id: made,
        object: 'setup_intent',
        customer,
        status: 'requires_payment_method',
        client_secret: `${made}_secret_${made.slice(5)}`,
        last_setup_error: null,
        payment_method: null,
      };
      setups.set(made, setup);
      return setup;
    },
    findPayment: (name: string) => present(payments, name),
    findSetup: (name: string) => present(setups, name),
    findMethod: (name: string) => present(methods, name),
    findRefund: (name: string) => present(refunds, name),
    findDispute: (name: string) => present(disputes, name),
    /** The server's charge without the person. */
    charge(name: string, method: string): Payment {
      const payment = present(payments, name);
      const { bank, customer } = present(methods, method);
      if (customer !== payment.customer) throw refused(400, 'payment_method_customer_mismatch');
      attempt(payment, method, OFF_SESSION[bank]);
      if (payment.last_payment_error) throw new StripeProblem(402, payment.last_payment_error);
      return payment;
    },
    cancel(name: string): Payment {
      const payment = present(payments, name);
      if (payment.status === 'succeeded' || payment.status === 'canceled')
        throw refused(400, 'payment_intent_unexpected_state');
      payment.status = 'canceled';
      tell('payment_intent.canceled', payment);
      return payment;
    },
    detach(name: string): Method {
      const method = present(methods, name);
      if (method.customer === null) throw refused(400, 'payment_method_unexpected_state');
      method.customer = null;
      tell('payment_method.detached', method);
      return method;
    },
    /** By our request with its metadata, or in the dashboard without. */
    refund(name: string, amount: number, metadata: Stripe.Metadata = {}): Refund {
      const { amount: paid, currency, status } = present(payments, name);
      const given = [...refunds.values()].reduce(
        (sum, one) =>
          sum + (one.payment_intent === name && one.status !== 'failed' ? one.amount : 0),
        0,
      );
      if (status !== 'succeeded' || given + amount > paid)
        throw refused(400, given === paid ? 'charge_already_refunded' : 'amount_too_large');
      const refund: Refund = {
        id: id('re'),
        object: 'refund',
        amount,
        currency,
        status: refusals > 0 ? 'failed' : 'succeeded',
        metadata,
        payment_intent: name,
      };
      refusals = Math.max(0, refusals - 1);
      refunds.set(refund.id, refund);
      tell('refund.created', refund);
      return refund;
    },
    listRefunds: (name: string) =>
      [...refunds.values()].filter((refund) => refund.payment_intent === name).toReversed(),
    /** The person's bank refuses the next refunds. */
    refuseRefunds: (times: number) => void (refusals = times),
    /** A bank gives a refund back. */
    failRefund(name: string): void {
      const refund = present(refunds, name);
      refund.status = 'failed';
      tell('refund.failed', refund);
    },
    /** A bank renews a card. */
    renewCard(name: string, change: Partial<Method['card']>): void {
      const method = present(methods, name);
      Object.assign(method.card, change);
      tell('payment_method.automatically_updated', method);
    },
    /** A bank takes up a payment, or decides on it. */
    dispute(name: string, status: Dispute['status'], of?: string): Dispute {
      const { amount, currency } = present(payments, name);
      const known = of === undefined ? undefined : present(disputes, of);
      const dispute: Dispute = {
        id: known?.id ?? id('du'),
        object: 'dispute',
        amount,
        currency,
        status,
        payment_intent: name,
      };
      disputes.set(dispute.id, dispute);
      tell(known ? 'charge.dispute.closed' : 'charge.dispute.created', dispute);
      return dispute;
    },
    /** What Stripe's fields in the browser do: the person's card for a payment or a set-up. */
    confirm(
      clientSecret: string | undefined,
      bank: StandInCard,
      answer: 'yes' | 'no' = 'yes',
    ): string {
      const [name = ''] = (clientSecret ?? '').split('_secret_');
      const refusal =
        bank === 'asks' && answer === 'no'
          ? declined('payment_intent_authentication_failure')
          : ON_SESSION[bank];
      const setup = setups.get(name);
      const payment = setup ? undefined : present(payments, name);
      if ((setup ?? payment)?.client_secret !== clientSecret) throw refused(400, 'secret_mismatch');
      const method = addMethod(bank, refusal ? null : ((setup ?? payment)?.customer ?? null));
      if (payment) attempt(payment, method, refusal);
      if (setup) {
        Object.assign(setup, {
          status: refusal ? 'requires_payment_method' : 'succeeded',
          last_setup_error: refusal ?? null,
          payment_method: refusal ? null : method,
        });
        tell(refusal ? 'setup_intent.setup_failed' : 'setup_intent.succeeded', setup);
      }
      return name;
    },
  };
}
export type StripeBooks = ReturnType<typeof createStripeBooks>;
