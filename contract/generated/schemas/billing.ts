/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from '#contract/zod.ts';
import {
  Amount,
  BillingTime,
  Count,
  CouponCode,
  Currency,
  Email,
  Id,
  Interval,
  InvoiceLine,
  NextInvoice,
  PageNumber,
  PageSize,
  PaidPlanCode,
  PlanCode,
  Price,
  Problem,
  Quote,
  SeatCount,
  SubscriptionStatus,
  Timestamp,
} from './common.ts';

export const cancelAutopaymentRequestReasonMax = 500;

export const CancelAutopaymentRequest = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelAutopaymentRequestReasonMax)))
});

export type CancelAutopaymentRequest = zod.input<typeof CancelAutopaymentRequest>;

export type CancelAutopaymentRequestOutput = zod.output<typeof CancelAutopaymentRequest>;

export const subscriptionSeatsMin = 0;

export const subscriptionSeatsMax = 200;

export const Subscription = /*#__PURE__*/ zod.strictObject({
  "status": SubscriptionStatus,
  "planCode": PlanCode,
  "interval": /*#__PURE__*/ zod.optional(Interval),
  "seats": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(subscriptionSeatsMin)).check(/*#__PURE__*/ zod.lte(subscriptionSeatsMax)),
  "trialEnd": /*#__PURE__*/ zod.optional(Timestamp),
  "trialHasCard": /*#__PURE__*/ zod.boolean(),
  "currentPeriodEnd": /*#__PURE__*/ zod.optional(Timestamp),
  "cancelAt": /*#__PURE__*/ zod.optional(Timestamp),
  "autopay": /*#__PURE__*/ zod.boolean(),
  "nextInvoice": /*#__PURE__*/ zod.optional(NextInvoice)
});

export type Subscription = zod.input<typeof Subscription>;

export type SubscriptionOutput = zod.output<typeof Subscription>;

export const SubscriptionAnswer = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription
});

export type SubscriptionAnswer = zod.input<typeof SubscriptionAnswer>;

export type SubscriptionAnswerOutput = zod.output<typeof SubscriptionAnswer>;

export const CardBrand = /*#__PURE__*/ zod.enum(['visa', 'mastercard', 'amex', 'discover', 'diners', 'jcb', 'unionpay', 'unknown']);

export type CardBrand = zod.input<typeof CardBrand>;

export type CardBrandOutput = zod.output<typeof CardBrand>;

export const cardLast4Min = 4;

export const cardLast4Max = 4;

export const cardLast4RegExp = new RegExp('^[0-9]{4}$');

export const cardExpMonthMax = 12;

export const cardExpYearMin = 2000;

export const cardExpYearMax = 2100;

export const Card = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "brand": CardBrand,
  "last4": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cardLast4Min)).check(/*#__PURE__*/ zod.maxLength(cardLast4Max)).check(/*#__PURE__*/ zod.regex(cardLast4RegExp)),
  "expMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(cardExpMonthMax)),
  "expYear": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(cardExpYearMin)).check(/*#__PURE__*/ zod.lte(cardExpYearMax)),
  "isDefault": /*#__PURE__*/ zod.boolean(),
  "createdAt": Timestamp
});

export type Card = zod.input<typeof Card>;

export type CardOutput = zod.output<typeof Card>;

export const cardListItemsMax = 20;

export const CardList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Card).check(/*#__PURE__*/ zod.maxLength(cardListItemsMax))
});

export type CardList = zod.input<typeof CardList>;

export type CardListOutput = zod.output<typeof CardList>;

export const renewalConsentTextVersionMin = 10;

export const renewalConsentTextVersionMax = 10;

export const renewalConsentTextVersionRegExp = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');

export const RenewalConsent = /*#__PURE__*/ zod.strictObject({
  "textVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(renewalConsentTextVersionMin)).check(/*#__PURE__*/ zod.maxLength(renewalConsentTextVersionMax)).check(/*#__PURE__*/ zod.regex(renewalConsentTextVersionRegExp))
});

export type RenewalConsent = zod.input<typeof RenewalConsent>;

export type RenewalConsentOutput = zod.output<typeof RenewalConsent>;

export const ContinueTrialRequest = /*#__PURE__*/ zod.strictObject({
  "renewalConsent": RenewalConsent
});

export type ContinueTrialRequest = zod.input<typeof ContinueTrialRequest>;

export type ContinueTrialRequestOutput = zod.output<typeof ContinueTrialRequest>;

export const CheckCouponRequest = /*#__PURE__*/ zod.strictObject({
  "couponCode": CouponCode,
  "planCode": PaidPlanCode,
  "interval": Interval
});

export type CheckCouponRequest = zod.input<typeof CheckCouponRequest>;

export type CheckCouponRequestOutput = zod.output<typeof CheckCouponRequest>;

export const couponPercentOffMax = 100;

export const couponMonthsMax = 36;

export const couponDescriptionMax = 200;

export const Coupon = /*#__PURE__*/ zod.strictObject({
  "code": CouponCode,
  "percentOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(couponPercentOffMax))),
  "amountOff": /*#__PURE__*/ zod.optional(Amount),
  "currency": Currency,
  "duration": /*#__PURE__*/ zod.enum(['once', 'months', 'forever']),
  "months": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(couponMonthsMax))),
  "endsAt": /*#__PURE__*/ zod.optional(Timestamp),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(couponDescriptionMax))
});

export type Coupon = zod.input<typeof Coupon>;

export type CouponOutput = zod.output<typeof Coupon>;

export const ClientSecretMin = 10;

export const ClientSecretMax = 255;

export const ClientSecretRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ClientSecret = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ClientSecretMin)).check(/*#__PURE__*/ zod.maxLength(ClientSecretMax)).check(/*#__PURE__*/ zod.regex(ClientSecretRegExp));

