/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from '#contract/zod.ts';

export const IdMax = 36;



export const Id = /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(IdMax)).check(/*#__PURE__*/ zod.describe('A UUID, version 7.'));

export type Id = zod.input<typeof Id>;
export type IdOutput = zod.output<typeof Id>;

export const ModelNameMax = 100;


export const ModelNameRegExp = new RegExp('^[A-Za-z0-9][A-Za-z0-9._:/@-]*$');


export const ModelName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(ModelNameMax)).check(/*#__PURE__*/ zod.regex(ModelNameRegExp)).check(/*#__PURE__*/ zod.describe('A model\'s id; the server\'s default when absent in a request.'));

export type ModelName = zod.input<typeof ModelName>;
export type ModelNameOutput = zod.output<typeof ModelName>;

export const RunStartedEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['started']),
  "runId": Id,
  "model": ModelName,
  "isDemo": /*#__PURE__*/ zod.boolean()
}).check(/*#__PURE__*/ zod.describe('The model has been asked.'));

export type RunStartedEvent = zod.input<typeof RunStartedEvent>;
export type RunStartedEventOutput = zod.output<typeof RunStartedEvent>;

export const runDeltaEventTextMax = 65536;



export const RunDeltaEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['delta']),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(runDeltaEventTextMax))
}).check(/*#__PURE__*/ zod.describe('The next piece of the answer; all pieces together are `output`.'));

export type RunDeltaEvent = zod.input<typeof RunDeltaEvent>;
export type RunDeltaEventOutput = zod.output<typeof RunDeltaEvent>;

export const VersionNumberMax = 1000000;



export const VersionNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(VersionNumberMax)).check(/*#__PURE__*/ zod.describe('From 1, without gaps.'));

export type VersionNumber = zod.input<typeof VersionNumber>;
export type VersionNumberOutput = zod.output<typeof VersionNumber>;

export const variableValueOneMax = 20000;

export const variableValueTwoMin = -9007199254740991;
export const variableValueTwoMax = 9007199254740991;



export const VariableValue = /*#__PURE__*/ zod.union([/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variableValueOneMax)),/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(variableValueTwoMin)).check(/*#__PURE__*/ zod.lte(variableValueTwoMax)),/*#__PURE__*/ zod.boolean()]).check(/*#__PURE__*/ zod.describe('What is put in a blank. Dates are `YYYY-MM-DD`; a checkbox is a boolean; a number may come as number or as text.'));

export type VariableValue = zod.input<typeof VariableValue>;
export type VariableValueOutput = zod.output<typeof VariableValue>;

export const VariableValues = /*#__PURE__*/ zod.record(/*#__PURE__*/ zod.string(), VariableValue).check(/*#__PURE__*/ zod.describe('Values by variable name. Names that the prompt does not know are ignored.'));

export type VariableValues = zod.input<typeof VariableValues>;
export type VariableValuesOutput = zod.output<typeof VariableValues>;

export const runParametersTemperatureMin = 0;
export const runParametersTemperatureMax = 2;

export const runParametersMaxOutputTokensMax = 16384;



export const RunParameters = /*#__PURE__*/ zod.strictObject({
  "temperature": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(runParametersTemperatureMin)).check(/*#__PURE__*/ zod.lte(runParametersTemperatureMax))),
  "maxOutputTokens": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(runParametersMaxOutputTokensMax)))
}).check(/*#__PURE__*/ zod.describe('Settings of the model; what is absent is the model\'s own default.'));

export type RunParameters = zod.input<typeof RunParameters>;
export type RunParametersOutput = zod.output<typeof RunParameters>;

export const RunStatus = /*#__PURE__*/ zod.enum(['streaming', 'done', 'stopped', 'failed']).check(/*#__PURE__*/ zod.describe('`streaming`: under way. `done`: whole. `stopped`: cut off by the person, who left or pressed stop; `output` holds what had come. `failed`: the model broke off; `output` holds what had come, `failure` says why.'));

export type RunStatus = zod.input<typeof RunStatus>;
export type RunStatusOutput = zod.output<typeof RunStatus>;

export const runFailureCodeMax = 64;


export const runFailureCodeRegExp = new RegExp('^[a-z][a-z0-9_]*$');
export const runFailureMessageMax = 1000;



export const RunFailure = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(runFailureCodeMax)).check(/*#__PURE__*/ zod.regex(runFailureCodeRegExp)).check(/*#__PURE__*/ zod.describe('As `Problem.code`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(runFailureMessageMax))
}).check(/*#__PURE__*/ zod.describe('Why a run broke off.'));

export type RunFailure = zod.input<typeof RunFailure>;
export type RunFailureOutput = zod.output<typeof RunFailure>;

export const CountMin = 0;
export const CountMax = 9007199254740991;



export const Count = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(CountMin)).check(/*#__PURE__*/ zod.lte(CountMax));

export type Count = zod.input<typeof Count>;
export type CountOutput = zod.output<typeof Count>;

export const TimestampMax = 40;



export const Timestamp = /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(TimestampMax)).check(/*#__PURE__*/ zod.describe('RFC 3339, in UTC.'));

export type Timestamp = zod.input<typeof Timestamp>;
export type TimestampOutput = zod.output<typeof Timestamp>;

export const runRenderedMax = 100000;

export const runOutputMax = 65536;



export const Run = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "promptId": /*#__PURE__*/ zod.optional(Id).check(/*#__PURE__*/ zod.describe('Absent when a draft was run.')),
  "promptVersion": /*#__PURE__*/ zod.optional(VersionNumber),
  "values": VariableValues,
  "rendered": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(runRenderedMax)).check(/*#__PURE__*/ zod.describe('The prompt with its blanks filled; what the model got.')),
  "model": ModelName,
  "isDemo": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The built-in demo model answered; show it as such.')),
  "parameters": RunParameters,
  "output": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(runOutputMax)).check(/*#__PURE__*/ zod.describe('The answer; CommonMark with GFM.')),
  "status": RunStatus,
  "failure": /*#__PURE__*/ zod.optional(RunFailure).check(/*#__PURE__*/ zod.describe('Only with `failed`.')),
  "inputTokens": Count,
  "outputTokens": Count,
  "latencyMs": Count.check(/*#__PURE__*/ zod.describe('From the request to the end.')),
  "firstTokenMs": /*#__PURE__*/ zod.optional(Count).check(/*#__PURE__*/ zod.describe('From the request to the first output.')),
  "rating": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['up', 'down'])).check(/*#__PURE__*/ zod.describe('The person\'s own.')),
  "createdAt": Timestamp
}).check(/*#__PURE__*/ zod.describe('One answer of a model to one filled prompt.'));

export type Run = zod.input<typeof Run>;
export type RunOutput = zod.output<typeof Run>;

export const RunFinishedEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['finished']),
  "run": Run
}).check(/*#__PURE__*/ zod.describe('The end of a run that is done or was stopped, with its tokens and times; and the whole of a replay.'));

export type RunFinishedEvent = zod.input<typeof RunFinishedEvent>;
export type RunFinishedEventOutput = zod.output<typeof RunFinishedEvent>;

export const fieldProblemFieldMax = 200;

export const fieldProblemCodeMax = 64;


export const fieldProblemCodeRegExp = new RegExp('^[a-z][a-z0-9_]*$');
export const fieldProblemMessageMax = 500;



export const FieldProblem = /*#__PURE__*/ zod.strictObject({
  "field": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemFieldMax)).check(/*#__PURE__*/ zod.describe('Path in the request, dots and indexes, as in `draft.variables.0.name`.')),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemCodeMax)).check(/*#__PURE__*/ zod.regex(fieldProblemCodeRegExp)).check(/*#__PURE__*/ zod.describe('Stable and for machines, one of the operation\'s `x-field-codes`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(fieldProblemMessageMax))
}).check(/*#__PURE__*/ zod.describe('One field at fault.'));

export type FieldProblem = zod.input<typeof FieldProblem>;
export type FieldProblemOutput = zod.output<typeof FieldProblem>;

export const PlanCode = /*#__PURE__*/ zod.enum(['free', 'pro', 'team', 'business']).check(/*#__PURE__*/ zod.describe('A plan\'s stable code; its name is translated and may change.'));

export type PlanCode = zod.input<typeof PlanCode>;
export type PlanCodeOutput = zod.output<typeof PlanCode>;

export const PaymentType = /*#__PURE__*/ zod.enum(['subscription', 'renewal', 'change']);

export type PaymentType = zod.input<typeof PaymentType>;
export type PaymentTypeOutput = zod.output<typeof PaymentType>;

export const PaidPlanCode = /*#__PURE__*/ zod.enum(['pro', 'team', 'business']).check(/*#__PURE__*/ zod.describe('A plan that costs something.'));

export type PaidPlanCode = zod.input<typeof PaidPlanCode>;
export type PaidPlanCodeOutput = zod.output<typeof PaidPlanCode>;

export const Interval = /*#__PURE__*/ zod.enum(['month', 'year']).check(/*#__PURE__*/ zod.describe('How often a plan is paid.'));

export type Interval = zod.input<typeof Interval>;
export type IntervalOutput = zod.output<typeof Interval>;

export const SeatCountMin = 0;
export const SeatCountMax = 200;



export const SeatCount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(SeatCountMin)).check(/*#__PURE__*/ zod.lte(SeatCountMax)).check(/*#__PURE__*/ zod.describe('Sub-user seats in all, the included ones among them; what the plan includes when absent.'));

export type SeatCount = zod.input<typeof SeatCount>;
export type SeatCountOutput = zod.output<typeof SeatCount>;

export const CouponCodeMin = 3;
export const CouponCodeMax = 40;


export const CouponCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CouponCode = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CouponCodeMin)).check(/*#__PURE__*/ zod.maxLength(CouponCodeMax)).check(/*#__PURE__*/ zod.regex(CouponCodeRegExp)).check(/*#__PURE__*/ zod.describe('Case does not matter.'));

export type CouponCode = zod.input<typeof CouponCode>;
export type CouponCodeOutput = zod.output<typeof CouponCode>;

export const CurrencyMin = 3;
export const CurrencyMax = 3;


export const CurrencyRegExp = new RegExp('^[A-Z]{3}$');


export const Currency = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CurrencyMin)).check(/*#__PURE__*/ zod.maxLength(CurrencyMax)).check(/*#__PURE__*/ zod.regex(CurrencyRegExp)).check(/*#__PURE__*/ zod.describe('ISO 4217.'));

export type Currency = zod.input<typeof Currency>;
export type CurrencyOutput = zod.output<typeof Currency>;

export const AmountMin = -100000000000;
export const AmountMax = 100000000000;



export const Amount = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(AmountMin)).check(/*#__PURE__*/ zod.lte(AmountMax)).check(/*#__PURE__*/ zod.describe('Minor units (cents) of the currency next to it.'));

export type Amount = zod.input<typeof Amount>;
export type AmountOutput = zod.output<typeof Amount>;

export const invoiceLineDescriptionMax = 300;

export const invoiceLineQuantityMax = 100000;

export const invoiceLineSecondsMax = 40000000;

export const invoiceLineOfSecondsMax = 40000000;



export const InvoiceLine = /*#__PURE__*/ zod.strictObject({
  "kind": /*#__PURE__*/ zod.enum(['plan', 'seats', 'proration', 'discount', 'tax', 'refund']).check(/*#__PURE__*/ zod.describe('`proration` is time that was paid and not used; its amount, like that of `discount`, is negative.')),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invoiceLineDescriptionMax)).check(/*#__PURE__*/ zod.describe('In the person\'s language.')),
  "quantity": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoiceLineQuantityMax)),
  "unitAmount": Amount,
  "amount": Amount,
  "periodStart": /*#__PURE__*/ zod.optional(Timestamp),
  "periodEnd": /*#__PURE__*/ zod.optional(Timestamp),
  "seconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoiceLineSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds from `periodStart` to `periodEnd`; only where they are a part of a period.')),
  "ofSeconds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(invoiceLineOfSecondsMax))).check(/*#__PURE__*/ zod.describe('Seconds of the whole period that `seconds` are a part of.'))
}).check(/*#__PURE__*/ zod.describe('One line of an invoice; the lines\' amounts add up to subtotal less discount plus tax.'));

export type InvoiceLine = zod.input<typeof InvoiceLine>;
export type InvoiceLineOutput = zod.output<typeof InvoiceLine>;

export const nextInvoiceLinesMax = 20;



export const NextInvoice = /*#__PURE__*/ zod.strictObject({
  "amount": Amount,
  "currency": Currency,
  "date": Timestamp,
  "credit": /*#__PURE__*/ zod.optional(Amount).check(/*#__PURE__*/ zod.describe('What the person\'s credit will pay of it, as a positive number; absent when nothing.')),
  "owed": /*#__PURE__*/ zod.optional(Amount).check(/*#__PURE__*/ zod.describe('What earlier changes left, too small for a card then; absent when nothing.')),
  "lines": /*#__PURE__*/ zod.array(InvoiceLine).check(/*#__PURE__*/ zod.maxLength(nextInvoiceLinesMax)).check(/*#__PURE__*/ zod.describe('Their amounts, less `credit` and plus `owed`, add up to `amount`.'))
}).check(/*#__PURE__*/ zod.describe('What is charged next, and when, if nothing changes.'));

export type NextInvoice = zod.input<typeof NextInvoice>;
export type NextInvoiceOutput = zod.output<typeof NextInvoice>;

export const quoteLinesMax = 20;



export const Quote = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "expiresAt": Timestamp.check(/*#__PURE__*/ zod.describe('10 minutes after `now`.')),
  "now": Timestamp.check(/*#__PURE__*/ zod.describe('The server\'s time of the quote; an upgrade\'s seconds are counted from it.')),
  "type": PaymentType.check(/*#__PURE__*/ zod.describe('What the transaction will be.')),
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": SeatCount,
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode),
  "currency": Currency,
  "subtotal": Amount.check(/*#__PURE__*/ zod.describe('Plan, seats and proration.')),
  "discount": Amount.check(/*#__PURE__*/ zod.describe('What the coupon takes off, as a positive number.')),
  "tax": Amount,
  "total": Amount.check(/*#__PURE__*/ zod.describe('Subtotal less discount plus tax.')),
  "credit": Amount.check(/*#__PURE__*/ zod.describe('What the person\'s credit pays of it, as a positive number.')),
  "owed": Amount.check(/*#__PURE__*/ zod.describe('What earlier changes left, too small for a card then; else 0.')),
  "carried": Amount.check(/*#__PURE__*/ zod.describe('What is left to the next invoice, since it is less than a card can be charged; else 0.')),
  "dueToday": Amount.check(/*#__PURE__*/ zod.describe('What is charged now; `total` less `credit`, plus `owed`, less `carried`.')),
  "lines": /*#__PURE__*/ zod.array(InvoiceLine).check(/*#__PURE__*/ zod.maxLength(quoteLinesMax)).check(/*#__PURE__*/ zod.describe('Their amounts add up to `total`.')),
  "periodStart": Timestamp,
  "periodEnd": Timestamp.check(/*#__PURE__*/ zod.describe('When the next invoice is due.')),
  "endsTrial": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether paying ends a trial that is running.')),
  "nextInvoice": /*#__PURE__*/ zod.optional(NextInvoice)
}).check(/*#__PURE__*/ zod.describe('What a change costs, to the cent. What is charged is `dueToday`, or nothing.'));

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
  "type": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTypeMax)).check(/*#__PURE__*/ zod.describe('The kind of problem, `/problems/` and the code: the address of a page about it, on the same host.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemTitleMax)).check(/*#__PURE__*/ zod.describe('The kind of problem in a few words.')),
  "status": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(problemStatusMin)).check(/*#__PURE__*/ zod.lte(problemStatusMax)),
  "instance": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemInstanceMax)).check(/*#__PURE__*/ zod.describe('The path that was asked for, without its query; a token in it reads `***`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemMessageMax)).check(/*#__PURE__*/ zod.describe('What happened and what to do, for a person.')),
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemCodeMax)).check(/*#__PURE__*/ zod.regex(problemCodeRegExp)).check(/*#__PURE__*/ zod.describe('Stable and for machines, one of the operation\'s `x-codes`; the text may change.')),
  "errors": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(FieldProblem).check(/*#__PURE__*/ zod.maxLength(problemErrorsMax))),
  "requestId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(problemRequestIdMax)),
  "retryAfter": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(problemRetryAfterMax))).check(/*#__PURE__*/ zod.describe('Seconds; also in the header.')),
  "planCode": /*#__PURE__*/ zod.optional(PlanCode).check(/*#__PURE__*/ zod.describe('With `quota_exceeded`, `seats_full` and their like, the plan that lifts the limit.')),
  "quote": /*#__PURE__*/ zod.optional(Quote).check(/*#__PURE__*/ zod.describe('With `quote_changed`, `quote_expired` and `quote_used`, what the same now costs.')),
  "emailMasked": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(problemEmailMaskedMin)).check(/*#__PURE__*/ zod.maxLength(problemEmailMaskedMax))).check(/*#__PURE__*/ zod.describe('With `wrong_account`, the address that the invitation is for.'))
}).check(/*#__PURE__*/ zod.describe('Why a request was not answered as asked (RFC 9457, with our additions).'));

export type Problem = zod.input<typeof Problem>;
export type ProblemOutput = zod.output<typeof Problem>;

export const RunFailedEvent = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['failed']),
  "problem": Problem,
  "run": /*#__PURE__*/ zod.optional(Run)
}).check(/*#__PURE__*/ zod.describe('The end of a run that broke off. `run` is there when something had come and was kept.'));

export type RunFailedEvent = zod.input<typeof RunFailedEvent>;
export type RunFailedEventOutput = zod.output<typeof RunFailedEvent>;

export const RunEvent = /*#__PURE__*/ zod.discriminatedUnion('type', [RunStartedEvent,RunDeltaEvent,RunFinishedEvent,RunFailedEvent]).check(/*#__PURE__*/ zod.describe('One event of a run\'s stream: `started` once, `delta` any number of times, then either `finished` or `failed`, once.'));

export type RunEvent = zod.input<typeof RunEvent>;
export type RunEventOutput = zod.output<typeof RunEvent>;

export const EmailMin = 3;
export const EmailMax = 254;



export const Email = /*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.minLength(EmailMin)).check(/*#__PURE__*/ zod.maxLength(EmailMax));

export type Email = zod.input<typeof Email>;
export type EmailOutput = zod.output<typeof Email>;

export const EmailRequest = /*#__PURE__*/ zod.strictObject({
  "email": Email
}).check(/*#__PURE__*/ zod.describe('The address that a mail is wanted for.'));

export type EmailRequest = zod.input<typeof EmailRequest>;
export type EmailRequestOutput = zod.output<typeof EmailRequest>;

export const messageMessageMax = 500;



export const Message = /*#__PURE__*/ zod.strictObject({
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(messageMessageMax))
}).check(/*#__PURE__*/ zod.describe('A sentence for the person, in their language.'));

export type Message = zod.input<typeof Message>;
export type MessageOutput = zod.output<typeof Message>;

export const SubUserPreset = /*#__PURE__*/ zod.enum(['editor', 'viewer']).check(/*#__PURE__*/ zod.describe('`viewer` reads, runs and downloads the team\'s prompts; `editor` changes them too.'));

export type SubUserPreset = zod.input<typeof SubUserPreset>;
export type SubUserPresetOutput = zod.output<typeof SubUserPreset>;

export const InvitationState = /*#__PURE__*/ zod.enum(['open', 'expired', 'used', 'revoked', 'full']).check(/*#__PURE__*/ zod.describe('`revoked` was taken back or has a newer link; `full`: the seat is gone and none is free.'));

export type InvitationState = zod.input<typeof InvitationState>;
export type InvitationStateOutput = zod.output<typeof InvitationState>;

export const invitationTeamNameMax = 240;

export const invitationInviterNameMax = 240;

export const invitationNameMax = 120;

export const invitationEmailMaskedMin = 3;
export const invitationEmailMaskedMax = 254;



export const Invitation = /*#__PURE__*/ zod.strictObject({
  "teamName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationTeamNameMax)).check(/*#__PURE__*/ zod.describe('The company of the client, else the client\'s name.')),
  "inviterName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationInviterNameMax)),
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(invitationNameMax))).check(/*#__PURE__*/ zod.describe('The name in the invitation; absent when only the address was given.')),
  "emailMasked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(invitationEmailMaskedMin)).check(/*#__PURE__*/ zod.maxLength(invitationEmailMaskedMax)).check(/*#__PURE__*/ zod.describe('The first letter of the name and of the domain, as in `l•••@e•••.com`.')),
  "preset": SubUserPreset,
  "expiresAt": Timestamp,
  "state": InvitationState,
  "accountExists": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the address has an account; the person then signs in.'))
}).check(/*#__PURE__*/ zod.describe('What an invitation\'s link is for; shown to its holder.'));

export type Invitation = zod.input<typeof Invitation>;
export type InvitationOutput = zod.output<typeof Invitation>;

export const PersonNameMax = 60;


export const PersonNameRegExp = new RegExp('\\S');


export const PersonName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(PersonNameMax)).check(/*#__PURE__*/ zod.regex(PersonNameRegExp)).check(/*#__PURE__*/ zod.describe('In any script; spaces at either end are dropped.'));

export type PersonName = zod.input<typeof PersonName>;
export type PersonNameOutput = zod.output<typeof PersonName>;

export const PasswordMin = 8;
export const PasswordMax = 128;



export const Password = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(PasswordMin)).check(/*#__PURE__*/ zod.maxLength(PasswordMax)).check(/*#__PURE__*/ zod.describe('8 to 128 characters of any script; often used passwords and the person\'s own name or address are refused.'));

export type Password = zod.input<typeof Password>;
export type PasswordOutput = zod.output<typeof Password>;

export const InterfaceLanguage = /*#__PURE__*/ zod.enum(['en', 'ar', 'es', 'fr', 'zh']).check(/*#__PURE__*/ zod.describe('A language of the interface and of mails.'));

export type InterfaceLanguage = zod.input<typeof InterfaceLanguage>;
export type InterfaceLanguageOutput = zod.output<typeof InterfaceLanguage>;

export const TimezoneMax = 64;


export const TimezoneRegExp = new RegExp('^[A-Za-z0-9_+/-]+$');


export const Timezone = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TimezoneMax)).check(/*#__PURE__*/ zod.regex(TimezoneRegExp)).check(/*#__PURE__*/ zod.describe('A name of the IANA time zone database, as in `Asia/Beirut`.'));

export type Timezone = zod.input<typeof Timezone>;
export type TimezoneOutput = zod.output<typeof Timezone>;

export const AcceptInvitationRequest = /*#__PURE__*/ zod.strictObject({
  "firstName": PersonName,
  "lastName": PersonName,
  "password": Password,
  "acceptTerms": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('The terms were accepted; nothing else is taken.')),
  "language": InterfaceLanguage,
  "timezone": /*#__PURE__*/ zod.optional(Timezone)
}).check(/*#__PURE__*/ zod.describe('A new account for the invited address.'));

export type AcceptInvitationRequest = zod.input<typeof AcceptInvitationRequest>;
export type AcceptInvitationRequestOutput = zod.output<typeof AcceptInvitationRequest>;

export const AccessTokenMin = 20;
export const AccessTokenMax = 100;


export const AccessTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AccessToken = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(AccessTokenMin)).check(/*#__PURE__*/ zod.maxLength(AccessTokenMax)).check(/*#__PURE__*/ zod.regex(AccessTokenRegExp)).check(/*#__PURE__*/ zod.describe('Opaque, 256 random bits. The server keeps only its hash.'));

export type AccessToken = zod.input<typeof AccessToken>;
export type AccessTokenOutput = zod.output<typeof AccessToken>;

export const AvatarUrlMax = 500;



export const AvatarUrl = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(AvatarUrlMax)).check(/*#__PURE__*/ zod.describe('A picture, mostly a path on this server.'));

export type AvatarUrl = zod.input<typeof AvatarUrl>;
export type AvatarUrlOutput = zod.output<typeof AvatarUrl>;

export const Role = /*#__PURE__*/ zod.enum(['individual', 'client', 'user', 'admin']).check(/*#__PURE__*/ zod.describe('`individual` by default; `client` holds a plan with seats; `user` is a client\'s sub-user; `admin` operates the product.'));

export type Role = zod.input<typeof Role>;
export type RoleOutput = zod.output<typeof Role>;

export const Permission = /*#__PURE__*/ zod.strictObject({
  "action": /*#__PURE__*/ zod.enum(['manage', 'read', 'create', 'update', 'delete']).check(/*#__PURE__*/ zod.describe('`manage` is every action.')),
  "subject": /*#__PURE__*/ zod.enum(['all', 'auth', 'account', 'dashboard', 'prompts', 'billing', 'team']).check(/*#__PURE__*/ zod.describe('A noun of the contract; `all` is every one.')),
  "inverted": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('The rule takes away instead of granting.'))
}).check(/*#__PURE__*/ zod.describe('One rule of the person\'s ability; a later rule overrides an earlier one.'));

export type Permission = zod.input<typeof Permission>;
export type PermissionOutput = zod.output<typeof Permission>;

export const SubscriptionStatus = /*#__PURE__*/ zod.enum(['none', 'trialing', 'active', 'pastDue', 'canceling', 'canceled', 'incomplete']).check(/*#__PURE__*/ zod.describe('`none`: Free, and nothing before it. `trialing`: the 30 days. `active`: paid. `pastDue`: a renewal failed and is tried again; the plan still holds. `canceling`: paid until `cancelAt`, then Free. `canceled`: was paid, is Free. `incomplete`: the first payment is not through; limits are Free\'s.'));

export type SubscriptionStatus = zod.input<typeof SubscriptionStatus>;
export type SubscriptionStatusOutput = zod.output<typeof SubscriptionStatus>;

export const BillingTimeMax = 40;



