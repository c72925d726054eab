/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from '#contract/zod.ts';

export const IdMax = 36;

export const Id = /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(IdMax));

export type Id = zod.input<typeof Id>;

export type IdOutput = zod.output<typeof Id>;

export const LanguageTagMin = 2;

export const LanguageTagMax = 11;

export const LanguageTagRegExp = new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$');

export const LanguageTag = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(LanguageTagMin)).check(/*#__PURE__*/ zod.maxLength(LanguageTagMax)).check(/*#__PURE__*/ zod.regex(LanguageTagRegExp));

export type LanguageTag = zod.input<typeof LanguageTag>;

export type LanguageTagOutput = zod.output<typeof LanguageTag>;

export const CountMin = 0;

export const CountMax = 9007199254740991;

export const Count = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CountMin)).check(/*#__PURE__*/ zod.lte(CountMax));

export type Count = zod.input<typeof Count>;

export type CountOutput = zod.output<typeof Count>;

export const quotaMeterLimitMin = 0;

export const quotaMeterLimitMax = 1000000000;

export const QuotaMeter = /*#__PURE__*/ zod.strictObject({
  "used": Count,
  "limit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quotaMeterLimitMin)).check(/*#__PURE__*/ zod.lte(quotaMeterLimitMax))),
  "warning": /*#__PURE__*/ zod.boolean()
});

export type QuotaMeter = zod.input<typeof QuotaMeter>;

export type QuotaMeterOutput = zod.output<typeof QuotaMeter>;

export const TimestampMax = 40;

export const Timestamp = /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(TimestampMax));

export type Timestamp = zod.input<typeof Timestamp>;

export type TimestampOutput = zod.output<typeof Timestamp>;

export const Quota = /*#__PURE__*/ zod.strictObject({
  "generations": QuotaMeter,
  "runs": QuotaMeter,
  "downloads": QuotaMeter,
  "savedPrompts": QuotaMeter,
  "resetsAt": Timestamp
});

export type Quota = zod.input<typeof Quota>;

export type QuotaOutput = zod.output<typeof Quota>;

export const fieldProblemFieldMax = 200;

export const fieldProblemCodeMax = 64;

export const fieldProblemCodeRegExp = new RegExp('^[a-z][a-z0-9_]*$');

export const fieldProblemMessageMax = 500;

export const FieldProblem = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemFieldMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemCodeMax)).check(/*#__PURE__*/ zod.regex(fieldProblemCodeRegExp)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemMessageMax))
});

export type FieldProblem = zod.input<typeof FieldProblem>;

export type FieldProblemOutput = zod.output<typeof FieldProblem>;

export const PlanCode = /*#__PURE__*/ zod.enum(['free', 'pro', 'team', 'business']);

export type PlanCode = zod.input<typeof PlanCode>;

export type PlanCodeOutput = zod.output<typeof PlanCode>;

export const PaymentType = /*#__PURE__*/ zod.enum(['subscription', 'renewal', 'change']);

export type PaymentType = zod.input<typeof PaymentType>;

export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const PaidPlanCode = /*#__PURE__*/ zod.enum(['pro', 'team', 'business']);

export type PaidPlanCode = zod.input<typeof PaidPlanCode>;

export type PaidPlanCodeOutput = zod.output<typeof PaidPlanCode>;

export const Interval = /*#__PURE__*/ zod.enum(['month', 'year']);

export type Interval = zod.input<typeof Interval>;

export type IntervalOutput = zod.output<typeof Interval>;

export const SeatCountMin = 0;

export const SeatCountMax = 200;

export const SeatCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SeatCountMin)).check(/*#__PURE__*/ zod.lte(SeatCountMax));

export type SeatCount = zod.input<typeof SeatCount>;

export type SeatCountOutput = zod.output<typeof SeatCount>;

export const CouponCodeMin = 3;

export const CouponCodeMax = 40;

export const CouponCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CouponCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CouponCodeMin)).check(/*#__PURE__*/ zod.maxLength(CouponCodeMax)).check(/*#__PURE__*/ zod.regex(CouponCodeRegExp));

export type CouponCode = zod.input<typeof CouponCode>;

export type CouponCodeOutput = zod.output<typeof CouponCode>;

export const CurrencyMin = 3;

export const CurrencyMax = 3;

export const CurrencyRegExp = new RegExp('^[A-Z]{3}$');

export const Currency = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CurrencyMin)).check(/*#__PURE__*/ zod.maxLength(CurrencyMax)).check(/*#__PURE__*/ zod.regex(CurrencyRegExp));

export type Currency = zod.input<typeof Currency>;

export type CurrencyOutput = zod.output<typeof Currency>;