export type ClientSecret = zod.input<typeof ClientSecret>;

export type ClientSecretOutput = zod.output<typeof ClientSecret>;

export const SandboxCard = /*#__PURE__*/ zod.enum(['success', 'declined', 'insufficient_funds', 'authentication_required', 'authentication_refused', 'fails_at_renewal', 'expires_next_month', 'same_card_again']);

export type SandboxCard = zod.input<typeof SandboxCard>;

export type SandboxCardOutput = zod.output<typeof SandboxCard>;

export const ConfirmSandboxPaymentRequest = /*#__PURE__*/ zod.strictObject({
  "clientSecret": ClientSecret,
  "card": SandboxCard,
  "authenticate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type ConfirmSandboxPaymentRequest = zod.input<typeof ConfirmSandboxPaymentRequest>;

export type ConfirmSandboxPaymentRequestOutput = zod.output<typeof ConfirmSandboxPaymentRequest>;

export const PaymentStatus = /*#__PURE__*/ zod.enum(['succeeded', 'processing', 'requiresAction', 'failed']);

export type PaymentStatus = zod.input<typeof PaymentStatus>;

export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const SetupIntentIdMin = 4;

export const SetupIntentIdMax = 255;

export const SetupIntentIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const SetupIntentId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SetupIntentIdMin)).check(/*#__PURE__*/ zod.maxLength(SetupIntentIdMax)).check(/*#__PURE__*/ zod.regex(SetupIntentIdRegExp));

export type SetupIntentId = zod.input<typeof SetupIntentId>;

export type SetupIntentIdOutput = zod.output<typeof SetupIntentId>;

export const paymentFailureMessageMax = 500;

export const PaymentFailure = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum(['card_declined', 'insufficient_funds', 'expired_card', 'authentication_required', 'authentication_failed', 'processing_error']),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentFailureMessageMax))
});

export type PaymentFailure = zod.input<typeof PaymentFailure>;

export type PaymentFailureOutput = zod.output<typeof PaymentFailure>;

export const SandboxConfirmation = /*#__PURE__*/ zod.strictObject({
  "status": PaymentStatus,
  "paymentId": /*#__PURE__*/ zod.optional(Id),
  "setupIntentId": /*#__PURE__*/ zod.optional(SetupIntentId),
  "failure": /*#__PURE__*/ zod.optional(PaymentFailure)
});

export type SandboxConfirmation = zod.input<typeof SandboxConfirmation>;

export type SandboxConfirmationOutput = zod.output<typeof SandboxConfirmation>;

export const SaveCardRequest = /*#__PURE__*/ zod.strictObject({
  "setupIntentId": SetupIntentId,
  "makeDefault": /*#__PURE__*/ zod.boolean(),
  "overdueAmount": /*#__PURE__*/ zod.optional(Amount)
});

export type SaveCardRequest = zod.input<typeof SaveCardRequest>;

export type SaveCardRequestOutput = zod.output<typeof SaveCardRequest>;

export const CreateSetupIntentRequest = /*#__PURE__*/ zod.strictObject({
  "renewalConsent": /*#__PURE__*/ zod.optional(RenewalConsent)
});

export type CreateSetupIntentRequest = zod.input<typeof CreateSetupIntentRequest>;

export type CreateSetupIntentRequestOutput = zod.output<typeof CreateSetupIntentRequest>;

export const SetupIntent = /*#__PURE__*/ zod.strictObject({
  "setupIntentId": SetupIntentId,
  "clientSecret": ClientSecret
});

export type SetupIntent = zod.input<typeof SetupIntent>;

export type SetupIntentOutput = zod.output<typeof SetupIntent>;

export const TransactionStatus = /*#__PURE__*/ zod.enum(['processing', 'succeeded', 'failed', 'refunded']);

export type TransactionStatus = zod.input<typeof TransactionStatus>;

export type TransactionStatusOutput = zod.output<typeof TransactionStatus>;

export const TransactionType = /*#__PURE__*/ zod.enum(['subscription', 'renewal', 'change', 'refund']);

export type TransactionType = zod.input<typeof TransactionType>;

export type TransactionTypeOutput = zod.output<typeof TransactionType>;

export const cardLabelLast4Min = 4;

export const cardLabelLast4Max = 4;

export const cardLabelLast4RegExp = new RegExp('^[0-9]{4}$');

export const CardLabel = /*#__PURE__*/ zod.strictObject({
  "brand": CardBrand,
  "last4": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cardLabelLast4Min)).check(/*#__PURE__*/ zod.maxLength(cardLabelLast4Max)).check(/*#__PURE__*/ zod.regex(cardLabelLast4RegExp))
});

export type CardLabel = zod.input<typeof CardLabel>;

export type CardLabelOutput = zod.output<typeof CardLabel>;

export const transactionNumberMax = 40;

export const transactionNumberRegExp = new RegExp('^[A-Z0-9-]+$');

export const transactionLinesMax = 20;

export const transactionReceiptUrlMax = 2000;

export const Transaction = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transactionNumberMax)).check(/*#__PURE__*/ zod.regex(transactionNumberRegExp)),
  "type": TransactionType,
  "status": TransactionStatus,
  "currency": Currency,
  "subtotal": Amount,
  "discount": Amount,
  "tax": Amount,
  "total": Amount,
  "credit": /*#__PURE__*/ zod.optional(Amount),
  "owed": /*#__PURE__*/ zod.optional(Amount),
  "carried": /*#__PURE__*/ zod.optional(Amount),
  "lines": /*#__PURE__*/ zod.array(InvoiceLine).check(/*#__PURE__*/ zod.maxLength(transactionLinesMax)),
  "card": /*#__PURE__*/ zod.optional(CardLabel),
  "failure": /*#__PURE__*/ zod.optional(PaymentFailure),
  "receiptUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionReceiptUrlMax))),
  "createdAt": Timestamp,
  "paidAt": /*#__PURE__*/ zod.optional(Timestamp)
});

