import type {
  PlanCode,
  Role,
  SubscriptionStatus,
  User,
} from '../generated/api/endpoints.schemas.ts';
import { isRecord, type Guard } from '../lib/storage.ts';

const ROLES = ['individual', 'client', 'user', 'admin'] satisfies Role[];
const PLANS = ['free', 'pro', 'team', 'business'] satisfies PlanCode[];
const STATUSES = [
  'none',
  'trialing',
  'active',
  'pastDue',
  'canceling',
  'canceled',
  'incomplete',
] satisfies SubscriptionStatus[];

const isText = (value: unknown): value is string => typeof value === 'string';
const isFlag = (value: unknown) => typeof value === 'boolean';
const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
const isTime = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value));
const oneOf = (known: readonly unknown[]) => (value: unknown) => known.includes(value);
const orAbsent = (check: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || check(value);

/** True for a record whose fields all pass; further fields are allowed. */
const withFields =
  (fields: Record<string, (value: unknown) => boolean>) =>
  (value: unknown): boolean =>
    isRecord(value) && Object.entries(fields).every(([name, check]) => check(value[name]));

const isMeter = withFields({
  used: isCount,
  limit: (value) => value === null || isCount(value),
  warning: isFlag,
});
const isRule = withFields({ action: isText, subject: isText, inverted: orAbsent(isFlag) });

const each = (names: string, check: (value: unknown) => boolean) =>
  Object.fromEntries(names.split(' ').map((name) => [name, check]));

const hasFields = withFields({
  ...each('id email firstName lastName timezone language', isText),
  ...each('avatarUrl company jobTitle phone country', orAbsent(isText)),
  emailVerifiedAt: orAbsent(isTime),
  role: oneOf(ROLES),
  twoFactorEnabled: isFlag,
  permissions: (value) => Array.isArray(value) && value.length > 0 && value.every(isRule),
  subscription: withFields({
    status: oneOf(STATUSES),
    planCode: oneOf(PLANS),
    seats: isCount,
    ...each('autopay trialUsed', isFlag),
    ...each('trialEnd currentPeriodEnd', orAbsent(isTime)),
  }),
  quota: withFields({
    ...each('generations runs downloads savedPrompts', isMeter),
    resetsAt: isTime,
  }),
  settings: isRecord,
  createdAt: isTime,
});

/**
 * True for a profile that every screen can show. The contract's schema would say the same, but it
 * comes later and weighs more than a first screen may.
 */
export const isStoredUser: Guard<User> = (value): value is User => hasFields(value);