export const AmountMin = -100000000000;

export const AmountMax = 100000000000;

export const Amount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(AmountMin)).check(/*#__PURE__*/ zod.lte(AmountMax));

export type Amount = zod.input<typeof Amount>;

export type AmountOutput = zod.output<typeof Amount>;

export const invoiceLineDescriptionMax = 300;

export const invoiceLineQuantityMax = 100000;

export const invoiceLineSecondsMax = 40000000;

export const invoiceLineOfSecondsMax = 40000000;

export const InvoiceLine = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['plan', 'seats', 'proration', 'discount', 'tax', 'refund']),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoiceLineDescriptionMax)),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoiceLineQuantityMax)),
  "unitAmount": Amount,
  "amount": Amount,
  "periodStart": /*#__PURE__*/ zod.optional(Timestamp),
  "periodEnd": /*#__PURE__*/ zod.optional(Timestamp),
  "seconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoiceLineSecondsMax))),
  "ofSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoiceLineOfSecondsMax)))
});

export type InvoiceLine = zod.input<typeof InvoiceLine>;

export type InvoiceLineOutput = zod.output<typeof InvoiceLine>;

export const nextInvoiceLinesMax = 20;

export const NextInvoice = /*#__PURE__*/ zod.strictObject({
  "amount": Amount,
  "currency": Currency,
  "date": Timestamp,
  "credit": /*#__PURE__*/ zod.optional(Amount),
  "owed": /*#__PURE__*/ zod.optional(Amount),
  "lines": /*#__PURE__*/ zod.array(InvoiceLine).check(/*#__PURE__*/ zod.maxLength(nextInvoiceLinesMax))
});

export type NextInvoice = zod.input<typeof NextInvoice>;

export type NextInvoiceOutput = zod.output<typeof NextInvoice>;

export const quoteLinesMax = 20;

export const Quote = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "expiresAt": Timestamp,
  "now": Timestamp,
  "type": PaymentType,
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": SeatCount,
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode),
  "currency": Currency,
  "subtotal": Amount,
  "discount": Amount,
  "tax": Amount,
  "total": Amount,
  "credit": Amount,
  "owed": Amount,
  "carried": Amount,
  "dueToday": Amount,
  "lines": /*#__PURE__*/ zod.array(InvoiceLine).check(/*#__PURE__*/ zod.maxLength(quoteLinesMax)),
  "periodStart": Timestamp,
  "periodEnd": Timestamp,
  "endsTrial": /*#__PURE__*/ zod.boolean(),
  "nextInvoice": /*#__PURE__*/ zod.optional(NextInvoice)
});

export type Quote = zod.input<typeof Quote>;

export type QuoteOutput = zod.output<typeof Quote>;

export const problemTypeMax = 300;

export const problemTitleMax = 200;

export const problemStatusMin = 400;

export const problemStatusMax = 599;

export const problemInstanceMax = 2000;

export const problemMessageMax = 1000;

export const problemCodeMax = 64;

export const problemCodeRegExp = new RegExp('^[a-z][a-z0-9_]*$');

export const problemErrorsMax = 200;

export const problemRequestIdMax = 64;

export const problemRetryAfterMax = 86400;

export const problemEmailMaskedMin = 3;

export const problemEmailMaskedMax = 254;

export const Problem = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTypeMax)),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTitleMax)),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemStatusMin)).check(/*#__PURE__*/ zod.lte(problemStatusMax)),
  "instance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemInstanceMax)),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageMax)),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemCodeMax)).check(/*#__PURE__*/ zod.regex(problemCodeRegExp)),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FieldProblem).check(/*#__PURE__*/ zod.maxLength(problemErrorsMax))),
  "requestId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemRequestIdMax)),
  "retryAfter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(problemRetryAfterMax))),
  "planCode": /*#__PURE__*/ zod.optional(PlanCode),
  "quote": /*#__PURE__*/ zod.optional(Quote),
  "emailMasked": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(problemEmailMaskedMin)).check(/*#__PURE__*/ zod.maxLength(problemEmailMaskedMax)))
});

export type Problem = zod.input<typeof Problem>;

export type ProblemOutput = zod.output<typeof Problem>;

export const EmailMin = 3;

export const EmailMax = 254;

export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(EmailMin)).check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;

export type EmailOutput = zod.output<typeof Email>;

export const messageMessageMax = 500;

export const Message = /*#__PURE__*/ zod.strictObject({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
});

export type Message = zod.input<typeof Message>;

export type MessageOutput = zod.output<typeof Message>;

export const PersonNameMax = 60;

export const PersonNameRegExp = new RegExp('\\S');

