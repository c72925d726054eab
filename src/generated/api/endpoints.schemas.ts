/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
export type GenerateReadingEventType = typeof GenerateReadingEventType[keyof typeof GenerateReadingEventType];


export const GenerateReadingEventType = {
  reading: 'reading',
} as const;

/**
 * A UUID, version 7.
 * @maxLength 36
 */
export type Id = string;

/**
 * A task that we know how to write prompts for. `open` is none of them: the goal as it is.
 * @minLength 2
 * @maxLength 60
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type CardId = string;

/**
 * A task by name.
 */
export interface TaskCard {
  cardId: CardId;
  /**
     * In the caller's language.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  categoryId: Id;
}

/**
 * BCP 47, language and at most one subtag.
 * @minLength 2
 * @maxLength 11
 * @pattern ^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$
 */
export type LanguageTag = string;

/**
 * What was understood of a brief; `cardId` in the next brief corrects it.
 */
export interface Reading {
  card: TaskCard;
  /**
     * The tasks that come next, the likeliest first.
     * @maxItems 3
     */
  nearest: TaskCard[];
  /** That the goal is written in. */
  language: LanguageTag;
}

/**
 * What was understood; the candidates are being written.
 */
export interface GenerateReadingEvent {
  type: GenerateReadingEventType;
  generationId: Id;
  reading: Reading;
}

export type GenerateQuestionEventType = typeof GenerateQuestionEventType[keyof typeof GenerateQuestionEventType];


export const GenerateQuestionEventType = {
  question: 'question',
} as const;

/**
 * @minLength 1
 * @maxLength 40
 * @pattern ^[a-z][a-z0-9_]*$
 */
export type QuestionId = string;

/**
 * What would make the prompts better to know. Need not be answered.
 */
export interface GenerateQuestion {
  id: QuestionId;
  /**
     * In the language of the prompts.
     * @minLength 1
     * @maxLength 300
     */
  text: string;
  /**
     * Likely answers.
     * @maxItems 4
     * @items.minLength 1
     * @items.maxLength 120
     */
  options: string[];
}

/**
 * A question that may be answered.
 */
export interface GenerateQuestionEvent {
  type: GenerateQuestionEventType;
  question: GenerateQuestion;
}

export type GenerateCandidateEventType = typeof GenerateCandidateEventType[keyof typeof GenerateCandidateEventType];


export const GenerateCandidateEventType = {
  candidate: 'candidate',
} as const;

/**
 * Letters, digits and underscore of any script. The pattern leaves out spaces and punctuation in a form that reads the same with and without Unicode mode; a server may refuse symbols that it lets through.
 * @minLength 1
 * @maxLength 40
 * @pattern ^[^\u0000-\u002F\u003A-\u0040\u005B-\u005E\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u2000-\u206F\u3000-\u3004\u3008-\u3020]+$
 */
export type VariableName = string;

/**
 * The field that asks for the value.
 */
export type VariableType = typeof VariableType[keyof typeof VariableType];


export const VariableType = {
  text: 'text',
  textarea: 'textarea',
  select: 'select',
  number: 'number',
  checkbox: 'checkbox',
  date: 'date',
  email: 'email',
  url: 'url',
} as const;

/**
 * A blank in the body, written `{{name}}`; a backslash before it makes it plain text. A `select` has at least one option, and a default is one of them; other types have no options.
 */
export interface Variable {
  name: VariableName;
  /**
     * What the field is called; the name when absent.
     * @maxLength 120
     */
  label?: string;
  type: VariableType;
  /** Whether a run needs a value when there is no default. */
  required: boolean;
  /**
     * `true` or `false` for a checkbox.
     * @maxLength 2000
     */
  default?: string;
  /**
     * @minItems 1
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 200
     */
  options?: string[];
  /** @maxLength 300 */
  help?: string;
}

/**
 * How a candidate differs from the others: the task written out, a few lines, questions before the work, or the task with a short example of a good answer.
 */
export type PromptVariant = typeof PromptVariant[keyof typeof PromptVariant];


export const PromptVariant = {
  full: 'full',
  short: 'short',
  asksFirst: 'asksFirst',
  withExample: 'withExample',
} as const;

export type QualityFindingSeverity = typeof QualityFindingSeverity[keyof typeof QualityFindingSeverity];


export const QualityFindingSeverity = {
  error: 'error',
  warning: 'warning',
  info: 'info',
} as const;

/**
 * A change that fixes it: the body from `start` to `end` (UTF-16 offsets; equal ones insert) becomes `replacement`.
 */
export interface FindingFix {
  /** @maxLength 200 */
  label: string;
  /**
     * @minimum 0
     * @maximum 40000
     */
  start: number;
  /**
     * @minimum 0
     * @maximum 40000
     */
  end: number;
  /** @maxLength 2000 */
  replacement: string;
}

/**
 * What one rule says of a prompt, in the caller's language.
 */
export interface QualityFinding {
  /**
     * Stable.
     * @minLength 1
     * @maxLength 64
     * @pattern ^[a-zA-Z][a-zA-Z0-9_.-]*$
     */
  rule: string;
  severity: QualityFindingSeverity;
  /** @maxLength 500 */
  message: string;
  /**
     * Where in the body it begins, UTF-16.
     * @minimum 0
     * @maximum 40000
     */
  start?: number;
  /**
     * Where it ends, exclusive.
     * @minimum 0
     * @maximum 40000
     */
  end?: number;
  fix?: FindingFix;
}

/**
 * @minimum 0
 * @maximum 9007199254740991
 */
export type Count = number;

/**
 * A prompt to choose; nothing is stored until it is saved.
 */
export interface Candidate {
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  /** @maxItems 50 */
  variables: Variable[];
  variant: PromptVariant;
  /**
     * What the quality rules call an error; seldom any.
     * @maxItems 20
     */
  findings: QualityFinding[];
  /**
     * Why it is written as it is, in the caller's language.
     * @maxItems 10
     * @items.maxLength 500
     */
  reasons: string[];
  /** Of the body, before it is filled. */
  estimatedTokens: Count;
}

/**
 * A candidate, as soon as it is written.
 */
export interface GenerateCandidateEvent {
  type: GenerateCandidateEventType;
  /**
     * Its place among the candidates, the best first. A place may stay empty.
     * @minimum 0
     * @maximum 2
     */
  index: number;
  candidate: Candidate;
}

export type GenerateDoneEventType = typeof GenerateDoneEventType[keyof typeof GenerateDoneEventType];


export const GenerateDoneEventType = {
  done: 'done',
} as const;

/**
 * One limit and what is used of it.
 */
export interface QuotaMeter {
  used: Count;
  /**
     * `null` is unlimited.
     * @minimum 0
     * @maximum 1000000000
     * @nullable
     */
  limit: number | null;
  /** `true` from 80 % of the limit on; never on an unlimited one. */
  warning: boolean;
}

/**
 * RFC 3339, in UTC.
 * @maxLength 40
 */
export type Timestamp = string;

/**
 * The limits of the plan and what is used of them. A client and the client's sub-users share one (pooled).
 */
export interface Quota {
  generations: QuotaMeter;
  runs: QuotaMeter;
  /** PDF and Word files this month. */
  downloads: QuotaMeter;
  /** Prompts kept now; this one does not start again with the month. */
  savedPrompts: QuotaMeter;
  /** When the monthly ones start again; on Free the first of the next month, UTC, else the period's end. */
  resetsAt: Timestamp;
}

/**
 * What was understood, one to three candidates that differ, the best first, and what is left of the quota.
 */
export interface GenerateResult {
  /** Names the generation that was counted; a correction answers the same one. */
  generationId: Id;
  reading: Reading;
  /** @maxItems 3 */
  questions: GenerateQuestion[];
  /**
     * @minItems 1
     * @maxItems 3
     */
  candidates: Candidate[];
  /**
     * Kinds that were to be written and were not, because the model failed at them. Absent when there are none.
     * @minItems 1
     * @maxItems 3
     */
  missing?: PromptVariant[];
  quota: Quota;
}

/**
 * The end of a generation that gave a candidate, with all of it; and the whole of a replay.
 */
export interface GenerateDoneEvent {
  type: GenerateDoneEventType;
  result: GenerateResult;
}

export type GenerateFailedEventType = typeof GenerateFailedEventType[keyof typeof GenerateFailedEventType];


export const GenerateFailedEventType = {
  failed: 'failed',
} as const;

/**
 * One field at fault.
 */
export interface FieldProblem {
  /**
     * Path in the request, dots and indexes, as in `draft.variables.0.name`.
     * @maxLength 200
     */
  field: string;
  /**
     * Stable and for machines, one of the operation's `x-field-codes`.
     * @maxLength 64
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** @maxLength 500 */
  message: string;
}

/**
 * A plan's stable code; its name is translated and may change.
 */
export type PlanCode = typeof PlanCode[keyof typeof PlanCode];


export const PlanCode = {
  free: 'free',
  pro: 'pro',
  team: 'team',
  business: 'business',
} as const;

export type PaymentType = typeof PaymentType[keyof typeof PaymentType];


export const PaymentType = {
  subscription: 'subscription',
  renewal: 'renewal',
  change: 'change',
} as const;

/**
 * A plan that costs something.
 */
export type PaidPlanCode = typeof PaidPlanCode[keyof typeof PaidPlanCode];


export const PaidPlanCode = {
  pro: 'pro',
  team: 'team',
  business: 'business',
} as const;

/**
 * How often a plan is paid.
 */
export type Interval = typeof Interval[keyof typeof Interval];


export const Interval = {
  month: 'month',
  year: 'year',
} as const;

/**
 * Sub-user seats in all, the included ones among them; what the plan includes when absent.
 * @minimum 0
 * @maximum 200
 */
export type SeatCount = number;

/**
 * Case does not matter.
 * @minLength 3
 * @maxLength 40
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type CouponCode = string;

/**
 * ISO 4217.
 * @minLength 3
 * @maxLength 3
 * @pattern ^[A-Z]{3}$
 */
export type Currency = string;

/**
 * Minor units (cents) of the currency next to it.
 * @minimum -100000000000
 * @maximum 100000000000
 */
export type Amount = number;

/**
 * `proration` is time that was paid and not used; its amount, like that of `discount`, is negative.
 */
export type InvoiceLineKind = typeof InvoiceLineKind[keyof typeof InvoiceLineKind];


export const InvoiceLineKind = {
  plan: 'plan',
  seats: 'seats',
  proration: 'proration',
  discount: 'discount',
  tax: 'tax',
  refund: 'refund',
} as const;

/**
 * One line of an invoice; the lines' amounts add up to subtotal less discount plus tax.
 */
export interface InvoiceLine {
  /** `proration` is time that was paid and not used; its amount, like that of `discount`, is negative. */
  kind: InvoiceLineKind;
  /**
     * In the person's language.
     * @minLength 1
     * @maxLength 300
     */
  description: string;
  /**
     * @minimum 1
     * @maximum 100000
     */
  quantity: number;
  unitAmount: Amount;
  amount: Amount;
  periodStart?: Timestamp;
  periodEnd?: Timestamp;
  /**
     * Seconds from `periodStart` to `periodEnd`; only where they are a part of a period.
     * @minimum 1
     * @maximum 40000000
     */
  seconds?: number;
  /**
     * Seconds of the whole period that `seconds` are a part of.
     * @minimum 1
     * @maximum 40000000
     */
  ofSeconds?: number;
}

/**
 * What is charged next, and when, if nothing changes.
 */
export interface NextInvoice {
  amount: Amount;
  currency: Currency;
  date: Timestamp;
  /** What the person's credit will pay of it, as a positive number; absent when nothing. */
  credit?: Amount;
  /** What earlier changes left, too small for a card then; absent when nothing. */
  owed?: Amount;
  /**
     * Their amounts, less `credit` and plus `owed`, add up to `amount`.
     * @maxItems 20
     */
  lines: InvoiceLine[];
}

/**
 * What a change costs, to the cent. What is charged is `dueToday`, or nothing.
 */
export interface Quote {
  id: Id;
  /** 10 minutes after `now`. */
  expiresAt: Timestamp;
  /** The server's time of the quote; an upgrade's seconds are counted from it. */
  now: Timestamp;
  /** What the transaction will be. */
  type: PaymentType;
  planCode: PaidPlanCode;
  interval: Interval;
  seats: SeatCount;
  couponCode?: CouponCode;
  currency: Currency;
  /** Plan, seats and proration. */
  subtotal: Amount;
  /** What the coupon takes off, as a positive number. */
  discount: Amount;
  tax: Amount;
  /** Subtotal less discount plus tax. */
  total: Amount;
  /** What the person's credit pays of it, as a positive number. */
  credit: Amount;
  /** What earlier changes left, too small for a card then; else 0. */
  owed: Amount;
  /** What is left to the next invoice, since it is less than a card can be charged; else 0. */
  carried: Amount;
  /** What is charged now; `total` less `credit`, plus `owed`, less `carried`. */
  dueToday: Amount;
  /**
     * Their amounts add up to `total`.
     * @maxItems 20
     */
  lines: InvoiceLine[];
  periodStart: Timestamp;
  /** When the next invoice is due. */
  periodEnd: Timestamp;
  /** Whether paying ends a trial that is running. */
  endsTrial: boolean;
  nextInvoice?: NextInvoice;
}

/**
 * Why a request was not answered as asked (RFC 9457, with our additions).
 */
export interface Problem {
  /**
     * The kind of problem, `/problems/` and the code: the address of a page about it, on the same host.
     * @maxLength 300
     */
  type: string;
  /**
     * The kind of problem in a few words.
     * @maxLength 200
     */
  title: string;
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /**
     * The path that was asked for, without its query; a token in it reads `***`.
     * @maxLength 2000
     */
  instance: string;
  /**
     * What happened and what to do, for a person.
     * @maxLength 1000
     */
  message: string;
  /**
     * Stable and for machines, one of the operation's `x-codes`; the text may change.
     * @maxLength 64
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** @maxItems 200 */
  errors?: FieldProblem[];
  /** @maxLength 64 */
  requestId: string;
  /**
     * Seconds; also in the header.
     * @minimum 1
     * @maximum 86400
     */
  retryAfter?: number;
  /** With `quota_exceeded`, `seats_full` and their like, the plan that lifts the limit. */
  planCode?: PlanCode;
  /** With `quote_changed`, `quote_expired` and `quote_used`, what the same now costs. */
  quote?: Quote;
  /**
     * With `wrong_account`, the address that the invitation is for.
     * @minLength 3
     * @maxLength 254
     */
  emailMasked?: string;
}

/**
 * The end of a generation that broke off. `result` is there when candidates had come, and then it was counted.
 */
export interface GenerateFailedEvent {
  type: GenerateFailedEventType;
  problem: Problem;
  result?: GenerateResult;
}

/**
 * One event of a generation's stream: `reading` once, `question` and `candidate` as they come, then either `done` or `failed`, once.
 */
export type GenerateEvent = GenerateReadingEvent | GenerateQuestionEvent | GenerateCandidateEvent | GenerateDoneEvent | GenerateFailedEvent;

export type RunStartedEventType = typeof RunStartedEventType[keyof typeof RunStartedEventType];


export const RunStartedEventType = {
  started: 'started',
} as const;

/**
 * A model's id, as `listModels` has it; the default one when absent in a request.
 * @minLength 1
 * @maxLength 100
 * @pattern ^[A-Za-z0-9][A-Za-z0-9._:/@-]*$
 */
export type ModelName = string;

/**
 * The model has been asked.
 */
export interface RunStartedEvent {
  type: RunStartedEventType;
  runId: Id;
  model: ModelName;
  isDemo: boolean;
}

export type RunDeltaEventType = typeof RunDeltaEventType[keyof typeof RunDeltaEventType];


export const RunDeltaEventType = {
  delta: 'delta',
} as const;

/**
 * The next piece of the answer; all pieces together are `output`.
 */
export interface RunDeltaEvent {
  type: RunDeltaEventType;
  /**
     * @minLength 1
     * @maxLength 65536
     */
  text: string;
}

export type RunFinishedEventType = typeof RunFinishedEventType[keyof typeof RunFinishedEventType];


export const RunFinishedEventType = {
  finished: 'finished',
} as const;

/**
 * From 1, without gaps.
 * @minimum 1
 * @maximum 1000000
 */
export type VersionNumber = number;

/**
 * What is put in a blank. Dates are `YYYY-MM-DD`; a checkbox is a boolean; a number may come as number or as text.
 */
export type VariableValue = string | number | boolean;

/**
 * Values by variable name. Names that the prompt does not know are ignored.
 */
export interface VariableValues {[key: string]: VariableValue}

/**
 * Settings of the model; what is absent is the model's own default.
 */
export interface RunParameters {
  /**
     * @minimum 0
     * @maximum 2
     */
  temperature?: number;
  /**
     * @minimum 1
     * @maximum 16384
     */
  maxOutputTokens?: number;
}

/**
 * `streaming`: under way. `done`: whole. `stopped`: cut off by the person, who left or pressed stop; `output` holds what had come. `failed`: the model broke off; `output` holds what had come, `failure` says why.
 */
export type RunStatus = typeof RunStatus[keyof typeof RunStatus];


export const RunStatus = {
  streaming: 'streaming',
  done: 'done',
  stopped: 'stopped',
  failed: 'failed',
} as const;

/**
 * Why a run broke off.
 */
export interface RunFailure {
  /**
     * As `Problem.code`.
     * @maxLength 64
     * @pattern ^[a-z][a-z0-9_]*$
     */
  code: string;
  /** @maxLength 1000 */
  message: string;
}

/**
 * The person's own.
 */
export type RunRating = typeof RunRating[keyof typeof RunRating];


export const RunRating = {
  up: 'up',
  down: 'down',
} as const;

/**
 * One answer of a model to one filled prompt.
 */
export interface Run {
  id: Id;
  /** Absent when a draft was run without one. */
  promptId?: Id;
  /** Absent when a draft was run. */
  promptVersion?: VersionNumber;
  values: VariableValues;
  /**
     * The prompt with its blanks filled; what the model got.
     * @maxLength 100000
     */
  rendered: string;
  model: ModelName;
  /** The built-in demo model answered; show it as such. A demo run counts nothing. */
  isDemo: boolean;
  parameters: RunParameters;
  /**
     * The answer; CommonMark with GFM.
     * @maxLength 65536
     */
  output: string;
  status: RunStatus;
  /** Only with `failed`. */
  failure?: RunFailure;
  inputTokens: Count;
  outputTokens: Count;
  /** From the request to the end. */
  latencyMs: Count;
  /** From the request to the first output. */
  firstTokenMs?: Count;
  /** The person's own. */
  rating?: RunRating;
  createdAt: Timestamp;
}

/**
 * The end of a run that is done or was stopped, with its tokens and times; and the whole of a replay.
 */
export interface RunFinishedEvent {
  type: RunFinishedEventType;
  run: Run;
}

export type RunFailedEventType = typeof RunFailedEventType[keyof typeof RunFailedEventType];


export const RunFailedEventType = {
  failed: 'failed',
} as const;

/**
 * The end of a run that broke off. `run` is there when something had come and was kept.
 */
export interface RunFailedEvent {
  type: RunFailedEventType;
  problem: Problem;
  run?: Run;
}

/**
 * One event of a run's stream: `started` once, `delta` any number of times, then either `finished` or `failed`, once.
 */
export type RunEvent = RunStartedEvent | RunDeltaEvent | RunFinishedEvent | RunFailedEvent;

/**
 * @minLength 3
 * @maxLength 254
 */
export type Email = string;

/**
 * The address that a mail is wanted for.
 */
export interface EmailRequest {
  email: Email;
}

/**
 * A sentence for the person, in their language.
 */
export interface Message {
  /** @maxLength 500 */
  message: string;
}

/**
 * `viewer` reads, runs and downloads the team's prompts; `editor` changes them too.
 */
export type SubUserPreset = typeof SubUserPreset[keyof typeof SubUserPreset];


export const SubUserPreset = {
  editor: 'editor',
  viewer: 'viewer',
} as const;

/**
 * `revoked` was taken back or has a newer link; `full`: the seat is gone and none is free.
 */
export type InvitationState = typeof InvitationState[keyof typeof InvitationState];


export const InvitationState = {
  open: 'open',
  expired: 'expired',
  used: 'used',
  revoked: 'revoked',
  full: 'full',
} as const;

/**
 * What an invitation's link is for; shown to its holder.
 */
export interface Invitation {
  /**
     * The company of the client, else the client's team in the language asked for: Amira Haddad’s team.
     * @minLength 1
     * @maxLength 240
     */
  teamName: string;
  /**
     * @minLength 1
     * @maxLength 240
     */
  inviterName: string;
  /**
     * The name in the invitation; absent when only the address was given.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * The first letter of the name and of the domain, as in `l•••@e•••.com`.
     * @minLength 3
     * @maxLength 254
     */
  emailMasked: string;
  preset: SubUserPreset;
  expiresAt: Timestamp;
  state: InvitationState;
  /** Whether the address has an account; the person then signs in. Only for the mailed link. */
  accountExists?: boolean;
}

/**
 * In any script; spaces at either end are dropped.
 * @minLength 1
 * @maxLength 60
 * @pattern \S
 */
export type PersonName = string;

/**
 * 8 to 128 characters of any script; often used passwords and the person's own name or address are refused.
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;

/**
 * A language of the interface and of mails.
 */
export type InterfaceLanguage = typeof InterfaceLanguage[keyof typeof InterfaceLanguage];


export const InterfaceLanguage = {
  en: 'en',
  ar: 'ar',
  es: 'es',
  fr: 'fr',
  zh: 'zh',
} as const;

/**
 * A name of the IANA time zone database, as in `Asia/Beirut`.
 * @minLength 1
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_+/-]+$
 */
export type Timezone = string;

/**
 * A new account for the invited address.
 */
export interface AcceptInvitationRequest {
  firstName: PersonName;
  lastName: PersonName;
  password: Password;
  /** The terms were accepted; nothing else is taken. */
  acceptTerms: true;
  language: InterfaceLanguage;
  timezone?: Timezone;
}

/**
 * Opaque, 256 random bits. The server keeps only its hash.
 * @minLength 20
 * @maxLength 100
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type AccessToken = string;

/**
 * A picture, mostly a path on this server.
 * @maxLength 500
 */
export type AvatarUrl = string;

/**
 * `individual` by default; `client` holds a plan with seats; `user` is a client's sub-user; `admin` operates the product.
 */
export type Role = typeof Role[keyof typeof Role];


export const Role = {
  individual: 'individual',
  client: 'client',
  user: 'user',
  admin: 'admin',
} as const;

/**
 * `manage` is every action.
 */
export type PermissionAction = typeof PermissionAction[keyof typeof PermissionAction];


export const PermissionAction = {
  manage: 'manage',
  read: 'read',
  create: 'create',
  update: 'update',
  delete: 'delete',
} as const;

/**
 * A noun of the contract; `all` is every one.
 */
export type PermissionSubject = typeof PermissionSubject[keyof typeof PermissionSubject];


export const PermissionSubject = {
  all: 'all',
  auth: 'auth',
  account: 'account',
  dashboard: 'dashboard',
  prompts: 'prompts',
  billing: 'billing',
  team: 'team',
} as const;

/**
 * One rule of the person's ability; a later rule overrides an earlier one.
 */
export interface Permission {
  /** `manage` is every action. */
  action: PermissionAction;
  /** A noun of the contract; `all` is every one. */
  subject: PermissionSubject;
  /** The rule takes away instead of granting. */
  inverted?: boolean;
}

/**
 * `none`: Free, and nothing before it. `trialing`: the 30 days. `active`: paid. `pastDue`: a renewal failed and is tried again; the plan still holds. `canceling`: paid until `cancelAt`, then Free. `canceled`: was paid, is Free. `incomplete`: the first payment is not through; limits are Free's.
 */
export type SubscriptionStatus = typeof SubscriptionStatus[keyof typeof SubscriptionStatus];


export const SubscriptionStatus = {
  none: 'none',
  trialing: 'trialing',
  active: 'active',
  pastDue: 'pastDue',
  canceling: 'canceling',
  canceled: 'canceled',
  incomplete: 'incomplete',
} as const;

/**
 * The present by the billing clock. Days that are left are counted from it.
 * @maxLength 40
 */
export type BillingTime = string;

/**
 * What the whole interface needs of the subscription; a sub-user gets the client's.
 */
export interface SubscriptionSummary {
  status: SubscriptionStatus;
  planCode: PlanCode;
  interval?: Interval;
  /**
     * Sub-user seats in all, the included ones among them.
     * @minimum 0
     * @maximum 200
     */
  seats: number;
  /** Whether the next period is paid by itself. */
  autopay: boolean;
  /** Whether the person's one trial has begun already. */
  trialUsed: boolean;
  /** When the trial ends; only while `trialing`. */
  trialEnd?: Timestamp;
  /** When the paid period ends; absent on Free. */
  currentPeriodEnd?: Timestamp;
  now?: BillingTime;
}

export type LayoutDirection = typeof LayoutDirection[keyof typeof LayoutDirection];


export const LayoutDirection = {
  ltr: 'ltr',
  rtl: 'rtl',
} as const;

export type SettingsThemeColor = typeof SettingsThemeColor[keyof typeof SettingsThemeColor];


export const SettingsThemeColor = {
  primary: 'primary',
  secondary: 'secondary',
  success: 'success',
  error: 'error',
  warning: 'warning',
  info: 'info',
} as const;

export type SettingsMode = typeof SettingsMode[keyof typeof SettingsMode];


export const SettingsMode = {
  light: 'light',
  dark: 'dark',
} as const;

export type SettingsSkin = typeof SettingsSkin[keyof typeof SettingsSkin];


export const SettingsSkin = {
  default: 'default',
  bordered: 'bordered',
  'semi-dark': 'semi-dark',
} as const;

export type SettingsContentWidth = typeof SettingsContentWidth[keyof typeof SettingsContentWidth];


export const SettingsContentWidth = {
  full: 'full',
  boxed: 'boxed',
} as const;

export type SettingsVerticalNavToggleType = typeof SettingsVerticalNavToggleType[keyof typeof SettingsVerticalNavToggleType];


export const SettingsVerticalNavToggleType = {
  accordion: 'accordion',
  collapse: 'collapse',
} as const;

/**
 * How the interface looks to the person. What is absent was never chosen and follows the product's default.
 */
export interface Settings {
  themeColor?: SettingsThemeColor;
  mode?: SettingsMode;
  skin?: SettingsSkin;
  direction?: LayoutDirection;
  /** The interface's language where it differs from the profile's, which mails are written in. */
  language?: InterfaceLanguage;
  contentWidth?: SettingsContentWidth;
  appBarBlur?: boolean;
  navCollapsed?: boolean;
  verticalNavToggleType?: SettingsVerticalNavToggleType;
}

/**
 * The signed-in person.
 */
export interface User {
  id: Id;
  email: Email;
  /** Absent while the address is not verified. */
  emailVerifiedAt?: Timestamp;
  firstName: PersonName;
  lastName: PersonName;
  avatarUrl?: AvatarUrl;
  role: Role;
  /** @maxLength 120 */
  company?: string;
  /** @maxLength 120 */
  jobTitle?: string;
  /**
     * @maxLength 30
     * @pattern ^\+?[0-9 ().-]{5,29}$
     */
  phone?: string;
  /**
     * ISO 3166-1 alpha-2.
     * @minLength 2
     * @maxLength 2
     * @pattern ^[A-Z]{2}$
     */
  country?: string;
  timezone: Timezone;
  language: InterfaceLanguage;
  twoFactorEnabled: boolean;
  /**
     * In the order in which they apply.
     * @minItems 1
     * @maxItems 50
     */
  permissions: Permission[];
  subscription: SubscriptionSummary;
  quota: Quota;
  settings: Settings;
  createdAt: Timestamp;
  lastLoginAt?: Timestamp;
}

/**
 * Signed in.
 */
export interface LoginSession {
  otpRequired: false;
  token: AccessToken;
  /** When the session ends at the latest; without use it ends sooner. */
  tokenExpiresAt: Timestamp;
  user: User;
}

/**
 * The person, now on the team.
 */
export interface JoinTeamAnswer {
  user: User;
}

/**
 * An address and its password.
 */
export interface LoginRequest {
  email: Email;
  /**
     * As it was set; no rule for new passwords is applied here.
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  /** Keep the session for 30 days without use and 90 in all, instead of 24 hours and 7 days. */
  remember?: boolean;
}

/**
 * Where the code comes from, a mail or the person's authenticator app.
 */
export type LoginOtpRequiredChannel = typeof LoginOtpRequiredChannel[keyof typeof LoginOtpRequiredChannel];


export const LoginOtpRequiredChannel = {
  email: 'email',
  app: 'app',
} as const;

/**
 * The password was right; a one-time code is asked for.
 */
export interface LoginOtpRequired {
  otpRequired: true;
  otpToken: AccessToken;
  /** Where the code comes from, a mail or the person's authenticator app. */
  channel: LoginOtpRequiredChannel;
  /** When the code stops working, 10 minutes after it was asked for. */
  expiresAt: Timestamp;
}

/**
 * Signed in, or a second step is due. `otpRequired` says which.
 */
export type LoginAnswer = LoginSession | LoginOtpRequired;

/**
 * A new account. A role is never read from here.
 */
export interface RegisterRequest {
  firstName: PersonName;
  lastName: PersonName;
  email: Email;
  password: Password;
  /** The terms were accepted; nothing else is taken. */
  acceptTerms: true;
  language: InterfaceLanguage;
  timezone?: Timezone;
  inviteToken?: AccessToken;
}

/**
 * What a reset link is for.
 */
export interface PasswordReset {
  /**
     * The first letter of the name and of the domain, as in `a•••@e•••.com`.
     * @minLength 3
     * @maxLength 254
     */
  emailMasked: string;
  role: Role;
  expiresAt: Timestamp;
}

/**
 * The new password.
 */
export interface ResetPasswordRequest {
  password: Password;
}

/**
 * An address that is verified.
 */
export interface EmailVerification {
  email: Email;
  verifiedAt: Timestamp;
}

/**
 * The signed-in person, under the specification's field.
 */
export interface MyProfile {
  user: User;
}

/**
 * A place where the person is signed in.
 */
export interface Session {
  id: Id;
  /**
     * The kind of machine and its system; empty when unknown.
     * @maxLength 80
     */
  device: string;
  /**
     * Name and main version; empty when unknown.
     * @maxLength 80
     */
  browser: string;
  /**
     * Coarse: the last part of an IPv4 address, all but the first 64 bits of an IPv6 one, is left out.
     * @maxLength 45
     */
  ip: string;
  createdAt: Timestamp;
  lastUsedAt: Timestamp;
  expiresAt: Timestamp;
  /** This request came from it. */
  isCurrent: boolean;
}

/**
 * @minimum 1
 * @maximum 100000
 */
export type PageNumber = number;

/**
 * @minimum 1
 * @maximum 100
 */
export type PageSize = number;

/**
 * Sessions, a page of them.
 */
export interface SessionPage {
  /** @maxItems 100 */
  items: Session[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}

/**
 * A kind of work that prompts are sorted by. Sixteen to start with, the same for everybody.
 */
export interface Category {
  id: Id;
  /**
     * Stable and for machines; the name is translated.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[a-z][a-z0-9-]*$
     */
  slug: string;
  /**
     * In the language of the answer.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
  /**
     * The icon's name in the Material Design Icons set (pictogrammers), as in `email-outline`.
     * @minLength 1
     * @maxLength 60
     * @pattern ^[a-z][a-z0-9-]*$
     */
  icon: string;
  /**
     * sRGB, as in `#2E7D32`.
     * @minLength 7
     * @maxLength 7
     * @pattern ^#[0-9A-F]{6}$
     */
  color: string;
  /**
     * Place in the list, from 1.
     * @minimum 1
     * @maximum 1000
     */
  order: number;
  /** Prompts in it that the caller may see, starters included. */
  promptCount: Count;
}

/**
 * All categories in their order; not paged.
 */
export interface CategoryList {
  /** @maxItems 200 */
  items: Category[];
}

/**
 * How much one category is used.
 */
export interface CategoryUsage {
  category: Category;
  /** Prompts kept in it, not counting deleted ones. */
  saves: Count;
  /** Runs of prompts in it. */
  runs: Count;
  /**
     * Saves and runs of this category over those of all categories, 0 to 1, rounded to four places.
     * @minimum 0
     * @maximum 1
     */
  share: number;
}

/**
 * At most eight, the most used first.
 */
export interface CategoryUsageList {
  /** @maxItems 8 */
  items: CategoryUsage[];
}

/**
 * May be empty.
 */
export interface CancelAutopaymentRequest {
  /**
     * In the person's own words; read by people only.
     * @maxLength 500
     */
  reason?: string;
}

/**
 * The caller's subscription. Without one the status is `none` and the plan `free`.
 */
export interface Subscription {
  status: SubscriptionStatus;
  planCode: PlanCode;
  interval?: Interval;
  /**
     * Sub-user seats in all, the included ones among them.
     * @minimum 0
     * @maximum 200
     */
  seats: number;
  /** When the trial ends or ended; absent without one. */
  trialEnd?: Timestamp;
  /** With a card the plan goes on by itself after the trial. */
  trialHasCard: boolean;
  /** When the paid period or the trial ends; absent on Free. */
  currentPeriodEnd?: Timestamp;
  /** When the plan goes back to Free; only while `canceling`. */
  cancelAt?: Timestamp;
  /** Whether the next period is paid by itself. */
  autopay: boolean;
  /** Absent when nothing will be charged. */
  nextInvoice?: NextInvoice;
}

/**
 * The subscription after the change.
 */
export interface SubscriptionAnswer {
  subscription: Subscription;
}

export type CardBrand = typeof CardBrand[keyof typeof CardBrand];


export const CardBrand = {
  visa: 'visa',
  mastercard: 'mastercard',
  amex: 'amex',
  discover: 'discover',
  diners: 'diners',
  jcb: 'jcb',
  unionpay: 'unionpay',
  unknown: 'unknown',
} as const;

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

/**
 * The saved cards, the default first, then the newest.
 */
export interface CardList {
  /** @maxItems 20 */
  items: Card[];
}

/**
 * The person's own tick at the sentence that says that the plan renews by itself. Kept with the time, the network's address and the language.
 */
export interface RenewalConsent {
  /**
     * The version of the sentence that was shown.
     * @minLength 10
     * @maxLength 10
     * @pattern ^[0-9]{4}-[0-9]{2}-[0-9]{2}$
     */
  textVersion: string;
}

/**
 * The consent to what follows the trial.
 */
export interface ContinueTrialRequest {
  renewalConsent: RenewalConsent;
}

/**
 * The coupon, and the plan that it is meant for.
 */
export interface CheckCouponRequest {
  couponCode: CouponCode;
  planCode: PaidPlanCode;
  interval: Interval;
}

export type CouponDuration = typeof CouponDuration[keyof typeof CouponDuration];


export const CouponDuration = {
  once: 'once',
  months: 'months',
  forever: 'forever',
} as const;

/**
 * A coupon that holds for this person and plan now. It is redeemed by the payment only.
 */
export interface Coupon {
  code: CouponCode;
  /**
     * Or `amountOff`.
     * @minimum 1
     * @maximum 100
     */
  percentOff?: number;
  /** Or `percentOff`. */
  amountOff?: Amount;
  currency: Currency;
  duration: CouponDuration;
  /**
     * Only with the duration `months`.
     * @minimum 1
     * @maximum 36
     */
  months?: number;
  /** The last moment to redeem it. */
  endsAt?: Timestamp;
  /**
     * What it takes off, in the person's language.
     * @minLength 1
     * @maxLength 200
     */
  description: string;
}

/**
 * Lets the card form confirm one payment or one set-up. Never logged or stored.
 * @minLength 10
 * @maxLength 255
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type ClientSecret = string;

/**
 * A test card by its name. `authentication_required` asks the person to confirm, `authentication_refused` is refused at that step, `fails_at_renewal` pays once, `same_card_again` always is one and the same card.
 */
export type SandboxCard = typeof SandboxCard[keyof typeof SandboxCard];


export const SandboxCard = {
  success: 'success',
  declined: 'declined',
  insufficient_funds: 'insufficient_funds',
  authentication_required: 'authentication_required',
  authentication_refused: 'authentication_refused',
  fails_at_renewal: 'fails_at_renewal',
  expires_next_month: 'expires_next_month',
  same_card_again: 'same_card_again',
} as const;

/**
 * What the sandbox's card form sends. There is no field for a number.
 */
export interface ConfirmSandboxPaymentRequest {
  clientSecret: ClientSecret;
  card: SandboxCard;
  /** The answer to the bank's question; absent until it was asked. */
  authenticate?: boolean;
}

/**
 * `processing`: ask again soon. `requiresAction`: the bank wants the person to confirm.
 */
export type PaymentStatus = typeof PaymentStatus[keyof typeof PaymentStatus];


export const PaymentStatus = {
  succeeded: 'succeeded',
  processing: 'processing',
  requiresAction: 'requiresAction',
  failed: 'failed',
} as const;

/**
 * The payment provider's name for the set-up of one card.
 * @minLength 4
 * @maxLength 255
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type SetupIntentId = string;

/**
 * The whole list: any other reason of a provider is `card_declined` when the bank refused, else `processing_error`.
 */
export type PaymentFailureCode = typeof PaymentFailureCode[keyof typeof PaymentFailureCode];


export const PaymentFailureCode = {
  card_declined: 'card_declined',
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  authentication_required: 'authentication_required',
  authentication_failed: 'authentication_failed',
  processing_error: 'processing_error',
} as const;

/**
 * Why a payment failed.
 */
export interface PaymentFailure {
  /** The whole list: any other reason of a provider is `card_declined` when the bank refused, else `processing_error`. */
  code: PaymentFailureCode;
  /**
     * In the person's language.
     * @maxLength 500
     */
  message: string;
}

/**
 * What the sandbox's bank says.
 */
export interface SandboxConfirmation {
  status: PaymentStatus;
  /** Of a payment, for `verifyPayment`. */
  paymentId?: Id;
  /** Of a card's set-up, for `saveCard`. */
  setupIntentId?: SetupIntentId;
  failure?: PaymentFailure;
}

/**
 * The card that the browser has set up with the provider.
 */
export interface SaveCardRequest {
  setupIntentId: SetupIntentId;
  /** The first card is the default in any case. */
  makeDefault: boolean;
  /** What the person agreed to pay at once of a renewal that is past due; with another amount nothing is charged now. */
  overdueAmount?: Amount;
}

/**
 * The set-up of a card; for a running trial with the consent to what follows it.
 */
export interface CreateSetupIntentRequest {
  /** Only with it does a trial without a card go on by itself. */
  renewalConsent?: RenewalConsent;
}

/**
 * The set-up of one card, for the card form.
 */
export interface SetupIntent {
  setupIntentId: SetupIntentId;
  clientSecret: ClientSecret;
}

/**
 * `refunded` is a payment refunded in full; the refund itself is a transaction of type `refund`.
 */
export type TransactionStatus = typeof TransactionStatus[keyof typeof TransactionStatus];


export const TransactionStatus = {
  processing: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  refunded: 'refunded',
} as const;

/**
 * `subscription`: the first payment of a plan. `change`: another plan or more seats, prorated.
 */
export type TransactionType = typeof TransactionType[keyof typeof TransactionType];


export const TransactionType = {
  subscription: 'subscription',
  renewal: 'renewal',
  change: 'change',
  refund: 'refund',
} as const;

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

/**
 * Money that moved, was refused or is under way.
 */
export interface Transaction {
  id: Id;
  /**
     * The number on the receipt, as in `PW-2026-00047`.
     * @minLength 1
     * @maxLength 40
     * @pattern ^[A-Z0-9-]+$
     */
  number: string;
  type: TransactionType;
  status: TransactionStatus;
  currency: Currency;
  subtotal: Amount;
  /** As a positive number. */
  discount: Amount;
  tax: Amount;
  /** Subtotal less discount plus tax; negative for a refund. */
  total: Amount;
  /** What the person's credit paid of it, as a positive number; absent when it paid nothing. */
  credit?: Amount;
  /** What earlier changes had left and it was charged with; absent when nothing. */
  owed?: Amount;
  /** What was left to the next invoice; absent when nothing was. */
  carried?: Amount;
  /** @maxItems 20 */
  lines: InvoiceLine[];
  /** Absent when no card was charged. */
  card?: CardLabel;
  /** Only with `failed`. */
  failure?: PaymentFailure;
  /**
     * Where the receipt is, once there is one.
     * @maxLength 2000
     */
  receiptUrl?: string;
  createdAt: Timestamp;
  /** When the money moved; absent until then. */
  paidAt?: Timestamp;
}

/**
 * Sums over every transaction that the filters let through, not over the page alone.
 */
export interface TransactionTotals {
  currency: Currency;
  /** What was paid, later refunds not taken off. */
  paid: Amount;
  /** The refunded amount, as a positive number. */
  refunded: Amount;
  /** Paid less refunded. */
  net: Amount;
}

/**
 * A page of transactions.
 */
export interface TransactionPage {
  /** @maxItems 100 */
  items: Transaction[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
  totals: TransactionTotals;
}

/**
 * The payment to ask after.
 */
export interface VerifyPaymentRequest {
  paymentId: Id;
}

/**
 * What the payment buys or would have bought. A checkout with these values tries again.
 */
export interface PaymentOrder {
  planCode: PaidPlanCode;
  interval: Interval;
  seats: SeatCount;
  couponCode?: CouponCode;
}

/**
 * The payment's status at the provider.
 */
export interface PaymentVerification {
  paymentId: Id;
  status: PaymentStatus;
  order: PaymentOrder;
  /** To let the person confirm; only with `requiresAction`. */
  clientSecret?: ClientSecret;
  failure?: PaymentFailure;
  /** Absent until money has moved or was refused. */
  transaction?: Transaction;
  subscription: Subscription;
}

/**
 * The fields to change; what is absent stays. An empty text clears a field that may be empty.
 */
export interface ProfileUpdate {
  firstName?: PersonName;
  lastName?: PersonName;
  /** @maxLength 120 */
  company?: string;
  /** @maxLength 120 */
  jobTitle?: string;
  /**
     * @maxLength 30
     * @pattern ^(\+?[0-9 ().-]{5,29})?$
     */
  phone?: string;
  /**
     * ISO 3166-1 alpha-2.
     * @maxLength 2
     * @pattern ^([A-Z]{2})?$
     */
  country?: string;
  timezone?: Timezone;
  language?: InterfaceLanguage;
  settings?: Settings;
}

/**
 * `mine`: the caller's own. `team`: what others of the team share. `starters`: what comes with the product.
 */
export type PromptScope = typeof PromptScope[keyof typeof PromptScope];


export const PromptScope = {
  mine: 'mine',
  team: 'team',
  starters: 'starters',
} as const;

/**
 * A word or two in any script; upper and lower case are the same tag.
 * @minLength 1
 * @maxLength 40
 * @pattern ^\S(.*\S)?$
 */
export type TagName = string;

/**
 * Where a prompt came from; set by the server, never by a body.
 */
export type PromptSource = typeof PromptSource[keyof typeof PromptSource];


export const PromptSource = {
  generated: 'generated',
  manual: 'manual',
  imported: 'imported',
  starter: 'starter',
} as const;

/**
 * `draft`: kept from the moment it was chosen, without a version; its owner alone sees it. `saved`: it has versions.
 */
export type PromptState = typeof PromptState[keyof typeof PromptState];


export const PromptState = {
  draft: 'draft',
  saved: 'saved',
} as const;

/**
 * `auto` takes the direction of the first strong letter of each paragraph.
 */
export type TextDirection = typeof TextDirection[keyof typeof TextDirection];


export const TextDirection = {
  auto: 'auto',
  ltr: 'ltr',
  rtl: 'rtl',
} as const;

/**
 * `private`: its owner alone. `team`: the client and all sub-users of the owner's team.
 */
export type PromptVisibility = typeof PromptVisibility[keyof typeof PromptVisibility];


export const PromptVisibility = {
  private: 'private',
  team: 'team',
} as const;

/**
 * Each at most once, in this order. `form` is that of the answer.
 */
export type PromptElement = typeof PromptElement[keyof typeof PromptElement];


export const PromptElement = {
  task: 'task',
  material: 'material',
  context: 'context',
  form: 'form',
  limits: 'limits',
  example: 'example',
} as const;

/**
 * How many findings there are of each severity.
 */
export interface FindingCounts {
  /**
     * @minimum 0
     * @maximum 100
     */
  error: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  warning: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  info: number;
}

/**
 * The result of the quality rules in short, as a list shows it: computed when the content is stored.
 */
export interface QualitySummary {
  /** Whether the rules read the body's language; those that need no words apply to all. */
  isRead: boolean;
  /**
     * Elements that the checklist misses. Empty where the body is not read.
     * @maxItems 6
     */
  missing: PromptElement[];
  findings: FindingCounts;
}

/**
 * The newest version's number; 0 for a draft, which has none.
 * @minimum 0
 * @maximum 1000000
 */
export type CurrentVersion = number;

/**
 * A person as others see them.
 */
export interface UserSummary {
  id: Id;
  firstName: PersonName;
  lastName: PersonName;
  avatarUrl?: AvatarUrl;
}

/**
 * A prompt as a list shows it, without body, brief and the findings' texts.
 */
export interface PromptSummary {
  id: Id;
  state: PromptState;
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Empty when there is none.
     * @maxLength 300
     */
  description: string;
  /**
     * The body's beginning as plain text on one line, blanks kept as written.
     * @maxLength 240
     */
  excerpt: string;
  categoryId: Id;
  /** @maxItems 20 */
  tags: TagName[];
  language?: LanguageTag;
  direction: TextDirection;
  source: PromptSource;
  visibility: PromptVisibility;
  /** The caller's own mark. */
  isFavourite: boolean;
  /** Absent until a prompt that an earlier release stored has been checked. */
  quality?: QualitySummary;
  estimatedTokens: Count;
  /**
     * @minimum 0
     * @maximum 50
     */
  variableCount: number;
  version: CurrentVersion;
  runCount: Count;
  lastRunAt?: Timestamp;
  /** Absent for a starter. */
  owner?: UserSummary;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

/**
 * One page of prompts.
 */
export interface PromptPage {
  /** @maxItems 100 */
  items: PromptSummary[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}

/**
 * One person to invite.
 */
export interface SubUserInvitation {
  email: Email;
  /**
     * The part before the @ when absent; the person may correct it.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  preset: SubUserPreset;
}

/**
 * The people to invite, most wanted first.
 */
export interface AddSubUsersRequest {
  /**
     * @minItems 1
     * @maxItems 20
     */
  users: SubUserInvitation[];
}

/**
 * `expired` is an invitation that was not accepted in 7 days; it holds no seat. The others do, but for those who did not fit a smaller plan: they are `suspended` and hold none.
 */
export type SubUserStatus = typeof SubUserStatus[keyof typeof SubUserStatus];


export const SubUserStatus = {
  invited: 'invited',
  active: 'active',
  suspended: 'suspended',
  expired: 'expired',
} as const;

/**
 * A person who works on a client's plan.
 */
export interface SubUser {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  email: Email;
  preset: SubUserPreset;
  status: SubUserStatus;
  invitedAt: Timestamp;
  /** When the invitation ends or ended; only with `invited` and `expired`. */
  expiresAt?: Timestamp;
  /** Absent until the person has signed in. */
  lastActiveAt?: Timestamp;
  promptCount: Count;
}

/**
 * A sub-user with the link of the invitation, to be copied.
 */
export interface InvitedSubUser {
  subUser: SubUser;
  /**
     * A link to hand on besides the mail. Unlike the mailed one it proves no address: it takes a verified account. It is not kept, so a repeat of the request has none.
     * @maxLength 2000
     */
  invitationUrl?: string;
}

/**
 * `duplicate`: twice in the request. `address_unavailable`: cannot join a team; the reason is not given, so that the answer does not reveal who has an account.
 */
export type SubUserFailureCode = typeof SubUserFailureCode[keyof typeof SubUserFailureCode];


export const SubUserFailureCode = {
  duplicate: 'duplicate',
  own_address: 'own_address',
  already_invited: 'already_invited',
  already_member: 'already_member',
  address_unavailable: 'address_unavailable',
  seats_full: 'seats_full',
} as const;

/**
 * One row that was not invited, and why.
 */
export interface SubUserFailure {
  /**
     * The row in the request, from 0.
     * @minimum 0
     * @maximum 19
     */
  index: number;
  email: Email;
  /** `duplicate`: twice in the request. `address_unavailable`: cannot join a team; the reason is not given, so that the answer does not reveal who has an account. */
  code: SubUserFailureCode;
  /**
     * In the person's language.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
}

/**
 * What something costs for one interval.
 */
export interface Price {
  interval: Interval;
  currency: Currency;
  amount: Amount;
}

/**
 * The seats of the caller's plan.
 */
export interface Seats {
  /**
     * Sub-users that hold a seat.
     * @minimum 0
     * @maximum 200
     */
  used: number;
  /**
     * Seats paid for.
     * @minimum 0
     * @maximum 200
     */
  total: number;
  /**
     * Seats the plan can grow to.
     * @minimum 0
     * @maximum 200
     */
  max: number;
  /** One more seat at the interval of the subscription; absent where the plan has no seats. */
  pricePerSeat?: Price;
}

/**
 * What became of each row, and the seats after it.
 */
export interface AddSubUsersAnswer {
  /** @maxItems 20 */
  invited: InvitedSubUser[];
  /** @maxItems 20 */
  failed: SubUserFailure[];
  seats: Seats;
}

/**
 * Runs a saved prompt.
 */
export interface ExecutePromptById {
  promptId: Id;
  /** The current one when absent. */
  version?: VersionNumber;
  values: VariableValues;
  parameters?: RunParameters;
  model?: ModelName;
}

/**
 * One example of what is wanted.
 */
export interface BriefExample {
  /**
     * What it was made from.
     * @maxLength 2000
     */
  input?: string;
  /**
     * @minLength 1
     * @maxLength 4000
     */
  output: string;
}

/**
 * What a person says to a question; one of its options or other words.
 */
export interface QuestionAnswer {
  questionId: QuestionId;
  /**
     * @minLength 1
     * @maxLength 500
     * @pattern \S
     */
  text: string;
  /**
     * The question as it was asked. A question of a model is not kept, so that its answer needs it.
     * @minLength 1
     * @maxLength 300
     */
  question?: string;
}

/**
 * Of the answer that the prompt asks for.
 */
export type BriefLength = typeof BriefLength[keyof typeof BriefLength];


export const BriefLength = {
  short: 'short',
  medium: 'medium',
  long: 'long',
} as const;

/**
 * What a person wants a prompt for. Only the goal is required.
 */
export interface Brief {
  /**
     * What is to be achieved, in any language. Blanks around it do not count.
     * @minLength 2
     * @maxLength 2000
     * @pattern \S
     */
  goal: string;
  categoryId?: Id;
  /**
     * Who the model is to be, as in "a patient maths tutor".
     * @maxLength 200
     */
  role?: string;
  /**
     * Who reads the answer.
     * @maxLength 300
     */
  audience?: string;
  /**
     * What the model has to know.
     * @maxLength 4000
     */
  context?: string;
  /**
     * The form of the answer, as in "a table with three columns".
     * @maxLength 300
     */
  format?: string;
  /** @maxLength 200 */
  tone?: string;
  /** Of the answer that the prompt asks for. */
  length?: BriefLength;
  /** Of the answer; when absent, the language the goal is written in. */
  language?: LanguageTag;
  /**
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 300
     */
  mustInclude?: string[];
  /**
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 300
     */
  mustAvoid?: string[];
  /** @maxItems 5 */
  examples?: BriefExample[];
  /**
     * How many candidates; 3 when absent.
     * @minimum 1
     * @maximum 3
     */
  count?: number;
  /** The model that writes. */
  model?: ModelName;
  /** The task to write for, in place of the one that is read from the goal. */
  cardId?: CardId;
  /**
     * To questions of an earlier result.
     * @maxItems 5
     */
  answers?: QuestionAnswer[];
  /** Of an earlier result for the same goal, which `cardId` or `answers` now correct. Such a correction uses no generation within 30 minutes of the first call, five times. */
  generationId?: Id;
}

/**
 * A prompt as a form holds it, saved or not.
 */
export interface Draft {
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  title: string;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     * @pattern \S
     */
  body: string;
  categoryId: Id;
  /** @maxLength 300 */
  description?: string;
  /**
     * A blank of the body that is missing here is a required text; one that the body lacks is dropped.
     * @maxItems 50
     */
  variables?: Variable[];
  /**
     * A tag given twice is kept once.
     * @maxItems 20
     */
  tags?: TagName[];
  language?: LanguageTag;
  direction?: TextDirection;
  visibility?: PromptVisibility;
  /** The caller's own mark; others do not see it. */
  isFavourite?: boolean;
  /** The form that made it. */
  brief?: Brief;
  /**
     * What this version changes, for its history.
     * @maxLength 200
     */
  changeNote?: string;
}

/**
 * Runs a draft as it is in the editor; the draft is not saved.
 */
export interface ExecuteDraft {
  draft: Draft;
  /** The prompt that is in the editor, whose run it counts as. */
  promptId?: Id;
  values: VariableValues;
  parameters?: RunParameters;
  model?: ModelName;
}

/**
 * A prompt by its id, or the editor's content.
 */
export type ExecutePromptRequest = ExecutePromptById | ExecuteDraft;

/**
 * A part of the document; `metadata` is category, tags, author, version, date and, by the quality checklist, what the prompt says and leaves out.
 */
export type DocumentSection = typeof DocumentSection[keyof typeof DocumentSection];


export const DocumentSection = {
  title: 'title',
  description: 'description',
  body: 'body',
  variables: 'variables',
  metadata: 'metadata',
} as const;

/**
 * What the document holds; everything when absent. The order is always the document's own.
 * @minItems 1
 * @maxItems 5
 */
export type DocumentSections = DocumentSection[];

/**
 * A saved prompt, as it is or as it was.
 */
export interface DownloadPromptById {
  promptId: Id;
  /** The current one when absent. */
  version?: VersionNumber;
  sections?: DocumentSections;
}

/**
 * A draft as it is in the editor.
 */
export interface DownloadDraft {
  draft: Draft;
  sections?: DocumentSections;
}

/**
 * A saved prompt by its id, or a draft; never both.
 */
export type DownloadRequest = DownloadPromptById | DownloadDraft;

/**
 * Where a model runs; each has one address, which nobody can change. The last three run on the server's own computer and need no key.
 */
export type ModelProvider = typeof ModelProvider[keyof typeof ModelProvider];


export const ModelProvider = {
  openai: 'openai',
  anthropic: 'anthropic',
  google: 'google',
  mistral: 'mistral',
  openrouter: 'openrouter',
  groq: 'groq',
  deepseek: 'deepseek',
  ollama: 'ollama',
  lmstudio: 'lmstudio',
  llamacpp: 'llamacpp',
} as const;

export type ModelDefaultForItem = typeof ModelDefaultForItem[keyof typeof ModelDefaultForItem];


export const ModelDefaultForItem = {
  generate: 'generate',
  run: 'run',
} as const;

/**
 * The work that it is given where no model is named; writing prompts, or running them.
 * @maxItems 2
 */
export type ModelDefaultFor = ModelDefaultForItem[];

/**
 * A model that may be used.
 */
export interface ModelChoice {
  /** What a request sends as `model`. */
  id: ModelName;
  /** The provider's name for it. */
  name: ModelName;
  /** Absent where the operator connected the model. */
  provider?: ModelProvider;
  defaultFor: ModelDefaultFor;
}

/**
 * The models that may be used, defaults first.
 */
export interface ModelList {
  /** @maxItems 21 */
  items: ModelChoice[];
  /** The caller may connect models. */
  canConnect: boolean;
}

/**
 * Goes up with every change of a working copy; 0 where there is none.
 * @minimum 0
 * @maximum 2147483647
 */
export type Revision = number;

/**
 * A draft. Without `id` a new prompt; with `id` and `baseVersion` (both or neither) a new version of that prompt, the first one where it was a draft so far.
 */
export interface SavePromptRequest {
  id?: Id;
  /** The version that the change began from; 0 for a draft. */
  baseVersion?: CurrentVersion;
  /** The caller's working copy that this saves, which then is done. A newer one stays. */
  revision?: Revision;
  /**
     * @minLength 1
     * @maxLength 120
     * @pattern \S
     */
  title: string;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     * @pattern \S
     */
  body: string;
  categoryId: Id;
  /** @maxLength 300 */
  description?: string;
  /**
     * A blank of the body that is missing here is a required text; one that the body lacks is dropped.
     * @maxItems 50
     */
  variables?: Variable[];
  /**
     * A tag given twice is kept once.
     * @maxItems 20
     */
  tags?: TagName[];
  language?: LanguageTag;
  direction?: TextDirection;
  visibility?: PromptVisibility;
  /** The caller's own mark; others do not see it. */
  isFavourite?: boolean;
  /** The form that made it. */
  brief?: Brief;
  /**
     * What this version changes, for its history.
     * @maxLength 200
     */
  changeNote?: string;
}

/**
 * `notNeeded` where this kind of prompt works as well without it.
 */
export type ChecklistItemState = typeof ChecklistItemState[keyof typeof ChecklistItemState];


export const ChecklistItemState = {
  present: 'present',
  missing: 'missing',
  notNeeded: 'notNeeded',
} as const;

/**
 * One element of a good prompt.
 */
export interface ChecklistItem {
  element: PromptElement;
  /** `notNeeded` where this kind of prompt works as well without it. */
  state: ChecklistItemState;
}

/**
 * Result of the quality rules, computed at every save.
 */
export interface Quality {
  /** @maxItems 100 */
  findings: QualityFinding[];
  /**
     * What the body says, element by element. Empty when it is in a language that the rules do not read.
     * @maxItems 6
     */
  checklist: ChecklistItem[];
}

/**
 * A variable in the middle of its description; the rules of `Variable` hold when it is saved.
 */
export interface WorkingVariable {
  /** @maxLength 200 */
  name: string;
  /** @maxLength 2000 */
  label?: string;
  type: VariableType;
  required: boolean;
  /** @maxLength 20000 */
  default?: string;
  /**
     * @maxItems 200
     * @items.maxLength 2000
     */
  options?: string[];
  /** @maxLength 2000 */
  help?: string;
}

/**
 * The editor's fields as they are, half-written ones too. The bounds are wider than those of `Draft`, which hold when it is saved: nothing that is typed is lost meanwhile.
 */
export interface WorkingContent {
  /** @maxLength 1000 */
  title: string;
  /** @maxLength 40000 */
  body: string;
  /** Absent while none is chosen. */
  categoryId?: Id;
  /** @maxLength 2000 */
  description?: string;
  /** @maxItems 200 */
  variables?: WorkingVariable[];
  /**
     * @maxItems 100
     * @items.maxLength 200
     */
  tags?: string[];
  /** @maxLength 100 */
  language?: string;
  direction?: TextDirection;
  visibility?: PromptVisibility;
  isFavourite?: boolean;
  /** @maxLength 2000 */
  changeNote?: string;
}

/**
 * What one person has in the editor of one prompt, in no version yet.
 */
export interface WorkingCopy {
  revision: Revision;
  /** The version that the change began from; 0 for a draft. */
  baseVersion: CurrentVersion;
  content: WorkingContent;
  updatedAt: Timestamp;
}

/**
 * A prompt with its current version, or a draft as it was kept last.
 */
export interface Prompt {
  id: Id;
  state: PromptState;
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Empty when there is none.
     * @maxLength 300
     */
  description: string;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  categoryId: Id;
  /** @maxItems 20 */
  tags: TagName[];
  /**
     * In the order in which the body first names them.
     * @maxItems 50
     */
  variables: Variable[];
  brief?: Brief;
  language?: LanguageTag;
  direction: TextDirection;
  source: PromptSource;
  visibility: PromptVisibility;
  /** The caller's own mark. */
  isFavourite: boolean;
  quality: Quality;
  /** Of the body, before it is filled. */
  estimatedTokens: Count;
  version: CurrentVersion;
  /** The caller's and the team's runs of it that the caller may see, demo runs aside. */
  runCount: Count;
  lastRunAt?: Timestamp;
  /** Absent for a starter. */
  owner?: UserSummary;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Only in the trash. */
  deletedAt?: Timestamp;
  /** The caller's own; `getPrompt` answers it, where there is one. */
  workingCopy?: WorkingCopy;
}

/**
 * The prompt as it now is.
 */
export interface SaveResult {
  prompt: Prompt;
}

/**
 * The smallest plan with seats, for a plan without.
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

/**
 * A page of sub-users, and the seats.
 */
export interface SubUserPage {
  /** @maxItems 100 */
  items: SubUser[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
  seats: Seats;
  /** Only for a plan without seats. */
  offer?: SeatOffer;
}

/**
 * What the removal left.
 */
export interface RemoveSubUserAnswer {
  subUserId: Id;
  /** Prompts made since joining; they have a new owner. Earlier ones stay with the person. */
  transferredPrompts: Count;
  seats: Seats;
}

export type UpdateSubUserRequestStatus = typeof UpdateSubUserRequestStatus[keyof typeof UpdateSubUserRequestStatus];


export const UpdateSubUserRequestStatus = {
  active: 'active',
  suspended: 'suspended',
} as const;

/**
 * What changes; at least one of the two.
 */
export interface UpdateSubUserRequest {
  preset?: SubUserPreset;
  status?: UpdateSubUserRequestStatus;
}

/**
 * The sub-user after the change, and the seats.
 */
export interface SubUserAnswer {
  subUser: SubUser;
  seats: Seats;
}

/**
 * When a prompt went to the trash, and until when it can be taken out again.
 */
export interface PromptDeletion {
  deletedAt: Timestamp;
  /** 30 days later. */
  restorableUntil: Timestamp;
}

/**
 * A deleted prompt as the trash lists it.
 */
export interface TrashedPrompt {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  title: string;
  /**
     * Empty when there is none.
     * @maxLength 300
     */
  description: string;
  /**
     * The body's beginning as plain text on one line, blanks kept as written.
     * @maxLength 240
     */
  excerpt: string;
  categoryId: Id;
  direction: TextDirection;
  deletedAt: Timestamp;
  /** 30 days after `deletedAt`; erased then. */
  restorableUntil: Timestamp;
}

/**
 * One page of the trash.
 */
export interface TrashPage {
  /** @maxItems 100 */
  items: TrashedPrompt[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}

/**
 * What made the version.
 */
export type VersionCause = typeof VersionCause[keyof typeof VersionCause];


export const VersionCause = {
  manual: 'manual',
  generate: 'generate',
  improve: 'improve',
  restore: 'restore',
  import: 'import',
} as const;

/**
 * A version as the history lists it.
 */
export interface PromptVersionSummary {
  version: VersionNumber;
  /** @maxLength 200 */
  changeNote?: string;
  cause: VersionCause;
  /** Absent for a starter, and once the account is gone. */
  author?: UserSummary;
  createdAt: Timestamp;
}

/**
 * One page of a prompt's versions.
 */
export interface PromptVersionPage {
  /** @maxItems 100 */
  items: PromptVersionSummary[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}

/**
 * A version whole. It never changes.
 */
export interface PromptVersion {
  version: VersionNumber;
  /**
     * CommonMark with GFM.
     * @minLength 1
     * @maxLength 20000
     */
  body: string;
  /** @maxItems 50 */
  variables: Variable[];
  /** @maxLength 200 */
  changeNote?: string;
  cause: VersionCause;
  /** Absent for a starter, and once the account is gone. */
  author?: UserSummary;
  createdAt: Timestamp;
}

/**
 * The editor's content, and the revision that it was made from.
 */
export interface SaveWorkingCopyRequest {
  /** That was read, or answered last; 0 when there was no working copy. */
  revision: Revision;
  /** The version that the change began from; 0 for a draft. */
  baseVersion: CurrentVersion;
  content: WorkingContent;
}

/**
 * The working copy as it is kept now.
 */
export interface WorkingCopyKept {
  /** To be sent with the next change. */
  revision: Revision;
  updatedAt: Timestamp;
}

/**
 * The plan whose cost is asked for.
 */
export interface PreviewPaymentRequest {
  preview: true;
  planCode: PaidPlanCode;
  interval: Interval;
  seats?: SeatCount;
  couponCode?: CouponCode;
}

/**
 * Pays a quote. It names no price, plan or seat of its own.
 */
export interface PayQuoteRequest {
  preview?: false;
  quoteId: Id;
  /** A saved card to charge at once; without it the card is entered in the browser. */
  cardId?: Id;
  /** The terms were accepted; nothing else is taken. */
  acceptTerms: true;
  renewalConsent: RenewalConsent;
}

/**
 * A preview by plan, or the payment of a quote by its id; never both.
 */
export type CreatePaymentRequest = PreviewPaymentRequest | PayQuoteRequest;

/**
 * The quote and, unless it is a preview, the payment of it.
 */
export interface CreatePaymentAnswer {
  /** `true`: a quote was made, and nothing else. */
  preview: boolean;
  quote: Quote;
  /** For `verifyPayment`; absent in a preview. */
  paymentId?: Id;
  /** Absent in a preview. */
  status?: PaymentStatus;
  /** To confirm the payment in the browser; only with `requiresAction`. */
  clientSecret?: ClientSecret;
}

/**
 * The plan to try.
 */
export interface CreateFreeTrialRequest {
  planCode: PaidPlanCode;
  interval: Interval;
  seats?: SeatCount;
  /** `true`: a card is given now and the plan goes on after the trial. */
  withCard: boolean;
  /** The terms were accepted; nothing else is taken. */
  acceptTerms: true;
  /** Required with `withCard`. */
  renewalConsent?: RenewalConsent;
}

/**
 * The trial that has begun.
 */
export interface FreeTrialAnswer {
  subscription: Subscription;
  now: BillingTime;
  currency: Currency;
  /** Always 0. */
  dueToday: Amount;
  /** What will be charged when the trial ends, once the card is saved; only with `withCard`. */
  firstInvoice?: NextInvoice;
  /** To set up the card in the browser; only with `withCard`. */
  clientSecret?: ClientSecret;
  setupIntentId?: SetupIntentId;
}

/**
 * The smaller plan, shorter interval or fewer seats to go to.
 */
export interface ChangeSubscriptionRequest {
  planCode: PaidPlanCode;
  interval: Interval;
  seats?: SeatCount;
  /**
     * Who stays; of the others as many are suspended on the day as do not fit, the newest by `invitedAt` first.
     * @maxItems 200
     */
  keepSubUserIds?: Id[];
  /** Answer the change and schedule nothing. */
  preview?: boolean;
}

/**
 * Enough of a sub-user to choose one.
 */
export interface SubUserName {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  email: Email;
}

/**
 * A smaller plan that begins when the paid period ends.
 */
export interface PendingChange {
  planCode: PaidPlanCode;
  interval: Interval;
  seats: SeatCount;
  effectiveAt: Timestamp;
  nextInvoice: NextInvoice;
  /**
     * Sub-users who will not fit and are suspended on that day unless another sub-user is removed first; the change itself removes no one.
     * @maxItems 200
     */
  suspends: SubUserName[];
}

/**
 * The subscription, and the change that is scheduled or would be.
 */
export interface ChangeSubscriptionAnswer {
  subscription: Subscription;
  now: BillingTime;
  pendingChange: PendingChange;
}

/**
 * The right to withdraw from the contract; absent when there is none any more.
 */
export interface WithdrawalRight {
  /** 14 times 24 hours after the person's first payment. */
  until: Timestamp;
  /** What would be paid back. */
  amount: Amount;
}

/**
 * A renewal that failed; only while `pastDue`.
 */
export interface Dunning {
  failedAt: Timestamp;
  /**
     * Tries so far, the first renewal among them.
     * @minimum 1
     * @maximum 10
     */
  attempts: number;
  /** Absent when no further try is due. */
  nextTryAt?: Timestamp;
  /** When the plan goes to Free unless a try succeeds. */
  endsAt: Timestamp;
  /** The bank wants the person to confirm `paymentId` in the browser. */
  needsConfirmation: boolean;
  paymentId?: Id;
  failure: PaymentFailure;
}

/**
 * The caller's subscription with all that the plan page says of it.
 */
export interface CurrentSubscription {
  subscription: Subscription;
  now: BillingTime;
  currency: Currency;
  /** What is left of the person's credit. It is used before a card and never paid out. */
  credit: Amount;
  /** An amount too small for a card that the next invoice will hold; absent when there is none. */
  owed?: Amount;
  pendingChange?: PendingChange;
  withdrawal?: WithdrawalRight;
  dunning?: Dunning;
  /** What follows a trial without a card once one is given for it; only during such a trial. */
  firstInvoice?: NextInvoice;
}

/**
 * `null` is unlimited.
 * @minimum 0
 * @maximum 1000000000
 * @nullable
 */
export type PlanLimit = number | null;

/**
 * What the plan allows; the keys are those of `Quota`.
 */
export interface PlanLimits {
  generations: PlanLimit | null;
  runs: PlanLimit | null;
  downloads: PlanLimit | null;
  savedPrompts: PlanLimit | null;
  /** Whether a client and the sub-users share the monthly limits. */
  pooled: boolean;
}

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

/**
 * Why not; only when `eligible` is `false`.
 */
export type TrialEligibilityReason = typeof TrialEligibilityReason[keyof typeof TrialEligibilityReason];


export const TrialEligibilityReason = {
  trial_already_used: 'trial_already_used',
  already_subscribed: 'already_subscribed',
  email_not_verified: 'email_not_verified',
} as const;

/**
 * Whether the caller may begin the free trial.
 */
export interface TrialEligibility {
  eligible: boolean;
  /** Why not; only when `eligible` is `false`. */
  reason?: TrialEligibilityReason;
  /**
     * How long the trial is.
     * @minimum 0
     * @maximum 365
     */
  days: number;
}

/**
 * All that the price page shows.
 */
export interface SubscriptionPlans {
  /**
     * The smallest first.
     * @maxItems 20
     */
  plans: Plan[];
  subscription: Subscription;
  trial: TrialEligibility;
  currency: Currency;
}

/**
 * The second step, `Confirm withdrawal`.
 */
export const WithdrawRequestValue = {
  confirm: true,
} as const;
export type WithdrawRequest = typeof WithdrawRequestValue;

/**
 * The contract that has ended, and what is paid back.
 */
export interface WithdrawAnswer {
  subscription: Subscription;
  now: BillingTime;
  withdrawnAt: Timestamp;
  /**
     * The sum of the refunds as a positive number: what was paid back, and what is `pending`. A refund that failed for good is not
     * part of it.
     */
  amount: Amount;
  /**
     * The part of `amount` that the bank has not confirmed yet, 0 when all was paid back. It is asked again by itself, and a mail says
     * what became of it.
     */
  pending: Amount;
  currency: Currency;
  /** @maxItems 20 */
  refunds: Transaction[];
}

/**
 * The password as it is and as it shall be.
 */
export interface PasswordUpdate {
  /**
     * @minLength 1
     * @maxLength 128
     */
  oldPassword: string;
  password: Password;
}

/**
 * The second step of signing in.
 */
export interface OtpRequest {
  otpToken: AccessToken;
  /**
     * Six digits.
     * @minLength 6
     * @maxLength 6
     * @pattern ^[0-9]{6}$
     */
  code: string;
}

/**
 * `lost`: it was encrypted with another SECRET_KEY. The model is not asked until it is connected again with its key.
 */
export type ModelConnectionKeyState = typeof ModelConnectionKeyState[keyof typeof ModelConnectionKeyState];


export const ModelConnectionKeyState = {
  none: 'none',
  stored: 'stored',
  lost: 'lost',
} as const;

/**
 * A connected model. Its key is never shown.
 */
export interface ModelConnection {
  id: Id;
  provider: ModelProvider;
  model: ModelName;
  defaultFor: ModelDefaultFor;
  /** False for a model of the server's own computer while the server may not ask it. It is never used then. */
  isReachable: boolean;
  /** `lost`: it was encrypted with another SECRET_KEY. The model is not asked until it is connected again with its key. */
  keyState: ModelConnectionKeyState;
  /**
     * Who connected it.
     * @minLength 1
     * @maxLength 200
     */
  addedBy?: string;
  createdAt: Timestamp;
}

/**
 * A provider to choose from.
 */
export interface ModelProviderInfo {
  provider: ModelProvider;
  /**
     * @minLength 1
     * @maxLength 40
     */
  name: string;
  needsKey: boolean;
}

/**
 * Models of one program on the server's own computer.
 */
export interface FoundModels {
  provider: ModelProvider;
  /**
     * @minItems 1
     * @maxItems 100
     */
  models: ModelName[];
}

/**
 * Looking for models on the server's own computer.
 */
export interface ModelDiscovery {
  /** The server may look. Only the embedded default may, unless its operator switched it off. */
  available: boolean;
  /** Nobody has said no. */
  enabled: boolean;
  /** @maxItems 3 */
  found: FoundModels[];
}

/**
 * Connected models, and what can be connected.
 */
export interface ModelConnections {
  /**
     * The last connected first.
     * @maxItems 20
     */
  items: ModelConnection[];
  /** The model of OPENAI_BASE_URL. It cannot be changed here. */
  operatorModel?: ModelName;
  /** @maxItems 10 */
  providers: ModelProviderInfo[];
  discovery: ModelDiscovery;
}

/**
 * A provider's key. It is encrypted, and never part of an answer.
 * @minLength 1
 * @maxLength 500
 * @pattern ^[!-~]+$
 */
export type ModelKey = string;

/**
 * A model and the key to it.
 */
export interface ConnectModelRequest {
  provider: ModelProvider;
  model: ModelName;
  apiKey?: ModelKey;
}

/**
 * The models that are used where no other is named, by their ids of `listModels`.
 */
export interface SetModelDefaultsRequest {
  generate?: ModelName;
  run?: ModelName;
}

/**
 * The answer to whether the server may look.
 */
export interface SetModelDiscoveryRequest {
  enabled: boolean;
}

/**
 * A provider and the key to it.
 */
export interface LookUpModelsRequest {
  provider: ModelProvider;
  apiKey?: ModelKey;
}

/**
 * What a provider offers.
 */
export interface ModelNames {
  /** @maxItems 500 */
  models: ModelName[];
}

export type ModelTestOutcome = typeof ModelTestOutcome[keyof typeof ModelTestOutcome];


export const ModelTestOutcome = {
  works: 'works',
  key_refused: 'key_refused',
  no_such_model: 'no_such_model',
  rate_limited: 'rate_limited',
  timeout: 'timeout',
  unreachable: 'unreachable',
  refused: 'refused',
  key_lost: 'key_lost',
} as const;

/**
 * What a test of a model showed.
 */
export interface ModelTest {
  outcome: ModelTestOutcome;
  /**
     * In the caller's language.
     * @minLength 1
     * @maxLength 500
     */
  message: string;
  /** From the request to the outcome. */
  latencyMs: Count;
}

/**
 * Who paid; without an address when the account is gone.
 */
export interface TransactionOwner {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  email?: Email;
}

/**
 * A transaction with its owner, for administrators.
 */
export interface AdminTransaction {
  transaction: Transaction;
  owner: TransactionOwner;
  /** What is left to be paid back. */
  refundable: Amount;
  /** The bank has taken it up with the provider. */
  disputed?: boolean;
}

/**
 * A page of everybody's transactions.
 */
export interface AdminTransactionPage {
  /** @maxItems 100 */
  items: AdminTransaction[];
  page: PageNumber;
  pageSize: PageSize;
  total: Count;
}

/**
 * What is paid back, and why.
 */
export interface RefundRequest {
  /**
     * @minimum 1
     * @maximum 100000000000
     */
  amount: number;
  currency: Currency;
  /**
     * On the credit note.
     * @minLength 3
     * @maxLength 500
     */
  reason: string;
  /** Whether the plan ends at once. */
  endPlan?: boolean;
}

/**
 * So many days up to and with today.
 */
export type CountsRange = typeof CountsRange[keyof typeof CountsRange];


export const CountsRange = {
  '7d': '7d',
  '30d': '30d',
  '90d': '90d',
} as const;

/**
 * The same activity in the range just before, to show whether it rises or falls.
 */
export interface ActivityTotals {
  generations: Count;
  runs: Count;
  downloads: Count;
}

/**
 * Seats of the plan. Both are 0 on a plan without seats, and for a sub-user.
 */
export interface SubUserCount {
  used: Count;
  total: Count;
}

/**
 * One day's activity.
 */
export interface CountsPoint {
  /**
     * The day, in the person's time zone.
     * @maxLength 10
     */
  date: string;
  /** Prompts first saved on that day. */
  prompts: Count;
  generations: Count;
  runs: Count;
  downloads: Count;
}

/**
 * A sum in one currency.
 */
export interface RevenueTotal {
  currency: Currency;
  amount: Amount;
}

/**
 * The whole product's figures, for an admin only.
 */
export interface AdminCounts {
  /** Accounts, as of now. */
  users: Count;
  /** People who signed in or used the product in the range. */
  activeUsers: Count;
  /** Accounts made in the range. */
  signUps: Count;
  /** Trials that run now. */
  trials: Count;
  /** Subscriptions now that were paid for. */
  paying: Count;
  /**
     * What was paid in the range less what was paid back, one entry a currency. Empty when nothing was paid.
     * @maxItems 20
     */
  revenue: RevenueTotal[];
  /** Payments in the range that failed. */
  failedPayments: Count;
}

/**
 * The person's own figures. Stocks are as of now, activity is that of the range.
 */
export interface Counts {
  range: CountsRange;
  /** Saved prompts of the person, the bin left out. */
  prompts: Count;
  /** Those of them that are marked. */
  favourites: Count;
  /** Generations in the range. */
  generations: Count;
  /** Runs in the range that gave any output, demo runs aside. */
  runs: Count;
  /** PDF and Word files in the range. */
  downloads: Count;
  previous: ActivityTotals;
  subUsers: SubUserCount;
  quota: Quota;
  /**
     * Begun days that are left of a running trial. Absent when none runs.
     * @minimum 0
     * @maximum 30
     */
  trialDaysLeft?: number;
  /**
     * One point for each day of the range, oldest first, days without activity too.
     * @minItems 7
     * @maxItems 90
     */
  series: CountsPoint[];
  /**
     * The most used categories of the person's own prompts; those without any are left out.
     * @maxItems 5
     */
  topCategories: CategoryUsage[];
  /**
     * The person's own prompts, last changed first.
     * @maxItems 5
     */
  recentPrompts: PromptSummary[];
  admin?: AdminCounts;
}

/**
 * The live chat, in a frame of its own origin. Absent where none is configured.
 */
export interface ChatWidget {
  /**
     * @minLength 1
     * @maxLength 100
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id: string;
  /**
     * Of its button.
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  color: string;
  /** @maxLength 300 */
  origin: string;
}

/**
 * A language of the interface, named in itself.
 */
export interface OfferedLanguage {
  code: InterfaceLanguage;
  /**
     * @minLength 1
     * @maxLength 60
     */
  name: string;
  direction: LayoutDirection;
}

/**
 * What a guest's browser has to know before anybody signs in. Nothing here is secret.
 */
export interface PublicConfig {
  /**
     * The payment provider's public key. Absent in the sandbox.
     * @minLength 8
     * @maxLength 200
     * @pattern ^pk_[A-Za-z0-9_]+$
     */
  publishableKey?: string;
  /** Payments go to the built-in sandbox; no money moves. */
  sandbox: boolean;
  /** No model is connected: runs show the filled prompt, marked as a demo. */
  demoModel: boolean;
  /** Mail is not sent but shown at `/dev/outbox`, on this machine only. */
  outbox: boolean;
  /** Mail leaves the server by SMTP. */
  mail: boolean;
  chat?: ChatWidget;
  /**
     * The marketing site. Absent: there is none.
     * @maxLength 500
     */
  websiteUrl?: string;
  /**
     * Absent: the page `/terms`.
     * @maxLength 500
     */
  termsUrl?: string;
  /**
     * Absent: the page `/privacy`.
     * @maxLength 500
     */
  privacyUrl?: string;
  /** The theme customizer drawer is offered. */
  customizer: boolean;
  /**
     * The languages of the interface, in the order of the menu.
     * @minItems 1
     * @maxItems 20
     */
  languages: OfferedLanguage[];
}

/**
 * The languages the person reads, best first (RFC 9110). Unknown ones fall back to English.
 */
export type AcceptLanguageParameter = string;

/**
 * The page, from 1.
 */
export type PageParameter = number;

/**
 * Rows a page.
 */
export type PageSizeParameter = number;

/**
 * One key for one intention, made when the form opens. The same key and body answer the first result again.
 */
export type IdempotencyKeyParameter = string;

/**
 * Words to look for, in any language; every word must occur.
 */
export type QueryParameter = string;

export type ListSessionsParams = {
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};

export type ListTransactionsParams = {
/**
 * Only transactions of this status.
 */
status?: TransactionStatus;
/**
 * The first day, UTC.
 * @maxLength 10
 */
from?: string;
/**
 * The last day, UTC.
 * @maxLength 10
 */
to?: string;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * The order; `-` is descending.
 */
sort?: ListTransactionsSort;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};

export type ListTransactionsSort = typeof ListTransactionsSort[keyof typeof ListTransactionsSort];


export const ListTransactionsSort = {
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  number: 'number',
  '-number': '-number',
  total: 'total',
  '-total': '-total',
  status: 'status',
  '-status': '-status',
} as const;

export type ExportTransactionsParams = {
/**
 * Only transactions of this status.
 */
status?: TransactionStatus;
/**
 * The first day, UTC.
 * @maxLength 10
 */
from?: string;
/**
 * The last day, UTC.
 * @maxLength 10
 */
to?: string;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
};

export type ListPromptsParams = {
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Whose prompts: `scope=mine&scope=team`. All three when absent.
 * @minItems 1
 * @maxItems 3
 */
scope?: PromptScope[];
/**
 * Only prompts of this category.
 */
categoryId?: Id;
/**
 * Only prompts with this tag, whatever its case.
 */
tag?: TagName;
/**
 * `true`: only the caller's favourites. `false`: only others.
 */
favourite?: boolean;
/**
 * Only prompts that came this way.
 */
source?: PromptSource;
/**
 * Saved prompts, or the caller's drafts.
 */
state?: PromptState;
/**
 * The order; a minus sign means descending.
 */
sort?: ListPromptsSort;
};

export type ListPromptsSort = typeof ListPromptsSort[keyof typeof ListPromptsSort];


export const ListPromptsSort = {
  updatedAt: 'updatedAt',
  '-updatedAt': '-updatedAt',
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  lastRunAt: 'lastRunAt',
  '-lastRunAt': '-lastRunAt',
  runCount: 'runCount',
  '-runCount': '-runCount',
  title: 'title',
  '-title': '-title',
} as const;

export type ListMyPromptsParams = {
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * Only prompts of this category.
 */
categoryId?: Id;
/**
 * Only prompts with this tag, whatever its case.
 */
tag?: TagName;
/**
 * `true`: only favourites. `false`: only others.
 */
favourite?: boolean;
/**
 * Only prompts that came this way.
 */
source?: PromptSource;
/**
 * Saved prompts, or the caller's drafts.
 */
state?: PromptState;
/**
 * The order; a minus sign means descending.
 */
sort?: ListMyPromptsSort;
};

export type ListMyPromptsSort = typeof ListMyPromptsSort[keyof typeof ListMyPromptsSort];


export const ListMyPromptsSort = {
  updatedAt: 'updatedAt',
  '-updatedAt': '-updatedAt',
  createdAt: 'createdAt',
  '-createdAt': '-createdAt',
  lastRunAt: 'lastRunAt',
  '-lastRunAt': '-lastRunAt',
  runCount: 'runCount',
  '-runCount': '-runCount',
  title: 'title',
  '-title': '-title',
} as const;

export type ListSubUsersParams = {
/**
 * Only sub-users of this status.
 */
status?: SubUserStatus;
/**
 * Only sub-users of this preset.
 */
preset?: SubUserPreset;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * The order; `-` is descending.
 */
sort?: ListSubUsersSort;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};

export type ListSubUsersSort = typeof ListSubUsersSort[keyof typeof ListSubUsersSort];


export const ListSubUsersSort = {
  name: 'name',
  '-name': '-name',
  email: 'email',
  '-email': '-email',
  status: 'status',
  '-status': '-status',
  invitedAt: 'invitedAt',
  '-invitedAt': '-invitedAt',
  lastActiveAt: 'lastActiveAt',
  '-lastActiveAt': '-lastActiveAt',
  promptCount: 'promptCount',
  '-promptCount': '-promptCount',
} as const;

export type RemoveSubUserParams = {
/**
 * The sub-user who gets the prompts; the caller when absent.
 */
transferTo?: Id;
};

export type ListTrashParams = {
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * The order; a minus sign means descending.
 */
sort?: ListTrashSort;
};

export type ListTrashSort = typeof ListTrashSort[keyof typeof ListTrashSort];


export const ListTrashSort = {
  deletedAt: 'deletedAt',
  '-deletedAt': '-deletedAt',
  title: 'title',
  '-title': '-title',
} as const;

export type ListPromptVersionsParams = {
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * The order; a minus sign means descending.
 */
sort?: ListPromptVersionsSort;
};

export type ListPromptVersionsSort = typeof ListPromptVersionsSort[keyof typeof ListPromptVersionsSort];


export const ListPromptVersionsSort = {
  version: 'version',
  '-version': '-version',
} as const;

export type ListAllTransactionsParams = {
/**
 * Only transactions of this status.
 */
status?: TransactionStatus;
/**
 * The first day, UTC.
 * @maxLength 10
 */
from?: string;
/**
 * The last day, UTC.
 * @maxLength 10
 */
to?: string;
/**
 * Words to look for, in any language; every word must occur.
 * @maxLength 200
 */
q?: QueryParameter;
/**
 * The page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
};

export type GetUserCountsParams = {
/**
 * The days to count, up to and with today.
 */
range?: GetUserCountsRange;
};

export type GetUserCountsRange = typeof GetUserCountsRange[keyof typeof GetUserCountsRange];


export const GetUserCountsRange = {
  '7d': '7d',
  '30d': '30d',
  '90d': '90d',
} as const;

/**
 * What the event is about; `id` is absent from a few kinds, such as `balance`.
 */
export type ReceiveStripeEventBodyDataObject = {
  /**
     * @minLength 1
     * @maxLength 255
     */
  object: string;
  /**
     * @minLength 1
     * @maxLength 255
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id?: string;
  [key: string]: unknown;
 };

export type ReceiveStripeEventBodyData = {
  /** What the event is about; `id` is absent from a few kinds, such as `balance`. */
  object: ReceiveStripeEventBodyDataObject;
  [key: string]: unknown;
 };

/**
 * An event of Stripe, as far as it is read here.
 */
export type ReceiveStripeEventBody = {
  /**
     * @minLength 1
     * @maxLength 255
     * @pattern ^evt_[A-Za-z0-9_]+$
     */
  id: string;
  /**
     * @minLength 1
     * @maxLength 255
     */
  type: string;
  data: ReceiveStripeEventBodyData;
  [key: string]: unknown;
 };