export const BillingTime = /*#__PURE__*/ zod.iso.datetime({"offset":true}).check(/*#__PURE__*/ zod.maxLength(BillingTimeMax)).check(/*#__PURE__*/ zod.describe('The present by the billing clock. Days that are left are counted from it.'));

export type BillingTime = zod.input<typeof BillingTime>;
export type BillingTimeOutput = zod.output<typeof BillingTime>;

export const subscriptionSummarySeatsMin = 0;
export const subscriptionSummarySeatsMax = 200;



export const SubscriptionSummary = /*#__PURE__*/ zod.strictObject({
  "status": SubscriptionStatus,
  "planCode": PlanCode,
  "interval": /*#__PURE__*/ zod.optional(Interval),
  "seats": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(subscriptionSummarySeatsMin)).check(/*#__PURE__*/ zod.lte(subscriptionSummarySeatsMax)).check(/*#__PURE__*/ zod.describe('Sub-user seats in all, the included ones among them.')),
  "autopay": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the next period is paid by itself.')),
  "trialUsed": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the person\'s one trial has begun already.')),
  "trialEnd": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('When the trial ends; only while `trialing`.')),
  "currentPeriodEnd": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('When the paid period ends; absent on Free.')),
  "now": /*#__PURE__*/ zod.optional(BillingTime)
}).check(/*#__PURE__*/ zod.describe('What the whole interface needs of the subscription; a sub-user gets the client\'s.'));

export type SubscriptionSummary = zod.input<typeof SubscriptionSummary>;
export type SubscriptionSummaryOutput = zod.output<typeof SubscriptionSummary>;

export const quotaMeterLimitMin = 0;
export const quotaMeterLimitMax = 1000000000;



export const QuotaMeter = /*#__PURE__*/ zod.strictObject({
  "used": Count,
  "limit": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(quotaMeterLimitMin)).check(/*#__PURE__*/ zod.lte(quotaMeterLimitMax))).check(/*#__PURE__*/ zod.describe('`null` is unlimited.')),
  "warning": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('`true` from 80 % of the limit on; never on an unlimited one.'))
}).check(/*#__PURE__*/ zod.describe('One limit and what is used of it.'));

export type QuotaMeter = zod.input<typeof QuotaMeter>;
export type QuotaMeterOutput = zod.output<typeof QuotaMeter>;

export const Quota = /*#__PURE__*/ zod.strictObject({
  "generations": QuotaMeter,
  "runs": QuotaMeter,
  "downloads": QuotaMeter.check(/*#__PURE__*/ zod.describe('PDF and Word files this month.')),
  "savedPrompts": QuotaMeter.check(/*#__PURE__*/ zod.describe('Prompts kept now; this one does not start again with the month.')),
  "resetsAt": Timestamp.check(/*#__PURE__*/ zod.describe('When the monthly ones start again; on Free the first of the next month, UTC, else the period\'s end.'))
}).check(/*#__PURE__*/ zod.describe('The limits of the plan and what is used of them. A client and the client\'s sub-users share one (pooled).'));

export type Quota = zod.input<typeof Quota>;
export type QuotaOutput = zod.output<typeof Quota>;

export const LayoutDirection = /*#__PURE__*/ zod.enum(['ltr', 'rtl']);

export type LayoutDirection = zod.input<typeof LayoutDirection>;
export type LayoutDirectionOutput = zod.output<typeof LayoutDirection>;

export const Settings = /*#__PURE__*/ zod.strictObject({
  "themeColor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['primary', 'secondary', 'success', 'error', 'warning', 'info'])),
  "mode": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['light', 'dark'])),
  "skin": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['default', 'bordered', 'semi-dark'])),
  "direction": /*#__PURE__*/ zod.optional(LayoutDirection),
  "language": /*#__PURE__*/ zod.optional(InterfaceLanguage).check(/*#__PURE__*/ zod.describe('The interface\'s language where it differs from the profile\'s, which mails are written in.')),
  "contentWidth": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['full', 'boxed'])),
  "appBarBlur": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "navCollapsed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "verticalNavToggleType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['accordion', 'collapse']))
}).check(/*#__PURE__*/ zod.describe('How the interface looks to the person. What is absent was never chosen and follows the product\'s default.'));

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
  "emailVerifiedAt": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('Absent while the address is not verified.')),
  "firstName": PersonName,
  "lastName": PersonName,
  "avatarUrl": /*#__PURE__*/ zod.optional(AvatarUrl),
  "role": Role,
  "company": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userCompanyMax))),
  "jobTitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userJobTitleMax))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(userPhoneMax)).check(/*#__PURE__*/ zod.regex(userPhoneRegExp))),
  "country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(userCountryMin)).check(/*#__PURE__*/ zod.maxLength(userCountryMax)).check(/*#__PURE__*/ zod.regex(userCountryRegExp))).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2.')),
  "timezone": Timezone,
  "language": InterfaceLanguage,
  "twoFactorEnabled": /*#__PURE__*/ zod.boolean(),
  "permissions": /*#__PURE__*/ zod.array(Permission).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(userPermissionsMax)).check(/*#__PURE__*/ zod.describe('In the order in which they apply.')),
  "subscription": SubscriptionSummary,
  "quota": Quota,
  "settings": Settings,
  "createdAt": Timestamp,
  "lastLoginAt": /*#__PURE__*/ zod.optional(Timestamp)
}).check(/*#__PURE__*/ zod.describe('The signed-in person.'));

export type User = zod.input<typeof User>;
export type UserOutput = zod.output<typeof User>;

export const LoginSession = /*#__PURE__*/ zod.strictObject({
  "otpRequired": /*#__PURE__*/ zod.literal(false),
  "token": AccessToken,
  "tokenExpiresAt": Timestamp.check(/*#__PURE__*/ zod.describe('When the session ends at the latest; without use it ends sooner.')),
  "user": User
}).check(/*#__PURE__*/ zod.describe('Signed in.'));

export type LoginSession = zod.input<typeof LoginSession>;
export type LoginSessionOutput = zod.output<typeof LoginSession>;

export const JoinTeamAnswer = /*#__PURE__*/ zod.strictObject({
  "user": User
}).check(/*#__PURE__*/ zod.describe('The person, now on the team.'));

export type JoinTeamAnswer = zod.input<typeof JoinTeamAnswer>;
export type JoinTeamAnswerOutput = zod.output<typeof JoinTeamAnswer>;

export const loginRequestPasswordMax = 128;

export const loginRequestRememberDefault = false;

export const LoginRequest = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "password": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(loginRequestPasswordMax)).check(/*#__PURE__*/ zod.describe('As it was set; no rule for new passwords is applied here.')),
  "remember": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), loginRequestRememberDefault).check(/*#__PURE__*/ zod.describe('Keep the session for 30 days without use and 90 in all, instead of 24 hours and 7 days.'))
}).check(/*#__PURE__*/ zod.describe('An address and its password.'));

export type LoginRequest = zod.input<typeof LoginRequest>;
export type LoginRequestOutput = zod.output<typeof LoginRequest>;

export const LoginOtpRequired = /*#__PURE__*/ zod.strictObject({
  "otpRequired": /*#__PURE__*/ zod.literal(true),
  "otpToken": AccessToken,
  "channel": /*#__PURE__*/ zod.enum(['email', 'app']).check(/*#__PURE__*/ zod.describe('Where the code comes from, a mail or the person\'s authenticator app.')),
  "expiresAt": Timestamp.check(/*#__PURE__*/ zod.describe('When the code stops working, 10 minutes after it was asked for.'))
}).check(/*#__PURE__*/ zod.describe('The password was right; a one-time code is asked for.'));

export type LoginOtpRequired = zod.input<typeof LoginOtpRequired>;
export type LoginOtpRequiredOutput = zod.output<typeof LoginOtpRequired>;

export const LoginAnswer = /*#__PURE__*/ zod.union([LoginSession,LoginOtpRequired]).check(/*#__PURE__*/ zod.describe('Signed in, or a second step is due. `otpRequired` says which.'));

export type LoginAnswer = zod.input<typeof LoginAnswer>;
export type LoginAnswerOutput = zod.output<typeof LoginAnswer>;

export const RegisterRequest = /*#__PURE__*/ zod.strictObject({
  "firstName": PersonName,
  "lastName": PersonName,
  "email": Email,
  "password": Password,
  "acceptTerms": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('The terms were accepted; nothing else is taken.')),
  "language": InterfaceLanguage,
  "timezone": /*#__PURE__*/ zod.optional(Timezone),
  "inviteToken": /*#__PURE__*/ zod.optional(AccessToken)
}).check(/*#__PURE__*/ zod.describe('A new account. A role is never read from here.'));

export type RegisterRequest = zod.input<typeof RegisterRequest>;
export type RegisterRequestOutput = zod.output<typeof RegisterRequest>;

export const passwordResetEmailMaskedMin = 3;
export const passwordResetEmailMaskedMax = 254;



export const PasswordReset = /*#__PURE__*/ zod.strictObject({
  "emailMasked": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(passwordResetEmailMaskedMin)).check(/*#__PURE__*/ zod.maxLength(passwordResetEmailMaskedMax)).check(/*#__PURE__*/ zod.describe('The first letter of the name and of the domain, as in `a•••@e•••.com`.')),
  "role": Role,
  "expiresAt": Timestamp
}).check(/*#__PURE__*/ zod.describe('What a reset link is for.'));

export type PasswordReset = zod.input<typeof PasswordReset>;
export type PasswordResetOutput = zod.output<typeof PasswordReset>;

export const ResetPasswordRequest = /*#__PURE__*/ zod.strictObject({
  "password": Password
}).check(/*#__PURE__*/ zod.describe('The new password.'));

export type ResetPasswordRequest = zod.input<typeof ResetPasswordRequest>;
export type ResetPasswordRequestOutput = zod.output<typeof ResetPasswordRequest>;

export const EmailVerification = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "verifiedAt": Timestamp
}).check(/*#__PURE__*/ zod.describe('An address that is verified.'));

export type EmailVerification = zod.input<typeof EmailVerification>;
export type EmailVerificationOutput = zod.output<typeof EmailVerification>;

export const MyProfile = /*#__PURE__*/ zod.strictObject({
  "user": User
}).check(/*#__PURE__*/ zod.describe('The signed-in person, under the specification\'s field.'));

export type MyProfile = zod.input<typeof MyProfile>;
export type MyProfileOutput = zod.output<typeof MyProfile>;

export const sessionDeviceMax = 80;

export const sessionBrowserMax = 80;

export const sessionIpMax = 45;



export const Session = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "device": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionDeviceMax)).check(/*#__PURE__*/ zod.describe('The kind of machine and its system; empty when unknown.')),
  "browser": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionBrowserMax)).check(/*#__PURE__*/ zod.describe('Name and main version; empty when unknown.')),
  "ip": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(sessionIpMax)).check(/*#__PURE__*/ zod.describe('Coarse: the last part of an IPv4 address, all but the first 64 bits of an IPv6 one, is left out.')),
  "createdAt": Timestamp,
  "lastUsedAt": Timestamp,
  "expiresAt": Timestamp,
  "isCurrent": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('This request came from it.'))
}).check(/*#__PURE__*/ zod.describe('A place where the person is signed in.'));

export type Session = zod.input<typeof Session>;
export type SessionOutput = zod.output<typeof Session>;

export const PageNumberMax = 100000;



export const PageNumber = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PageNumberMax));

export type PageNumber = zod.input<typeof PageNumber>;
export type PageNumberOutput = zod.output<typeof PageNumber>;

export const PageSizeMax = 100;



export const PageSize = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(PageSizeMax));

export type PageSize = zod.input<typeof PageSize>;
export type PageSizeOutput = zod.output<typeof PageSize>;

export const sessionPageItemsMax = 100;



export const SessionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Session).check(/*#__PURE__*/ zod.maxLength(sessionPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
}).check(/*#__PURE__*/ zod.describe('Sessions, a page of them.'));

export type SessionPage = zod.input<typeof SessionPage>;
export type SessionPageOutput = zod.output<typeof SessionPage>;

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
  "slug": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categorySlugMax)).check(/*#__PURE__*/ zod.regex(categorySlugRegExp)).check(/*#__PURE__*/ zod.describe('Stable and for machines; the name is translated.')),
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryNameMax)).check(/*#__PURE__*/ zod.describe('In the language of the answer.')),
  "icon": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(categoryIconMax)).check(/*#__PURE__*/ zod.regex(categoryIconRegExp)).check(/*#__PURE__*/ zod.describe('The icon\'s name in the Material Design Icons set (pictogrammers), as in `email-outline`.')),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(categoryColorMin)).check(/*#__PURE__*/ zod.maxLength(categoryColorMax)).check(/*#__PURE__*/ zod.regex(categoryColorRegExp)).check(/*#__PURE__*/ zod.describe('sRGB, as in `#2E7D32`.')),
  "order": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(categoryOrderMax)).check(/*#__PURE__*/ zod.describe('Place in the list, from 1.')),
  "promptCount": Count.check(/*#__PURE__*/ zod.describe('Prompts in it that the caller may see, starters included.'))
}).check(/*#__PURE__*/ zod.describe('A kind of work that prompts are sorted by. Sixteen to start with, the same for everybody.'));

export type Category = zod.input<typeof Category>;
export type CategoryOutput = zod.output<typeof Category>;

export const categoryListItemsMax = 200;



export const CategoryList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Category).check(/*#__PURE__*/ zod.maxLength(categoryListItemsMax))
}).check(/*#__PURE__*/ zod.describe('All categories in their order; not paged.'));

export type CategoryList = zod.input<typeof CategoryList>;
export type CategoryListOutput = zod.output<typeof CategoryList>;

export const categoryUsageShareMin = 0;
export const categoryUsageShareMax = 1;



export const CategoryUsage = /*#__PURE__*/ zod.strictObject({
  "category": Category,
  "saves": Count.check(/*#__PURE__*/ zod.describe('Prompts kept in it, not counting deleted ones.')),
  "runs": Count.check(/*#__PURE__*/ zod.describe('Runs of prompts in it.')),
  "share": /*#__PURE__*/ zod.number().check(/*#__PURE__*/ zod.gte(categoryUsageShareMin)).check(/*#__PURE__*/ zod.lte(categoryUsageShareMax)).check(/*#__PURE__*/ zod.describe('Saves and runs of this category over those of all categories, 0 to 1, rounded to four places.'))
}).check(/*#__PURE__*/ zod.describe('How much one category is used.'));

export type CategoryUsage = zod.input<typeof CategoryUsage>;
export type CategoryUsageOutput = zod.output<typeof CategoryUsage>;

export const categoryUsageListItemsMax = 8;



export const CategoryUsageList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(CategoryUsage).check(/*#__PURE__*/ zod.maxLength(categoryUsageListItemsMax))
}).check(/*#__PURE__*/ zod.describe('At most eight, the most used first.'));

export type CategoryUsageList = zod.input<typeof CategoryUsageList>;
export type CategoryUsageListOutput = zod.output<typeof CategoryUsageList>;

export const cancelAutopaymentRequestReasonMax = 500;



export const CancelAutopaymentRequest = /*#__PURE__*/ zod.strictObject({
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelAutopaymentRequestReasonMax))).check(/*#__PURE__*/ zod.describe('In the person\'s own words; read by people only.'))
}).check(/*#__PURE__*/ zod.describe('May be empty.'));

export type CancelAutopaymentRequest = zod.input<typeof CancelAutopaymentRequest>;
export type CancelAutopaymentRequestOutput = zod.output<typeof CancelAutopaymentRequest>;

export const subscriptionSeatsMin = 0;
export const subscriptionSeatsMax = 200;



export const Subscription = /*#__PURE__*/ zod.strictObject({
  "status": SubscriptionStatus,
  "planCode": PlanCode,
  "interval": /*#__PURE__*/ zod.optional(Interval),
  "seats": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(subscriptionSeatsMin)).check(/*#__PURE__*/ zod.lte(subscriptionSeatsMax)).check(/*#__PURE__*/ zod.describe('Sub-user seats in all, the included ones among them.')),
  "trialEnd": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('When the trial ends or ended; absent without one.')),
  "trialHasCard": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('With a card the plan goes on by itself after the trial.')),
  "currentPeriodEnd": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('When the paid period or the trial ends; absent on Free.')),
  "cancelAt": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('When the plan goes back to Free; only while `canceling`.')),
  "autopay": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether the next period is paid by itself.')),
  "nextInvoice": /*#__PURE__*/ zod.optional(NextInvoice).check(/*#__PURE__*/ zod.describe('Absent when nothing will be charged.'))
}).check(/*#__PURE__*/ zod.describe('The caller\'s subscription. Without one the status is `none` and the plan `free`.'));

export type Subscription = zod.input<typeof Subscription>;
export type SubscriptionOutput = zod.output<typeof Subscription>;

export const SubscriptionAnswer = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription
}).check(/*#__PURE__*/ zod.describe('The subscription after the change.'));

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
  "isDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Renewals are charged to it.')),
  "createdAt": Timestamp
}).check(/*#__PURE__*/ zod.describe('A saved card. Its number never reaches this server.'));

export type Card = zod.input<typeof Card>;
export type CardOutput = zod.output<typeof Card>;

export const cardListItemsMax = 20;



export const CardList = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Card).check(/*#__PURE__*/ zod.maxLength(cardListItemsMax))
}).check(/*#__PURE__*/ zod.describe('The saved cards, the default first, then the newest.'));

export type CardList = zod.input<typeof CardList>;
export type CardListOutput = zod.output<typeof CardList>;

export const CheckCouponRequest = /*#__PURE__*/ zod.strictObject({
  "couponCode": CouponCode,
  "planCode": PaidPlanCode,
  "interval": Interval
}).check(/*#__PURE__*/ zod.describe('The coupon, and the plan that it is meant for.'));

export type CheckCouponRequest = zod.input<typeof CheckCouponRequest>;
export type CheckCouponRequestOutput = zod.output<typeof CheckCouponRequest>;

export const couponPercentOffMax = 100;

export const couponMonthsMax = 36;

export const couponDescriptionMax = 200;



export const Coupon = /*#__PURE__*/ zod.strictObject({
  "code": CouponCode,
  "percentOff": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(couponPercentOffMax))).check(/*#__PURE__*/ zod.describe('Or `amountOff`.')),
  "amountOff": /*#__PURE__*/ zod.optional(Amount).check(/*#__PURE__*/ zod.describe('Or `percentOff`.')),
  "currency": Currency,
  "duration": /*#__PURE__*/ zod.enum(['once', 'months', 'forever']),
  "months": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(couponMonthsMax))).check(/*#__PURE__*/ zod.describe('Only with the duration `months`.')),
  "endsAt": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('The last moment to redeem it.')),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(couponDescriptionMax)).check(/*#__PURE__*/ zod.describe('What it takes off, in the person\'s language.'))
}).check(/*#__PURE__*/ zod.describe('A coupon that holds for this person and plan now. It is redeemed by the payment only.'));

export type Coupon = zod.input<typeof Coupon>;
export type CouponOutput = zod.output<typeof Coupon>;

export const ClientSecretMin = 10;
export const ClientSecretMax = 255;


export const ClientSecretRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ClientSecret = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(ClientSecretMin)).check(/*#__PURE__*/ zod.maxLength(ClientSecretMax)).check(/*#__PURE__*/ zod.regex(ClientSecretRegExp)).check(/*#__PURE__*/ zod.describe('Lets the card form confirm one payment or one set-up. Never logged or stored.'));

export type ClientSecret = zod.input<typeof ClientSecret>;
export type ClientSecretOutput = zod.output<typeof ClientSecret>;

export const SandboxCard = /*#__PURE__*/ zod.enum(['success', 'declined', 'insufficient_funds', 'authentication_required', 'authentication_refused', 'fails_at_renewal', 'expires_next_month', 'same_card_again']).check(/*#__PURE__*/ zod.describe('A test card by its name. `authentication_required` asks the person to confirm, `authentication_refused` is refused at that step, `fails_at_renewal` pays once, `same_card_again` always is one and the same card.'));

export type SandboxCard = zod.input<typeof SandboxCard>;
export type SandboxCardOutput = zod.output<typeof SandboxCard>;

export const ConfirmSandboxPaymentRequest = /*#__PURE__*/ zod.strictObject({
  "clientSecret": ClientSecret,
  "card": SandboxCard,
  "authenticate": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('The answer to the bank\'s question; absent until it was asked.'))
}).check(/*#__PURE__*/ zod.describe('What the sandbox\'s card form sends. There is no field for a number.'));

export type ConfirmSandboxPaymentRequest = zod.input<typeof ConfirmSandboxPaymentRequest>;
export type ConfirmSandboxPaymentRequestOutput = zod.output<typeof ConfirmSandboxPaymentRequest>;

export const PaymentStatus = /*#__PURE__*/ zod.enum(['succeeded', 'processing', 'requiresAction', 'failed']).check(/*#__PURE__*/ zod.describe('`processing`: ask again soon. `requiresAction`: the bank wants the person to confirm.'));

export type PaymentStatus = zod.input<typeof PaymentStatus>;
export type PaymentStatusOutput = zod.output<typeof PaymentStatus>;

export const SetupIntentIdMin = 4;
export const SetupIntentIdMax = 255;


export const SetupIntentIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SetupIntentId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(SetupIntentIdMin)).check(/*#__PURE__*/ zod.maxLength(SetupIntentIdMax)).check(/*#__PURE__*/ zod.regex(SetupIntentIdRegExp)).check(/*#__PURE__*/ zod.describe('The payment provider\'s name for the set-up of one card.'));

export type SetupIntentId = zod.input<typeof SetupIntentId>;
export type SetupIntentIdOutput = zod.output<typeof SetupIntentId>;

export const paymentFailureMessageMax = 500;



export const PaymentFailure = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.enum(['card_declined', 'insufficient_funds', 'expired_card', 'authentication_required', 'authentication_failed', 'processing_error']).check(/*#__PURE__*/ zod.describe('The whole list: any other reason of a provider is `card_declined` when the bank refused, else `processing_error`.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(paymentFailureMessageMax)).check(/*#__PURE__*/ zod.describe('In the person\'s language.'))
}).check(/*#__PURE__*/ zod.describe('Why a payment failed.'));

export type PaymentFailure = zod.input<typeof PaymentFailure>;
export type PaymentFailureOutput = zod.output<typeof PaymentFailure>;

export const SandboxConfirmation = /*#__PURE__*/ zod.strictObject({
  "status": PaymentStatus,
  "paymentId": /*#__PURE__*/ zod.optional(Id).check(/*#__PURE__*/ zod.describe('Of a payment, for `verifyPayment`.')),
  "setupIntentId": /*#__PURE__*/ zod.optional(SetupIntentId).check(/*#__PURE__*/ zod.describe('Of a card\'s set-up, for `saveCard`.')),
  "failure": /*#__PURE__*/ zod.optional(PaymentFailure)
}).check(/*#__PURE__*/ zod.describe('What the sandbox\'s bank says.'));

export type SandboxConfirmation = zod.input<typeof SandboxConfirmation>;
export type SandboxConfirmationOutput = zod.output<typeof SandboxConfirmation>;

export const SaveCardRequest = /*#__PURE__*/ zod.strictObject({
  "setupIntentId": SetupIntentId,
  "makeDefault": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The first card is the default in any case.'))
}).check(/*#__PURE__*/ zod.describe('The card that the browser has set up with the provider.'));

export type SaveCardRequest = zod.input<typeof SaveCardRequest>;
export type SaveCardRequestOutput = zod.output<typeof SaveCardRequest>;

export const SetupIntent = /*#__PURE__*/ zod.strictObject({
  "setupIntentId": SetupIntentId,
  "clientSecret": ClientSecret
}).check(/*#__PURE__*/ zod.describe('The set-up of one card, for the card form.'));

export type SetupIntent = zod.input<typeof SetupIntent>;
export type SetupIntentOutput = zod.output<typeof SetupIntent>;

export const TransactionStatus = /*#__PURE__*/ zod.enum(['processing', 'succeeded', 'failed', 'refunded']).check(/*#__PURE__*/ zod.describe('`refunded` is a payment refunded in full; the refund itself is a transaction of type `refund`.'));

export type TransactionStatus = zod.input<typeof TransactionStatus>;
export type TransactionStatusOutput = zod.output<typeof TransactionStatus>;

export const TransactionType = /*#__PURE__*/ zod.enum(['subscription', 'renewal', 'change', 'refund']).check(/*#__PURE__*/ zod.describe('`subscription`: the first payment of a plan. `change`: another plan or more seats, prorated.'));

export type TransactionType = zod.input<typeof TransactionType>;
export type TransactionTypeOutput = zod.output<typeof TransactionType>;

export const cardLabelLast4Min = 4;
export const cardLabelLast4Max = 4;


export const cardLabelLast4RegExp = new RegExp('^[0-9]{4}$');


export const CardLabel = /*#__PURE__*/ zod.strictObject({
  "brand": CardBrand,
  "last4": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(cardLabelLast4Min)).check(/*#__PURE__*/ zod.maxLength(cardLabelLast4Max)).check(/*#__PURE__*/ zod.regex(cardLabelLast4RegExp))
}).check(/*#__PURE__*/ zod.describe('Enough of a card to know it again.'));

export type CardLabel = zod.input<typeof CardLabel>;
export type CardLabelOutput = zod.output<typeof CardLabel>;

export const transactionNumberMax = 40;


export const transactionNumberRegExp = new RegExp('^[A-Z0-9-]+$');
export const transactionLinesMax = 20;

export const transactionReceiptUrlMax = 2000;



