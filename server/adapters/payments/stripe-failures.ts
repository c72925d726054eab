import { Stripe } from 'stripe';
import { PaymentsUnavailable } from '#server/ports/payments.ts';

const { StripeCardError, StripeInvalidRequestError } = Stripe.errors;

/** A refusal of the request itself, by Stripe's code. */
export const isRefused = (error: unknown, code: string) =>
  error instanceof StripeInvalidRequestError && error.code === code;

/**
 * Stripe's failures as the port knows them: what may pass is `PaymentsUnavailable`; refusals of a card or of a request
 * go to the caller, who expects them.
 */
export async function ask<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeCardError || error instanceof StripeInvalidRequestError) throw error;
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentsUnavailable(`Stripe: ${error.type} ${error.code ?? ''}`.trim(), {
      cause: error,
    });
  }
}

/** Finds by id. @returns nothing for an id that Stripe does not know. */
export async function find<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask(work);
  } catch (error) {
    if (isRefused(error, 'resource_missing')) return undefined;
    throw error;
  }
}
