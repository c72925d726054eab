/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetUserCountsRange } from './get-user-counts-range';

export type GetUserCountsParams = {
/**
 * The days to count, up to and with today.
 */
range?: GetUserCountsRange;
};
