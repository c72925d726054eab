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

export type ProviderSetup = Pick<ProviderPayment, 'id' | 'status' | 'clientSecret' | 'failure'> & {
  card?: ProviderCard;
};

/** The provider could not be asked: whether it did what was asked is not known. */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

/**
 * Who holds cards and moves money. When and how much is decided here. Every call that makes something takes
 * a key: the same key is the same thing, however often it is sent.
 * @throws PaymentsUnavailable by every method.
 */
export interface PaymentsPort {
  createPayment(input: {
    key: string;
    ownerId: string;
    /** Cents. */
    amount: number;
    currency: string;
    /** A saved card to charge at once; without it the browser confirms. */
    cardId?: string;
  }): Promise<ProviderPayment>;
  findPayment(id: string): Promise<ProviderPayment | undefined>;
  /** Gives up what was not paid; one that was paid meanwhile stays `succeeded`. */
  cancelPayment(id: string): Promise<ProviderPayment | undefined>;
}