export const Transaction = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transactionNumberMax)).check(/*#__PURE__*/ zod.regex(transactionNumberRegExp)).check(/*#__PURE__*/ zod.describe('The number on the receipt, as in `PW-2026-00047`.')),
  "type": TransactionType,
  "status": TransactionStatus,
  "currency": Currency,
  "subtotal": Amount,
  "discount": Amount.check(/*#__PURE__*/ zod.describe('As a positive number.')),
  "tax": Amount,
  "total": Amount.check(/*#__PURE__*/ zod.describe('Subtotal less discount plus tax; negative for a refund.')),
  "credit": /*#__PURE__*/ zod.optional(Amount).check(/*#__PURE__*/ zod.describe('What the person\'s credit paid of it, as a positive number; absent when it paid nothing.')),
  "owed": /*#__PURE__*/ zod.optional(Amount).check(/*#__PURE__*/ zod.describe('What earlier changes had left and it was charged with; absent when nothing.')),
  "carried": /*#__PURE__*/ zod.optional(Amount).check(/*#__PURE__*/ zod.describe('What was left to the next invoice; absent when nothing was.')),
  "lines": /*#__PURE__*/ zod.array(InvoiceLine).check(/*#__PURE__*/ zod.maxLength(transactionLinesMax)),
  "card": /*#__PURE__*/ zod.optional(CardLabel).check(/*#__PURE__*/ zod.describe('Absent when no card was charged.')),
  "failure": /*#__PURE__*/ zod.optional(PaymentFailure).check(/*#__PURE__*/ zod.describe('Only with `failed`.')),
  "receiptUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(transactionReceiptUrlMax))).check(/*#__PURE__*/ zod.describe('Where the receipt is, once there is one.')),
  "createdAt": Timestamp,
  "paidAt": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('When the money moved; absent until then.'))
}).check(/*#__PURE__*/ zod.describe('Money that moved, was refused or is under way.'));

export type Transaction = zod.input<typeof Transaction>;
export type TransactionOutput = zod.output<typeof Transaction>;

export const TransactionTotals = /*#__PURE__*/ zod.strictObject({
  "currency": Currency,
  "paid": Amount.check(/*#__PURE__*/ zod.describe('What was paid, later refunds not taken off.')),
  "refunded": Amount.check(/*#__PURE__*/ zod.describe('The refunded amount, as a positive number.')),
  "net": Amount.check(/*#__PURE__*/ zod.describe('Paid less refunded.'))
}).check(/*#__PURE__*/ zod.describe('Sums over every transaction that the filters let through, not over the page alone.'));

export type TransactionTotals = zod.input<typeof TransactionTotals>;
export type TransactionTotalsOutput = zod.output<typeof TransactionTotals>;

export const transactionPageItemsMax = 100;



export const TransactionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(Transaction).check(/*#__PURE__*/ zod.maxLength(transactionPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count,
  "totals": TransactionTotals
}).check(/*#__PURE__*/ zod.describe('A page of transactions.'));

export type TransactionPage = zod.input<typeof TransactionPage>;
export type TransactionPageOutput = zod.output<typeof TransactionPage>;

export const VerifyPaymentRequest = /*#__PURE__*/ zod.strictObject({
  "paymentId": Id
}).check(/*#__PURE__*/ zod.describe('The payment to ask after.'));

export type VerifyPaymentRequest = zod.input<typeof VerifyPaymentRequest>;
export type VerifyPaymentRequestOutput = zod.output<typeof VerifyPaymentRequest>;

export const PaymentVerification = /*#__PURE__*/ zod.strictObject({
  "paymentId": Id,
  "status": PaymentStatus,
  "clientSecret": /*#__PURE__*/ zod.optional(ClientSecret).check(/*#__PURE__*/ zod.describe('To let the person confirm; only with `requiresAction`.')),
  "failure": /*#__PURE__*/ zod.optional(PaymentFailure),
  "transaction": /*#__PURE__*/ zod.optional(Transaction).check(/*#__PURE__*/ zod.describe('Absent until money has moved or was refused.')),
  "subscription": Subscription
}).check(/*#__PURE__*/ zod.describe('The payment\'s status at the provider.'));

export type PaymentVerification = zod.input<typeof PaymentVerification>;
export type PaymentVerificationOutput = zod.output<typeof PaymentVerification>;

export const profileUpdateCompanyMax = 120;

export const profileUpdateJobTitleMax = 120;

export const profileUpdatePhoneMax = 30;


export const profileUpdatePhoneRegExp = new RegExp('^(\\+?[0-9 ().-]{5,29})?$');
export const profileUpdateCountryMax = 2;


export const profileUpdateCountryRegExp = new RegExp('^([A-Z]{2})?$');


export const ProfileUpdate = /*#__PURE__*/ zod.strictObject({
  "firstName": /*#__PURE__*/ zod.optional(PersonName),
  "lastName": /*#__PURE__*/ zod.optional(PersonName),
  "company": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdateCompanyMax))),
  "jobTitle": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdateJobTitleMax))),
  "phone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdatePhoneMax)).check(/*#__PURE__*/ zod.regex(profileUpdatePhoneRegExp))),
  "country": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(profileUpdateCountryMax)).check(/*#__PURE__*/ zod.regex(profileUpdateCountryRegExp))).check(/*#__PURE__*/ zod.describe('ISO 3166-1 alpha-2.')),
  "timezone": /*#__PURE__*/ zod.optional(Timezone),
  "language": /*#__PURE__*/ zod.optional(InterfaceLanguage),
  "settings": /*#__PURE__*/ zod.optional(Settings)
}).check(/*#__PURE__*/ zod.describe('The fields to change; what is absent stays. An empty text clears a field that may be empty.'));

export type ProfileUpdate = zod.input<typeof ProfileUpdate>;
export type ProfileUpdateOutput = zod.output<typeof ProfileUpdate>;

export const PromptScope = /*#__PURE__*/ zod.enum(['mine', 'team', 'starters']).check(/*#__PURE__*/ zod.describe('`mine`: the caller\'s own. `team`: what others of the team share. `starters`: what comes with the product.'));

export type PromptScope = zod.input<typeof PromptScope>;
export type PromptScopeOutput = zod.output<typeof PromptScope>;

export const TagNameMax = 40;


export const TagNameRegExp = new RegExp('^\\S(.*\\S)?$');


export const TagName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(TagNameMax)).check(/*#__PURE__*/ zod.regex(TagNameRegExp)).check(/*#__PURE__*/ zod.describe('A word or two in any script; upper and lower case are the same tag.'));

export type TagName = zod.input<typeof TagName>;
export type TagNameOutput = zod.output<typeof TagName>;

export const PromptSource = /*#__PURE__*/ zod.enum(['generated', 'manual', 'imported', 'starter']).check(/*#__PURE__*/ zod.describe('Where a prompt came from; set by the server, never by a body.'));

export type PromptSource = zod.input<typeof PromptSource>;
export type PromptSourceOutput = zod.output<typeof PromptSource>;

export const LanguageTagMin = 2;
export const LanguageTagMax = 11;


export const LanguageTagRegExp = new RegExp('^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$');


export const LanguageTag = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(LanguageTagMin)).check(/*#__PURE__*/ zod.maxLength(LanguageTagMax)).check(/*#__PURE__*/ zod.regex(LanguageTagRegExp)).check(/*#__PURE__*/ zod.describe('BCP 47, language and at most one subtag.'));

export type LanguageTag = zod.input<typeof LanguageTag>;
export type LanguageTagOutput = zod.output<typeof LanguageTag>;

export const TextDirection = /*#__PURE__*/ zod.enum(['auto', 'ltr', 'rtl']).check(/*#__PURE__*/ zod.describe('`auto` takes the direction of the first strong letter of each paragraph.'));

export type TextDirection = zod.input<typeof TextDirection>;
export type TextDirectionOutput = zod.output<typeof TextDirection>;

export const PromptVisibility = /*#__PURE__*/ zod.enum(['private', 'team']).check(/*#__PURE__*/ zod.describe('`private`: its owner alone. `team`: the client and all sub-users of the owner\'s team.'));

export type PromptVisibility = zod.input<typeof PromptVisibility>;
export type PromptVisibilityOutput = zod.output<typeof PromptVisibility>;

export const UserSummary = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "firstName": PersonName,
  "lastName": PersonName,
  "avatarUrl": /*#__PURE__*/ zod.optional(AvatarUrl)
}).check(/*#__PURE__*/ zod.describe('A person as others see them.'));

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
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promptSummaryTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptSummaryDescriptionMax)).check(/*#__PURE__*/ zod.describe('Empty when there is none.')),
  "excerpt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptSummaryExcerptMax)).check(/*#__PURE__*/ zod.describe('The body\'s beginning as plain text on one line, blanks kept as written.')),
  "categoryId": Id,
  "tags": /*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(promptSummaryTagsMax)),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "direction": TextDirection,
  "source": PromptSource,
  "visibility": PromptVisibility,
  "isFavourite": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The caller\'s own mark.')),
  "estimatedTokens": Count,
  "variableCount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(promptSummaryVariableCountMin)).check(/*#__PURE__*/ zod.lte(promptSummaryVariableCountMax)),
  "version": VersionNumber,
  "runCount": Count,
  "lastRunAt": /*#__PURE__*/ zod.optional(Timestamp),
  "owner": /*#__PURE__*/ zod.optional(UserSummary).check(/*#__PURE__*/ zod.describe('Absent for a starter.')),
  "createdAt": Timestamp,
  "updatedAt": Timestamp
}).check(/*#__PURE__*/ zod.describe('A prompt as a list shows it, without body, brief and findings.'));

export type PromptSummary = zod.input<typeof PromptSummary>;
export type PromptSummaryOutput = zod.output<typeof PromptSummary>;

export const promptPageItemsMax = 100;



export const PromptPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(PromptSummary).check(/*#__PURE__*/ zod.maxLength(promptPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
}).check(/*#__PURE__*/ zod.describe('One page of prompts.'));

export type PromptPage = zod.input<typeof PromptPage>;
export type PromptPageOutput = zod.output<typeof PromptPage>;

export const subUserInvitationNameMax = 120;



export const SubUserInvitation = /*#__PURE__*/ zod.strictObject({
  "email": Email,
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subUserInvitationNameMax))).check(/*#__PURE__*/ zod.describe('The part before the @ when absent; the person may correct it.')),
  "preset": SubUserPreset
}).check(/*#__PURE__*/ zod.describe('One person to invite.'));

export type SubUserInvitation = zod.input<typeof SubUserInvitation>;
export type SubUserInvitationOutput = zod.output<typeof SubUserInvitation>;

export const addSubUsersRequestUsersMax = 20;



export const AddSubUsersRequest = /*#__PURE__*/ zod.strictObject({
  "users": /*#__PURE__*/ zod.array(SubUserInvitation).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(addSubUsersRequestUsersMax))
}).check(/*#__PURE__*/ zod.describe('The people to invite, most wanted first.'));

export type AddSubUsersRequest = zod.input<typeof AddSubUsersRequest>;
export type AddSubUsersRequestOutput = zod.output<typeof AddSubUsersRequest>;

export const SubUserStatus = /*#__PURE__*/ zod.enum(['invited', 'active', 'suspended', 'expired']).check(/*#__PURE__*/ zod.describe('`expired` is an invitation that was not accepted in 7 days; it holds no seat. The others do, but for those who did not fit a smaller plan: they are `suspended` and hold none.'));

export type SubUserStatus = zod.input<typeof SubUserStatus>;
export type SubUserStatusOutput = zod.output<typeof SubUserStatus>;

export const subUserNameMax = 120;



export const SubUser = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subUserNameMax)),
  "email": Email,
  "preset": SubUserPreset,
  "status": SubUserStatus,
  "invitedAt": Timestamp,
  "expiresAt": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('When the invitation ends or ended; only with `invited` and `expired`.')),
  "lastActiveAt": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('Absent until the person has signed in.')),
  "promptCount": Count
}).check(/*#__PURE__*/ zod.describe('A person who works on a client\'s plan.'));

export type SubUser = zod.input<typeof SubUser>;
export type SubUserOutput = zod.output<typeof SubUser>;

export const invitedSubUserInvitationUrlMax = 2000;



export const InvitedSubUser = /*#__PURE__*/ zod.strictObject({
  "subUser": SubUser,
  "invitationUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(invitedSubUserInvitationUrlMax))).check(/*#__PURE__*/ zod.describe('The link that is in the mail too. It is not kept, so a repeat of the request has none.'))
}).check(/*#__PURE__*/ zod.describe('A sub-user with the link of the invitation, to be copied.'));

export type InvitedSubUser = zod.input<typeof InvitedSubUser>;
export type InvitedSubUserOutput = zod.output<typeof InvitedSubUser>;

export const subUserFailureIndexMin = 0;
export const subUserFailureIndexMax = 19;

export const subUserFailureMessageMax = 500;



export const SubUserFailure = /*#__PURE__*/ zod.strictObject({
  "index": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(subUserFailureIndexMin)).check(/*#__PURE__*/ zod.lte(subUserFailureIndexMax)).check(/*#__PURE__*/ zod.describe('The row in the request, from 0.')),
  "email": Email,
  "code": /*#__PURE__*/ zod.enum(['duplicate', 'own_address', 'already_invited', 'already_member', 'address_unavailable', 'seats_full']).check(/*#__PURE__*/ zod.describe('`duplicate`: twice in the request. `address_unavailable`: cannot join a team; the reason is not given, so that the answer does not reveal who has an account.')),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subUserFailureMessageMax)).check(/*#__PURE__*/ zod.describe('In the person\'s language.'))
}).check(/*#__PURE__*/ zod.describe('One row that was not invited, and why.'));

export type SubUserFailure = zod.input<typeof SubUserFailure>;
export type SubUserFailureOutput = zod.output<typeof SubUserFailure>;

export const Price = /*#__PURE__*/ zod.strictObject({
  "interval": Interval,
  "currency": Currency,
  "amount": Amount
}).check(/*#__PURE__*/ zod.describe('What something costs for one interval.'));

export type Price = zod.input<typeof Price>;
export type PriceOutput = zod.output<typeof Price>;

export const seatsUsedMin = 0;
export const seatsUsedMax = 200;

export const seatsTotalMin = 0;
export const seatsTotalMax = 200;

export const seatsMaxMin = 0;
export const seatsMaxMax = 200;



export const Seats = /*#__PURE__*/ zod.strictObject({
  "used": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(seatsUsedMin)).check(/*#__PURE__*/ zod.lte(seatsUsedMax)).check(/*#__PURE__*/ zod.describe('Sub-users that hold a seat.')),
  "total": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(seatsTotalMin)).check(/*#__PURE__*/ zod.lte(seatsTotalMax)).check(/*#__PURE__*/ zod.describe('Seats paid for.')),
  "max": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(seatsMaxMin)).check(/*#__PURE__*/ zod.lte(seatsMaxMax)).check(/*#__PURE__*/ zod.describe('Seats the plan can grow to.')),
  "pricePerSeat": /*#__PURE__*/ zod.optional(Price).check(/*#__PURE__*/ zod.describe('One more seat at the interval of the subscription; absent where the plan has no seats.'))
}).check(/*#__PURE__*/ zod.describe('The seats of the caller\'s plan.'));

export type Seats = zod.input<typeof Seats>;
export type SeatsOutput = zod.output<typeof Seats>;

export const addSubUsersAnswerInvitedMax = 20;

export const addSubUsersAnswerFailedMax = 20;



export const AddSubUsersAnswer = /*#__PURE__*/ zod.strictObject({
  "invited": /*#__PURE__*/ zod.array(InvitedSubUser).check(/*#__PURE__*/ zod.maxLength(addSubUsersAnswerInvitedMax)),
  "failed": /*#__PURE__*/ zod.array(SubUserFailure).check(/*#__PURE__*/ zod.maxLength(addSubUsersAnswerFailedMax)),
  "seats": Seats
}).check(/*#__PURE__*/ zod.describe('What became of each row, and the seats after it.'));

export type AddSubUsersAnswer = zod.input<typeof AddSubUsersAnswer>;
export type AddSubUsersAnswerOutput = zod.output<typeof AddSubUsersAnswer>;

export const ExecutePromptById = /*#__PURE__*/ zod.strictObject({
  "promptId": Id,
  "version": /*#__PURE__*/ zod.optional(VersionNumber).check(/*#__PURE__*/ zod.describe('The current one when absent.')),
  "values": VariableValues,
  "parameters": /*#__PURE__*/ zod.optional(RunParameters),
  "model": /*#__PURE__*/ zod.optional(ModelName)
}).check(/*#__PURE__*/ zod.describe('Runs a saved prompt.'));

export type ExecutePromptById = zod.input<typeof ExecutePromptById>;
export type ExecutePromptByIdOutput = zod.output<typeof ExecutePromptById>;

export const VariableNameMax = 40;


export const VariableNameRegExp = new RegExp('^[^\\u0000-\\u002F\\u003A-\\u0040\\u005B-\\u005E\\u0060\\u007B-\\u00A9\\u00AB-\\u00B4\\u00B6-\\u00B9\\u00BB-\\u00BF\\u2000-\\u206F\\u3000-\\u3004\\u3008-\\u3020]+$');


export const VariableName = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(VariableNameMax)).check(/*#__PURE__*/ zod.regex(VariableNameRegExp)).check(/*#__PURE__*/ zod.describe('Letters, digits and underscore of any script. The pattern leaves out spaces and punctuation in a form that reads the same with and without Unicode mode; a server may refuse symbols that it lets through.'));

export type VariableName = zod.input<typeof VariableName>;
export type VariableNameOutput = zod.output<typeof VariableName>;

export const VariableType = /*#__PURE__*/ zod.enum(['text', 'textarea', 'select', 'number', 'checkbox', 'date', 'email', 'url']).check(/*#__PURE__*/ zod.describe('The field that asks for the value.'));

export type VariableType = zod.input<typeof VariableType>;
export type VariableTypeOutput = zod.output<typeof VariableType>;

export const variableLabelMax = 120;

export const variableDefaultMax = 2000;

export const variableOptionsItemMax = 200;

export const variableOptionsMax = 50;

export const variableHelpMax = 300;



export const Variable = /*#__PURE__*/ zod.strictObject({
  "name": VariableName,
  "label": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variableLabelMax))).check(/*#__PURE__*/ zod.describe('What the field is called; the name when absent.')),
  "type": VariableType,
  "required": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a run needs a value when there is no default.')),
  "default": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variableDefaultMax))).check(/*#__PURE__*/ zod.describe('`true` or `false` for a checkbox.')),
  "options": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(variableOptionsItemMax))).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(variableOptionsMax))),
  "help": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(variableHelpMax)))
}).check(/*#__PURE__*/ zod.describe('A blank in the body, written `{{name}}`; a backslash before it makes it plain text. A `select` has at least one option, and a default is one of them; other types have no options.'));

export type Variable = zod.input<typeof Variable>;
export type VariableOutput = zod.output<typeof Variable>;

export const briefExampleInputMax = 2000;

export const briefExampleOutputMax = 4000;



export const BriefExample = /*#__PURE__*/ zod.strictObject({
  "input": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefExampleInputMax))).check(/*#__PURE__*/ zod.describe('What it was made from.')),
  "output": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(briefExampleOutputMax))
}).check(/*#__PURE__*/ zod.describe('One example of what is wanted.'));

export type BriefExample = zod.input<typeof BriefExample>;
export type BriefExampleOutput = zod.output<typeof BriefExample>;

export const CardIdMin = 2;
export const CardIdMax = 60;


export const CardIdRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const CardId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(CardIdMin)).check(/*#__PURE__*/ zod.maxLength(CardIdMax)).check(/*#__PURE__*/ zod.regex(CardIdRegExp)).check(/*#__PURE__*/ zod.describe('A task that we know how to write prompts for. `open` is none of them: the goal as it is.'));

export type CardId = zod.input<typeof CardId>;
export type CardIdOutput = zod.output<typeof CardId>;

export const QuestionIdMax = 40;


export const QuestionIdRegExp = new RegExp('^[a-z][a-z0-9_]*$');


export const QuestionId = /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(QuestionIdMax)).check(/*#__PURE__*/ zod.regex(QuestionIdRegExp));

export type QuestionId = zod.input<typeof QuestionId>;
export type QuestionIdOutput = zod.output<typeof QuestionId>;

export const questionAnswerTextMax = 500;


export const questionAnswerTextRegExp = new RegExp('\\S');


export const QuestionAnswer = /*#__PURE__*/ zod.strictObject({
  "questionId": QuestionId,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(questionAnswerTextMax)).check(/*#__PURE__*/ zod.regex(questionAnswerTextRegExp))
}).check(/*#__PURE__*/ zod.describe('What a person says to a question; one of its options or other words.'));

export type QuestionAnswer = zod.input<typeof QuestionAnswer>;
export type QuestionAnswerOutput = zod.output<typeof QuestionAnswer>;

export const briefGoalMin = 2;
export const briefGoalMax = 2000;


export const briefGoalRegExp = new RegExp('\\S');
export const briefRoleMax = 200;

export const briefAudienceMax = 300;

export const briefContextMax = 4000;

export const briefFormatMax = 300;

export const briefToneMax = 200;

export const briefMustIncludeItemMax = 300;

export const briefMustIncludeMax = 20;

export const briefMustAvoidItemMax = 300;

export const briefMustAvoidMax = 20;

export const briefExamplesMax = 5;

export const briefCountMax = 3;

export const briefAnswersMax = 5;



export const Brief = /*#__PURE__*/ zod.strictObject({
  "goal": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(briefGoalMin)).check(/*#__PURE__*/ zod.maxLength(briefGoalMax)).check(/*#__PURE__*/ zod.regex(briefGoalRegExp)).check(/*#__PURE__*/ zod.describe('What is to be achieved, in any language. Blanks around it do not count.')),
  "categoryId": /*#__PURE__*/ zod.optional(Id),
  "role": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefRoleMax))).check(/*#__PURE__*/ zod.describe('Who the model is to be, as in "a patient maths tutor".')),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefAudienceMax))).check(/*#__PURE__*/ zod.describe('Who reads the answer.')),
  "context": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefContextMax))).check(/*#__PURE__*/ zod.describe('What the model has to know.')),
  "format": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefFormatMax))).check(/*#__PURE__*/ zod.describe('The form of the answer, as in "a table with three columns".')),
  "tone": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(briefToneMax))),
  "length": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['short', 'medium', 'long'])).check(/*#__PURE__*/ zod.describe('Of the answer that the prompt asks for.')),
  "language": /*#__PURE__*/ zod.optional(LanguageTag).check(/*#__PURE__*/ zod.describe('Of the answer; when absent, the language the goal is written in.')),
  "mustInclude": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(briefMustIncludeItemMax))).check(/*#__PURE__*/ zod.maxLength(briefMustIncludeMax))),
  "mustAvoid": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(briefMustAvoidItemMax))).check(/*#__PURE__*/ zod.maxLength(briefMustAvoidMax))),
  "examples": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(BriefExample).check(/*#__PURE__*/ zod.maxLength(briefExamplesMax))),
  "count": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(briefCountMax))).check(/*#__PURE__*/ zod.describe('How many candidates; 3 when absent.')),
  "cardId": /*#__PURE__*/ zod.optional(CardId).check(/*#__PURE__*/ zod.describe('The task to write for, in place of the one that is read from the goal.')),
  "answers": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(QuestionAnswer).check(/*#__PURE__*/ zod.maxLength(briefAnswersMax))).check(/*#__PURE__*/ zod.describe('To questions of an earlier result.')),
  "generationId": /*#__PURE__*/ zod.optional(Id).check(/*#__PURE__*/ zod.describe('Of an earlier result for the same goal, which `cardId` or `answers` now correct. Such a correction uses no generation within 30 minutes of the first call, five times.'))
}).check(/*#__PURE__*/ zod.describe('What a person wants a prompt for. Only the goal is required.'));

export type Brief = zod.input<typeof Brief>;
export type BriefOutput = zod.output<typeof Brief>;

export const draftTitleMax = 120;


export const draftTitleRegExp = new RegExp('\\S');
export const draftBodyMax = 20000;


export const draftBodyRegExp = new RegExp('\\S');
export const draftDescriptionMax = 300;

export const draftVariablesMax = 50;

export const draftTagsMax = 20;

export const draftChangeNoteMax = 200;



export const Draft = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(draftTitleMax)).check(/*#__PURE__*/ zod.regex(draftTitleRegExp)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(draftBodyMax)).check(/*#__PURE__*/ zod.regex(draftBodyRegExp)).check(/*#__PURE__*/ zod.describe('CommonMark with GFM.')),
  "categoryId": Id,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(draftDescriptionMax))),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(draftVariablesMax))).check(/*#__PURE__*/ zod.describe('A blank of the body that is missing here is a required text; one that the body lacks is dropped.')),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(draftTagsMax))).check(/*#__PURE__*/ zod.describe('A tag given twice is kept once.')),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "direction": /*#__PURE__*/ zod.optional(TextDirection),
  "visibility": /*#__PURE__*/ zod.optional(PromptVisibility),
  "isFavourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('The caller\'s own mark; others do not see it.')),
  "brief": /*#__PURE__*/ zod.optional(Brief).check(/*#__PURE__*/ zod.describe('The form that made it.')),
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(draftChangeNoteMax))).check(/*#__PURE__*/ zod.describe('What this version changes, for its history.'))
}).check(/*#__PURE__*/ zod.describe('A prompt as a form holds it, saved or not.'));

export type Draft = zod.input<typeof Draft>;
export type DraftOutput = zod.output<typeof Draft>;

export const ExecuteDraft = /*#__PURE__*/ zod.strictObject({
  "draft": Draft,
  "values": VariableValues,
  "parameters": /*#__PURE__*/ zod.optional(RunParameters),
  "model": /*#__PURE__*/ zod.optional(ModelName)
}).check(/*#__PURE__*/ zod.describe('Runs a draft as it is in the editor; the draft is not saved.'));

export type ExecuteDraft = zod.input<typeof ExecuteDraft>;
export type ExecuteDraftOutput = zod.output<typeof ExecuteDraft>;

export const ExecutePromptRequest = /*#__PURE__*/ zod.union([ExecutePromptById,ExecuteDraft]).check(/*#__PURE__*/ zod.describe('A saved prompt by its id, or a draft; never both.'));