export type Transaction = zod.input<typeof Transaction>;

export type TransactionOutput = zod.output<typeof Transaction>;

export const TransactionTotals = /*#__PURE__*/ zod.strictObject({
  "currency": Currency,
  "paid": Amount,
  "refunded": Amount,
  "net": Amount
});

export type TransactionTotals = zod.input<typeof TransactionTotals>;

export type TransactionTotalsOutput = zod.output<typeof TransactionTotals>;

export const transactionPageItemsMax = 100;

export const TransactionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Transaction).check(/*#__PURE__*/ zod.maxLength(transactionPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count,
  "totals": TransactionTotals
});

export type TransactionPage = zod.input<typeof TransactionPage>;

export type TransactionPageOutput = zod.output<typeof TransactionPage>;

export const VerifyPaymentRequest = /*#__PURE__*/ zod.strictObject({
  "paymentId": Id
});

export type VerifyPaymentRequest = zod.input<typeof VerifyPaymentRequest>;

export type VerifyPaymentRequestOutput = zod.output<typeof VerifyPaymentRequest>;

export const PaymentOrder = /*#__PURE__*/ zod.strictObject({
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": SeatCount,
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode)
});

export type PaymentOrder = zod.input<typeof PaymentOrder>;

export type PaymentOrderOutput = zod.output<typeof PaymentOrder>;

export const PaymentVerification = /*#__PURE__*/ zod.strictObject({
  "paymentId": Id,
  "status": PaymentStatus,
  "order": PaymentOrder,
  "clientSecret": /*#__PURE__*/ zod.optional(ClientSecret),
  "failure": /*#__PURE__*/ zod.optional(PaymentFailure),
  "transaction": /*#__PURE__*/ zod.optional(Transaction),
  "subscription": Subscription
});

export type PaymentVerification = zod.input<typeof PaymentVerification>;

export type PaymentVerificationOutput = zod.output<typeof PaymentVerification>;

export const PreviewPaymentRequest = /*#__PURE__*/ zod.strictObject({
  "preview": /*#__PURE__*/ zod.literal(true),
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": /*#__PURE__*/ zod.optional(SeatCount),
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode)
});

export type PreviewPaymentRequest = zod.input<typeof PreviewPaymentRequest>;

export type PreviewPaymentRequestOutput = zod.output<typeof PreviewPaymentRequest>;

export const PayQuoteRequest = /*#__PURE__*/ zod.strictObject({
  "preview": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(false)),
  "quoteId": Id,
  "cardId": /*#__PURE__*/ zod.optional(Id),
  "acceptTerms": /*#__PURE__*/ zod.literal(true),
  "renewalConsent": RenewalConsent
});

export type PayQuoteRequest = zod.input<typeof PayQuoteRequest>;

export type PayQuoteRequestOutput = zod.output<typeof PayQuoteRequest>;

export const CreatePaymentRequest = /*#__PURE__*/ zod.union([PreviewPaymentRequest,PayQuoteRequest]);

export type CreatePaymentRequest = zod.input<typeof CreatePaymentRequest>;

export type CreatePaymentRequestOutput = zod.output<typeof CreatePaymentRequest>;

export const CreatePaymentAnswer = /*#__PURE__*/ zod.strictObject({
  "preview": /*#__PURE__*/ zod.boolean(),
  "quote": Quote,
  "paymentId": /*#__PURE__*/ zod.optional(Id),
  "status": /*#__PURE__*/ zod.optional(PaymentStatus),
  "clientSecret": /*#__PURE__*/ zod.optional(ClientSecret)
});

export type CreatePaymentAnswer = zod.input<typeof CreatePaymentAnswer>;

export type CreatePaymentAnswerOutput = zod.output<typeof CreatePaymentAnswer>;

export const CreateFreeTrialRequest = /*#__PURE__*/ zod.strictObject({
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": /*#__PURE__*/ zod.optional(SeatCount),
  "withCard": /*#__PURE__*/ zod.boolean(),
  "acceptTerms": /*#__PURE__*/ zod.literal(true),
  "renewalConsent": /*#__PURE__*/ zod.optional(RenewalConsent)
});

export type CreateFreeTrialRequest = zod.input<typeof CreateFreeTrialRequest>;

export type CreateFreeTrialRequestOutput = zod.output<typeof CreateFreeTrialRequest>;

export const FreeTrialAnswer = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription,
  "now": BillingTime,
  "currency": Currency,
  "dueToday": Amount,
  "firstInvoice": /*#__PURE__*/ zod.optional(NextInvoice),
  "clientSecret": /*#__PURE__*/ zod.optional(ClientSecret),
  "setupIntentId": /*#__PURE__*/ zod.optional(SetupIntentId)
});

export type FreeTrialAnswer = zod.input<typeof FreeTrialAnswer>;

export type FreeTrialAnswerOutput = zod.output<typeof FreeTrialAnswer>;

export const changeSubscriptionRequestKeepSubUserIdsMax = 200;

export const changeSubscriptionRequestPreviewDefault = false;

export const ChangeSubscriptionRequest = /*#__PURE__*/ zod.strictObject({
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": /*#__PURE__*/ zod.optional(SeatCount),
  "keepSubUserIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(changeSubscriptionRequestKeepSubUserIdsMax))),
  "preview": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), changeSubscriptionRequestPreviewDefault)
});

export type ChangeSubscriptionRequest = zod.input<typeof ChangeSubscriptionRequest>;

export type ChangeSubscriptionRequestOutput = zod.output<typeof ChangeSubscriptionRequest>;

