/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Currency } from './currency';
import type { Plan } from './plan';
import type { Subscription } from './subscription';
import type { TrialEligibility } from './trial-eligibility';

/**
 * All that the price page shows.
 */
export interface SubscriptionPlans {
  /**
     * The smallest first.
     * @maxItems 20
     */
  plans: Plan[];
  subscription: Subscription;
  trial: TrialEligibility;
  currency: Currency;
}
