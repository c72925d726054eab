/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from '#contract/zod.ts';
import {
  Amount,
  CategoryUsage,
  Count,
  Currency,
  Problem,
  PromptSummary,
  Quota,
} from './common.ts';

export const CountsRange = /*#__PURE__*/ zod.enum(['7d', '30d', '90d']);

export type CountsRange = zod.input<typeof CountsRange>;

export type CountsRangeOutput = zod.output<typeof CountsRange>;

export const ActivityTotals = /*#__PURE__*/ zod.strictObject({
  "generations": Count,
  "runs": Count,
  "downloads": Count
});

export type ActivityTotals = zod.input<typeof ActivityTotals>;

export type ActivityTotalsOutput = zod.output<typeof ActivityTotals>;

export const SubUserCount = /*#__PURE__*/ zod.strictObject({
  "used": Count,
  "total": Count
});

export type SubUserCount = zod.input<typeof SubUserCount>;

export type SubUserCountOutput = zod.output<typeof SubUserCount>;

export const countsPointDateMax = 10;

export const CountsPoint = /*#__PURE__*/ zod.strictObject({
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(countsPointDateMax)),
  "prompts": Count,
  "generations": Count,
  "runs": Count,
  "downloads": Count
});

export type CountsPoint = zod.input<typeof CountsPoint>;

export type CountsPointOutput = zod.output<typeof CountsPoint>;

export const RevenueTotal = /*#__PURE__*/ zod.strictObject({
  "currency": Currency,
  "amount": Amount
});

export type RevenueTotal = zod.input<typeof RevenueTotal>;

export type RevenueTotalOutput = zod.output<typeof RevenueTotal>;

export const adminCountsRevenueMax = 20;

export const AdminCounts = /*#__PURE__*/ zod.strictObject({
  "users": Count,
  "activeUsers": Count,
  "signUps": Count,
  "trials": Count,
  "paying": Count,
  "revenue": /*#__PURE__*/ zod.array(RevenueTotal).check(/*#__PURE__*/ zod.maxLength(adminCountsRevenueMax)),
  "failedPayments": Count
});

export type AdminCounts = zod.input<typeof AdminCounts>;

export type AdminCountsOutput = zod.output<typeof AdminCounts>;

export const countsTrialDaysLeftMin = 0;

export const countsTrialDaysLeftMax = 30;

export const countsSeriesMin = 7;

export const countsSeriesMax = 90;

export const countsTopCategoriesMax = 5;

export const countsRecentPromptsMax = 5;

export const Counts = /*#__PURE__*/ zod.strictObject({
  "range": CountsRange,
  "prompts": Count,
  "favourites": Count,
  "generations": Count,
  "runs": Count,
  "downloads": Count,
  "previous": ActivityTotals,
  "subUsers": SubUserCount,
  "quota": Quota,
  "trialDaysLeft": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(countsTrialDaysLeftMin)).check(/*#__PURE__*/ zod.lte(countsTrialDaysLeftMax))),
  "series": /*#__PURE__*/ zod.array(CountsPoint).check(/*#__PURE__*/ zod.minLength(countsSeriesMin)).check(/*#__PURE__*/ zod.maxLength(countsSeriesMax)),
  "topCategories": /*#__PURE__*/ zod.array(CategoryUsage).check(/*#__PURE__*/ zod.maxLength(countsTopCategoriesMax)),
  "recentPrompts": /*#__PURE__*/ zod.array(PromptSummary).check(/*#__PURE__*/ zod.maxLength(countsRecentPromptsMax)),
  "admin": /*#__PURE__*/ zod.optional(AdminCounts)
});

export type Counts = zod.input<typeof Counts>;

export type CountsOutput = zod.output<typeof Counts>;

export const getUserCountsQueryRangeDefault = `30d`;

export const GetUserCountsQueryParams = /*#__PURE__*/ zod.object({
  "range": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['7d', '30d', '90d']), getUserCountsQueryRangeDefault)
})

export const getUserCountsHeaderAcceptLanguageMax = 200;

export const GetUserCountsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserCountsHeaderAcceptLanguageMax)))
})

export const GetUserCounts200Response = Counts

export const GetUserCounts401Response = Problem

export const GetUserCounts422Response = Problem

export const GetUserCounts429Response = Problem

export const GetUserCounts500Response = Problem

export const GetUserCounts503Response = Problem