export const subUserNameNameMax = 120;

export const SubUserName = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subUserNameNameMax)),
  "email": Email
});

export type SubUserName = zod.input<typeof SubUserName>;

export type SubUserNameOutput = zod.output<typeof SubUserName>;

export const pendingChangeSuspendsMax = 200;

export const PendingChange = /*#__PURE__*/ zod.strictObject({
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": SeatCount,
  "effectiveAt": Timestamp,
  "nextInvoice": NextInvoice,
  "suspends": /*#__PURE__*/ zod.array(SubUserName).check(/*#__PURE__*/ zod.maxLength(pendingChangeSuspendsMax))
});

export type PendingChange = zod.input<typeof PendingChange>;

export type PendingChangeOutput = zod.output<typeof PendingChange>;

export const ChangeSubscriptionAnswer = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription,
  "now": BillingTime,
  "pendingChange": PendingChange
});

export type ChangeSubscriptionAnswer = zod.input<typeof ChangeSubscriptionAnswer>;

export type ChangeSubscriptionAnswerOutput = zod.output<typeof ChangeSubscriptionAnswer>;

export const WithdrawalRight = /*#__PURE__*/ zod.strictObject({
  "until": Timestamp,
  "amount": Amount
});

export type WithdrawalRight = zod.input<typeof WithdrawalRight>;

export type WithdrawalRightOutput = zod.output<typeof WithdrawalRight>;

export const dunningAttemptsMax = 10;

export const Dunning = /*#__PURE__*/ zod.strictObject({
  "failedAt": Timestamp,
  "attempts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(dunningAttemptsMax)),
  "nextTryAt": /*#__PURE__*/ zod.optional(Timestamp),
  "endsAt": Timestamp,
  "needsConfirmation": /*#__PURE__*/ zod.boolean(),
  "paymentId": /*#__PURE__*/ zod.optional(Id),
  "failure": PaymentFailure
});

export type Dunning = zod.input<typeof Dunning>;

export type DunningOutput = zod.output<typeof Dunning>;

export const CurrentSubscription = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription,
  "now": BillingTime,
  "currency": Currency,
  "credit": Amount,
  "owed": /*#__PURE__*/ zod.optional(Amount),
  "pendingChange": /*#__PURE__*/ zod.optional(PendingChange),
  "withdrawal": /*#__PURE__*/ zod.optional(WithdrawalRight),
  "dunning": /*#__PURE__*/ zod.optional(Dunning),
  "firstInvoice": /*#__PURE__*/ zod.optional(NextInvoice)
});

export type CurrentSubscription = zod.input<typeof CurrentSubscription>;

export type CurrentSubscriptionOutput = zod.output<typeof CurrentSubscription>;

export const PlanLimitMin = 0;

export const PlanLimitMax = 1000000000;

export const PlanLimit = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PlanLimitMin)).check(/*#__PURE__*/ zod.lte(PlanLimitMax)));

export type PlanLimit = zod.input<typeof PlanLimit>;

export type PlanLimitOutput = zod.output<typeof PlanLimit>;

export const PlanLimits = /*#__PURE__*/ zod.strictObject({
  "generations": PlanLimit,
  "runs": PlanLimit,
  "downloads": PlanLimit,
  "savedPrompts": PlanLimit,
  "pooled": /*#__PURE__*/ zod.boolean()
});

export type PlanLimits = zod.input<typeof PlanLimits>;

export type PlanLimitsOutput = zod.output<typeof PlanLimits>;

export const planNameMax = 60;

export const planTaglineMax = 200;

export const planAudienceMax = 200;

export const planPricesMax = 10;

export const planTrialDaysMin = 0;

export const planTrialDaysMax = 365;

export const planSeatsIncludedMin = 0;

export const planSeatsIncludedMax = 200;

export const planSeatsMaxMin = 0;

export const planSeatsMaxMax = 200;

export const planSeatPriceMax = 10;

export const planFeaturesItemMax = 120;

export const planFeaturesMax = 20;

export const Plan = /*#__PURE__*/ zod.strictObject({
  "code": PlanCode,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planNameMax)),
  "tagline": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planTaglineMax)),
  "audience": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planAudienceMax)),
  "prices": /*#__PURE__*/ zod.array(Price).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planPricesMax)),
  "trialDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planTrialDaysMin)).check(/*#__PURE__*/ zod.lte(planTrialDaysMax)),
  "seatsIncluded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planSeatsIncludedMin)).check(/*#__PURE__*/ zod.lte(planSeatsIncludedMax)),
  "seatsMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planSeatsMaxMin)).check(/*#__PURE__*/ zod.lte(planSeatsMaxMax)),
  "seatPrice": /*#__PURE__*/ zod.array(Price).check(/*#__PURE__*/ zod.maxLength(planSeatPriceMax)),
  "limits": PlanLimits,
  "features": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planFeaturesItemMax))).check(/*#__PURE__*/ zod.maxLength(planFeaturesMax)),
  "isRecommended": /*#__PURE__*/ zod.boolean(),
  "isCurrent": /*#__PURE__*/ zod.boolean()
});

export type Plan = zod.input<typeof Plan>;

export type PlanOutput = zod.output<typeof Plan>;

export const trialEligibilityDaysMin = 0;

export const trialEligibilityDaysMax = 365;

export const TrialEligibility = /*#__PURE__*/ zod.strictObject({
  "eligible": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['trial_already_used', 'already_subscribed', 'email_not_verified'])),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trialEligibilityDaysMin)).check(/*#__PURE__*/ zod.lte(trialEligibilityDaysMax))
});

export type TrialEligibility = zod.input<typeof TrialEligibility>;

export type TrialEligibilityOutput = zod.output<typeof TrialEligibility>;

export const subscriptionPlansPlansMax = 20;

