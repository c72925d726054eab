import type { Limit } from '#server/platform/security/rate-limits.ts';

const MINUTE = 60;
const HOUR = 3_600;

/**
 * Rate limits for authentication. A network that the person signed in from
 * before has its own budget, so that strangers cannot lock the owner out; together they stay below 100
 * password checks an hour for an account.
 */
export const LIMITS = {
  /** Tries of a network, right ones too, since each costs a password hash: an office signs in together at nine. */
  loginTries: { name: 'login-tries', points: 40, seconds: MINUTE },
  /** Wrong tries of a network. */
  loginNetwork: { name: 'login-network', points: 10, seconds: MINUTE },
  loginStrangers: { name: 'login-strangers', points: 10, seconds: 15 * MINUTE },
  loginStrangersHour: { name: 'login-strangers-hour', points: 60, seconds: HOUR },
  loginKnown: { name: 'login-known', points: 10, seconds: 15 * MINUTE },
  loginKnownHour: { name: 'login-known-hour', points: 40, seconds: HOUR },
  oldPassword: { name: 'old-password', points: 10, seconds: 15 * MINUTE },
  /** A class or an office signs up together, behind one address. */
  registerNetwork: {
    name: 'register-network',
    points: 40,
    seconds: 30 * MINUTE,
    text: 'problems:rate_limited.registrations',
  },
  registerAddress: { name: 'register-address', points: 5, seconds: 30 * MINUTE },
  resetAddress: { name: 'reset-address', points: 5, seconds: 30 * MINUTE },
  resetNetwork: { name: 'reset-network', points: 20, seconds: 30 * MINUTE },
  resendAddress: { name: 'resend-address', points: 5, seconds: 30 * MINUTE },
  resendNetwork: { name: 'resend-network', points: 20, seconds: 30 * MINUTE },
  codes: { name: 'codes', points: 3, seconds: HOUR },
  codesKnown: { name: 'codes-known', points: 3, seconds: HOUR },
  linkNetwork: { name: 'link-network', points: 60, seconds: 10 * MINUTE },
} as const satisfies Record<string, Limit>;
