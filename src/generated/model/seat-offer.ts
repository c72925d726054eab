/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlanCode } from './plan-code';
import type { Price } from './price';

/**
 * The smallest plan with seats, for whoever has none.
 */
export interface SeatOffer {
  planCode: PlanCode;
  /**
     * In the person's language.
     * @minLength 1
     * @maxLength 60
     */
  planName: string;
  /**
     * @minimum 1
     * @maximum 200
     */
  seatsIncluded: number;
  /**
     * @minimum 1
     * @maximum 200
     */
  seatsMax: number;
  price: Price;
  seatPrice: Price;
  /**
     * What it adds for people who work together, in the person's language.
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 120
     */
  features: string[];
}