export const SubscriptionPlans = /*#__PURE__*/ zod.strictObject({
  "plans": /*#__PURE__*/ zod.array(Plan).check(/*#__PURE__*/ zod.maxLength(subscriptionPlansPlansMax)),
  "subscription": Subscription,
  "trial": TrialEligibility,
  "currency": Currency
});

export type SubscriptionPlans = zod.input<typeof SubscriptionPlans>;

export type SubscriptionPlansOutput = zod.output<typeof SubscriptionPlans>;

export const WithdrawRequest = /*#__PURE__*/ zod.strictObject({
  "confirm": /*#__PURE__*/ zod.literal(true)
});

export type WithdrawRequest = zod.input<typeof WithdrawRequest>;

export type WithdrawRequestOutput = zod.output<typeof WithdrawRequest>;

export const withdrawAnswerRefundsMax = 20;

export const WithdrawAnswer = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription,
  "now": BillingTime,
  "withdrawnAt": Timestamp,
  "amount": Amount,
  "pending": Amount,
  "currency": Currency,
  "refunds": /*#__PURE__*/ zod.array(Transaction).check(/*#__PURE__*/ zod.maxLength(withdrawAnswerRefundsMax))
});

export type WithdrawAnswer = zod.input<typeof WithdrawAnswer>;

export type WithdrawAnswerOutput = zod.output<typeof WithdrawAnswer>;

export const transactionOwnerNameMax = 120;

export const TransactionOwner = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transactionOwnerNameMax))),
  "email": /*#__PURE__*/ zod.optional(Email)
});

export type TransactionOwner = zod.input<typeof TransactionOwner>;

export type TransactionOwnerOutput = zod.output<typeof TransactionOwner>;

export const AdminTransaction = /*#__PURE__*/ zod.strictObject({
  "transaction": Transaction,
  "owner": TransactionOwner,
  "refundable": Amount,
  "disputed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
});

export type AdminTransaction = zod.input<typeof AdminTransaction>;

export type AdminTransactionOutput = zod.output<typeof AdminTransaction>;

export const adminTransactionPageItemsMax = 100;

export const AdminTransactionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(AdminTransaction).check(/*#__PURE__*/ zod.maxLength(adminTransactionPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
});

export type AdminTransactionPage = zod.input<typeof AdminTransactionPage>;

export type AdminTransactionPageOutput = zod.output<typeof AdminTransactionPage>;

export const refundRequestAmountMax = 100000000000;

export const refundRequestReasonMin = 3;

export const refundRequestReasonMax = 500;

export const refundRequestEndPlanDefault = false;

export const RefundRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(refundRequestAmountMax)),
  "currency": Currency,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refundRequestReasonMin)).check(/*#__PURE__*/ zod.maxLength(refundRequestReasonMax)),
  "endPlan": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), refundRequestEndPlanDefault)
});

export type RefundRequest = zod.input<typeof RefundRequest>;

export type RefundRequestOutput = zod.output<typeof RefundRequest>;

export const cancelAutopaymentHeaderAcceptLanguageMax = 200;

export const CancelAutopaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelAutopaymentHeaderAcceptLanguageMax)))
})

export const CancelAutopaymentBody = CancelAutopaymentRequest

export const CancelAutopayment200Response = SubscriptionAnswer

export const CancelAutopayment400Response = Problem

export const CancelAutopayment401Response = Problem

export const CancelAutopayment403Response = Problem

export const CancelAutopayment409Response = Problem

export const CancelAutopayment413Response = Problem

export const CancelAutopayment415Response = Problem

export const CancelAutopayment422Response = Problem

export const CancelAutopayment429Response = Problem

export const CancelAutopayment500Response = Problem

export const CancelAutopayment503Response = Problem

export const listCardsHeaderAcceptLanguageMax = 200;

export const ListCardsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCardsHeaderAcceptLanguageMax)))
})

export const ListCards200Response = CardList

export const ListCards401Response = Problem

export const ListCards403Response = Problem

export const ListCards429Response = Problem

export const ListCards500Response = Problem

export const ListCards503Response = Problem

export const removeCardPathCardIdMax = 36;

export const RemoveCardParams = /*#__PURE__*/ zod.object({
  "cardId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(removeCardPathCardIdMax))
})

export const removeCardHeaderAcceptLanguageMax = 200;

export const RemoveCardHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeCardHeaderAcceptLanguageMax)))
})

export const RemoveCard204Response = /*#__PURE__*/ zod.void()

export const RemoveCard401Response = Problem

export const RemoveCard403Response = Problem

export const RemoveCard404Response = Problem

export const RemoveCard409Response = Problem

export const RemoveCard429Response = Problem

export const RemoveCard500Response = Problem

export const RemoveCard503Response = Problem

export const setDefaultCardPathCardIdMax = 36;

export const SetDefaultCardParams = /*#__PURE__*/ zod.object({
  "cardId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(setDefaultCardPathCardIdMax))
})

export const setDefaultCardHeaderAcceptLanguageMax = 200;

export const SetDefaultCardHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultCardHeaderAcceptLanguageMax)))
})

export const SetDefaultCard200Response = Card

export const SetDefaultCard401Response = Problem

export const SetDefaultCard403Response = Problem

export const SetDefaultCard404Response = Problem

export const SetDefaultCard429Response = Problem

export const SetDefaultCard500Response = Problem

export const SetDefaultCard503Response = Problem

export const continueTrialPathCardIdMax = 36;

export const ContinueTrialParams = /*#__PURE__*/ zod.object({
  "cardId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(continueTrialPathCardIdMax))
})

export const continueTrialHeaderAcceptLanguageMax = 200;

export const ContinueTrialHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(continueTrialHeaderAcceptLanguageMax)))
})

