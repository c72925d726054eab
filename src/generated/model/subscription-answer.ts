/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Subscription } from './subscription';

/**
 * The subscription after the change.
 */
export interface SubscriptionAnswer {
  subscription: Subscription;
}
