/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount';
import type { Currency } from './currency';
import type { SetupIntentId } from './setup-intent-id';
import type { Subscription } from './subscription';

/**
 * The trial that has begun.
 */
export interface FreeTrialAnswer {
  subscription: Subscription;
  currency: Currency;
  /** Always 0. */
  dueToday: Amount;
  /**
     * For the card form, to set up the card; only with `withCard`. Never logged or stored.
     * @minLength 10
     * @maxLength 255
     */
  clientSecret?: string;
  setupIntentId?: SetupIntentId;
}