export const ContinueTrialBody = ContinueTrialRequest

export const ContinueTrial200Response = SubscriptionAnswer

export const ContinueTrial400Response = Problem

export const ContinueTrial401Response = Problem

export const ContinueTrial403Response = Problem

export const ContinueTrial404Response = Problem

export const ContinueTrial409Response = Problem

export const ContinueTrial413Response = Problem

export const ContinueTrial415Response = Problem

export const ContinueTrial422Response = Problem

export const ContinueTrial429Response = Problem

export const ContinueTrial500Response = Problem

export const ContinueTrial503Response = Problem

export const checkCouponHeaderAcceptLanguageMax = 200;

export const CheckCouponHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkCouponHeaderAcceptLanguageMax)))
})

export const CheckCouponBody = CheckCouponRequest

export const CheckCoupon200Response = Coupon

export const CheckCoupon400Response = Problem

export const CheckCoupon401Response = Problem

export const CheckCoupon403Response = Problem

export const CheckCoupon413Response = Problem

export const CheckCoupon415Response = Problem

export const CheckCoupon422Response = Problem

export const CheckCoupon429Response = Problem

export const CheckCoupon500Response = Problem

export const CheckCoupon503Response = Problem

export const resumeAutopaymentHeaderAcceptLanguageMax = 200;

export const ResumeAutopaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resumeAutopaymentHeaderAcceptLanguageMax)))
})

export const ResumeAutopayment200Response = SubscriptionAnswer

export const ResumeAutopayment401Response = Problem

export const ResumeAutopayment403Response = Problem

export const ResumeAutopayment409Response = Problem

export const ResumeAutopayment429Response = Problem

export const ResumeAutopayment500Response = Problem

export const ResumeAutopayment503Response = Problem

export const confirmSandboxPaymentHeaderAcceptLanguageMax = 200;

export const ConfirmSandboxPaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmSandboxPaymentHeaderAcceptLanguageMax)))
})

export const ConfirmSandboxPaymentBody = ConfirmSandboxPaymentRequest

export const ConfirmSandboxPayment200Response = SandboxConfirmation

export const ConfirmSandboxPayment400Response = Problem

export const ConfirmSandboxPayment401Response = Problem

export const ConfirmSandboxPayment403Response = Problem

export const ConfirmSandboxPayment404Response = Problem

export const ConfirmSandboxPayment409Response = Problem

export const ConfirmSandboxPayment413Response = Problem

export const ConfirmSandboxPayment415Response = Problem

export const ConfirmSandboxPayment422Response = Problem

export const ConfirmSandboxPayment429Response = Problem

export const ConfirmSandboxPayment500Response = Problem

export const ConfirmSandboxPayment503Response = Problem

export const saveCardHeaderAcceptLanguageMax = 200;

export const SaveCardHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveCardHeaderAcceptLanguageMax)))
})

export const SaveCardBody = SaveCardRequest

export const SaveCard200Response = Card

export const SaveCard400Response = Problem

export const SaveCard401Response = Problem

export const SaveCard402Response = Problem

export const SaveCard403Response = Problem

export const SaveCard409Response = Problem

export const SaveCard413Response = Problem

export const SaveCard415Response = Problem

export const SaveCard422Response = Problem

export const SaveCard429Response = Problem

export const SaveCard500Response = Problem

export const SaveCard503Response = Problem

export const createSetupIntentHeaderAcceptLanguageMax = 200;

export const createSetupIntentHeaderIdempotencyKeyMin = 8;

export const createSetupIntentHeaderIdempotencyKeyMax = 100;

export const createSetupIntentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateSetupIntentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSetupIntentHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSetupIntentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createSetupIntentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createSetupIntentHeaderIdempotencyKeyRegExp)))
})

export const CreateSetupIntentBody = CreateSetupIntentRequest

export const CreateSetupIntent200Response = SetupIntent

export const CreateSetupIntent400Response = Problem

export const CreateSetupIntent401Response = Problem

export const CreateSetupIntent403Response = Problem

export const CreateSetupIntent409Response = Problem

export const CreateSetupIntent413Response = Problem

export const CreateSetupIntent415Response = Problem

export const CreateSetupIntent422Response = Problem

export const CreateSetupIntent429Response = Problem

export const CreateSetupIntent500Response = Problem

export const CreateSetupIntent503Response = Problem

export const listTransactionsQueryFromMax = 10;

export const listTransactionsQueryToMax = 10;

export const listTransactionsQueryQMax = 200;

export const listTransactionsQuerySortDefault = `-createdAt`;

export const listTransactionsQueryPageDefault = 1;

export const listTransactionsQueryPageMax = 100000;

export const listTransactionsQueryPageSizeDefault = 20;

export const listTransactionsQueryPageSizeMax = 100;

export const ListTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'succeeded', 'failed', 'refunded'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryFromMax))),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryToMax))),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryQMax))),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt', 'number', '-number', 'total', '-total', 'status', '-status']), listTransactionsQuerySortDefault),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryPageMax)), listTransactionsQueryPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryPageSizeMax)), listTransactionsQueryPageSizeDefault)
})

export const listTransactionsHeaderAcceptLanguageMax = 200;

export const ListTransactionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionsHeaderAcceptLanguageMax)))
})

export const ListTransactions200Response = TransactionPage

export const ListTransactions401Response = Problem

export const ListTransactions403Response = Problem

export const ListTransactions422Response = Problem

export const ListTransactions429Response = Problem

export const ListTransactions500Response = Problem

export const ListTransactions503Response = Problem

export const exportTransactionsQueryFromMax = 10;

export const exportTransactionsQueryToMax = 10;

export const exportTransactionsQueryQMax = 200;