export type ExecutePromptRequest = zod.input<typeof ExecutePromptRequest>;
export type ExecutePromptRequestOutput = zod.output<typeof ExecutePromptRequest>;

export const taskCardNameMax = 120;



export const TaskCard = /*#__PURE__*/ zod.strictObject({
  "cardId": CardId,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(taskCardNameMax)).check(/*#__PURE__*/ zod.describe('In the caller\'s language.')),
  "categoryId": Id
}).check(/*#__PURE__*/ zod.describe('A task by name.'));

export type TaskCard = zod.input<typeof TaskCard>;
export type TaskCardOutput = zod.output<typeof TaskCard>;

export const readingNearestMax = 3;



export const Reading = /*#__PURE__*/ zod.strictObject({
  "card": TaskCard,
  "nearest": /*#__PURE__*/ zod.array(TaskCard).check(/*#__PURE__*/ zod.maxLength(readingNearestMax)).check(/*#__PURE__*/ zod.describe('The tasks that come next, the likeliest first.')),
  "language": LanguageTag.check(/*#__PURE__*/ zod.describe('That the goal is written in.'))
}).check(/*#__PURE__*/ zod.describe('What was understood of a brief; `cardId` in the next brief corrects it.'));

export type Reading = zod.input<typeof Reading>;
export type ReadingOutput = zod.output<typeof Reading>;

export const generateQuestionTextMax = 300;

export const generateQuestionOptionsItemMax = 120;

export const generateQuestionOptionsMax = 4;



export const GenerateQuestion = /*#__PURE__*/ zod.strictObject({
  "id": QuestionId,
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(generateQuestionTextMax)).check(/*#__PURE__*/ zod.describe('In the language of the prompts.')),
  "options": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(generateQuestionOptionsItemMax))).check(/*#__PURE__*/ zod.maxLength(generateQuestionOptionsMax)).check(/*#__PURE__*/ zod.describe('Likely answers.'))
}).check(/*#__PURE__*/ zod.describe('What would make the prompts better to know. Need not be answered.'));

export type GenerateQuestion = zod.input<typeof GenerateQuestion>;
export type GenerateQuestionOutput = zod.output<typeof GenerateQuestion>;

export const PromptVariant = /*#__PURE__*/ zod.enum(['full', 'short', 'asksFirst', 'withExample']).check(/*#__PURE__*/ zod.describe('How a candidate differs from the others: the task written out, a few lines, questions before the work, or the task with a short example of a good answer.'));

export type PromptVariant = zod.input<typeof PromptVariant>;
export type PromptVariantOutput = zod.output<typeof PromptVariant>;

export const findingFixLabelMax = 200;

export const findingFixStartMin = 0;
export const findingFixStartMax = 40000;

export const findingFixEndMin = 0;
export const findingFixEndMax = 40000;

export const findingFixReplacementMax = 2000;



export const FindingFix = /*#__PURE__*/ zod.strictObject({
  "label": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findingFixLabelMax)),
  "start": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(findingFixStartMin)).check(/*#__PURE__*/ zod.lte(findingFixStartMax)),
  "end": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(findingFixEndMin)).check(/*#__PURE__*/ zod.lte(findingFixEndMax)),
  "replacement": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(findingFixReplacementMax))
}).check(/*#__PURE__*/ zod.describe('A change that fixes it: the body from `start` to `end` (UTF-16 offsets; equal ones insert) becomes `replacement`.'));

export type FindingFix = zod.input<typeof FindingFix>;
export type FindingFixOutput = zod.output<typeof FindingFix>;

export const qualityFindingRuleMax = 64;


export const qualityFindingRuleRegExp = new RegExp('^[a-zA-Z][a-zA-Z0-9_.-]*$');
export const qualityFindingMessageMax = 500;

export const qualityFindingStartMin = 0;
export const qualityFindingStartMax = 40000;

export const qualityFindingEndMin = 0;
export const qualityFindingEndMax = 40000;



export const QualityFinding = /*#__PURE__*/ zod.strictObject({
  "rule": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(qualityFindingRuleMax)).check(/*#__PURE__*/ zod.regex(qualityFindingRuleRegExp)).check(/*#__PURE__*/ zod.describe('Stable.')),
  "severity": /*#__PURE__*/ zod.enum(['error', 'warning', 'info']),
  "message": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(qualityFindingMessageMax)),
  "start": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qualityFindingStartMin)).check(/*#__PURE__*/ zod.lte(qualityFindingStartMax))).check(/*#__PURE__*/ zod.describe('Where in the body it begins, UTF-16.')),
  "end": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(qualityFindingEndMin)).check(/*#__PURE__*/ zod.lte(qualityFindingEndMax))).check(/*#__PURE__*/ zod.describe('Where it ends, exclusive.')),
  "fix": /*#__PURE__*/ zod.optional(FindingFix)
}).check(/*#__PURE__*/ zod.describe('What one rule says of a prompt, in the caller\'s language.'));

export type QualityFinding = zod.input<typeof QualityFinding>;
export type QualityFindingOutput = zod.output<typeof QualityFinding>;

export const candidateTitleMax = 120;

export const candidateBodyMax = 20000;

export const candidateVariablesMax = 50;

export const candidateFindingsMax = 20;

export const candidateReasonsItemMax = 500;

export const candidateReasonsMax = 10;



export const Candidate = /*#__PURE__*/ zod.strictObject({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(candidateTitleMax)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(candidateBodyMax)).check(/*#__PURE__*/ zod.describe('CommonMark with GFM.')),
  "variables": /*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(candidateVariablesMax)),
  "variant": PromptVariant,
  "findings": /*#__PURE__*/ zod.array(QualityFinding).check(/*#__PURE__*/ zod.maxLength(candidateFindingsMax)).check(/*#__PURE__*/ zod.describe('What the quality rules call an error; seldom any.')),
  "reasons": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(candidateReasonsItemMax))).check(/*#__PURE__*/ zod.maxLength(candidateReasonsMax)).check(/*#__PURE__*/ zod.describe('Why it is written as it is, in the caller\'s language.')),
  "estimatedTokens": Count.check(/*#__PURE__*/ zod.describe('Of the body, before it is filled.'))
}).check(/*#__PURE__*/ zod.describe('A prompt to choose; nothing is stored until it is saved.'));

export type Candidate = zod.input<typeof Candidate>;
export type CandidateOutput = zod.output<typeof Candidate>;

export const generateResultQuestionsMax = 3;

export const generateResultCandidatesMax = 3;



export const GenerateResult = /*#__PURE__*/ zod.strictObject({
  "generationId": Id.check(/*#__PURE__*/ zod.describe('Names the generation that was counted; a correction answers the same one.')),
  "reading": Reading,
  "questions": /*#__PURE__*/ zod.array(GenerateQuestion).check(/*#__PURE__*/ zod.maxLength(generateResultQuestionsMax)),
  "candidates": /*#__PURE__*/ zod.array(Candidate).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(generateResultCandidatesMax)),
  "quota": Quota
}).check(/*#__PURE__*/ zod.describe('What was understood, one to three candidates that differ, the best first, and what is left of the quota.'));

export type GenerateResult = zod.input<typeof GenerateResult>;
export type GenerateResultOutput = zod.output<typeof GenerateResult>;

export const DocumentSection = /*#__PURE__*/ zod.enum(['title', 'description', 'body', 'variables', 'metadata']).check(/*#__PURE__*/ zod.describe('A part of the document; `metadata` is category, tags, author, version and date.'));

export type DocumentSection = zod.input<typeof DocumentSection>;
export type DocumentSectionOutput = zod.output<typeof DocumentSection>;

export const DocumentSectionsMax = 5;



export const DocumentSections = /*#__PURE__*/ zod.array(DocumentSection).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(DocumentSectionsMax)).check(/*#__PURE__*/ zod.describe('What the document holds; everything when absent. The order is always the document\'s own.'));

export type DocumentSections = zod.input<typeof DocumentSections>;
export type DocumentSectionsOutput = zod.output<typeof DocumentSections>;

export const DownloadPromptById = /*#__PURE__*/ zod.strictObject({
  "promptId": Id,
  "version": /*#__PURE__*/ zod.optional(VersionNumber).check(/*#__PURE__*/ zod.describe('The current one when absent.')),
  "sections": /*#__PURE__*/ zod.optional(DocumentSections)
}).check(/*#__PURE__*/ zod.describe('A saved prompt, as it is or as it was.'));

export type DownloadPromptById = zod.input<typeof DownloadPromptById>;
export type DownloadPromptByIdOutput = zod.output<typeof DownloadPromptById>;

export const DownloadDraft = /*#__PURE__*/ zod.strictObject({
  "draft": Draft,
  "sections": /*#__PURE__*/ zod.optional(DocumentSections)
}).check(/*#__PURE__*/ zod.describe('A draft as it is in the editor.'));

export type DownloadDraft = zod.input<typeof DownloadDraft>;
export type DownloadDraftOutput = zod.output<typeof DownloadDraft>;

export const DownloadRequest = /*#__PURE__*/ zod.union([DownloadPromptById,DownloadDraft]).check(/*#__PURE__*/ zod.describe('A saved prompt by its id, or a draft; never both.'));

export type DownloadRequest = zod.input<typeof DownloadRequest>;
export type DownloadRequestOutput = zod.output<typeof DownloadRequest>;

export const savePromptRequestTitleMax = 120;


export const savePromptRequestTitleRegExp = new RegExp('\\S');
export const savePromptRequestBodyMax = 20000;


export const savePromptRequestBodyRegExp = new RegExp('\\S');
export const savePromptRequestDescriptionMax = 300;

export const savePromptRequestVariablesMax = 50;

export const savePromptRequestTagsMax = 20;

export const savePromptRequestChangeNoteMax = 200;



export const SavePromptRequest = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.optional(Id),
  "baseVersion": /*#__PURE__*/ zod.optional(VersionNumber).check(/*#__PURE__*/ zod.describe('The version that the change began from.')),
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savePromptRequestTitleMax)).check(/*#__PURE__*/ zod.regex(savePromptRequestTitleRegExp)),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(savePromptRequestBodyMax)).check(/*#__PURE__*/ zod.regex(savePromptRequestBodyRegExp)).check(/*#__PURE__*/ zod.describe('CommonMark with GFM.')),
  "categoryId": Id,
  "description": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptRequestDescriptionMax))),
  "variables": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(savePromptRequestVariablesMax))).check(/*#__PURE__*/ zod.describe('A blank of the body that is missing here is a required text; one that the body lacks is dropped.')),
  "tags": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(savePromptRequestTagsMax))).check(/*#__PURE__*/ zod.describe('A tag given twice is kept once.')),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "direction": /*#__PURE__*/ zod.optional(TextDirection),
  "visibility": /*#__PURE__*/ zod.optional(PromptVisibility),
  "isFavourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('The caller\'s own mark; others do not see it.')),
  "brief": /*#__PURE__*/ zod.optional(Brief).check(/*#__PURE__*/ zod.describe('The form that made it.')),
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptRequestChangeNoteMax))).check(/*#__PURE__*/ zod.describe('What this version changes, for its history.'))
}).check(/*#__PURE__*/ zod.describe('A draft. Without `id` a new prompt; with `id` and `baseVersion` (both or neither) a new version of that prompt.'));

export type SavePromptRequest = zod.input<typeof SavePromptRequest>;
export type SavePromptRequestOutput = zod.output<typeof SavePromptRequest>;

export const qualityFindingsMax = 100;



export const Quality = /*#__PURE__*/ zod.strictObject({
  "findings": /*#__PURE__*/ zod.array(QualityFinding).check(/*#__PURE__*/ zod.maxLength(qualityFindingsMax))
}).check(/*#__PURE__*/ zod.describe('Result of the quality rules, computed at every save.'));

export type Quality = zod.input<typeof Quality>;
export type QualityOutput = zod.output<typeof Quality>;

export const promptTitleMax = 120;

export const promptDescriptionMax = 300;

export const promptBodyMax = 20000;

export const promptTagsMax = 20;

export const promptVariablesMax = 50;



export const Prompt = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promptTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptDescriptionMax)).check(/*#__PURE__*/ zod.describe('Empty when there is none.')),
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promptBodyMax)).check(/*#__PURE__*/ zod.describe('CommonMark with GFM.')),
  "categoryId": Id,
  "tags": /*#__PURE__*/ zod.array(TagName).check(/*#__PURE__*/ zod.maxLength(promptTagsMax)),
  "variables": /*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(promptVariablesMax)).check(/*#__PURE__*/ zod.describe('In the order in which the body first names them.')),
  "brief": /*#__PURE__*/ zod.optional(Brief),
  "language": /*#__PURE__*/ zod.optional(LanguageTag),
  "direction": TextDirection,
  "source": PromptSource,
  "visibility": PromptVisibility,
  "isFavourite": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The caller\'s own mark.')),
  "quality": Quality,
  "estimatedTokens": Count.check(/*#__PURE__*/ zod.describe('Of the body, before it is filled.')),
  "version": VersionNumber,
  "runCount": Count.check(/*#__PURE__*/ zod.describe('The caller\'s and the team\'s runs of it that the caller may see.')),
  "lastRunAt": /*#__PURE__*/ zod.optional(Timestamp),
  "owner": /*#__PURE__*/ zod.optional(UserSummary).check(/*#__PURE__*/ zod.describe('Absent for a starter.')),
  "createdAt": Timestamp,
  "updatedAt": Timestamp,
  "deletedAt": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('Only in the trash.'))
}).check(/*#__PURE__*/ zod.describe('A saved prompt with its current version.'));

export type Prompt = zod.input<typeof Prompt>;
export type PromptOutput = zod.output<typeof Prompt>;

export const SaveResult = /*#__PURE__*/ zod.strictObject({
  "prompt": Prompt
}).check(/*#__PURE__*/ zod.describe('The prompt as it now is.'));

export type SaveResult = zod.input<typeof SaveResult>;
export type SaveResultOutput = zod.output<typeof SaveResult>;

export const seatOfferPlanNameMax = 60;

export const seatOfferSeatsIncludedMax = 200;

export const seatOfferSeatsMaxMax = 200;

export const seatOfferFeaturesItemMax = 120;

export const seatOfferFeaturesMax = 20;



export const SeatOffer = /*#__PURE__*/ zod.strictObject({
  "planCode": PlanCode,
  "planName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(seatOfferPlanNameMax)).check(/*#__PURE__*/ zod.describe('In the person\'s language.')),
  "seatsIncluded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(seatOfferSeatsIncludedMax)),
  "seatsMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(seatOfferSeatsMaxMax)),
  "price": Price,
  "seatPrice": Price,
  "features": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(seatOfferFeaturesItemMax))).check(/*#__PURE__*/ zod.maxLength(seatOfferFeaturesMax)).check(/*#__PURE__*/ zod.describe('What it adds for people who work together, in the person\'s language.'))
}).check(/*#__PURE__*/ zod.describe('The smallest plan with seats, for a plan without.'));

export type SeatOffer = zod.input<typeof SeatOffer>;
export type SeatOfferOutput = zod.output<typeof SeatOffer>;

export const subUserPageItemsMax = 100;



export const SubUserPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(SubUser).check(/*#__PURE__*/ zod.maxLength(subUserPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count,
  "seats": Seats,
  "offer": /*#__PURE__*/ zod.optional(SeatOffer).check(/*#__PURE__*/ zod.describe('Only for a plan without seats.'))
}).check(/*#__PURE__*/ zod.describe('A page of sub-users, and the seats.'));

export type SubUserPage = zod.input<typeof SubUserPage>;
export type SubUserPageOutput = zod.output<typeof SubUserPage>;

export const RemoveSubUserAnswer = /*#__PURE__*/ zod.strictObject({
  "subUserId": Id,
  "transferredPrompts": Count.check(/*#__PURE__*/ zod.describe('Prompts made since joining; they have a new owner. Earlier ones stay with the person.')),
  "seats": Seats
}).check(/*#__PURE__*/ zod.describe('What the removal left.'));

export type RemoveSubUserAnswer = zod.input<typeof RemoveSubUserAnswer>;
export type RemoveSubUserAnswerOutput = zod.output<typeof RemoveSubUserAnswer>;

export const UpdateSubUserRequest = /*#__PURE__*/ zod.strictObject({
  "preset": /*#__PURE__*/ zod.optional(SubUserPreset),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['active', 'suspended']))
}).check(/*#__PURE__*/ zod.describe('What changes; at least one of the two.'));

export type UpdateSubUserRequest = zod.input<typeof UpdateSubUserRequest>;
export type UpdateSubUserRequestOutput = zod.output<typeof UpdateSubUserRequest>;

export const SubUserAnswer = /*#__PURE__*/ zod.strictObject({
  "subUser": SubUser,
  "seats": Seats
}).check(/*#__PURE__*/ zod.describe('The sub-user after the change, and the seats.'));

export type SubUserAnswer = zod.input<typeof SubUserAnswer>;
export type SubUserAnswerOutput = zod.output<typeof SubUserAnswer>;

export const PromptDeletion = /*#__PURE__*/ zod.strictObject({
  "deletedAt": Timestamp,
  "restorableUntil": Timestamp.check(/*#__PURE__*/ zod.describe('30 days later.'))
}).check(/*#__PURE__*/ zod.describe('When a prompt went to the trash, and until when it can be taken out again.'));

export type PromptDeletion = zod.input<typeof PromptDeletion>;
export type PromptDeletionOutput = zod.output<typeof PromptDeletion>;

export const trashedPromptTitleMax = 120;

export const trashedPromptDescriptionMax = 300;

export const trashedPromptExcerptMax = 240;



export const TrashedPrompt = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(trashedPromptTitleMax)),
  "description": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trashedPromptDescriptionMax)).check(/*#__PURE__*/ zod.describe('Empty when there is none.')),
  "excerpt": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(trashedPromptExcerptMax)).check(/*#__PURE__*/ zod.describe('The body\'s beginning as plain text on one line, blanks kept as written.')),
  "categoryId": Id,
  "direction": TextDirection,
  "deletedAt": Timestamp,
  "restorableUntil": Timestamp.check(/*#__PURE__*/ zod.describe('30 days after `deletedAt`; erased then.'))
}).check(/*#__PURE__*/ zod.describe('A deleted prompt as the trash lists it.'));

export type TrashedPrompt = zod.input<typeof TrashedPrompt>;
export type TrashedPromptOutput = zod.output<typeof TrashedPrompt>;

export const trashPageItemsMax = 100;



export const TrashPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(TrashedPrompt).check(/*#__PURE__*/ zod.maxLength(trashPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
}).check(/*#__PURE__*/ zod.describe('One page of the trash.'));

export type TrashPage = zod.input<typeof TrashPage>;
export type TrashPageOutput = zod.output<typeof TrashPage>;

export const VersionCause = /*#__PURE__*/ zod.enum(['manual', 'generate', 'improve', 'restore', 'import']).check(/*#__PURE__*/ zod.describe('What made the version.'));

export type VersionCause = zod.input<typeof VersionCause>;
export type VersionCauseOutput = zod.output<typeof VersionCause>;

export const promptVersionSummaryChangeNoteMax = 200;



export const PromptVersionSummary = /*#__PURE__*/ zod.strictObject({
  "version": VersionNumber,
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptVersionSummaryChangeNoteMax))),
  "cause": VersionCause,
  "author": /*#__PURE__*/ zod.optional(UserSummary).check(/*#__PURE__*/ zod.describe('Absent for a starter, and once the account is gone.')),
  "createdAt": Timestamp
}).check(/*#__PURE__*/ zod.describe('A version as the history lists it.'));

export type PromptVersionSummary = zod.input<typeof PromptVersionSummary>;
export type PromptVersionSummaryOutput = zod.output<typeof PromptVersionSummary>;

export const promptVersionPageItemsMax = 100;



export const PromptVersionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(PromptVersionSummary).check(/*#__PURE__*/ zod.maxLength(promptVersionPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
}).check(/*#__PURE__*/ zod.describe('One page of a prompt\'s versions.'));

export type PromptVersionPage = zod.input<typeof PromptVersionPage>;
export type PromptVersionPageOutput = zod.output<typeof PromptVersionPage>;

export const promptVersionBodyMax = 20000;

export const promptVersionVariablesMax = 50;

export const promptVersionChangeNoteMax = 200;



export const PromptVersion = /*#__PURE__*/ zod.strictObject({
  "version": VersionNumber,
  "body": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(promptVersionBodyMax)).check(/*#__PURE__*/ zod.describe('CommonMark with GFM.')),
  "variables": /*#__PURE__*/ zod.array(Variable).check(/*#__PURE__*/ zod.maxLength(promptVersionVariablesMax)),
  "changeNote": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(promptVersionChangeNoteMax))),
  "cause": VersionCause,
  "author": /*#__PURE__*/ zod.optional(UserSummary).check(/*#__PURE__*/ zod.describe('Absent for a starter, and once the account is gone.')),
  "createdAt": Timestamp
}).check(/*#__PURE__*/ zod.describe('A version whole. It never changes.'));

export type PromptVersion = zod.input<typeof PromptVersion>;
export type PromptVersionOutput = zod.output<typeof PromptVersion>;

export const PreviewPaymentRequest = /*#__PURE__*/ zod.strictObject({
  "preview": /*#__PURE__*/ zod.literal(true),
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": /*#__PURE__*/ zod.optional(SeatCount),
  "couponCode": /*#__PURE__*/ zod.optional(CouponCode)
}).check(/*#__PURE__*/ zod.describe('The plan whose cost is asked for.'));

export type PreviewPaymentRequest = zod.input<typeof PreviewPaymentRequest>;
export type PreviewPaymentRequestOutput = zod.output<typeof PreviewPaymentRequest>;

export const renewalConsentTextVersionMin = 10;
export const renewalConsentTextVersionMax = 10;


export const renewalConsentTextVersionRegExp = new RegExp('^[0-9]{4}-[0-9]{2}-[0-9]{2}$');


export const RenewalConsent = /*#__PURE__*/ zod.strictObject({
  "textVersion": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(renewalConsentTextVersionMin)).check(/*#__PURE__*/ zod.maxLength(renewalConsentTextVersionMax)).check(/*#__PURE__*/ zod.regex(renewalConsentTextVersionRegExp)).check(/*#__PURE__*/ zod.describe('The version of the sentence that was shown.'))
}).check(/*#__PURE__*/ zod.describe('The person\'s own tick at the sentence that says that the plan renews by itself. Kept with the time, the network\'s address and the language.'));

export type RenewalConsent = zod.input<typeof RenewalConsent>;
export type RenewalConsentOutput = zod.output<typeof RenewalConsent>;

export const PayQuoteRequest = /*#__PURE__*/ zod.strictObject({
  "preview": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.literal(false)),
  "quoteId": Id,
  "cardId": /*#__PURE__*/ zod.optional(Id).check(/*#__PURE__*/ zod.describe('A saved card to charge at once; without it the card is entered in the browser.')),
  "acceptTerms": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('The terms were accepted; nothing else is taken.')),
  "renewalConsent": RenewalConsent
}).check(/*#__PURE__*/ zod.describe('Pays a quote. It names no price, plan or seat of its own.'));

export type PayQuoteRequest = zod.input<typeof PayQuoteRequest>;
export type PayQuoteRequestOutput = zod.output<typeof PayQuoteRequest>;

export const CreatePaymentRequest = /*#__PURE__*/ zod.union([PreviewPaymentRequest,PayQuoteRequest]).check(/*#__PURE__*/ zod.describe('A preview by plan, or the payment of a quote by its id; never both.'));

export type CreatePaymentRequest = zod.input<typeof CreatePaymentRequest>;
export type CreatePaymentRequestOutput = zod.output<typeof CreatePaymentRequest>;

export const CreatePaymentAnswer = /*#__PURE__*/ zod.strictObject({
  "preview": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('`true`: a quote was made, and nothing else.')),
  "quote": Quote,
  "paymentId": /*#__PURE__*/ zod.optional(Id).check(/*#__PURE__*/ zod.describe('For `verifyPayment`; absent in a preview.')),
  "status": /*#__PURE__*/ zod.optional(PaymentStatus).check(/*#__PURE__*/ zod.describe('Absent in a preview.')),
  "clientSecret": /*#__PURE__*/ zod.optional(ClientSecret).check(/*#__PURE__*/ zod.describe('To confirm the payment in the browser; only with `requiresAction`.'))
}).check(/*#__PURE__*/ zod.describe('The quote and, unless it is a preview, the payment of it.'));

export type CreatePaymentAnswer = zod.input<typeof CreatePaymentAnswer>;
export type CreatePaymentAnswerOutput = zod.output<typeof CreatePaymentAnswer>;

export const CreateFreeTrialRequest = /*#__PURE__*/ zod.strictObject({
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": /*#__PURE__*/ zod.optional(SeatCount),
  "withCard": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('`true`: a card is given now and the plan goes on after the trial.')),
  "acceptTerms": /*#__PURE__*/ zod.literal(true).check(/*#__PURE__*/ zod.describe('The terms were accepted; nothing else is taken.')),
  "renewalConsent": /*#__PURE__*/ zod.optional(RenewalConsent).check(/*#__PURE__*/ zod.describe('Required with `withCard`.'))
}).check(/*#__PURE__*/ zod.describe('The plan to try.'));

export type CreateFreeTrialRequest = zod.input<typeof CreateFreeTrialRequest>;
export type CreateFreeTrialRequestOutput = zod.output<typeof CreateFreeTrialRequest>;

export const FreeTrialAnswer = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription,
  "now": BillingTime,
  "currency": Currency,
  "dueToday": Amount.check(/*#__PURE__*/ zod.describe('Always 0.')),
  "firstInvoice": /*#__PURE__*/ zod.optional(NextInvoice).check(/*#__PURE__*/ zod.describe('What will be charged when the trial ends, once the card is saved; only with `withCard`.')),
  "clientSecret": /*#__PURE__*/ zod.optional(ClientSecret).check(/*#__PURE__*/ zod.describe('To set up the card in the browser; only with `withCard`.')),
  "setupIntentId": /*#__PURE__*/ zod.optional(SetupIntentId)
}).check(/*#__PURE__*/ zod.describe('The trial that has begun.'));

