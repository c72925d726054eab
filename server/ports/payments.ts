/** A card as a provider tells of it. Numbers never reach this server. */
export type ProviderCard = {
  id: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay' | 'unknown';
  last4: string;
  expMonth: number;
  expYear: number;
  /** The same for one card, however often it is set up. */
  fingerprint: string;
};

export type ProviderStatus = 'requiresAction' | 'processing' | 'succeeded' | 'failed' | 'canceled';

export type ProviderPayment = {
  id: string;
  status: ProviderStatus;
  /** Cents. */
  amount: number;
  currency: string;
  /** With which the browser confirms it; only while it may be confirmed. */
  clientSecret?: string;
  /** A code of the contract's `PaymentFailure`; only with `failed`. */
  failure?: string;
  card?: ProviderCard;
};

export type ProviderSetup = Pick<ProviderPayment, 'id' | 'status' | 'failure' | 'card'>;

export type ProviderRefund = {
  id: string;
  status: 'processing' | 'succeeded' | 'failed';
  /** A refusal that no further attempt changes: nothing is left to pay back. */
  isFinal?: true;
};

/** A refund as it is found: ours has the key that it was made with, one made at the provider has none. */
export type FoundRefund = ProviderRefund & {
  key?: string;
  paymentId: string;
  /** Cents. */
  amount: number;
};

/** A payment that a bank has taken up with the provider. */
export type ProviderDispute = { id: string; paymentId: string; status: 'open' | 'won' | 'lost' };

/** Whom an event of the provider is about. What it says of it is not believed, but read from the provider. */
export type ProviderEvent = {
  id: string;
  subject: 'payment' | 'setup' | 'refund' | 'card' | 'dispute' | 'customer';
  subjectId: string;
};

/** An event as it is sent, once its signature was checked. */
export type SentEvent = {
  id: string;
  type: string;
  data: { object: { object: string; id?: string | undefined } };
};

/** The provider could not be asked: whether it did what was asked is not known. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/** The provider's customers by account. */
export interface CustomerStore {
  find(ownerId: string): Promise<string | undefined>;
  /** Keeps the first one. @returns the one that is kept. */
  keep(ownerId: string, customerId: string): Promise<string>;
  /** Puts a customer in the place of one that the provider deleted. @returns the one that is kept. */
  replace(ownerId: string, change: { deletedId: string; customerId: string }): Promise<string>;
}

/** A provider outside of our database. */
export interface PaymentProvider {
  connect(customers: CustomerStore): ExternalPayments;
  /** Whether it signed these bytes, within five minutes of `now`. */
  isSigned(message: { bytes: Uint8Array; signature: string; now: Date }): boolean;
  /** Whom an event is about; nothing for one without an effect here. */
  readEvent(event: SentEvent): ProviderEvent | undefined;
}

/**
 * Who holds cards and moves money. When and how much is decided here. Every call that makes something takes
 * a key: the same key is the same thing, however often it is sent.
 * @throws PaymentsUnavailable by every method.
 */
export interface PaymentsPort {
  /** An unpaid payment: the browser confirms it, or `chargeCard` does. */
  createPayment(input: {
    key: string;
    ownerId: string;
    /** Cents. */
    amount: number;
    currency: string;
  }): Promise<ProviderPayment>;
  /**
   * Charges a saved card without the person. A payment that was given up meanwhile stays `canceled`, so that a
   * charge and a cancellation never both hold.
   */
  chargeCard(paymentId: string, cardId: string): Promise<ProviderPayment>;
  findPayment(id: string): Promise<ProviderPayment | undefined>;
  /** Gives up what was not paid; one that was paid meanwhile stays `succeeded`. */
  cancelPayment(id: string): Promise<ProviderPayment | undefined>;
  /** Begins the set-up of a card, which the browser confirms. */
  createSetup(input: {
    key: string;
    ownerId: string;
  }): Promise<{ id: string; clientSecret: string }>;
  findSetup(id: string): Promise<ProviderSetup | undefined>;
  /** Forgets a saved card; one that is gone already stays so. */
  removeCard(cardId: string): Promise<void>;
  /** Pays a part of a payment back; refusals of the bank are `failed`. */
  refundPayment(input: {
    key: string;
    paymentId: string;
    /** Cents. */
    amount: number;
    currency: string;
  }): Promise<ProviderRefund>;
  findRefund(id: string): Promise<ProviderRefund | undefined>;
}

/** What can happen at a provider without us, and is read again after each event. */
export interface ExternalPayments extends PaymentsPort {
  /** A card, and whether it may still be charged: one that was removed at the provider may not. */
  findCard(id: string): Promise<{ card: ProviderCard; isSaved: boolean } | undefined>;
  findRefund(id: string): Promise<FoundRefund | undefined>;
  findDispute(id: string): Promise<ProviderDispute | undefined>;
  /** Whether a customer was deleted at the provider, where no card of it is charged any more. */
  isCustomerDeleted(id: string): Promise<boolean>;
  /** The events since a moment, at most 1,000, the newest first. */
  listEvents(since: Date): Promise<ProviderEvent[]>;
}
