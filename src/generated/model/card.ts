/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CardBrand } from './card-brand';
import type { Id } from './id';
import type { Timestamp } from './timestamp';

/**
 * A saved card. Its number never reaches this server.
 */
export interface Card {
  id: Id;
  brand: CardBrand;
  /**
     * @minLength 4
     * @maxLength 4
     * @pattern ^[0-9]{4}$
     */
  last4: string;
  /**
     * @minimum 1
     * @maximum 12
     */
  expMonth: number;
  /**
     * @minimum 2000
     * @maximum 2100
     */
  expYear: number;
  /** Renewals are charged to it. */
  isDefault: boolean;
  createdAt: Timestamp;
}