export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax)).check(/*#__PURE__*/ zod.regex(PersonNameRegExp));

export type PersonName = zod.input<typeof PersonName>;

export type PersonNameOutput = zod.output<typeof PersonName>;

export const PasswordMin = 8;

export const PasswordMax = 128;

export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax));

export type Password = zod.input<typeof Password>;

export type PasswordOutput = zod.output<typeof Password>;

export const InterfaceLanguage = /*#__PURE__*/ zod.enum(['en', 'ar', 'es', 'fr', 'zh']);

export type InterfaceLanguage = zod.input<typeof InterfaceLanguage>;

export type InterfaceLanguageOutput = zod.output<typeof InterfaceLanguage>;

export const TimezoneMax = 64;

export const TimezoneRegExp = new RegExp('^[A-Za-z0-9_+/-]+$');

export const Timezone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TimezoneMax)).check(/*#__PURE__*/ zod.regex(TimezoneRegExp));

export type Timezone = zod.input<typeof Timezone>;

export type TimezoneOutput = zod.output<typeof Timezone>;

export const AccessTokenMin = 20;

export const AccessTokenMax = 100;

export const AccessTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const AccessToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccessTokenMin)).check(/*#__PURE__*/ zod.maxLength(AccessTokenMax)).check(/*#__PURE__*/ zod.regex(AccessTokenRegExp));

export type AccessToken = zod.input<typeof AccessToken>;

export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const AvatarUrlMax = 500;

export const AvatarUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AvatarUrlMax));

export type AvatarUrl = zod.input<typeof AvatarUrl>;

export type AvatarUrlOutput = zod.output<typeof AvatarUrl>;

export const Role = /*#__PURE__*/ zod.enum(['individual', 'client', 'user', 'admin']);

export type Role = zod.input<typeof Role>;

export type RoleOutput = zod.output<typeof Role>;

export const Permission = /*#__PURE__*/ zod.strictObject({
  "action": /*#__PURE__*/ zod.enum(['manage', 'read', 'create', 'update', 'delete']),
  "subject": /*#__PURE__*/ zod.enum(['all', 'auth', 'account', 'dashboard', 'prompts', 'billing', 'team']),
  "inverted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type Permission = zod.input<typeof Permission>;

export type PermissionOutput = zod.output<typeof Permission>;

export const SubscriptionStatus = /*#__PURE__*/ zod.enum(['none', 'trialing', 'active', 'pastDue', 'canceling', 'canceled', 'incomplete']);

export type SubscriptionStatus = zod.input<typeof SubscriptionStatus>;

export type SubscriptionStatusOutput = zod.output<typeof SubscriptionStatus>;

export const BillingTimeMax = 40;

export const BillingTime = /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(BillingTimeMax));

export type BillingTime = zod.input<typeof BillingTime>;

export type BillingTimeOutput = zod.output<typeof BillingTime>;

export const subscriptionSummarySeatsMin = 0;

export const subscriptionSummarySeatsMax = 200;

export const SubscriptionSummary = /*#__PURE__*/ zod.strictObject({
  "status": SubscriptionStatus,
  "planCode": PlanCode,
  "interval": /*#__PURE__*/ zod.optional(Interval),
  "seats": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(subscriptionSummarySeatsMin)).check(/*#__PURE__*/ zod.lte(subscriptionSummarySeatsMax)),
  "autopay": /*#__PURE__*/ zod.boolean(),
  "trialUsed": /*#__PURE__*/ zod.boolean(),
  "trialEnd": /*#__PURE__*/ zod.optional(Timestamp),
  "currentPeriodEnd": /*#__PURE__*/ zod.optional(Timestamp),
  "now": /*#__PURE__*/ zod.optional(BillingTime)
});

export type SubscriptionSummary = zod.input<typeof SubscriptionSummary>;

export type SubscriptionSummaryOutput = zod.output<typeof SubscriptionSummary>;

export const LayoutDirection = /*#__PURE__*/ zod.enum(['ltr', 'rtl']);

export type LayoutDirection = zod.input<typeof LayoutDirection>;

export type LayoutDirectionOutput = zod.output<typeof LayoutDirection>;

export const Settings = /*#__PURE__*/ zod.strictObject({
  "themeColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['primary', 'secondary', 'success', 'error', 'warning', 'info'])),
  "mode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['light', 'dark'])),
  "skin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['default', 'bordered', 'semi-dark'])),
  "direction": /*#__PURE__*/ zod.optional(LayoutDirection),
  "language": /*#__PURE__*/ zod.optional(InterfaceLanguage),
  "contentWidth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['full', 'boxed'])),
  "appBarBlur": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "navCollapsed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "verticalNavToggleType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['accordion', 'collapse']))
});

