/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount';
import type { Currency } from './currency';
import type { Interval } from './interval';

/**
 * What something costs for one interval.
 */
export interface Price {
  interval: Interval;
  currency: Currency;
  amount: Amount;
}