export type FreeTrialAnswer = zod.input<typeof FreeTrialAnswer>;
export type FreeTrialAnswerOutput = zod.output<typeof FreeTrialAnswer>;

export const changeSubscriptionRequestKeepSubUserIdsMax = 200;

export const changeSubscriptionRequestPreviewDefault = false;

export const ChangeSubscriptionRequest = /*#__PURE__*/ zod.strictObject({
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": /*#__PURE__*/ zod.optional(SeatCount),
  "keepSubUserIds": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(Id).check(/*#__PURE__*/ zod.maxLength(changeSubscriptionRequestKeepSubUserIdsMax))).check(/*#__PURE__*/ zod.describe('Who stays; the others are suspended on the day. Without it the newest are, by `invitedAt`.')),
  "preview": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), changeSubscriptionRequestPreviewDefault).check(/*#__PURE__*/ zod.describe('Answer the change and schedule nothing.'))
}).check(/*#__PURE__*/ zod.describe('The smaller plan, shorter interval or fewer seats to go to.'));

export type ChangeSubscriptionRequest = zod.input<typeof ChangeSubscriptionRequest>;
export type ChangeSubscriptionRequestOutput = zod.output<typeof ChangeSubscriptionRequest>;

export const subUserNameNameMax = 120;



export const SubUserName = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(subUserNameNameMax)),
  "email": Email
}).check(/*#__PURE__*/ zod.describe('Enough of a sub-user to choose one.'));

export type SubUserName = zod.input<typeof SubUserName>;
export type SubUserNameOutput = zod.output<typeof SubUserName>;

export const pendingChangeSuspendsMax = 200;



export const PendingChange = /*#__PURE__*/ zod.strictObject({
  "planCode": PaidPlanCode,
  "interval": Interval,
  "seats": SeatCount,
  "effectiveAt": Timestamp,
  "nextInvoice": NextInvoice,
  "suspends": /*#__PURE__*/ zod.array(SubUserName).check(/*#__PURE__*/ zod.maxLength(pendingChangeSuspendsMax)).check(/*#__PURE__*/ zod.describe('Sub-users who will not fit and are suspended on that day unless another sub-user is removed first; the change itself removes no one.'))
}).check(/*#__PURE__*/ zod.describe('A smaller plan that begins when the paid period ends.'));

export type PendingChange = zod.input<typeof PendingChange>;
export type PendingChangeOutput = zod.output<typeof PendingChange>;

export const ChangeSubscriptionAnswer = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription,
  "now": BillingTime,
  "pendingChange": PendingChange
}).check(/*#__PURE__*/ zod.describe('The subscription, and the change that is scheduled or would be.'));

export type ChangeSubscriptionAnswer = zod.input<typeof ChangeSubscriptionAnswer>;
export type ChangeSubscriptionAnswerOutput = zod.output<typeof ChangeSubscriptionAnswer>;

export const WithdrawalRight = /*#__PURE__*/ zod.strictObject({
  "until": Timestamp.check(/*#__PURE__*/ zod.describe('14 times 24 hours after the person\'s first payment.')),
  "amount": Amount.check(/*#__PURE__*/ zod.describe('What would be paid back.'))
}).check(/*#__PURE__*/ zod.describe('The right to withdraw from the contract; absent when there is none any more.'));

export type WithdrawalRight = zod.input<typeof WithdrawalRight>;
export type WithdrawalRightOutput = zod.output<typeof WithdrawalRight>;

export const dunningAttemptsMax = 10;



export const Dunning = /*#__PURE__*/ zod.strictObject({
  "failedAt": Timestamp,
  "attempts": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(dunningAttemptsMax)).check(/*#__PURE__*/ zod.describe('Tries so far, the first renewal among them.')),
  "nextTryAt": /*#__PURE__*/ zod.optional(Timestamp).check(/*#__PURE__*/ zod.describe('Absent when no further try is due.')),
  "endsAt": Timestamp.check(/*#__PURE__*/ zod.describe('When the plan goes to Free unless a try succeeds.')),
  "needsConfirmation": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The bank wants the person to confirm `paymentId` in the browser.')),
  "paymentId": /*#__PURE__*/ zod.optional(Id),
  "failure": PaymentFailure
}).check(/*#__PURE__*/ zod.describe('A renewal that failed; only while `pastDue`.'));

export type Dunning = zod.input<typeof Dunning>;
export type DunningOutput = zod.output<typeof Dunning>;

export const CurrentSubscription = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription,
  "now": BillingTime,
  "currency": Currency,
  "credit": Amount.check(/*#__PURE__*/ zod.describe('What is left of the person\'s credit. It is used before a card and never paid out.')),
  "owed": /*#__PURE__*/ zod.optional(Amount).check(/*#__PURE__*/ zod.describe('An amount too small for a card that the next invoice will hold; absent when there is none.')),
  "pendingChange": /*#__PURE__*/ zod.optional(PendingChange),
  "withdrawal": /*#__PURE__*/ zod.optional(WithdrawalRight),
  "dunning": /*#__PURE__*/ zod.optional(Dunning)
}).check(/*#__PURE__*/ zod.describe('The caller\'s subscription with all that the plan page says of it.'));

export type CurrentSubscription = zod.input<typeof CurrentSubscription>;
export type CurrentSubscriptionOutput = zod.output<typeof CurrentSubscription>;

export const PlanLimitMin = 0;
export const PlanLimitMax = 1000000000;



export const PlanLimit = /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(PlanLimitMin)).check(/*#__PURE__*/ zod.lte(PlanLimitMax))).check(/*#__PURE__*/ zod.describe('`null` is unlimited.'));

export type PlanLimit = zod.input<typeof PlanLimit>;
export type PlanLimitOutput = zod.output<typeof PlanLimit>;

export const PlanLimits = /*#__PURE__*/ zod.strictObject({
  "generations": PlanLimit,
  "runs": PlanLimit,
  "downloads": PlanLimit,
  "savedPrompts": PlanLimit,
  "pooled": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether a client and the sub-users share the monthly limits.'))
}).check(/*#__PURE__*/ zod.describe('What the plan allows; the keys are those of `Quota`.'));

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
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planNameMax)).check(/*#__PURE__*/ zod.describe('In the person\'s language.')),
  "tagline": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planTaglineMax)).check(/*#__PURE__*/ zod.describe('In the person\'s language.')),
  "audience": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(planAudienceMax)).check(/*#__PURE__*/ zod.describe('For whom it is, in the person\'s language.')),
  "prices": /*#__PURE__*/ zod.array(Price).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planPricesMax)).check(/*#__PURE__*/ zod.describe('One for each interval and currency.')),
  "trialDays": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planTrialDaysMin)).check(/*#__PURE__*/ zod.lte(planTrialDaysMax)).check(/*#__PURE__*/ zod.describe('0 where no trial is offered.')),
  "seatsIncluded": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planSeatsIncludedMin)).check(/*#__PURE__*/ zod.lte(planSeatsIncludedMax)),
  "seatsMax": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(planSeatsMaxMin)).check(/*#__PURE__*/ zod.lte(planSeatsMaxMax)).check(/*#__PURE__*/ zod.describe('Sub-user seats at most, the included ones among them; 0 where the plan has none.')),
  "seatPrice": /*#__PURE__*/ zod.array(Price).check(/*#__PURE__*/ zod.maxLength(planSeatPriceMax)).check(/*#__PURE__*/ zod.describe('One more seat, for each interval and currency; empty where the plan has no seats.')),
  "limits": PlanLimits,
  "features": /*#__PURE__*/ zod.array(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(planFeaturesItemMax))).check(/*#__PURE__*/ zod.maxLength(planFeaturesMax)).check(/*#__PURE__*/ zod.describe('Lines for the plan\'s card, the most telling first, in the person\'s language.')),
  "isRecommended": /*#__PURE__*/ zod.boolean(),
  "isCurrent": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Whether it is the caller\'s plan; true for one.'))
}).check(/*#__PURE__*/ zod.describe('A plan as it is sold.'));

export type Plan = zod.input<typeof Plan>;
export type PlanOutput = zod.output<typeof Plan>;

export const trialEligibilityDaysMin = 0;
export const trialEligibilityDaysMax = 365;



export const TrialEligibility = /*#__PURE__*/ zod.strictObject({
  "eligible": /*#__PURE__*/ zod.boolean(),
  "reason": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['trial_already_used', 'already_subscribed', 'email_not_verified'])).check(/*#__PURE__*/ zod.describe('Why not; only when `eligible` is `false`.')),
  "days": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(trialEligibilityDaysMin)).check(/*#__PURE__*/ zod.lte(trialEligibilityDaysMax)).check(/*#__PURE__*/ zod.describe('How long the trial is.'))
}).check(/*#__PURE__*/ zod.describe('Whether the caller may begin the free trial.'));

export type TrialEligibility = zod.input<typeof TrialEligibility>;
export type TrialEligibilityOutput = zod.output<typeof TrialEligibility>;

export const subscriptionPlansPlansMax = 20;



export const SubscriptionPlans = /*#__PURE__*/ zod.strictObject({
  "plans": /*#__PURE__*/ zod.array(Plan).check(/*#__PURE__*/ zod.maxLength(subscriptionPlansPlansMax)).check(/*#__PURE__*/ zod.describe('The smallest first.')),
  "subscription": Subscription,
  "trial": TrialEligibility,
  "currency": Currency
}).check(/*#__PURE__*/ zod.describe('All that the price page shows.'));

export type SubscriptionPlans = zod.input<typeof SubscriptionPlans>;
export type SubscriptionPlansOutput = zod.output<typeof SubscriptionPlans>;

export const WithdrawRequest = /*#__PURE__*/ zod.strictObject({
  "confirm": /*#__PURE__*/ zod.literal(true)
}).check(/*#__PURE__*/ zod.describe('The second step, `Confirm withdrawal`.'));

export type WithdrawRequest = zod.input<typeof WithdrawRequest>;
export type WithdrawRequestOutput = zod.output<typeof WithdrawRequest>;

export const withdrawAnswerRefundsMax = 20;



export const WithdrawAnswer = /*#__PURE__*/ zod.strictObject({
  "subscription": Subscription,
  "now": BillingTime,
  "withdrawnAt": Timestamp,
  "amount": Amount.check(/*#__PURE__*/ zod.describe('The sum of the refunds, as a positive number.')),
  "currency": Currency,
  "refunds": /*#__PURE__*/ zod.array(Transaction).check(/*#__PURE__*/ zod.maxLength(withdrawAnswerRefundsMax))
}).check(/*#__PURE__*/ zod.describe('The contract that has ended, and what is paid back.'));

export type WithdrawAnswer = zod.input<typeof WithdrawAnswer>;
export type WithdrawAnswerOutput = zod.output<typeof WithdrawAnswer>;

export const passwordUpdateOldPasswordMax = 128;



export const PasswordUpdate = /*#__PURE__*/ zod.strictObject({
  "oldPassword": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(passwordUpdateOldPasswordMax)),
  "password": Password
}).check(/*#__PURE__*/ zod.describe('The password as it is and as it shall be.'));

export type PasswordUpdate = zod.input<typeof PasswordUpdate>;
export type PasswordUpdateOutput = zod.output<typeof PasswordUpdate>;

export const otpRequestCodeMin = 6;
export const otpRequestCodeMax = 6;


export const otpRequestCodeRegExp = new RegExp('^[0-9]{6}$');


export const OtpRequest = /*#__PURE__*/ zod.strictObject({
  "otpToken": AccessToken,
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(otpRequestCodeMin)).check(/*#__PURE__*/ zod.maxLength(otpRequestCodeMax)).check(/*#__PURE__*/ zod.regex(otpRequestCodeRegExp)).check(/*#__PURE__*/ zod.describe('Six digits.'))
}).check(/*#__PURE__*/ zod.describe('The second step of signing in.'));

export type OtpRequest = zod.input<typeof OtpRequest>;
export type OtpRequestOutput = zod.output<typeof OtpRequest>;

export const transactionOwnerNameMax = 120;



export const TransactionOwner = /*#__PURE__*/ zod.strictObject({
  "id": Id,
  "name": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(transactionOwnerNameMax))),
  "email": /*#__PURE__*/ zod.optional(Email)
}).check(/*#__PURE__*/ zod.describe('Who paid; without an address when the account is gone.'));

export type TransactionOwner = zod.input<typeof TransactionOwner>;
export type TransactionOwnerOutput = zod.output<typeof TransactionOwner>;

export const AdminTransaction = /*#__PURE__*/ zod.strictObject({
  "transaction": Transaction,
  "owner": TransactionOwner,
  "refundable": Amount.check(/*#__PURE__*/ zod.describe('What is left to be paid back.')),
  "disputed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('The bank has taken it up with the provider.'))
}).check(/*#__PURE__*/ zod.describe('A transaction with its owner, for administrators.'));

export type AdminTransaction = zod.input<typeof AdminTransaction>;
export type AdminTransactionOutput = zod.output<typeof AdminTransaction>;

export const adminTransactionPageItemsMax = 100;



export const AdminTransactionPage = /*#__PURE__*/ zod.strictObject({
  "items": /*#__PURE__*/ zod.array(AdminTransaction).check(/*#__PURE__*/ zod.maxLength(adminTransactionPageItemsMax)),
  "page": PageNumber,
  "pageSize": PageSize,
  "total": Count
}).check(/*#__PURE__*/ zod.describe('A page of everybody\'s transactions.'));

export type AdminTransactionPage = zod.input<typeof AdminTransactionPage>;
export type AdminTransactionPageOutput = zod.output<typeof AdminTransactionPage>;

export const refundRequestAmountMax = 100000000000;

export const refundRequestReasonMin = 3;
export const refundRequestReasonMax = 500;

export const refundRequestEndPlanDefault = false;

export const RefundRequest = /*#__PURE__*/ zod.strictObject({
  "amount": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(refundRequestAmountMax)),
  "currency": Currency,
  "reason": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refundRequestReasonMin)).check(/*#__PURE__*/ zod.maxLength(refundRequestReasonMax)).check(/*#__PURE__*/ zod.describe('On the credit note.')),
  "endPlan": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.boolean(), refundRequestEndPlanDefault).check(/*#__PURE__*/ zod.describe('Whether the plan ends at once.'))
}).check(/*#__PURE__*/ zod.describe('What is paid back, and why.'));

export type RefundRequest = zod.input<typeof RefundRequest>;
export type RefundRequestOutput = zod.output<typeof RefundRequest>;

export const CountsRange = /*#__PURE__*/ zod.enum(['7d', '30d', '90d']).check(/*#__PURE__*/ zod.describe('So many days up to and with today.'));

export type CountsRange = zod.input<typeof CountsRange>;
export type CountsRangeOutput = zod.output<typeof CountsRange>;

export const ActivityTotals = /*#__PURE__*/ zod.strictObject({
  "generations": Count,
  "runs": Count,
  "downloads": Count
}).check(/*#__PURE__*/ zod.describe('The same activity in the range just before, to show whether it rises or falls.'));

export type ActivityTotals = zod.input<typeof ActivityTotals>;
export type ActivityTotalsOutput = zod.output<typeof ActivityTotals>;

export const SubUserCount = /*#__PURE__*/ zod.strictObject({
  "used": Count,
  "total": Count
}).check(/*#__PURE__*/ zod.describe('Seats of the plan. Both are 0 on a plan without seats, and for a sub-user.'));

export type SubUserCount = zod.input<typeof SubUserCount>;
export type SubUserCountOutput = zod.output<typeof SubUserCount>;

export const countsPointDateMax = 10;



export const CountsPoint = /*#__PURE__*/ zod.strictObject({
  "date": /*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(countsPointDateMax)).check(/*#__PURE__*/ zod.describe('The day, in the person\'s time zone.')),
  "prompts": Count.check(/*#__PURE__*/ zod.describe('Prompts first saved on that day.')),
  "generations": Count,
  "runs": Count,
  "downloads": Count
}).check(/*#__PURE__*/ zod.describe('One day\'s activity.'));

export type CountsPoint = zod.input<typeof CountsPoint>;
export type CountsPointOutput = zod.output<typeof CountsPoint>;

export const RevenueTotal = /*#__PURE__*/ zod.strictObject({
  "currency": Currency,
  "amount": Amount
}).check(/*#__PURE__*/ zod.describe('A sum in one currency.'));

export type RevenueTotal = zod.input<typeof RevenueTotal>;
export type RevenueTotalOutput = zod.output<typeof RevenueTotal>;

export const adminCountsRevenueMax = 20;



export const AdminCounts = /*#__PURE__*/ zod.strictObject({
  "users": Count.check(/*#__PURE__*/ zod.describe('Accounts, as of now.')),
  "activeUsers": Count.check(/*#__PURE__*/ zod.describe('People who signed in or used the product in the range.')),
  "signUps": Count.check(/*#__PURE__*/ zod.describe('Accounts made in the range.')),
  "trials": Count.check(/*#__PURE__*/ zod.describe('Trials that run now.')),
  "paying": Count.check(/*#__PURE__*/ zod.describe('Subscriptions now that were paid for.')),
  "revenue": /*#__PURE__*/ zod.array(RevenueTotal).check(/*#__PURE__*/ zod.maxLength(adminCountsRevenueMax)).check(/*#__PURE__*/ zod.describe('What was paid in the range less what was paid back, one entry a currency. Empty when nothing was paid.')),
  "failedPayments": Count.check(/*#__PURE__*/ zod.describe('Payments in the range that failed.'))
}).check(/*#__PURE__*/ zod.describe('The whole product\'s figures, for an admin only.'));

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
  "prompts": Count.check(/*#__PURE__*/ zod.describe('Saved prompts of the person, the bin left out.')),
  "favourites": Count.check(/*#__PURE__*/ zod.describe('Those of them that are marked.')),
  "generations": Count.check(/*#__PURE__*/ zod.describe('Generations in the range.')),
  "runs": Count.check(/*#__PURE__*/ zod.describe('Runs in the range that gave any output.')),
  "downloads": Count.check(/*#__PURE__*/ zod.describe('PDF and Word files in the range.')),
  "previous": ActivityTotals,
  "subUsers": SubUserCount,
  "quota": Quota,
  "trialDaysLeft": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(countsTrialDaysLeftMin)).check(/*#__PURE__*/ zod.lte(countsTrialDaysLeftMax))).check(/*#__PURE__*/ zod.describe('Begun days that are left of a running trial. Absent when none runs.')),
  "series": /*#__PURE__*/ zod.array(CountsPoint).check(/*#__PURE__*/ zod.minLength(countsSeriesMin)).check(/*#__PURE__*/ zod.maxLength(countsSeriesMax)).check(/*#__PURE__*/ zod.describe('One point for each day of the range, oldest first, days without activity too.')),
  "topCategories": /*#__PURE__*/ zod.array(CategoryUsage).check(/*#__PURE__*/ zod.maxLength(countsTopCategoriesMax)).check(/*#__PURE__*/ zod.describe('The most used categories of the person\'s own prompts; those without any are left out.')),
  "recentPrompts": /*#__PURE__*/ zod.array(PromptSummary).check(/*#__PURE__*/ zod.maxLength(countsRecentPromptsMax)).check(/*#__PURE__*/ zod.describe('The person\'s own prompts, last changed first.')),
  "admin": /*#__PURE__*/ zod.optional(AdminCounts)
}).check(/*#__PURE__*/ zod.describe('The person\'s own figures. Stocks are as of now, activity is that of the range.'));

export type Counts = zod.input<typeof Counts>;
export type CountsOutput = zod.output<typeof Counts>;

export const chatWidgetIdMax = 100;


export const chatWidgetIdRegExp = new RegExp('^[A-Za-z0-9_-]+$');
export const chatWidgetColorMax = 7;


export const chatWidgetColorRegExp = new RegExp('^#[0-9a-fA-F]{6}$');
export const chatWidgetOriginMax = 300;



export const ChatWidget = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(chatWidgetIdMax)).check(/*#__PURE__*/ zod.regex(chatWidgetIdRegExp)),
  "color": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatWidgetColorMax)).check(/*#__PURE__*/ zod.regex(chatWidgetColorRegExp)).check(/*#__PURE__*/ zod.describe('Of its button.')),
  "origin": /*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(chatWidgetOriginMax))
}).check(/*#__PURE__*/ zod.describe('The live chat, in a frame of its own origin. Absent where none is configured.'));

export type ChatWidget = zod.input<typeof ChatWidget>;
export type ChatWidgetOutput = zod.output<typeof ChatWidget>;

export const offeredLanguageNameMax = 60;



export const OfferedLanguage = /*#__PURE__*/ zod.strictObject({
  "code": InterfaceLanguage,
  "name": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(offeredLanguageNameMax)),
  "direction": LayoutDirection
}).check(/*#__PURE__*/ zod.describe('A language of the interface, named in itself.'));

export type OfferedLanguage = zod.input<typeof OfferedLanguage>;
export type OfferedLanguageOutput = zod.output<typeof OfferedLanguage>;

export const publicConfigPublishableKeyMin = 8;
export const publicConfigPublishableKeyMax = 200;


export const publicConfigPublishableKeyRegExp = new RegExp('^pk_[A-Za-z0-9_]+$');
export const publicConfigModelLabelMax = 100;

export const publicConfigWebsiteUrlMax = 500;

export const publicConfigTermsUrlMax = 500;

export const publicConfigPrivacyUrlMax = 500;

export const publicConfigLanguagesMax = 20;



export const PublicConfig = /*#__PURE__*/ zod.strictObject({
  "publishableKey": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(publicConfigPublishableKeyMin)).check(/*#__PURE__*/ zod.maxLength(publicConfigPublishableKeyMax)).check(/*#__PURE__*/ zod.regex(publicConfigPublishableKeyRegExp))).check(/*#__PURE__*/ zod.describe('The payment provider\'s public key. Absent in the sandbox.')),
  "sandbox": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Payments go to the built-in sandbox; no money moves.')),
  "demoModel": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('No model is connected: runs show the filled prompt, marked as a demo.')),
  "modelLabel": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicConfigModelLabelMax)).check(/*#__PURE__*/ zod.describe('The name of the model that answers.')),
  "outbox": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Mail is not sent but shown at `/dev/outbox`, on this machine only.')),
  "mail": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('Mail leaves the server by SMTP.')),
  "chat": /*#__PURE__*/ zod.optional(ChatWidget),
  "websiteUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(publicConfigWebsiteUrlMax))).check(/*#__PURE__*/ zod.describe('The marketing site. Absent: there is none.')),
  "termsUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(publicConfigTermsUrlMax))).check(/*#__PURE__*/ zod.describe('Absent: the page `/terms`.')),
  "privacyUrl": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.url().check(/*#__PURE__*/ zod.maxLength(publicConfigPrivacyUrlMax))).check(/*#__PURE__*/ zod.describe('Absent: the page `/privacy`.')),
  "customizer": /*#__PURE__*/ zod.boolean().check(/*#__PURE__*/ zod.describe('The theme customizer drawer is offered.')),
  "languages": /*#__PURE__*/ zod.array(OfferedLanguage).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(publicConfigLanguagesMax)).check(/*#__PURE__*/ zod.describe('The languages of the interface, in the order of the menu.'))
}).check(/*#__PURE__*/ zod.describe('What a guest\'s browser has to know before anybody signs in. Nothing here is secret.'));

export type PublicConfig = zod.input<typeof PublicConfig>;
export type PublicConfigOutput = zod.output<typeof PublicConfig>;
/**
 * Mails a link of 30 minutes to reset the password, when the address has an account; the newest link alone works. The answer is the same 202 for known and unknown addresses, in the same time, since mail is queued after the answer. Sessions and the password stay as they are until the link is used. At most 5 a half hour for each address and 20 for each network, counted for unknown addresses alike, then 429 with `Retry-After`.
 * @summary Ask for a password reset link
 */
export const forgotPasswordHeaderAcceptLanguageMax = 200;



export const ForgotPasswordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(forgotPasswordHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ForgotPasswordBody = EmailRequest

export const ForgotPassword202Response = Message

export const ForgotPassword400Response = Problem

export const ForgotPassword413Response = Problem

export const ForgotPassword415Response = Problem

export const ForgotPassword422Response = Problem

export const ForgotPassword429Response = Problem

export const ForgotPassword500Response = Problem

export const ForgotPassword503Response = Problem


/**
 * Answers the link's holder: who invites to what, the masked address and the `state`, so that the page can say what to do. Reading
 * does not use the link. An unknown token is 410 `link_expired`.
 * @summary What an invitation's link is for
 */
export const getInvitationPathTokenMin = 20;
export const getInvitationPathTokenMax = 100;


export const getInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetInvitationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getInvitationPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getInvitationPathTokenMax)).check(/*#__PURE__*/ zod.regex(getInvitationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the link in the mail.'))
})

export const getInvitationHeaderAcceptLanguageMax = 200;



export const GetInvitationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getInvitationHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetInvitation200Response = Invitation

export const GetInvitation410Response = Problem

export const GetInvitation429Response = Problem

export const GetInvitation500Response = Problem

export const GetInvitation503Response = Problem


/**
 * Makes the account of the invited address and joins the team in one step; the link has verified the address. The person is signed in with a session
 * of the shorter kind. Password and names keep the rules of `registerWithEmail`. When the address has an account already it is 409
 * `account_exists`: sign in, then `joinTeam`. A seat that is gone is 409 `seats_full`; a link that is expired, used or taken back is 410.
 * @summary Accept an invitation as a new person
 */
export const acceptInvitationPathTokenMin = 20;
export const acceptInvitationPathTokenMax = 100;