export const ExportTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'succeeded', 'failed', 'refunded'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportTransactionsQueryFromMax))),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportTransactionsQueryToMax))),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportTransactionsQueryQMax)))
})

export const exportTransactionsHeaderAcceptLanguageMax = 200;

export const ExportTransactionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportTransactionsHeaderAcceptLanguageMax)))
})

export const ExportTransactions200Response = /*#__PURE__*/ zod.unknown()

export const ExportTransactions401Response = Problem

export const ExportTransactions403Response = Problem

export const ExportTransactions422Response = Problem

export const ExportTransactions429Response = Problem

export const ExportTransactions500Response = Problem

export const ExportTransactions503Response = Problem

export const getReceiptPathTransactionIdMax = 36;

export const GetReceiptParams = /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(getReceiptPathTransactionIdMax))
})

export const getReceiptHeaderAcceptLanguageMax = 200;

export const GetReceiptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReceiptHeaderAcceptLanguageMax)))
})

export const GetReceipt200Response = /*#__PURE__*/ zod.unknown()

export const GetReceipt401Response = Problem

export const GetReceipt403Response = Problem

export const GetReceipt404Response = Problem

export const GetReceipt429Response = Problem

export const GetReceipt500Response = Problem

export const GetReceipt503Response = Problem

export const verifyPaymentHeaderAcceptLanguageMax = 200;

export const VerifyPaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyPaymentHeaderAcceptLanguageMax)))
})

export const VerifyPaymentBody = VerifyPaymentRequest

export const VerifyPayment200Response = PaymentVerification

export const VerifyPayment400Response = Problem

export const VerifyPayment401Response = Problem

export const VerifyPayment403Response = Problem

export const VerifyPayment404Response = Problem

export const VerifyPayment413Response = Problem

export const VerifyPayment415Response = Problem

export const VerifyPayment422Response = Problem

export const VerifyPayment429Response = Problem

export const VerifyPayment500Response = Problem

export const VerifyPayment503Response = Problem

export const createPaymentHeaderAcceptLanguageMax = 200;

export const createPaymentHeaderIdempotencyKeyMin = 8;

export const createPaymentHeaderIdempotencyKeyMax = 100;

export const createPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreatePaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPaymentHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPaymentHeaderIdempotencyKeyRegExp)))
})

export const CreatePaymentBody = CreatePaymentRequest

export const CreatePayment200Response = CreatePaymentAnswer

export const CreatePayment400Response = Problem

export const CreatePayment401Response = Problem

export const CreatePayment402Response = Problem

export const CreatePayment403Response = Problem

export const CreatePayment404Response = Problem

export const CreatePayment409Response = Problem

export const CreatePayment413Response = Problem

export const CreatePayment415Response = Problem

export const CreatePayment422Response = Problem

export const CreatePayment429Response = Problem

export const CreatePayment500Response = Problem

export const CreatePayment503Response = Problem

export const createFreeTrialPaymentHeaderAcceptLanguageMax = 200;

export const createFreeTrialPaymentHeaderIdempotencyKeyMin = 8;

export const createFreeTrialPaymentHeaderIdempotencyKeyMax = 100;

export const createFreeTrialPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const CreateFreeTrialPaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createFreeTrialPaymentHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createFreeTrialPaymentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createFreeTrialPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createFreeTrialPaymentHeaderIdempotencyKeyRegExp)))
})

export const CreateFreeTrialPaymentBody = CreateFreeTrialRequest

export const CreateFreeTrialPayment200Response = FreeTrialAnswer

export const CreateFreeTrialPayment400Response = Problem

export const CreateFreeTrialPayment401Response = Problem

export const CreateFreeTrialPayment403Response = Problem

export const CreateFreeTrialPayment409Response = Problem

export const CreateFreeTrialPayment413Response = Problem

export const CreateFreeTrialPayment415Response = Problem

export const CreateFreeTrialPayment422Response = Problem

export const CreateFreeTrialPayment429Response = Problem

export const CreateFreeTrialPayment500Response = Problem

export const CreateFreeTrialPayment503Response = Problem

export const changeSubscriptionHeaderAcceptLanguageMax = 200;

export const ChangeSubscriptionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeSubscriptionHeaderAcceptLanguageMax)))
})

export const ChangeSubscriptionBody = ChangeSubscriptionRequest

export const ChangeSubscription200Response = ChangeSubscriptionAnswer

export const ChangeSubscription400Response = Problem

export const ChangeSubscription401Response = Problem

export const ChangeSubscription403Response = Problem

export const ChangeSubscription409Response = Problem

export const ChangeSubscription413Response = Problem

export const ChangeSubscription415Response = Problem

export const ChangeSubscription422Response = Problem

export const ChangeSubscription429Response = Problem

export const ChangeSubscription500Response = Problem

export const ChangeSubscription503Response = Problem

export const discardSubscriptionChangeHeaderAcceptLanguageMax = 200;

export const DiscardSubscriptionChangeHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(discardSubscriptionChangeHeaderAcceptLanguageMax)))
})

export const DiscardSubscriptionChange200Response = CurrentSubscription

export const DiscardSubscriptionChange401Response = Problem

export const DiscardSubscriptionChange403Response = Problem

export const DiscardSubscriptionChange429Response = Problem

export const DiscardSubscriptionChange500Response = Problem

export const DiscardSubscriptionChange503Response = Problem

export const getSubscriptionHeaderAcceptLanguageMax = 200;

export const GetSubscriptionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSubscriptionHeaderAcceptLanguageMax)))
})

export const GetSubscription200Response = CurrentSubscription

export const GetSubscription401Response = Problem

export const GetSubscription403Response = Problem

export const GetSubscription429Response = Problem

export const GetSubscription500Response = Problem

export const GetSubscription503Response = Problem

export const listSubscriptionPlansHeaderAcceptLanguageMax = 200;

