/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { PlanCode } from './plan-code';
import type { PlanLimits } from './plan-limits';
import type { Price } from './price';

/**
 * A plan as it is sold.
 */
export interface Plan {
  code: PlanCode;
  /**
     * In the person's language.
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  /**
     * In the person's language.
     * @maxLength 200
     */
  tagline: string;
  /**
     * For whom it is, in the person's language.
     * @maxLength 200
     */
  audience: string;
  /**
     * One for each interval and currency.
     * @minItems 1
     * @maxItems 10
     */
  prices: Price[];
  /**
     * 0 where no trial is offered.
     * @minimum 0
     * @maximum 365
     */
  trialDays: number;
  /**
     * @minimum 0
     * @maximum 200
     */
  seatsIncluded: number;
  /**
     * Sub-user seats at most, the included ones among them; 0 where the plan has none.
     * @minimum 0
     * @maximum 200
     */
  seatsMax: number;
  /**
     * One more seat, for each interval and currency; empty where the plan has no seats.
     * @maxItems 10
     */
  seatPrice: Price[];
  limits: PlanLimits;
  /**
     * Lines for the plan's card, the most telling first, in the person's language.
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 120
     */
  features: string[];
  isRecommended: boolean;
  /** Whether it is the caller's plan; true for one. */
  isCurrent: boolean;
}