export type Settings = zod.input<typeof Settings>;

export type SettingsOutput = zod.output<typeof Settings>;

export const userCompanyMax = 120;

export const userJobTitleMax = 120;

export const userPhoneMax = 30;

export const userPhoneRegExp = new RegExp('^\\+?[0-9 ().-]{5,29}$');

export const userCountryMin = 2;

export const userCountryMax = 2;

export const userCountryRegExp = new RegExp('^[A-Z]{2}$');

export const userPermissionsMax = 50;

export const User = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "email": Email,
  "emailVerifiedAt": /*#__PURE__*/ zod.optional(Timestamp),
  "firstName": PersonName,
  "lastName": PersonName,
  "avatarUrl": /*#__PURE__*/ zod.optional(AvatarUrl),
  "role": Role,
  "company": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userCompanyMax))),
  "jobTitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userJobTitleMax))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userPhoneMax)).check(/*#__PURE__*/ zod.regex(userPhoneRegExp))),
  "country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(userCountryMin)).check(/*#__PURE__*/ zod.maxLength(userCountryMax)).check(/*#__PURE__*/ zod.regex(userCountryRegExp))),
  "timezone": Timezone,
  "language": InterfaceLanguage,
  "twoFactorEnabled": /*#__PURE__*/ zod.boolean(),
  "permissions": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userPermissionsMax)),
  "subscription": SubscriptionSummary,
  "quota": Quota,
  "settings": Settings,
  "createdAt": Timestamp,
  "lastLoginAt": /*#__PURE__*/ zod.optional(Timestamp)
});

export type User = zod.input<typeof User>;

export type UserOutput = zod.output<typeof User>;

export const LoginSession = /*#__PURE__*/ zod.strictObject({
  "otpRequired": /*#__PURE__*/ zod.literal(false),
  "token": AccessToken,
  "tokenExpiresAt": Timestamp,
  "user": User
});

export type LoginSession = zod.input<typeof LoginSession>;

export type LoginSessionOutput = zod.output<typeof LoginSession>;

export const PageNumberMax = 100000;

export const PageNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PageNumberMax));

export type PageNumber = zod.input<typeof PageNumber>;

export type PageNumberOutput = zod.output<typeof PageNumber>;

export const PageSizeMax = 100;

export const PageSize = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PageSizeMax));

export type PageSize = zod.input<typeof PageSize>;

export type PageSizeOutput = zod.output<typeof PageSize>;

export const categorySlugMax = 40;

export const categorySlugRegExp = new RegExp('^[a-z][a-z0-9-]*$');

export const categoryNameMax = 80;

export const categoryIconMax = 60;

export const categoryIconRegExp = new RegExp('^[a-z][a-z0-9-]*$');

export const categoryColorMin = 7;

export const categoryColorMax = 7;

export const categoryColorRegExp = new RegExp('^#[0-9A-F]{6}$');

export const categoryOrderMax = 1000;

export const Category = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categorySlugMax)).check(/*#__PURE__*/ zod.regex(categorySlugRegExp)),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryNameMax)),
  "icon": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryIconMax)).check(/*#__PURE__*/ zod.regex(categoryIconRegExp)),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(categoryColorMin)).check(/*#__PURE__*/ zod.maxLength(categoryColorMax)).check(/*#__PURE__*/ zod.regex(categoryColorRegExp)),
  "order": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(categoryOrderMax)),
  "promptCount": Count
});

export type Category = zod.input<typeof Category>;

export type CategoryOutput = zod.output<typeof Category>;

export const categoryUsageShareMin = 0;

export const categoryUsageShareMax = 1;

export const CategoryUsage = /*#__PURE__*/ zod.strictObject({
  "category": Category,
  "saves": Count,
  "runs": Count,
  "share": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(categoryUsageShareMin)).check(/*#__PURE__*/ zod.lte(categoryUsageShareMax))
});

export type CategoryUsage = zod.input<typeof CategoryUsage>;

export type CategoryUsageOutput = zod.output<typeof CategoryUsage>;

export const TagNameMax = 40;

export const TagNameRegExp = new RegExp('^\\S(.*\\S)?$');

export const TagName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TagNameMax)).check(/*#__PURE__*/ zod.regex(TagNameRegExp));

export type TagName = zod.input<typeof TagName>;

export type TagNameOutput = zod.output<typeof TagName>;

export const PromptSource = /*#__PURE__*/ zod.enum(['generated', 'manual', 'imported', 'starter']);

export type PromptSource = zod.input<typeof PromptSource>;