export const acceptInvitationPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AcceptInvitationParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(acceptInvitationPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(acceptInvitationPathTokenMax)).check(/*#__PURE__*/ zod.regex(acceptInvitationPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the link in the mail.'))
})

export const acceptInvitationHeaderAcceptLanguageMax = 200;



export const AcceptInvitationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(acceptInvitationHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const AcceptInvitationBody = AcceptInvitationRequest

export const AcceptInvitation200Response = LoginSession

export const AcceptInvitation400Response = Problem

export const AcceptInvitation409Response = Problem

export const AcceptInvitation410Response = Problem

export const AcceptInvitation413Response = Problem

export const AcceptInvitation415Response = Problem

export const AcceptInvitation422Response = Problem

export const AcceptInvitation429Response = Problem

export const AcceptInvitation500Response = Problem

export const AcceptInvitation503Response = Problem


/**
 * Joins the team with the account that is signed in. Its address has to be the invited one, else 409 `wrong_account` with the masked address. A person with
 * a plan or trial of their own, on another team, a client or an administrator gets 409 `address_unavailable`, decided again
 * here. Own prompts stay private and own; the team's limits apply from now on. The link verifies the address. Repeated, it
 * answers the same person.
 * @summary Accept an invitation with the own account
 */
export const joinTeamPathTokenMin = 20;
export const joinTeamPathTokenMax = 100;


export const joinTeamPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const JoinTeamParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(joinTeamPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(joinTeamPathTokenMax)).check(/*#__PURE__*/ zod.regex(joinTeamPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the link in the mail.'))
})

export const joinTeamHeaderAcceptLanguageMax = 200;



export const JoinTeamHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(joinTeamHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const JoinTeam200Response = JoinTeamAnswer

export const JoinTeam401Response = Problem

export const JoinTeam403Response = Problem

export const JoinTeam409Response = Problem

export const JoinTeam410Response = Problem

export const JoinTeam429Response = Problem

export const JoinTeam500Response = Problem

export const JoinTeam503Response = Problem


/**
 * Compares the pair and begins a session. The address is matched without regard to case. `otpRequired` says which of two answers this is: false with `token` and `user`; true, for every admin and for everyone with two-factor on, with an `otpToken` that only `verifyOtp` takes and no session yet. An unknown address and a wrong password give the same 401 `invalid_credentials`, in the same time: a hash is computed for both. At most 10 tries a minute for each network (IPv4 address, IPv6 /64) and 10 failures in 15 minutes for each address, counted for unknown addresses alike, then 429 with `Retry-After`; a network from which the person signed in before keeps a budget of its own, so that others cannot lock the owner out. Without `remember` the session ends after 24 hours without use and 7 days in all, with it after 30 and 90 days. An unverified address may sign in. A sub-user whom the client has suspended gets 403 `suspended` after the right pair, and no session. `lastLoginAt` is set. When the queue of password checks is full, the answer is 503.
 * @summary Sign in with address and password
 */
export const loginHeaderAcceptLanguageMax = 200;



export const LoginHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(loginHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const LoginBody = LoginRequest

export const Login200Response = LoginAnswer

export const Login400Response = Problem

export const Login401Response = Problem

export const Login403Response = Problem

export const Login413Response = Problem

export const Login415Response = Problem

export const Login422Response = Problem

export const Login429Response = Problem

export const Login500Response = Problem

export const Login503Response = Problem


/**
 * Ends the session that the token belongs to, on every server at once; other sessions of the person go on. Takes no body. A token that is not valid any more is answered with 401, which for an interface that signs out is as good as 204.
 * @summary Sign out
 */
export const logoutHeaderAcceptLanguageMax = 200;



export const LogoutHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(logoutHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const Logout204Response = /*#__PURE__*/ zod.void()

export const Logout401Response = Problem

export const Logout429Response = Problem

export const Logout500Response = Problem

export const Logout503Response = Problem


/**
 * Makes an account of role `individual` on Free and mails a link of 24 hours that verifies the address. The answer is the same 202 whether the address is known or not, in the same time: to a known one goes a mail that says that an account exists, with a door to the password reset, and nothing of the account changes. Mail is queued after the answer. It does not sign anybody in; signing in works at once, before the address is verified. `acceptTerms` has to be true. A password on the list of often used ones is refused with 422 and `password_too_common`, one that contains the name or the address with `password_contains_identity`. `language` is kept for mails. With an `inviteToken` made for this address the account is a sub-user of the client that invited once the address is verified; a token that has expired, was used or is for another address is left aside. `timezone` is the browser's; without one, or with one that the server does not know, it is UTC. A role or a plan is never read from here. A name with a link, markup or more than six words is refused with 422 and `not_a_name`, and mails use the name only once the address is verified. At most 5 a half hour for each address, known or not, and 40 for each network; what is refused with 422 does not count.
 * @summary Open an account
 */
export const registerWithEmailHeaderAcceptLanguageMax = 200;



export const RegisterWithEmailHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(registerWithEmailHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const RegisterWithEmailBody = RegisterRequest

export const RegisterWithEmail202Response = Message

export const RegisterWithEmail400Response = Problem

export const RegisterWithEmail413Response = Problem

export const RegisterWithEmail415Response = Problem

export const RegisterWithEmail422Response = Problem

export const RegisterWithEmail429Response = Problem

export const RegisterWithEmail500Response = Problem

export const RegisterWithEmail503Response = Problem


/**
 * Mails a new verification link of 24 hours, when the address has an account that is not verified yet; the newest link alone works. The answer is the same 202 for unverified, verified and unknown addresses, in the same time. Works signed in or not. At most 5 a half hour for each address and 20 for each network, then 429 with `Retry-After`.
 * @summary Ask for the verification link again
 */
export const resendEmailVerificationHeaderAcceptLanguageMax = 200;



export const ResendEmailVerificationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resendEmailVerificationHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ResendEmailVerificationBody = EmailRequest

export const ResendEmailVerification202Response = Message

export const ResendEmailVerification400Response = Problem

export const ResendEmailVerification413Response = Problem

export const ResendEmailVerification415Response = Problem

export const ResendEmailVerification422Response = Problem

export const ResendEmailVerification429Response = Problem

export const ResendEmailVerification500Response = Problem

export const ResendEmailVerification503Response = Problem


/**
 * Answers whose link it is, without using it up: the address masked, the role that the form shows, and when the link expires. It may be asked any number of times. A token that has expired, was used, was replaced by a newer one, is unknown or ill-formed is answered with the same 410 `link_expired`.
 * @summary Look at a reset link
 */
export const getPasswordResetPathTokenMin = 20;
export const getPasswordResetPathTokenMax = 100;


export const getPasswordResetPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GetPasswordResetParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(getPasswordResetPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(getPasswordResetPathTokenMax)).check(/*#__PURE__*/ zod.regex(getPasswordResetPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the link in the mail.'))
})

export const getPasswordResetHeaderAcceptLanguageMax = 200;



export const GetPasswordResetHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPasswordResetHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetPasswordReset200Response = PasswordReset

export const GetPasswordReset410Response = Problem

export const GetPasswordReset429Response = Problem

export const GetPasswordReset500Response = Problem

export const GetPasswordReset503Response = Problem


/**
 * Sets the password of the token's account. After the common checks come the token (410) and the password rules (422); a refused password leaves the link usable. The token is used up by one request exactly, also when several come at once; the others get 410. With the new password every session of the account ends, every other reset link dies, and a mail tells the person. Since the link came by mail, the address counts as verified from now on. It does not sign in. Expired (30 minutes), used, replaced, unknown and ill-formed tokens give the same 410 `link_expired`.
 * @summary Set a new password by a link
 */
export const resetPasswordPathTokenMin = 20;
export const resetPasswordPathTokenMax = 100;


export const resetPasswordPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ResetPasswordParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(resetPasswordPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(resetPasswordPathTokenMax)).check(/*#__PURE__*/ zod.regex(resetPasswordPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the link in the mail.'))
})

export const resetPasswordHeaderAcceptLanguageMax = 200;



export const ResetPasswordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resetPasswordHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ResetPasswordBody = ResetPasswordRequest

export const ResetPassword200Response = Message

export const ResetPassword400Response = Problem

export const ResetPassword410Response = Problem

export const ResetPassword413Response = Problem

export const ResetPassword415Response = Problem

export const ResetPassword422Response = Problem

export const ResetPassword429Response = Problem

export const ResetPassword500Response = Problem

export const ResetPassword503Response = Problem


/**
 * Marks the address of the token's account as verified. Takes no body: the page that the mail opens posts the token only when its button is pressed, since scanners open links. The first time sets `verifiedAt`; the same token answers 200 with the same time again until it expires after 24 hours. Works signed in or not, and signs no one in; the answer has the address, so that signing in need not ask for it. A token that has expired, was replaced by a newer one, is unknown or ill-formed is answered with the same 410 `link_expired`.
 * @summary Verify an address
 */
export const verifyEmailPathTokenMin = 20;
export const verifyEmailPathTokenMax = 100;


export const verifyEmailPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const VerifyEmailParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(verifyEmailPathTokenMin)).check(/*#__PURE__*/ zod.maxLength(verifyEmailPathTokenMax)).check(/*#__PURE__*/ zod.regex(verifyEmailPathTokenRegExp)).check(/*#__PURE__*/ zod.describe('The token of the link in the mail.'))
})

export const verifyEmailHeaderAcceptLanguageMax = 200;



export const VerifyEmailHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyEmailHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const VerifyEmail200Response = EmailVerification

export const VerifyEmail410Response = Problem

export const VerifyEmail429Response = Problem

export const VerifyEmail500Response = Problem

export const VerifyEmail503Response = Problem


/**
 * Answers the signed-in person with permissions, subscription summary and quota as they are now. It is asked at every start of the interface: a 401 signs out silently, any other failure keeps the session. `permissions` are derived from role and preset: `manage all` for everyone but a sub-user, who has billing and team taken away (inverted rules), and as a viewer also create, update and delete of prompts. A sub-user gets the client's subscription and shared quota. It counts as use of the session.
 * @summary Read the own profile
 */
export const getMyProfileHeaderAcceptLanguageMax = 200;



export const GetMyProfileHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getMyProfileHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetMyProfile200Response = MyProfile

export const GetMyProfile401Response = Problem

export const GetMyProfile429Response = Problem

export const GetMyProfile500Response = Problem

export const GetMyProfile503Response = Problem


/**
 * The person's sessions that have not ended, the current one first, then the one used last. Device and browser are read from the User-Agent and may be empty; the address is kept and shown coarse only. `lastUsedAt` is exact to five minutes. Tokens are never shown.
 * @summary List where the person is signed in
 */
export const listSessionsQueryPageDefault = 1;
export const listSessionsQueryPageMax = 100000;

export const listSessionsQueryPageSizeDefault = 20;
export const listSessionsQueryPageSizeMax = 100;



export const ListSessionsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryPageMax)), listSessionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSessionsQueryPageSizeMax)), listSessionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Rows a page.'))
})

export const listSessionsHeaderAcceptLanguageMax = 200;



export const ListSessionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSessionsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListSessions200Response = SessionPage

export const ListSessions401Response = Problem

export const ListSessions422Response = Problem

export const ListSessions429Response = Problem

export const ListSessions500Response = Problem

export const ListSessions503Response = Problem


/**
 * All categories in their fixed order, the sixteen that come with the product first; not paged, at most 200. Names are translated by `Accept-Language`; slugs, icons and colours are the same for everybody. `promptCount` counts what the caller could find by `listPrompts` with this `categoryId`: their own prompts, what the team shares and the starters, without deleted ones. The answer changes seldom and may be cached for the session.
 * @summary List the categories
 */
export const listCategoriesHeaderAcceptLanguageMax = 200;



export const ListCategoriesHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCategoriesHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListCategories200Response = CategoryList

export const ListCategories401Response = Problem

export const ListCategories429Response = Problem

export const ListCategories500Response = Problem

export const ListCategories503Response = Problem


/**
 * The eight categories that the caller uses most: by the number of prompts they keep in each and of their runs of prompts in it, added up. A client counts the whole team's. Deleted prompts are not counted as saves, their runs are. Runs of drafts count for the draft's category. Equal sums come in the order of `listCategories`; a category without a save or a run is left out, so a new person gets an empty list. `share` is over all categories, also those that are not among the eight.
 * @summary List the most used categories
 */
export const listMostUsedCategoriesHeaderAcceptLanguageMax = 200;



export const ListMostUsedCategoriesHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMostUsedCategoriesHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListMostUsedCategories200Response = CategoryUsageList

export const ListMostUsedCategories401Response = Problem

export const ListMostUsedCategories429Response = Problem

export const ListMostUsedCategories500Response = Problem

export const ListMostUsedCategories503Response = Problem


/**
 * Stops the automatic payment. Nothing is charged any more, and nothing is taken away that is paid: an `active` plan
 * becomes `canceling` and holds until `cancelAt`, the end of the paid period, then goes to Free. A trial with a card
 * stays `trialing` and ends on Free. A plan that is `pastDue` ends at once.
 *
 * No prompt is deleted when the plan ends, and none is hidden from export; sub-users can no longer work until there are
 * seats again. Called again it answers the same subscription. Without an automatic payment the answer is 409
 * `nothing_to_cancel`. `reason` is stored for people to read and decides nothing. A mail confirms the end and its day.
 * @summary Stop paying automatically
 */
export const cancelAutopaymentHeaderAcceptLanguageMax = 200;



export const CancelAutopaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(cancelAutopaymentHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
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


/**
 * Lists the caller's saved cards: brand, last four digits and expiry. At most 20 are kept.
 * @summary The saved cards
 */
export const listCardsHeaderAcceptLanguageMax = 200;



export const ListCardsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCardsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListCards200Response = CardList

export const ListCards401Response = Problem

export const ListCards403Response = Problem

export const ListCards429Response = Problem

export const ListCards500Response = Problem

export const ListCards503Response = Problem


/**
 * Removes a saved card here and with the provider. When the default goes, the newest of the others is the default. The last card while the
 * plan is paid automatically is 409 `card_in_use`: add another one first, or cancel. Another person's card answers 404 as one
 * that does not exist.
 * @summary Remove a card
 */
export const removeCardPathCardIdMax = 36;



export const RemoveCardParams = /*#__PURE__*/ zod.object({
  "cardId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(removeCardPathCardIdMax)).check(/*#__PURE__*/ zod.describe('The card\'s id.'))
})

export const removeCardHeaderAcceptLanguageMax = 200;



export const RemoveCardHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeCardHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const RemoveCard204Response = /*#__PURE__*/ zod.void()

export const RemoveCard401Response = Problem

export const RemoveCard403Response = Problem

export const RemoveCard404Response = Problem

export const RemoveCard409Response = Problem

export const RemoveCard429Response = Problem

export const RemoveCard500Response = Problem

export const RemoveCard503Response = Problem


/**
 * Makes a saved card the default: renewals are charged to it. The former default steps back in the same step. A renewal that is past due is tried
 * again at once.
 * @summary Pay with this card from now on
 */
export const setDefaultCardPathCardIdMax = 36;



export const SetDefaultCardParams = /*#__PURE__*/ zod.object({
  "cardId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(setDefaultCardPathCardIdMax)).check(/*#__PURE__*/ zod.describe('The card\'s id.'))
})

export const setDefaultCardHeaderAcceptLanguageMax = 200;



export const SetDefaultCardHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(setDefaultCardHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const SetDefaultCard200Response = Card

export const SetDefaultCard401Response = Problem

export const SetDefaultCard403Response = Problem

export const SetDefaultCard404Response = Problem

export const SetDefaultCard429Response = Problem

export const SetDefaultCard500Response = Problem

export const SetDefaultCard503Response = Problem


/**
 * Answers what a coupon would take off a plan for this person. Nothing is reserved: it is redeemed by the payment, and may be used up until
 * then. Case does not matter. One that does not exist, is over, used up, for another plan or was redeemed by this person
 * already is 422 `coupon_invalid`, alike for all of them. 10 tries a minute, then 429.
 * @summary Ask what a coupon takes off
 */
export const checkCouponHeaderAcceptLanguageMax = 200;



export const CheckCouponHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkCouponHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
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


/**
 * Undoes `cancelAutopayment` while the plan or the trial still holds: a `canceling` plan is `active` again and renews as before, a trial with
 * a card goes on by itself again. Nothing is charged now. Called again it answers the same subscription. It needs a saved card (409
 * `card_required`); once the plan has ended, or without one, it is 409 `not_subscribed`. A mail confirms it.
 * @summary Pay automatically again
 */
export const resumeAutopaymentHeaderAcceptLanguageMax = 200;



export const ResumeAutopaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resumeAutopaymentHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ResumeAutopayment200Response = SubscriptionAnswer

export const ResumeAutopayment401Response = Problem

export const ResumeAutopayment403Response = Problem

export const ResumeAutopayment409Response = Problem

export const ResumeAutopayment429Response = Problem

export const ResumeAutopayment500Response = Problem

export const ResumeAutopayment503Response = Problem


/**
 * What the browser sends instead of a provider's own card form while payments go to the built-in sandbox; no money moves. It takes the
 * name of a test card, never a number. `requiresAction` asks the person to confirm: send it again with `authenticate`. A refusal is
 * `failed` with its reason, and another card may be tried. Where a payment provider is configured every call answers 404, as does a
 * `clientSecret` that is unknown or another person's.
 * @summary Confirm with the sandbox's bank
 */
export const confirmSandboxPaymentHeaderAcceptLanguageMax = 200;



export const ConfirmSandboxPaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(confirmSandboxPaymentHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
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


/**
 * Keeps the card that the browser has set up with the payment provider. Only the provider's name for that set-up is
 * sent: number and code of the card never reach this server, and of the card only brand, last four digits and expiry are
 * stored.
 *
 * Checked in this order: the role (403), the schema, the verified address (403), that the set-up belongs to the caller
 * (422 `not_found` on `setupIntentId`), that it is finished (409 `card_not_confirmed`; 402 `card_declined` when the bank
 * refused it), for a trial that the card was in no trial before (409 `trial_already_used`; the trial goes on without a card). The first card is the default in any case; with `makeDefault` the former default steps back in the same
 * step. During a trial the card makes the trial go on by itself, and a renewal that is past due is tried again at once.
 *
 * Idempotent by `setupIntentId`: sent again, it answers the card that is kept already.
 * @summary Keep a card for later payments
 */
export const saveCardHeaderAcceptLanguageMax = 200;



export const SaveCardHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(saveCardHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
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


/**
 * Begins the set-up of a card with the provider. The browser confirms it with `clientSecret`, then `saveCard` keeps the card. Nothing is charged.
 * A person with 20 cards removes one first (409 `cards_full`).
 * @summary Begin to add a card
 */
export const createSetupIntentHeaderAcceptLanguageMax = 200;

export const createSetupIntentHeaderIdempotencyKeyMin = 8;
export const createSetupIntentHeaderIdempotencyKeyMax = 100;


export const createSetupIntentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateSetupIntentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createSetupIntentHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createSetupIntentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createSetupIntentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createSetupIntentHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const CreateSetupIntent200Response = SetupIntent

export const CreateSetupIntent401Response = Problem

export const CreateSetupIntent403Response = Problem

export const CreateSetupIntent409Response = Problem

export const CreateSetupIntent422Response = Problem

export const CreateSetupIntent429Response = Problem

export const CreateSetupIntent500Response = Problem

export const CreateSetupIntent503Response = Problem


/**
 * Lists the caller's transactions, the newest first unless `sort` says otherwise; equal ones are ordered by id, in the
 * same direction, so that of two at one moment the later stands first. `q` looks in the number, the texts of the lines and the
 * card's last four digits. `from` and `to` are days in UTC, both
 * included, and look at `createdAt`; a `to` before `from` is 422 on `to`.
 *
 * `totals` adds up every transaction that the filters let through, not only the page: `paid` the successful payments
 * (later refunded ones too), `refunded` the successful refunds, `net` the difference. A page beyond the last one is an
 * empty list, not an error. Tax is 0 until it is configured.
 *
 * Only the caller's own ones are ever read. Without a payment the list is empty. A sub-user is refused with 403.
 * @summary The billing history
 */
export const listTransactionsQueryFromMax = 10;

export const listTransactionsQueryToMax = 10;

export const listTransactionsQueryQMax = 200;

export const listTransactionsQuerySortDefault = `-createdAt`;
export const listTransactionsQueryPageDefault = 1;
export const listTransactionsQueryPageMax = 100000;

export const listTransactionsQueryPageSizeDefault = 20;
export const listTransactionsQueryPageSizeMax = 100;



export const ListTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'succeeded', 'failed', 'refunded'])).check(/*#__PURE__*/ zod.describe('Only transactions of this status.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The first day, UTC.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryToMax))).check(/*#__PURE__*/ zod.describe('The last day, UTC.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryQMax))).check(/*#__PURE__*/ zod.describe('Words to look for, in any language; every word must occur.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['createdAt', '-createdAt', 'number', '-number', 'total', '-total', 'status', '-status']), listTransactionsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order; `-` is descending.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryPageMax)), listTransactionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryPageSizeMax)), listTransactionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Rows a page.'))
})

export const listTransactionsHeaderAcceptLanguageMax = 200;



export const ListTransactionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTransactionsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListTransactions200Response = TransactionPage

export const ListTransactions401Response = Problem

export const ListTransactions403Response = Problem

export const ListTransactions422Response = Problem

export const ListTransactions429Response = Problem

export const ListTransactions500Response = Problem

export const ListTransactions503Response = Problem


/**
 * Answers every transaction that the filters of `listTransactions` let through, the newest first, as CSV (RFC 4180, UTF-8 with a byte order
 * mark). Amounts are decimals with their currency. A cell that begins like a formula is preceded by an apostrophe. At most 10,000 rows.
 * @summary The billing history as CSV
 */
export const exportTransactionsQueryFromMax = 10;

export const exportTransactionsQueryToMax = 10;

export const exportTransactionsQueryQMax = 200;



export const ExportTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'succeeded', 'failed', 'refunded'])).check(/*#__PURE__*/ zod.describe('Only transactions of this status.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportTransactionsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The first day, UTC.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(exportTransactionsQueryToMax))).check(/*#__PURE__*/ zod.describe('The last day, UTC.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportTransactionsQueryQMax))).check(/*#__PURE__*/ zod.describe('Words to look for, in any language; every word must occur.'))
})

export const exportTransactionsHeaderAcceptLanguageMax = 200;



export const ExportTransactionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportTransactionsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ExportTransactions200Response = /*#__PURE__*/ zod.unknown()

export const ExportTransactions401Response = Problem

export const ExportTransactions403Response = Problem

export const ExportTransactions422Response = Problem

export const ExportTransactions429Response = Problem

export const ExportTransactions500Response = Problem

export const ExportTransactions503Response = Problem


/**
 * Answers a receipt as PDF, in the reader's language with the business's name, address and tax number; for a refund it is a credit note that names the invoice. A
 * payment that failed or is under way has none (404), as another person's or an unknown one. Receipts stay reachable after
 * the plan has ended.
 * @summary The receipt of a transaction
 */
export const getReceiptPathTransactionIdMax = 36;



export const GetReceiptParams = /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(getReceiptPathTransactionIdMax)).check(/*#__PURE__*/ zod.describe('The transaction\'s id.'))
})

export const getReceiptHeaderAcceptLanguageMax = 200;



export const GetReceiptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getReceiptHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetReceipt200Response = /*#__PURE__*/ zod.unknown()

export const GetReceipt401Response = Problem

export const GetReceipt403Response = Problem

export const GetReceipt404Response = Problem

export const GetReceipt429Response = Problem

export const GetReceipt500Response = Problem

export const GetReceipt503Response = Problem


/**
 * Asks the payment provider for the payment's status, applies it, and answers it. The pages after a payment call
 * this and never believe their own address bar.
 *
 * `succeeded`: the plan holds, `transaction` is the paid one. `processing`: ask again in 2 seconds, for 30 seconds at
 * most; after that the provider's message settles it. `requiresAction`: confirm in the browser with `clientSecret`.
 * `failed`: `failure` says why in the person's language; the plan is as before and a new `createPayment` may follow.
 *
 * Idempotent: however often and from however many servers it is called, the plan is granted once and the transaction is
 * written once. Another person's payment answers 404 exactly as one that does not exist. When the provider cannot be
 * reached the answer is 503 and nothing changes.
 * @summary Check a payment's status
 */
export const verifyPaymentHeaderAcceptLanguageMax = 200;



export const VerifyPaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyPaymentHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
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


/**
 * Changes the fields that are sent and leaves the others. Names lose the spaces at either end and may not be empty or hold links or markup (422 `not_a_name`); an empty company, job title, phone or country is cleared and then absent from the answer. `timezone` has to be a name that the server knows (422 `unknown_timezone`), `country` an assigned code (422 `unknown_country`). `settings` are merged key by key. Address, password, role, avatar and two-factor are not changed here; to send one of them is 422 `unknown_field`. An empty object changes nothing. The same request again gives the same result. Everybody may change their own profile.
 * @summary Change the own profile
 */
export const updateProfileHeaderAcceptLanguageMax = 200;



export const UpdateProfileHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateProfileHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const UpdateProfileBody = ProfileUpdate

export const UpdateProfile200Response = MyProfile

export const UpdateProfile400Response = Problem

export const UpdateProfile401Response = Problem

export const UpdateProfile413Response = Problem

export const UpdateProfile415Response = Problem

export const UpdateProfile422Response = Problem

export const UpdateProfile429Response = Problem

export const UpdateProfile500Response = Problem

export const UpdateProfile503Response = Problem


/**
 * The caller's own prompts, those that others of the team share (`visibility` team), and the starters; `scope` picks among the three and may be given several times, all three when absent. Filters narrow together. `q` looks in title, description, body and tags, without regard to case, accents or Arabic vowel signs; every word must occur. Deleted prompts are never listed. A list item carries an excerpt in place of the body; `getPrompt` has the whole. Rows that sort equal come by id, so that paging neither skips nor repeats; a page past the end is empty with the right `total`. `lastRunAt` puts prompts that never ran last, in both directions. An unknown `categoryId` or `tag` finds nothing and is not an error.
 * @summary List all prompts that the caller may see
 */
