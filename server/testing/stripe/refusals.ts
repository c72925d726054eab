export type StripeRefusal = {
  type: 'card_error' | 'invalid_request_error';
  code: string;
  decline_code?: string;
  message: string;
};
/** A refusal as an answer. */
export class StripeProblem extends Error {
  readonly status: number;
  readonly refusal: StripeRefusal;
  constructor(status: number, refusal: StripeRefusal) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
  }
}

/** A card of the person, by what its bank does. */
export type StandInCard = 'success' | 'declined' | 'insufficient_funds' | 'asks' | 'fails_later';

export const declined = (code: string, decline_code?: string): StripeRefusal => ({
  type: 'card_error',
  code,
  ...(decline_code && { decline_code }),
  message: 'Your card was declined.',
});
export const ON_SESSION: Partial<Record<StandInCard, StripeRefusal>> = {
  declined: declined('card_declined', 'generic_decline'),
  insufficient_funds: declined('card_declined', 'insufficient_funds'),
};
export const OFF_SESSION: Partial<Record<StandInCard, StripeRefusal>> = {
  ...ON_SESSION,
  asks: declined('authentication_required', 'authentication_required'),
  fails_later: declined('card_declined', 'generic_decline'),
};
export const refused = (status: number, code: string) =>
  new StripeProblem(status, { type: 'invalid_request_error', code, message: code });