export type PromptSourceOutput = zod.output<typeof PromptSource>;

export const PromptState = /*#__PURE__*/ zod.enum(['draft', 'saved']);

export type PromptState = zod.input<typeof PromptState>;

export type PromptStateOutput = zod.output<typeof PromptState>;

export const TextDirection = /*#__PURE__*/ zod.enum(['auto', 'ltr', 'rtl']);

export type TextDirection = zod.input<typeof TextDirection>;

export type TextDirectionOutput = zod.output<typeof TextDirection>;

export const PromptVisibility = /*#__PURE__*/ zod.enum(['private', 'team']);

export type PromptVisibility = zod.input<typeof PromptVisibility>;

export type PromptVisibilityOutput = zod.output<typeof PromptVisibility>;

export const PromptElement = /*#__PURE__*/ zod.enum(['task', 'material', 'context', 'form', 'limits', 'example']);

export type PromptElement = zod.input<typeof PromptElement>;

export type PromptElementOutput = zod.output<typeof PromptElement>;

export const findingCountsErrorMin = 0;

export const findingCountsErrorMax = 100;

export const findingCountsWarningMin = 0;

export const findingCountsWarningMax = 100;

export const findingCountsInfoMin = 0;

export const findingCountsInfoMax = 100;

export const FindingCounts = /*#__PURE__*/ zod.strictObject({
  "error": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(findingCountsErrorMin)).check(/*#__PURE__*/ zod.lte(findingCountsErrorMax)),
  "warning": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(findingCountsWarningMin)).check(/*#__PURE__*/ zod.lte(findingCountsWarningMax)),
  "info": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(findingCountsInfoMin)).check(/*#__PURE__*/ zod.lte(findingCountsInfoMax))
});

export type FindingCounts = zod.input<typeof FindingCounts>;

export type FindingCountsOutput = zod.output<typeof FindingCounts>;

export const qualitySummaryMissingMax = 6;

export const QualitySummary = /*#__PURE__*/ zod.strictObject({
  "isRead": /*#__PURE__*/ zod.boolean(),
  "missing": /*#__PURE__*/ zod.array(PromptElement).check(/*#__PURE__*/ zod.maxLength(qualitySummaryMissingMax)),
  "findings": FindingCounts
});

export type QualitySummary = zod.input<typeof QualitySummary>;

export type QualitySummaryOutput = zod.output<typeof QualitySummary>;

export const CurrentVersionMin = 0;

export const CurrentVersionMax = 1000000;

export const CurrentVersion = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CurrentVersionMin)).check(/*#__PURE__*/ zod.lte(CurrentVersionMax));

export type CurrentVersion = zod.input<typeof CurrentVersion>;

export type CurrentVersionOutput = zod.output<typeof CurrentVersion>;

export const UserSummary = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "firstName": PersonName,
  "lastName": PersonName,
  "avatarUrl": /*#__PURE__*/ zod.optional(AvatarUrl)
});

export type UserSummary = zod.input<typeof UserSummary>;

export type UserSummaryOutput = zod.output<typeof UserSummary>;

export const promptSummaryTitleMax = 120;

export const promptSummaryDescriptionMax = 300;

export const promptSummaryExcerptMax = 240;

export const promptSummaryTagsMax = 20;

export const promptSummaryVariableCountMin = 0;

export const promptSummaryVariableCountMax = 50;

export const PromptSummary = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "state": PromptState,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promptSummaryTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptSummaryDescriptionMax)),
  "excerpt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptSummaryExcerptMax)),
  "categoryId": Id,
  "tags": /*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(promptSummaryTagsMax)),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "direction": TextDirection,
  "source": PromptSource,
  "visibility": PromptVisibility,
  "isFavourite": /*#__PURE__*/ zod.boolean(),
  "quality": /*#__PURE__*/ zod.optional(QualitySummary),
  "estimatedTokens": Count,
  "variableCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promptSummaryVariableCountMin)).check(/*#__PURE__*/ zod.lte(promptSummaryVariableCountMax)),
  "version": CurrentVersion,
  "runCount": Count,
  "lastRunAt": /*#__PURE__*/ zod.optional(Timestamp),
  "owner": /*#__PURE__*/ zod.optional(UserSummary),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
});

export type PromptSummary = zod.input<typeof PromptSummary>;

export type PromptSummaryOutput = zod.output<typeof PromptSummary>;

export const Price = /*#__PURE__*/ zod.strictObject({
  "interval": Interval,
  "currency": Currency,
  "amount": Amount
});

export type Price = zod.input<typeof Price>;

export type PriceOutput = zod.output<typeof Price>;