export const ListSubscriptionPlansHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubscriptionPlansHeaderAcceptLanguageMax)))
})

export const ListSubscriptionPlans200Response = SubscriptionPlans

export const ListSubscriptionPlans401Response = Problem

export const ListSubscriptionPlans403Response = Problem

export const ListSubscriptionPlans429Response = Problem

export const ListSubscriptionPlans500Response = Problem

export const ListSubscriptionPlans503Response = Problem

export const withdrawFromContractHeaderAcceptLanguageMax = 200;

export const withdrawFromContractHeaderIdempotencyKeyMin = 8;

export const withdrawFromContractHeaderIdempotencyKeyMax = 100;

export const withdrawFromContractHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const WithdrawFromContractHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawFromContractHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(withdrawFromContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(withdrawFromContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(withdrawFromContractHeaderIdempotencyKeyRegExp)))
})

export const WithdrawFromContractBody = WithdrawRequest

export const WithdrawFromContract200Response = WithdrawAnswer

export const WithdrawFromContract400Response = Problem

export const WithdrawFromContract401Response = Problem

export const WithdrawFromContract403Response = Problem

export const WithdrawFromContract409Response = Problem

export const WithdrawFromContract413Response = Problem

export const WithdrawFromContract415Response = Problem

export const WithdrawFromContract422Response = Problem

export const WithdrawFromContract429Response = Problem

export const WithdrawFromContract500Response = Problem

export const WithdrawFromContract503Response = Problem

export const listAllTransactionsQueryFromMax = 10;

export const listAllTransactionsQueryToMax = 10;

export const listAllTransactionsQueryQMax = 200;

export const listAllTransactionsQueryPageDefault = 1;

export const listAllTransactionsQueryPageMax = 100000;

export const listAllTransactionsQueryPageSizeDefault = 20;

export const listAllTransactionsQueryPageSizeMax = 100;

export const ListAllTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'succeeded', 'failed', 'refunded'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listAllTransactionsQueryFromMax))),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listAllTransactionsQueryToMax))),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAllTransactionsQueryQMax))),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAllTransactionsQueryPageMax)), listAllTransactionsQueryPageDefault),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAllTransactionsQueryPageSizeMax)), listAllTransactionsQueryPageSizeDefault)
})

export const listAllTransactionsHeaderAcceptLanguageMax = 200;

export const ListAllTransactionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAllTransactionsHeaderAcceptLanguageMax)))
})

export const ListAllTransactions200Response = AdminTransactionPage

export const ListAllTransactions401Response = Problem

export const ListAllTransactions403Response = Problem

export const ListAllTransactions422Response = Problem

export const ListAllTransactions429Response = Problem

export const ListAllTransactions500Response = Problem

export const ListAllTransactions503Response = Problem

export const refundTransactionPathTransactionIdMax = 36;

export const RefundTransactionParams = /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(refundTransactionPathTransactionIdMax))
})

export const refundTransactionHeaderAcceptLanguageMax = 200;

export const refundTransactionHeaderIdempotencyKeyMin = 8;

export const refundTransactionHeaderIdempotencyKeyMax = 100;

export const refundTransactionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const RefundTransactionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(refundTransactionHeaderAcceptLanguageMax))),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refundTransactionHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(refundTransactionHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(refundTransactionHeaderIdempotencyKeyRegExp)))
})

export const RefundTransactionBody = RefundRequest

export const RefundTransaction200Response = Transaction

export const RefundTransaction400Response = Problem

export const RefundTransaction401Response = Problem

export const RefundTransaction403Response = Problem

export const RefundTransaction404Response = Problem

export const RefundTransaction409Response = Problem

export const RefundTransaction413Response = Problem

export const RefundTransaction415Response = Problem

export const RefundTransaction422Response = Problem

export const RefundTransaction429Response = Problem

export const RefundTransaction500Response = Problem

export const RefundTransaction503Response = Problem

export const receiveStripeEventHeaderAcceptLanguageMax = 200;

export const receiveStripeEventHeaderStripeSignatureMax = 4096;

export const ReceiveStripeEventHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(receiveStripeEventHeaderAcceptLanguageMax))),
  "Stripe-Signature": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(receiveStripeEventHeaderStripeSignatureMax))
})

export const receiveStripeEventBodyIdMax = 255;

export const receiveStripeEventBodyIdRegExp = new RegExp('^evt_[A-Za-z0-9_]+$');

export const receiveStripeEventBodyTypeMax = 255;

export const receiveStripeEventBodyDataObjectObjectMax = 255;

export const receiveStripeEventBodyDataObjectIdMax = 255;

export const receiveStripeEventBodyDataObjectIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');

export const ReceiveStripeEventBody = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(receiveStripeEventBodyIdMax)).check(/*#__PURE__*/ zod.regex(receiveStripeEventBodyIdRegExp)),
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(receiveStripeEventBodyTypeMax)),
  "data": /*#__PURE__*/ zod.object({
  "object": /*#__PURE__*/ zod.object({
  "object": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(receiveStripeEventBodyDataObjectObjectMax)),
  "id": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(receiveStripeEventBodyDataObjectIdMax)).check(/*#__PURE__*/ zod.regex(receiveStripeEventBodyDataObjectIdRegExp)))
})
})
})

export const ReceiveStripeEvent204Response = /*#__PURE__*/ zod.void()

export const ReceiveStripeEvent400Response = Problem

export const ReceiveStripeEvent404Response = Problem

export const ReceiveStripeEvent413Response = Problem

export const ReceiveStripeEvent415Response = Problem

export const ReceiveStripeEvent422Response = Problem

export const ReceiveStripeEvent429Response = Problem

export const ReceiveStripeEvent500Response = Problem

export const ReceiveStripeEvent503Response = Problem