export const listPromptsQueryPageDefault = 1;
export const listPromptsQueryPageMax = 100000;

export const listPromptsQueryPageSizeDefault = 20;
export const listPromptsQueryPageSizeMax = 100;

export const listPromptsQueryQMax = 200;

export const listPromptsQueryScopeMax = 3;

export const listPromptsQueryCategoryIdMax = 36;

export const listPromptsQueryTagMax = 40;


export const listPromptsQueryTagRegExp = new RegExp('^\\S(.*\\S)?$');
export const listPromptsQuerySortDefault = `-updatedAt`;

export const ListPromptsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromptsQueryPageMax)), listPromptsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromptsQueryPageSizeMax)), listPromptsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Rows a page.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromptsQueryQMax))).check(/*#__PURE__*/ zod.describe('Words to look for, in any language; every word must occur.')),
  "scope": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.array(PromptScope).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPromptsQueryScopeMax))).check(/*#__PURE__*/ zod.describe('Whose prompts: `scope=mine&scope=team`. All three when absent.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(listPromptsQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only prompts of this category.')),
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPromptsQueryTagMax)).check(/*#__PURE__*/ zod.regex(listPromptsQueryTagRegExp))).check(/*#__PURE__*/ zod.describe('Only prompts with this tag, whatever its case.')),
  "favourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('`true`: only the caller\'s favourites. `false`: only others.')),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['generated', 'manual', 'imported', 'starter'])).check(/*#__PURE__*/ zod.describe('Only prompts that came this way.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'lastRunAt', '-lastRunAt', 'runCount', '-runCount', 'title', '-title']), listPromptsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order; a minus sign means descending.'))
})

export const listPromptsHeaderAcceptLanguageMax = 200;



export const ListPromptsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromptsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListPrompts200Response = PromptPage

export const ListPrompts401Response = Problem

export const ListPrompts422Response = Problem

export const ListPrompts429Response = Problem

export const ListPrompts500Response = Problem

export const ListPrompts503Response = Problem


/**
 * Invites 1 to 20 people to the caller's plan. Each gets a mail with a link that holds for 7 days; a seat is taken from
 * the moment of the invitation and free again when it expires.
 *
 * Checked in this order: the role (403 for a sub-user), the schema (one bad row refuses the request with 422 and its
 * path, as `users.0.email`), the verified address (403), then the seats: when none is free, no one is invited and the
 * answer is 409 `seats_full`, whose `planCode` is the plan to go to: the caller's own while it can grow, else the next
 * one, `team` for a plan without seats.
 *
 * Otherwise the rows are taken in their order, each by itself, and the answer is 200 even if none could be invited:
 * `invited` holds the new sub-users, `failed` the other rows with a code. Addresses are compared without regard to case.
 * A row that finds no free seat fails with `seats_full`; an expired invitation is renewed and keeps its id. Requests at
 * the same moment never take more seats than there are. Without a `name` it is the part before the @. The address of a person with a plan
 * or trial of their own, of another team, of a client or an administrator fails with `address_unavailable`.
 * `invitationUrl` is the mail's link, to be copied; a repeat has none, since the link is not kept.
 *
 * Send an `Idempotency-Key`, so that a repeat invites and mails no one twice.
 * @summary Invite sub-users
 */
export const addSubUsersHeaderAcceptLanguageMax = 200;

export const addSubUsersHeaderIdempotencyKeyMin = 8;
export const addSubUsersHeaderIdempotencyKeyMax = 100;


export const addSubUsersHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AddSubUsersHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(addSubUsersHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(addSubUsersHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(addSubUsersHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(addSubUsersHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const AddSubUsersBody = AddSubUsersRequest

export const AddSubUsers200Response = AddSubUsersAnswer

export const AddSubUsers400Response = Problem

export const AddSubUsers401Response = Problem

export const AddSubUsers403Response = Problem

export const AddSubUsers409Response = Problem

export const AddSubUsers413Response = Problem

export const AddSubUsers415Response = Problem

export const AddSubUsers422Response = Problem

export const AddSubUsers429Response = Problem

export const AddSubUsers500Response = Problem

export const AddSubUsers503Response = Problem


/**
 * Fills the blanks of a saved prompt (or of a draft) with `values`, asks the model, and answers the run. With
 * `Accept: text/event-stream` the answer comes piece by piece; with anything else, as one JSON object at the end.
 * Either way the run is kept and counts in `runCount`; a draft is not saved by it.
 *
 * **Checks**, after the common ones and in this order: the prompt (404 when the caller may not see it or it has no such version; viewers may run), values (422: a required
 * blank without a value or a default, a value that its type refuses, a filled prompt over 100,000 characters), model
 * (422 when this server does not offer it), quota (402). All of them answer as `application/problem+json`, also when
 * a stream was asked for: the stream begins only when there is something to stream.
 *
 * **Quota.** A run counts from its first output. What fails before that answers 503 and uses nothing. What breaks off
 * later is kept with what had come: `status` failed, and `failure` says why. Output ends at 64 KB.
 *
 * **Demo.** Without a model configured, `isDemo` is true and `output` is not an answer: it shows the filled prompt,
 * what the quality rules say of it and how to connect a model.
 *
 * **The stream** is UTF-8, lines end in LF, and an empty line ends an event. An event is two lines, `event: ` with its
 * type and `data: ` with one line of JSON, an object of the schema `RunEvent` whose `type` repeats the event's name.
 * There is no `id:`, no `retry:` and never a second `data:` line. Order: `started` once, `delta` any number of times,
 * then `finished` or `failed`, once; after that the server closes. Lines that begin with a colon are comments, sent
 * every 15 seconds while there is nothing else to say; a client skips them, and skips types that it does not know.
 * All `delta` texts together are `output`. A stream that begins has status 200, so a failure after the start comes as
 * a `failed` event with the problem that would otherwise have been the answer.
 *
 * **When the stream breaks.** A client that leaves, or closes the connection, stops the run: the model is given up,
 * what had come is kept with `status` stopped. A stream that ends without `finished` or `failed` broke off: keep the
 * text on the screen, mark it as incomplete, and send the same request again with the same `Idempotency-Key`. While
 * the first is still under way that is 409 `idempotency_in_progress`; after that the stored run is sent again, whole,
 * as one `finished` event without `started` or `delta` (as JSON: the run), whatever its `status`, and nothing is
 * counted. A run that never gave any output leaves its key free. Without a key a repeat is a new run.
 * @summary Run a prompt
 */
export const executePromptHeaderAcceptLanguageMax = 200;

export const executePromptHeaderIdempotencyKeyMin = 8;
export const executePromptHeaderIdempotencyKeyMax = 100;


export const executePromptHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ExecutePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(executePromptHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(executePromptHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(executePromptHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(executePromptHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const ExecutePromptBody = ExecutePromptRequest

export const ExecutePrompt200Response = Run

export const ExecutePrompt400Response = Problem

export const ExecutePrompt401Response = Problem

export const ExecutePrompt402Response = Problem

export const ExecutePrompt403Response = Problem

export const ExecutePrompt404Response = Problem

export const ExecutePrompt409Response = Problem

export const ExecutePrompt413Response = Problem

export const ExecutePrompt415Response = Problem

export const ExecutePrompt422Response = Problem

export const ExecutePrompt429Response = Problem

export const ExecutePrompt500Response = Problem

export const ExecutePrompt503Response = Problem


/**
 * Writes one to three prompts for the brief that differ in `variant`, the best first, each with its variables and the reasons for its form. `reading` says which task was understood and which come next; sending one of them as `cardId` corrects it. `questions` may be answered in `answers` or left. Nothing is stored: the person edits a candidate and saves it with `savePrompt`. With a model configured the model writes; without one the built-in composer does. The body is in the goal's language unless `language` says otherwise; names, reasons and findings are in the caller's. A sub-user with the viewer preset may not (403). After the common checks comes the quota. One call uses one generation, however many candidates it makes; 402 `quota_exceeded` names the plan that lifts the limit; what fails uses none. A correction (the same goal with `generationId` and `cardId` or `answers`) uses none either, within 30 minutes and five times; after that it is a generation of its own, with a new `generationId`. An unverified person may generate. An unknown `categoryId` or `cardId` is 422. When the caller leaves, the work is given up and not counted. 503 `model_unavailable` carries `Retry-After`.
 * @summary Generate prompts from a brief
 */
export const generatePromptHeaderAcceptLanguageMax = 200;

export const generatePromptHeaderIdempotencyKeyMin = 8;
export const generatePromptHeaderIdempotencyKeyMax = 100;


export const generatePromptHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const GeneratePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(generatePromptHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(generatePromptHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(generatePromptHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(generatePromptHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const GeneratePromptBody = Brief

export const GeneratePrompt200Response = GenerateResult

export const GeneratePrompt400Response = Problem

export const GeneratePrompt401Response = Problem

export const GeneratePrompt402Response = Problem

export const GeneratePrompt403Response = Problem

export const GeneratePrompt409Response = Problem

export const GeneratePrompt413Response = Problem

export const GeneratePrompt415Response = Problem

export const GeneratePrompt422Response = Problem

export const GeneratePrompt429Response = Problem

export const GeneratePrompt500Response = Problem

export const GeneratePrompt503Response = Problem


/**
 * Saves a draft as a new prompt, as `savePrompt` does (same rules, same 402 for a full library), and answers it as a PDF; `X-Prompt-Id` names the prompt. With `promptId` there is nothing to save: the stored version is answered as a file, `X-Prompt-Id` repeats the id. Both happen or neither: when the file cannot be made, the prompt is not saved. The document holds the chosen `sections` in its own order: title, description, the body's structure (headings, lists, tables, code), the variables as a table, and the metadata; its headings are in the caller's language, its language and direction are the prompt's or, where none is stated, the text's own. Fonts are embedded. Text in Latin, Cyrillic, Greek, Chinese, Japanese and Korean letters extracts exactly and in reading order; right-to-left text is tagged and marked as such and extracts in the order in which the viewer reads, where vowel signs and signs between two directions may move. The file's name is made of the title, in `Content-Disposition` as ASCII and, after RFC 5987, in full. One file uses one of the month's downloads (PDF and Word together); where they are used up, 402 `quota_exceeded`; what fails uses none. A sub-user with the viewer preset may download but not save: with a draft 403. A prompt or version that the caller may not see is 404. A repeat with the same idempotency key saves nothing again and counts nothing again; the file is made again from what was saved then.
 * @summary Save a prompt and download it as PDF
 */
export const savePromptAsPdfHeaderAcceptLanguageMax = 200;

export const savePromptAsPdfHeaderIdempotencyKeyMin = 8;
export const savePromptAsPdfHeaderIdempotencyKeyMax = 100;


export const savePromptAsPdfHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SavePromptAsPdfHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptAsPdfHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePromptAsPdfHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(savePromptAsPdfHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(savePromptAsPdfHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const SavePromptAsPdfBody = DownloadRequest

export const SavePromptAsPdf200Response = /*#__PURE__*/ zod.unknown()

export const SavePromptAsPdf400Response = Problem

export const SavePromptAsPdf401Response = Problem

export const SavePromptAsPdf402Response = Problem

export const SavePromptAsPdf403Response = Problem

export const SavePromptAsPdf404Response = Problem

export const SavePromptAsPdf409Response = Problem

export const SavePromptAsPdf413Response = Problem

export const SavePromptAsPdf415Response = Problem

export const SavePromptAsPdf422Response = Problem

export const SavePromptAsPdf429Response = Problem

export const SavePromptAsPdf500Response = Problem

export const SavePromptAsPdf503Response = Problem


/**
 * Answers a draft as a PDF and stores nothing: no prompt, no version, no copy of the file. With `promptId` it is the stored version that is answered. Everyone who may read a prompt may download it, viewers and unverified persons too. The document holds the chosen `sections` in its own order: title, description, the body's structure (headings, lists, tables, code), the variables as a table, and the metadata; its headings are in the caller's language, its language and direction are the prompt's or, where none is stated, the text's own. Fonts are embedded. Text in Latin, Cyrillic, Greek, Chinese, Japanese and Korean letters extracts exactly and in reading order; right-to-left text is tagged and marked as such and extracts in the order in which the viewer reads, where vowel signs and signs between two directions may move. The file's name is made of the title, in `Content-Disposition` as ASCII and, after RFC 5987, in full. One file uses one of the month's downloads (PDF and Word together); where they are used up, 402 `quota_exceeded`; what fails uses none. A prompt or version that the caller may not see is 404. A repeat with the same idempotency key is not counted again.
 * @summary Download a prompt as PDF, without saving
 */
export const exportPromptAsPdfHeaderAcceptLanguageMax = 200;

export const exportPromptAsPdfHeaderIdempotencyKeyMin = 8;
export const exportPromptAsPdfHeaderIdempotencyKeyMax = 100;


export const exportPromptAsPdfHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ExportPromptAsPdfHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportPromptAsPdfHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exportPromptAsPdfHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(exportPromptAsPdfHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(exportPromptAsPdfHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const ExportPromptAsPdfBody = DownloadRequest

export const ExportPromptAsPdf200Response = /*#__PURE__*/ zod.unknown()

export const ExportPromptAsPdf400Response = Problem

export const ExportPromptAsPdf401Response = Problem

export const ExportPromptAsPdf402Response = Problem

export const ExportPromptAsPdf404Response = Problem

export const ExportPromptAsPdf409Response = Problem

export const ExportPromptAsPdf413Response = Problem

export const ExportPromptAsPdf415Response = Problem

export const ExportPromptAsPdf422Response = Problem

export const ExportPromptAsPdf429Response = Problem

export const ExportPromptAsPdf500Response = Problem

export const ExportPromptAsPdf503Response = Problem


/**
 * Saves a draft as a new prompt, as `savePrompt` does (same rules, same 402 for a full library), and answers it as a Word document; `X-Prompt-Id` names the prompt. With `promptId` there is nothing to save: the stored version is answered as a file, `X-Prompt-Id` repeats the id. Both happen or neither: when the file cannot be made, the prompt is not saved. The document holds the chosen `sections` in its own order: title, description, the body's structure (headings, lists, tables, code), the variables as a table, and the metadata; its headings are in the caller's language, its language and direction are the prompt's or, where none is stated, the text's own. It is a .docx with real headings, lists and a table, right-to-left paragraphs where the text is, all text exact in every script, and fall-back fonts by name. The file's name is made of the title, in `Content-Disposition` as ASCII and, after RFC 5987, in full. One file uses one of the month's downloads (PDF and Word together); where they are used up, 402 `quota_exceeded`; what fails uses none. A sub-user with the viewer preset may download but not save: with a draft 403. A prompt or version that the caller may not see is 404. A repeat with the same idempotency key saves nothing again and counts nothing again; the file is made again from what was saved then.
 * @summary Save a prompt and download it as Word
 */
export const savePromptAsWordHeaderAcceptLanguageMax = 200;

export const savePromptAsWordHeaderIdempotencyKeyMin = 8;
export const savePromptAsWordHeaderIdempotencyKeyMax = 100;


export const savePromptAsWordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SavePromptAsWordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptAsWordHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePromptAsWordHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(savePromptAsWordHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(savePromptAsWordHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const SavePromptAsWordBody = DownloadRequest

export const SavePromptAsWord200Response = /*#__PURE__*/ zod.unknown()

export const SavePromptAsWord400Response = Problem

export const SavePromptAsWord401Response = Problem

export const SavePromptAsWord402Response = Problem

export const SavePromptAsWord403Response = Problem

export const SavePromptAsWord404Response = Problem

export const SavePromptAsWord409Response = Problem

export const SavePromptAsWord413Response = Problem

export const SavePromptAsWord415Response = Problem

export const SavePromptAsWord422Response = Problem

export const SavePromptAsWord429Response = Problem

export const SavePromptAsWord500Response = Problem

export const SavePromptAsWord503Response = Problem


/**
 * Answers a draft as a Word document and stores nothing: no prompt, no version, no copy of the file. With `promptId` it is the stored version that is answered. Everyone who may read a prompt may download it, viewers and unverified persons too. The document holds the chosen `sections` in its own order: title, description, the body's structure (headings, lists, tables, code), the variables as a table, and the metadata; its headings are in the caller's language, its language and direction are the prompt's or, where none is stated, the text's own. It is a .docx with real headings, lists and a table, right-to-left paragraphs where the text is, all text exact in every script, and fall-back fonts by name. The file's name is made of the title, in `Content-Disposition` as ASCII and, after RFC 5987, in full. One file uses one of the month's downloads (PDF and Word together); where they are used up, 402 `quota_exceeded`; what fails uses none. A prompt or version that the caller may not see is 404. A repeat with the same idempotency key is not counted again.
 * @summary Download a prompt as Word, without saving
 */
export const exportPromptAsWordHeaderAcceptLanguageMax = 200;

export const exportPromptAsWordHeaderIdempotencyKeyMin = 8;
export const exportPromptAsWordHeaderIdempotencyKeyMax = 100;


export const exportPromptAsWordHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ExportPromptAsWordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(exportPromptAsWordHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(exportPromptAsWordHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(exportPromptAsWordHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(exportPromptAsWordHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const ExportPromptAsWordBody = DownloadRequest

export const ExportPromptAsWord200Response = /*#__PURE__*/ zod.unknown()

export const ExportPromptAsWord400Response = Problem

export const ExportPromptAsWord401Response = Problem

export const ExportPromptAsWord402Response = Problem

export const ExportPromptAsWord404Response = Problem

export const ExportPromptAsWord409Response = Problem

export const ExportPromptAsWord413Response = Problem

export const ExportPromptAsWord415Response = Problem

export const ExportPromptAsWord422Response = Problem

export const ExportPromptAsWord429Response = Problem

export const ExportPromptAsWord500Response = Problem

export const ExportPromptAsWord503Response = Problem


/**
 * `listPrompts` with `scope=mine`: the prompts that the caller owns, private and shared, without deleted ones. The same filters, search, order and paging.
 * @summary List the caller's own prompts
 */
export const listMyPromptsQueryPageDefault = 1;
export const listMyPromptsQueryPageMax = 100000;

export const listMyPromptsQueryPageSizeDefault = 20;
export const listMyPromptsQueryPageSizeMax = 100;

export const listMyPromptsQueryQMax = 200;

export const listMyPromptsQueryCategoryIdMax = 36;

export const listMyPromptsQueryTagMax = 40;


export const listMyPromptsQueryTagRegExp = new RegExp('^\\S(.*\\S)?$');
export const listMyPromptsQuerySortDefault = `-updatedAt`;

export const ListMyPromptsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyPromptsQueryPageMax)), listMyPromptsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyPromptsQueryPageSizeMax)), listMyPromptsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Rows a page.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyPromptsQueryQMax))).check(/*#__PURE__*/ zod.describe('Words to look for, in any language; every word must occur.')),
  "categoryId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(listMyPromptsQueryCategoryIdMax))).check(/*#__PURE__*/ zod.describe('Only prompts of this category.')),
  "tag": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyPromptsQueryTagMax)).check(/*#__PURE__*/ zod.regex(listMyPromptsQueryTagRegExp))).check(/*#__PURE__*/ zod.describe('Only prompts with this tag, whatever its case.')),
  "favourite": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('`true`: only favourites. `false`: only others.')),
  "source": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['generated', 'manual', 'imported', 'starter'])).check(/*#__PURE__*/ zod.describe('Only prompts that came this way.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['updatedAt', '-updatedAt', 'createdAt', '-createdAt', 'lastRunAt', '-lastRunAt', 'runCount', '-runCount', 'title', '-title']), listMyPromptsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order; a minus sign means descending.'))
})

export const listMyPromptsHeaderAcceptLanguageMax = 200;



export const ListMyPromptsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyPromptsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListMyPrompts200Response = PromptPage

export const ListMyPrompts401Response = Problem

export const ListMyPrompts422Response = Problem

export const ListMyPrompts429Response = Problem

export const ListMyPrompts500Response = Problem

export const ListMyPrompts503Response = Problem


/**
 * Without `id` a new prompt is made and 201 answered: version 1, owned by the caller, `source` generated when there is a `brief`, else manual; what is absent is empty, `direction` auto, `visibility` private. With `id` and `baseVersion` the prompt is changed and 200 answered: a new version is made, `version` goes up by one and `changeNote` is kept with it; a field that is absent keeps its value; a draft that changes nothing makes no version, and `isFavourite` alone never does. When `baseVersion` is not the current version any more, nothing is stored and 409 `stale_version` says who saved meanwhile; read the prompt again, compare, and save on the new version. A prompt may be changed by its owner and, when the team shares it, by its editors and the client; only the owner may change `visibility`. Starters, and prompts that one may only read, are 403; a new prompt by a viewer too; prompts that one may not see, or that are deleted, are 404. Free keeps 25 prompts: the 26th is 402 `quota_exceeded` (trash is not counted, changing is always allowed). Variables are brought in line with the body; quality and tokens are computed again. 422 for an unknown `categoryId`, for `visibility` team without a team, for two variables of one name, and for `id` without `baseVersion` or the other way round. An unverified person may save.
 * @summary Save a prompt, or a new version of one
 */
export const savePromptHeaderAcceptLanguageMax = 200;

export const savePromptHeaderIdempotencyKeyMin = 8;
export const savePromptHeaderIdempotencyKeyMax = 100;


export const savePromptHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SavePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(savePromptHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(savePromptHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(savePromptHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(savePromptHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
})

export const SavePromptBody = SavePromptRequest

export const SavePrompt200Response = SaveResult

export const SavePrompt201Response = SaveResult

export const SavePrompt400Response = Problem

export const SavePrompt401Response = Problem

export const SavePrompt402Response = Problem

export const SavePrompt403Response = Problem

export const SavePrompt404Response = Problem

export const SavePrompt409Response = Problem

export const SavePrompt413Response = Problem

export const SavePrompt415Response = Problem

export const SavePrompt422Response = Problem

export const SavePrompt429Response = Problem

export const SavePrompt500Response = Problem

export const SavePrompt503Response = Problem


/**
 * Lists the sub-users of the caller's plan, by name unless `sort` says otherwise; equal ones are ordered by id, and
 * sub-users who were never active come last by `lastActiveAt`. `q` looks in name and address.
 *
 * `seats` counts over the whole team, whatever the filters: `used` are the invited, active and suspended ones that
 * hold a seat, `total` the seats paid for, `max` what the plan can grow to, `pricePerSeat` one more at the interval of the subscription. An
 * invitation whose 7 days are over is `expired` from that second on.
 *
 * With a plan without seats the answer is an empty list, seats of 0 and in `offer` the smallest plan that has some, by the
 * month. After a plan with seats has ended the sub-users stay listed. A sub-user is refused with 403.
 * @summary The sub-users and the seats
 */
export const listSubUsersQueryQMax = 200;

export const listSubUsersQuerySortDefault = `name`;
export const listSubUsersQueryPageDefault = 1;
export const listSubUsersQueryPageMax = 100000;

export const listSubUsersQueryPageSizeDefault = 20;
export const listSubUsersQueryPageSizeMax = 100;



export const ListSubUsersQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['invited', 'active', 'suspended', 'expired'])).check(/*#__PURE__*/ zod.describe('Only sub-users of this status.')),
  "preset": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['editor', 'viewer'])).check(/*#__PURE__*/ zod.describe('Only sub-users of this preset.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubUsersQueryQMax))).check(/*#__PURE__*/ zod.describe('Words to look for, in any language; every word must occur.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['name', '-name', 'email', '-email', 'status', '-status', 'invitedAt', '-invitedAt', 'lastActiveAt', '-lastActiveAt', 'promptCount', '-promptCount']), listSubUsersQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order; `-` is descending.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSubUsersQueryPageMax)), listSubUsersQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSubUsersQueryPageSizeMax)), listSubUsersQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Rows a page.'))
})

export const listSubUsersHeaderAcceptLanguageMax = 200;



export const ListSubUsersHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubUsersHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListSubUsers200Response = SubUserPage

export const ListSubUsers401Response = Problem

export const ListSubUsers403Response = Problem

export const ListSubUsers422Response = Problem

export const ListSubUsers429Response = Problem

export const ListSubUsers500Response = Problem

export const ListSubUsers503Response = Problem


/**
 * Removes a sub-user, or takes an invitation back. The seat is free at once and every session of the person ends at
 * once, on every server; an open invitation link stops working. The account itself stays and becomes an individual's on
 * Free, with the prompts that were made before joining.
 *
 * Prompts made since joining are never deleted: they go to `transferTo`, an `active` sub-user of the same team, or to the
 * caller when it is absent; versions and runs go with them. Anyone else as `transferTo`, the person who is removed
 * included, is 422 on `transferTo`, and nothing happens.
 *
 * An id that is ill-formed, unknown, removed already or of another team answers 404, all alike. The number of seats that
 * are paid for stays as it is. A sub-user is refused with 403.
 * @summary Remove a sub-user
 */
export const removeSubUserPathSubUserIdMax = 36;



export const RemoveSubUserParams = /*#__PURE__*/ zod.object({
  "subUserId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(removeSubUserPathSubUserIdMax)).check(/*#__PURE__*/ zod.describe('The sub-user\'s id.'))
})

export const removeSubUserQueryTransferToMax = 36;



export const RemoveSubUserQueryParams = /*#__PURE__*/ zod.object({
  "transferTo": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(removeSubUserQueryTransferToMax))).check(/*#__PURE__*/ zod.describe('The sub-user who gets the prompts; the caller when absent.'))
})

export const removeSubUserHeaderAcceptLanguageMax = 200;



