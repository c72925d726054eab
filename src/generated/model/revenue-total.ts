/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Amount } from './amount';
import type { Currency } from './currency';

/**
 * A sum in one currency.
 */
export interface RevenueTotal {
  currency: Currency;
  amount: Amount;
}
