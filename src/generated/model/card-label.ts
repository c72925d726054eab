/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CardBrand } from './card-brand';

/**
 * Enough of a card to know it again.
 */
export interface CardLabel {
  brand: CardBrand;
  /**
     * @minLength 4
     * @maxLength 4
     * @pattern ^[0-9]{4}$
     */
  last4: string;
}