export const RemoveSubUserHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(removeSubUserHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const RemoveSubUser200Response = RemoveSubUserAnswer

export const RemoveSubUser401Response = Problem

export const RemoveSubUser403Response = Problem

export const RemoveSubUser404Response = Problem

export const RemoveSubUser422Response = Problem

export const RemoveSubUser429Response = Problem

export const RemoveSubUser500Response = Problem

export const RemoveSubUser503Response = Problem


/**
 * Changes the preset, suspends a sub-user or lifts the suspension. A suspended person keeps the seat and the prompts; the sessions end at once and signing in
 * answers 403 `suspended`. An invitation has a preset only: to suspend it is 422 on `status`. Lifting the suspension of a sub-user who
 * did not fit a smaller plan needs a free seat (409 `seats_full`). An id that is not the caller's answers 404.
 * @summary Change what a sub-user may do
 */
export const updateSubUserPathSubUserIdMax = 36;



export const UpdateSubUserParams = /*#__PURE__*/ zod.object({
  "subUserId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(updateSubUserPathSubUserIdMax)).check(/*#__PURE__*/ zod.describe('The sub-user\'s id.'))
})

export const updateSubUserHeaderAcceptLanguageMax = 200;



export const UpdateSubUserHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updateSubUserHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const UpdateSubUserBody = UpdateSubUserRequest

export const UpdateSubUser200Response = SubUserAnswer

export const UpdateSubUser400Response = Problem

export const UpdateSubUser401Response = Problem

export const UpdateSubUser403Response = Problem

export const UpdateSubUser404Response = Problem

export const UpdateSubUser409Response = Problem

export const UpdateSubUser413Response = Problem

export const UpdateSubUser415Response = Problem

export const UpdateSubUser422Response = Problem

export const UpdateSubUser429Response = Problem

export const UpdateSubUser500Response = Problem

export const UpdateSubUser503Response = Problem


/**
 * Mails a new link that holds for 7 days; the old one stops working. An expired invitation takes its seat again (409 `seats_full` when none is free).
 * After joining the answer is 409 `already_joined`. 3 a day for each invitation, then 429.
 * @summary Send an invitation again
 */
export const resendInvitationPathSubUserIdMax = 36;



export const ResendInvitationParams = /*#__PURE__*/ zod.object({
  "subUserId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(resendInvitationPathSubUserIdMax)).check(/*#__PURE__*/ zod.describe('The sub-user\'s id.'))
})

export const resendInvitationHeaderAcceptLanguageMax = 200;



export const ResendInvitationHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(resendInvitationHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ResendInvitation200Response = InvitedSubUser

export const ResendInvitation401Response = Problem

export const ResendInvitation403Response = Problem

export const ResendInvitation404Response = Problem

export const ResendInvitation409Response = Problem

export const ResendInvitation429Response = Problem

export const ResendInvitation500Response = Problem

export const ResendInvitation503Response = Problem


/**
 * A prompt with its current version: body, variables, quality with its findings (in the caller's language) and, when it was generated, the brief. Anybody may read their own prompts, what the team shares, and the starters; everything else, deleted prompts, unknown and ill-formed ids are 404 alike, so that the answer does not reveal what exists.
 * @summary Read a prompt
 */
export const getPromptPathPromptIdMax = 36;



export const GetPromptParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(getPromptPathPromptIdMax)).check(/*#__PURE__*/ zod.describe('The prompt\'s id.'))
})

export const getPromptHeaderAcceptLanguageMax = 200;



export const GetPromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromptHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetPrompt200Response = Prompt

export const GetPrompt401Response = Problem

export const GetPrompt404Response = Problem

export const GetPrompt429Response = Problem

export const GetPrompt500Response = Problem

export const GetPrompt503Response = Problem


/**
 * Puts a prompt in the trash: it leaves every list and answers 404 from now on, for the team too, and frees its place among the saved prompts. Until `restorableUntil`, 30 days later, `restorePrompt` brings it back whole; after that it is erased with its versions, while its runs stay in the history without it. Only the owner may delete; a starter or a colleague's prompt is 403, one that the caller may not see is 404. Deleting again what is in the trash answers the first deletion's times and moves nothing.
 * @summary Delete a prompt
 */
export const deletePromptPathPromptIdMax = 36;



export const DeletePromptParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(deletePromptPathPromptIdMax)).check(/*#__PURE__*/ zod.describe('The prompt\'s id.'))
})

export const deletePromptHeaderAcceptLanguageMax = 200;



export const DeletePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(deletePromptHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const DeletePrompt200Response = PromptDeletion

export const DeletePrompt401Response = Problem

export const DeletePrompt403Response = Problem

export const DeletePrompt404Response = Problem

export const DeletePrompt429Response = Problem

export const DeletePrompt500Response = Problem

export const DeletePrompt503Response = Problem


/**
 * The caller's own deleted prompts, the last deleted first unless `sort` says otherwise. No one else sees them, whatever they were shared with. An entry leaves the list when `restorePrompt` takes it out, and at its `restorableUntil`, when the prompt is erased. `q` searches as `listPrompts` does. Entries count in no limit of the plan.
 * @summary List the deleted prompts that can be restored
 */
export const listTrashQueryPageDefault = 1;
export const listTrashQueryPageMax = 100000;

export const listTrashQueryPageSizeDefault = 20;
export const listTrashQueryPageSizeMax = 100;

export const listTrashQueryQMax = 200;

export const listTrashQuerySortDefault = `-deletedAt`;

export const ListTrashQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTrashQueryPageMax)), listTrashQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTrashQueryPageSizeMax)), listTrashQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Rows a page.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTrashQueryQMax))).check(/*#__PURE__*/ zod.describe('Words to look for, in any language; every word must occur.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['deletedAt', '-deletedAt', 'title', '-title']), listTrashQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order; a minus sign means descending.'))
})

export const listTrashHeaderAcceptLanguageMax = 200;



export const ListTrashHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTrashHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListTrash200Response = TrashPage

export const ListTrash401Response = Problem

export const ListTrash422Response = Problem

export const ListTrash429Response = Problem

export const ListTrash500Response = Problem

export const ListTrash503Response = Problem


/**
 * Brings a deleted prompt back as it was, with its versions, runs and visibility, and answers it. It takes no body. Only its owner may, and only until `restorableUntil`; afterwards, and for everybody else, it is 404. It counts as a saved prompt again: where the plan keeps no more, 402 `quota_exceeded`, and it stays in the trash. Restoring a prompt that is not deleted answers it unchanged.
 * @summary Take a prompt out of the trash
 */
export const restorePromptPathPromptIdMax = 36;



export const RestorePromptParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(restorePromptPathPromptIdMax)).check(/*#__PURE__*/ zod.describe('The prompt\'s id.'))
})

export const restorePromptHeaderAcceptLanguageMax = 200;



export const RestorePromptHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(restorePromptHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const RestorePrompt200Response = Prompt

export const RestorePrompt401Response = Problem

export const RestorePrompt402Response = Problem

export const RestorePrompt403Response = Problem

export const RestorePrompt404Response = Problem

export const RestorePrompt429Response = Problem

export const RestorePrompt500Response = Problem

export const RestorePrompt503Response = Problem


/**
 * The history of a prompt, the newest version first unless `sort` says otherwise: number, note, cause, author and time, without bodies (`getPromptVersion` has them). Everyone who may read the prompt may read its history. Versions are never changed and never removed, so a page stays right until the next save.
 * @summary List a prompt's versions
 */
export const listPromptVersionsPathPromptIdMax = 36;



export const ListPromptVersionsParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(listPromptVersionsPathPromptIdMax)).check(/*#__PURE__*/ zod.describe('The prompt\'s id.'))
})

export const listPromptVersionsQueryPageDefault = 1;
export const listPromptVersionsQueryPageMax = 100000;

export const listPromptVersionsQueryPageSizeDefault = 20;
export const listPromptVersionsQueryPageSizeMax = 100;

export const listPromptVersionsQuerySortDefault = `-version`;

export const ListPromptVersionsQueryParams = /*#__PURE__*/ zod.object({
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromptVersionsQueryPageMax)), listPromptVersionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPromptVersionsQueryPageSizeMax)), listPromptVersionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Rows a page.')),
  "sort": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['version', '-version']), listPromptVersionsQuerySortDefault).check(/*#__PURE__*/ zod.describe('The order; a minus sign means descending.'))
})

export const listPromptVersionsHeaderAcceptLanguageMax = 200;



export const ListPromptVersionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPromptVersionsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListPromptVersions200Response = PromptVersionPage

export const ListPromptVersions401Response = Problem

export const ListPromptVersions404Response = Problem

export const ListPromptVersions422Response = Problem

export const ListPromptVersions429Response = Problem

export const ListPromptVersions500Response = Problem

export const ListPromptVersions503Response = Problem


/**
 * A version whole, to compare it with another or to go back to its text. Everyone who may read the prompt may read its versions. A number that the prompt does not have, and one that is not a number, is 404. A version never changes, so the answer may be kept as long as one likes.
 * @summary Read one version of a prompt
 */
export const getPromptVersionPathPromptIdMax = 36;

export const getPromptVersionPathVersionMax = 1000000;



export const GetPromptVersionParams = /*#__PURE__*/ zod.object({
  "promptId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(getPromptVersionPathPromptIdMax)).check(/*#__PURE__*/ zod.describe('The prompt\'s id.')),
  "version": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(getPromptVersionPathVersionMax)).check(/*#__PURE__*/ zod.describe('The version\'s number.'))
})

export const getPromptVersionHeaderAcceptLanguageMax = 200;



export const GetPromptVersionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPromptVersionHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetPromptVersion200Response = PromptVersion

export const GetPromptVersion401Response = Problem

export const GetPromptVersion404Response = Problem

export const GetPromptVersion429Response = Problem

export const GetPromptVersion500Response = Problem

export const GetPromptVersion503Response = Problem


/**
 * Two steps. With `preview: true` it makes a quote: every line in words, tax, credit and what is due today, to the cent, good for
 * 10 minutes. Without it `quoteId` pays that quote, and what is charged is its `dueToday`, or the answer is a 409 and nothing was
 * charged: `quote_changed` when plan, seats, coupon, credit or prices are not what they were, `quote_expired` after 10 minutes (both
 * with a new `quote`), `quote_used` when it is paid already or being paid with another idempotency key. An unknown quote or another person's is 404. No price is
 * ever read from a request.
 *
 * A preview is checked in this order: the seats (within the plan's `seatsIncluded` and `seatsMax`, 0 for a plan without; else 422 with
 * `seats_out_of_range` and the plan that has room), the coupon (422 `coupon_invalid` on `couponCode`), the present plan: exactly
 * this plan, interval and number of seats is 409 `already_on_plan`, what is smaller in any part is 409 `downgrade_at_period_end`
 * (see `changeSubscription`). A larger plan, or more seats, begins when the payment succeeds: what is left of the
 * period is prorated by the second as of the quote's `now`, half a cent up; the period, its end and the counters of use stay. From months to years a new
 * period begins now. Paying during a trial ends it, and the paid period begins now. Credit is used first. Less than 50 cents cannot be charged to a card: it is
 * `carried` to the next invoice.
 *
 * Paying needs a verified address, the terms and the consent to renewal. Without `cardId` the answer carries a
 * `clientSecret`, with which the browser confirms the card with the payment provider; card numbers never reach this server. With
 * `cardId` (one of the caller's cards, else 404) the card is charged at once: 402 `card_declined` when the bank refuses, 402
 * `authentication_required` when it wants the person to confirm, which a new call without `cardId` allows. Neither 402 changes the plan, and the
 * quote may be paid again with a new key. When nothing is due today there is no `clientSecret` and the payment has succeeded. A new payment replaces one that was begun and not finished.
 *
 * The plan changes only when the provider says that the payment went through: by `verifyPayment` or by the provider's
 * own message, whichever is first, and once. Until then the subscription is `incomplete`, or stays as it was. Send an
 * `Idempotency-Key`: a double click or a lost answer then charges once.
 * @summary See what a plan costs, and pay exactly that
 */
export const createPaymentHeaderAcceptLanguageMax = 200;

export const createPaymentHeaderIdempotencyKeyMin = 8;
export const createPaymentHeaderIdempotencyKeyMax = 100;


export const createPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreatePaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createPaymentHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createPaymentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createPaymentHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
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


/**
 * Begins the 30 days of the chosen plan. They begin at once and are counted as 30 times 24 hours; nothing is charged.
 *
 * Checked in this order: the role (403 for a sub-user), the schema, the verified address (403), the consent to renewal (422 on
 * `renewalConsent` when it is missing `withCard`), the seats (without a card those that the plan includes and no more, with one up to
 * `seatsMax`; else 422 `seats_out_of_range`), then 409 `already_subscribed` for a paying person, then 409 `trial_already_used`. A trial is
 * given once per person, ever: by account, by normalised address (case, dots and +tags aside) and by card. Deleting the
 * account and registering again gives no second one, and of many requests at once exactly one begins a trial.
 *
 * Without a card (`withCard: false`) the trial ends on Free and nothing is lost. With one, the answer carries a
 * `clientSecret` and a `setupIntentId`: the browser sets up the card with the provider and then calls `saveCard`; from
 * then on `trialHasCard` and `autopay` are true, seats beyond the included ones are there, the first charge is `firstInvoice`, and a reminder
 * with the amount and a link that cancels goes out by mail at least 7 days before. If the card is never confirmed, the trial goes on as
 * one without a card.
 * @summary Begin the free trial
 */
export const createFreeTrialPaymentHeaderAcceptLanguageMax = 200;

export const createFreeTrialPaymentHeaderIdempotencyKeyMin = 8;
export const createFreeTrialPaymentHeaderIdempotencyKeyMax = 100;


export const createFreeTrialPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CreateFreeTrialPaymentHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(createFreeTrialPaymentHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(createFreeTrialPaymentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(createFreeTrialPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(createFreeTrialPaymentHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
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


/**
 * Schedules what costs nothing now: a smaller plan, fewer seats, or months instead of years. Plans are ordered by plan, then seats, then
 * interval (a year is more than a month); when any part is smaller the whole change begins at the end of the paid period. What
 * is larger in every part is paid for by `createPayment`, so here it is 409 `payment_needed`. The same plan, interval and
 * seats are 409 `already_on_plan`; without a paid plan the answer is 409 `not_subscribed`.
 *
 * With `preview: true` nothing is scheduled. `suspends` names the sub-users who will not fit: all but `keepSubUserIds`, or, without it, the newest by
 * `invitedAt`. They are suspended on the day, never removed, and keep their prompts. More people in `keepSubUserIds` than seats
 * are 422 `plan_needs_fewer_seats`, another client's sub-user is 422 `not_found`, seats outside the plan's are 422 `seats_out_of_range`.
 *
 * A second change replaces the first. A mail confirms it with its day. Paying for a larger plan meanwhile, cancelling and withdrawing discard it.
 * @summary Go to a smaller plan when the period ends
 */
export const changeSubscriptionHeaderAcceptLanguageMax = 200;



export const ChangeSubscriptionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(changeSubscriptionHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
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


/**
 * Takes a scheduled change back, so that the present plan renews. Without a scheduled change it answers the same subscription.
 * @summary Stay on the present plan
 */
export const discardSubscriptionChangeHeaderAcceptLanguageMax = 200;



export const DiscardSubscriptionChangeHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(discardSubscriptionChangeHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const DiscardSubscriptionChange200Response = CurrentSubscription

export const DiscardSubscriptionChange401Response = Problem

export const DiscardSubscriptionChange403Response = Problem

export const DiscardSubscriptionChange429Response = Problem

export const DiscardSubscriptionChange500Response = Problem

export const DiscardSubscriptionChange503Response = Problem


/**
 * Answers the caller's subscription with what the plan page adds: a change that is scheduled, the right to withdraw, a
 * renewal that failed, the credit, and `now`, from which days that are left are counted. Reading changes nothing, and it is
 * never remembered: what ended a second ago has ended.
 * @summary The current subscription
 */
export const getSubscriptionHeaderAcceptLanguageMax = 200;



export const GetSubscriptionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getSubscriptionHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetSubscription200Response = CurrentSubscription

export const GetSubscription401Response = Problem

export const GetSubscription403Response = Problem

export const GetSubscription429Response = Problem

export const GetSubscription500Response = Problem

export const GetSubscription503Response = Problem


/**
 * Answers all that the price page shows: every plan from the plan data (the smallest first), the caller's subscription,
 * whether the free trial is open to the caller, and the currency of every amount. Names, taglines, audiences and
 * features are in the language of the request.
 *
 * `isCurrent` is true for exactly one plan: the one whose limits hold now, so a trial's plan while it is tried and
 * `free` while the first payment is `incomplete`. A year costs twelve months less 20 %, rounded to whole dollars; so
 * does a seat.
 *
 * `trial.eligible` is false, with a `reason`, in this order: `already_subscribed` (pays already),
 * `trial_already_used` (once per person, also while it runs), `email_not_verified`. Reading changes nothing and needs
 * no verified address. A sub-user is refused with 403: plans are the client's matter.
 * @summary The plans, the own subscription and whether the trial is open
 */
export const listSubscriptionPlansHeaderAcceptLanguageMax = 200;



export const ListSubscriptionPlansHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubscriptionPlansHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListSubscriptionPlans200Response = SubscriptionPlans

export const ListSubscriptionPlans401Response = Problem

export const ListSubscriptionPlans403Response = Problem

export const ListSubscriptionPlans429Response = Problem

export const ListSubscriptionPlans500Response = Problem

export const ListSubscriptionPlans503Response = Problem


/**
 * The right of withdrawal (EU Directive 2011/83 as changed by 2023/2673): within 14 times 24 hours after the person's first successful payment
 * all that was paid in that time is paid back and the plan ends at once. It exists once for a person: renewals and later
 * plans are cancelled instead. The trial stays used; every prompt is kept. After that time, or without a payment, it is 409 `withdrawal_over`.
 *
 * The acknowledgement goes out by mail at once, with the time and what it contains. Repeated, it answers the same withdrawal. It
 * needs no verified address. When the provider cannot be reached the withdrawal holds nevertheless and the refund follows by itself.
 * @summary Withdraw from the contract
 */
export const withdrawFromContractHeaderAcceptLanguageMax = 200;

export const withdrawFromContractHeaderIdempotencyKeyMin = 8;
export const withdrawFromContractHeaderIdempotencyKeyMax = 100;


export const withdrawFromContractHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const WithdrawFromContractHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(withdrawFromContractHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(withdrawFromContractHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(withdrawFromContractHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(withdrawFromContractHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
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


/**
 * Compares `oldPassword` and sets the new one. Order of checks: the schema, the old password (422 with `incorrect` at `oldPassword`; never 401, which would sign the person out), then the rules of `registerWithEmail` and that it differs (`password_unchanged`). This session goes on, every other one ends at once on every server, reset links die, and a mail tells the person. 10 wrong old passwords in 15 minutes give 429. When the queue of password checks is full, the answer is 503.
 * @summary Change the own password
 */
export const updatePasswordHeaderAcceptLanguageMax = 200;



export const UpdatePasswordHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(updatePasswordHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const UpdatePasswordBody = PasswordUpdate

export const UpdatePassword200Response = Message

export const UpdatePassword400Response = Problem

export const UpdatePassword401Response = Problem

export const UpdatePassword413Response = Problem

export const UpdatePassword415Response = Problem

export const UpdatePassword422Response = Problem

export const UpdatePassword429Response = Problem

export const UpdatePassword500Response = Problem

export const UpdatePassword503Response = Problem


/**
 * The second step of `login`: takes its `otpToken` and the six digits, and begins the session with the `remember` of the first step. The code works for 10 minutes, once, for 5 tries; of several right ones at once exactly one signs in. A wrong code is 401 `otp_incorrect` and costs a try; an `otpToken` that has expired, was used, is out of tries, unknown or ill-formed is 410 `otp_expired`, and the person begins at `login` again.
 * @summary Sign in with the one-time code
 */
export const verifyOtpHeaderAcceptLanguageMax = 200;



export const VerifyOtpHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(verifyOtpHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const VerifyOtpBody = OtpRequest

export const VerifyOtp200Response = LoginSession

export const VerifyOtp400Response = Problem

export const VerifyOtp401Response = Problem

export const VerifyOtp410Response = Problem

export const VerifyOtp413Response = Problem

export const VerifyOtp415Response = Problem

export const VerifyOtp422Response = Problem

export const VerifyOtp429Response = Problem

export const VerifyOtp500Response = Problem

export const VerifyOtp503Response = Problem


/**
 * Lists the transactions of all accounts for administrators, the newest first. `q` looks in number, texts of the lines, last four digits, and the owner's name and address.
 * Everyone else gets 403.
 * @summary Everybody's transactions
 */
export const listAllTransactionsQueryFromMax = 10;

export const listAllTransactionsQueryToMax = 10;

export const listAllTransactionsQueryQMax = 200;

export const listAllTransactionsQueryPageDefault = 1;
export const listAllTransactionsQueryPageMax = 100000;

export const listAllTransactionsQueryPageSizeDefault = 20;
export const listAllTransactionsQueryPageSizeMax = 100;



export const ListAllTransactionsQueryParams = /*#__PURE__*/ zod.object({
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['processing', 'succeeded', 'failed', 'refunded'])).check(/*#__PURE__*/ zod.describe('Only transactions of this status.')),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listAllTransactionsQueryFromMax))).check(/*#__PURE__*/ zod.describe('The first day, UTC.')),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(listAllTransactionsQueryToMax))).check(/*#__PURE__*/ zod.describe('The last day, UTC.')),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAllTransactionsQueryQMax))).check(/*#__PURE__*/ zod.describe('Words to look for, in any language; every word must occur.')),
  "page": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAllTransactionsQueryPageMax)), listAllTransactionsQueryPageDefault).check(/*#__PURE__*/ zod.describe('The page, from 1.')),
  "pageSize": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listAllTransactionsQueryPageSizeMax)), listAllTransactionsQueryPageSizeDefault).check(/*#__PURE__*/ zod.describe('Rows a page.'))
})

export const listAllTransactionsHeaderAcceptLanguageMax = 200;



export const ListAllTransactionsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listAllTransactionsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const ListAllTransactions200Response = AdminTransactionPage

export const ListAllTransactions401Response = Problem

export const ListAllTransactions403Response = Problem

export const ListAllTransactions422Response = Problem

export const ListAllTransactions429Response = Problem

export const ListAllTransactions500Response = Problem

export const ListAllTransactions503Response = Problem


/**
 * Pays back a part or the whole of a payment that succeeded, as a credit note with its reason. The sum of all refunds never exceeds the payment (422
 * `refund_too_large` with what is left), however many ask at once; the currency is the payment's. Plan and quotas stay
 * unless `endPlan`. `refunded` is the payment's status when all of it is paid back. The person gets a mail with the credit note.
 * An unknown transaction, a refund and a payment that failed are 404.
 * @summary Pay a transaction back
 */
export const refundTransactionPathTransactionIdMax = 36;



export const RefundTransactionParams = /*#__PURE__*/ zod.object({
  "transactionId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.maxLength(refundTransactionPathTransactionIdMax)).check(/*#__PURE__*/ zod.describe('The transaction\'s id.'))
})

export const refundTransactionHeaderAcceptLanguageMax = 200;

export const refundTransactionHeaderIdempotencyKeyMin = 8;
export const refundTransactionHeaderIdempotencyKeyMax = 100;


export const refundTransactionHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RefundTransactionHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(refundTransactionHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.')),
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(refundTransactionHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(refundTransactionHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(refundTransactionHeaderIdempotencyKeyRegExp))).check(/*#__PURE__*/ zod.describe('One key for one intention, made when the form opens. The same key and body answer the first result again.'))
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


/**
 * Everything that the dashboard shows, in one answer: stocks as of now, activity of the range and of the one just before, a series by day, quota, seats, top categories and the prompts changed last. Days begin at midnight in the time zone of the person's profile, and the series has a point for each, also without activity; `generations`, `runs` and `downloads` are the sums of the series. Figures are the person's own; the quota is the one shared with the team. A generation counts once it gave a candidate, a run once it gave output, a download of either kind once its file was made. Later deletion of a prompt does not lower past activity. `trialDaysLeft` is there while a trial runs. Every signed-in person may ask; despite its path only the role `admin` gets `admin`, the figures of the whole product. Category names follow `Accept-Language`.
 * @summary Read the figures of the home screen
 */
export const getUserCountsQueryRangeDefault = `30d`;

export const GetUserCountsQueryParams = /*#__PURE__*/ zod.object({
  "range": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.enum(['7d', '30d', '90d']), getUserCountsQueryRangeDefault).check(/*#__PURE__*/ zod.describe('The days to count, up to and with today.'))
})

export const getUserCountsHeaderAcceptLanguageMax = 200;



export const GetUserCountsHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getUserCountsHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetUserCounts200Response = Counts

export const GetUserCounts401Response = Problem

export const GetUserCounts422Response = Problem

export const GetUserCounts429Response = Problem

export const GetUserCounts500Response = Problem

export const GetUserCounts503Response = Problem


/**
 * Answers how this server is set up, as far as the interface needs it before anybody signs in. The values come from the server's configuration and stay the same until it is restarted; nothing secret is among them, and the Content-Security-Policy is made from the same values. `sandbox` is true when no payment key is configured (then there is no `publishableKey`), `demoModel` when no model is. `outbox` and `mail` are never both true: mail is either shown on this machine or sent. It reads no table and answers while the database is away.
 * @summary Read what a guest may know
 */
export const getPublicConfigHeaderAcceptLanguageMax = 200;



export const GetPublicConfigHeader = /*#__PURE__*/ zod.object({
  "Accept-Language": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getPublicConfigHeaderAcceptLanguageMax))).check(/*#__PURE__*/ zod.describe('The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.'))
})

export const GetPublicConfig200Response = PublicConfig

export const GetPublicConfig429Response = Problem

export const GetPublicConfig500Response = Problem

export const GetPublicConfig503Response = Problem
