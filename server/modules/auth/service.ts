import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Jobs } from '#server/platform/jobs/queue.ts';
import type { MailIntent } from '#server/platform/mail/mail-intent.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { oneLine } from '#server/platform/text/one-line.ts';
import { passwordFault, type Passwords } from '#server/platform/security/passwords.ts';
import { problemsOf } from '#server/contract.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import { keyedHash, type Keys } from '#server/platform/security/encryption.ts';
import { hashToken, isToken } from '#server/platform/security/tokens.ts';
import type { Language } from '#core/language/languages.ts';
import { isTimezone } from '#server/platform/text/places.ts';
import { cleanEmail, emailKey, mailboxKey, maskEmail } from './email.ts';
import { LIMITS } from './limits.ts';
import { nameFault, recipient } from './person-name.ts';
import { registered, resetRequested, verificationRequested } from './mail-jobs.ts';
import {
  type consumeToken,
  deleteTokens,
  findToken,
  insertUser,
  type lockPassword,
  lockUser,
  markVerified,
  setPassword,
} from './repository.ts';
import type { Sessions } from './session-service.ts';

const { problem } = problemsOf<'verifyEmail' | 'getPasswordReset' | 'resetPassword'>();
const { invalid: invalidRegistration } = problemsOf<'registerWithEmail' | 'acceptInvitation'>();
const { invalid } = problemsOf<'resetPassword'>();
type RegisterFault = Parameters<typeof invalidRegistration>[0][number];

export type AuthDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  post: MailQueue;
  limiter: RateLimiter;
  passwords: Passwords;
  sessions: Sessions;
  keys: Keys;
  consumeToken: typeof consumeToken;
  lockPassword: typeof lockPassword;
};

export type Registration = {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  language: Language;
  timezone?: string | undefined;
};

export type AuthService = ReturnType<typeof createAuthService>;

/** Accounts and the links that are mailed for them. Signing in is in `sign-in.ts`. */
export function createAuthService(deps: AuthDeps) {
  const { db, clock, jobs, post, limiter, passwords, sessions, keys } = deps;

  const requestLink = async (
    topic: typeof resetRequested,
    email: string,
    ip: string,
    kind: 'reset' | 'resend',
  ) => {
    const key = emailKey(email);
    await limiter.take(LIMITS[`${kind}Network`], networkOf(ip));
    await limiter.take(LIMITS[`${kind}Address`], keyedHash(keys.networks, key));
    await jobs.add(topic, { emailKey: key });
  };
  const findReset = async (token: string) => {
    const found = isToken('resetPassword', token)
      ? await findToken(db, {
          purpose: 'resetPassword',
          tokenHash: hashToken(token),
          now: clock.now(),
          unused: true,
        })
      : undefined;
    if (!found) throw problem('link_expired');
    return found;
  };

  return {
    /** Takes a registration. The same happens for an address that is known, but nothing changes. */
    async register(input: Registration, ip: string): Promise<void> {
      const person = checkPerson(input);
      const key = emailKey(input.email);
      // What was refused above cost nobody a try: others of the network have theirs.
      await limiter.take(LIMITS.registerNetwork, networkOf(ip));
      await limiter.take(LIMITS.registerAddress, keyedHash(keys.networks, mailboxKey(input.email)));
      const row = newUser(person, await passwords.hash(input.password), clock.now());
      await db.transaction(async (tx) => {
        const isNew = await insertUser(tx, row);
        await jobs.add(registered, { emailKey: key, isNew }, { on: tx });
      });
    },

    /** Somebody new by the rules of `register`, ready to be kept. @throws 422 */
    async readPerson(input: Registration): Promise<NewPerson> {
      return { ...checkPerson(input), passwordHash: await passwords.hash(input.password) };
    },

    /** Keeps a person whose address a mailed link has verified; nothing when it has an account. */
    async createVerified(
      tx: Database,
      person: NewPerson,
      team: Pick<UserRow, 'ownerId' | 'preset'>,
    ): Promise<UserRow | undefined> {
      const now = clock.now();
      const row: UserRow = {
        ...newUser(person, person.passwordHash, now),
        ...team,
        role: 'user',
        emailVerifiedAt: now,
      };
      return (await insertUser(tx, row)) ? row : undefined;
    },

    forgotPassword: (email: string, ip: string) => requestLink(resetRequested, email, ip, 'reset'),

    resendVerification: (email: string, ip: string) =>
      requestLink(verificationRequested, email, ip, 'resend'),

    /** Verifies the address of a token; the same again until the token expires. @throws 410 */
    async verifyEmail(token: string, ip: string): Promise<{ email: string; verifiedAt: Date }> {
      await limiter.take(LIMITS.linkNetwork, networkOf(ip));
      const found = isToken('verifyEmail', token)
        ? await findToken(db, {
            purpose: 'verifyEmail',
            tokenHash: hashToken(token),
            now: clock.now(),
            unused: false,
          })
        : undefined;
      const verifiedAt = found && (await markVerified(db, found.user.id, clock.now()));
      if (!found || !verifiedAt) throw problem('link_expired');
      sessions.forget(found.user.id);
      return { email: found.user.email, verifiedAt };
    },

    /** What a reset link is for. @throws 410 */
    async lookAtReset(token: string, ip: string) {
      await limiter.take(LIMITS.linkNetwork, networkOf(ip));
      const { token: row, user } = await findReset(token);
      return { emailMasked: maskEmail(user.email), role: user.role, expiresAt: row.expiresAt };
    },

    /** Sets a password by a link, once, and ends every session. @throws 410, 422 */
    async resetPassword(token: string, password: string, ip: string): Promise<void> {
      await limiter.take(LIMITS.linkNetwork, networkOf(ip));
      const { token: row, user } = await findReset(token);
      const fault = passwordFault(password, user);
      if (fault) throw invalid([{ field: 'password', code: fault }]);
      const passwordHash = await passwords.hash(password);
      const now = clock.now();
      await db.transaction(async (tx) => {
        // The person before the token, as a password change locks them.
        await lockUser(tx, user.id);
        if (!(await deps.consumeToken(tx, row.id, now))) throw problem('link_expired');
        await changePassword(tx, user.id, passwordHash, now);
        await markVerified(tx, user.id, now);
        await sessions.endAll(user.id, { on: tx });
        await post.send(passwordChangedMail({ ...user, emailVerifiedAt: now }), { on: tx });
      });
      sessions.forget(user.id);
    },
  };
}

type CheckedPerson = Pick<UserRow, 'email' | 'firstName' | 'lastName' | 'language' | 'timezone'>;
export type NewPerson = CheckedPerson & { passwordHash: string };

/** Names and password by their rules, as they are kept. @throws ProblemError 422 */
function checkPerson(input: Registration): CheckedPerson {
  const person = {
    email: cleanEmail(input.email),
    firstName: oneLine(input.firstName),
    lastName: oneLine(input.lastName),
    language: input.language,
    timezone: input.timezone && isTimezone(input.timezone) ? input.timezone : 'UTC',
  };
  const faults: RegisterFault[] = (['firstName', 'lastName'] as const).flatMap(
    (field): RegisterFault[] => {
      const code = nameFault(person[field]);
      return code ? [{ field, code }] : [];
    },
  );
  const fault = passwordFault(input.password, person);
  if (fault) faults.push({ field: 'password', code: fault });
  if (faults.length > 0) throw invalidRegistration(faults);
  return person;
}

function newUser(person: CheckedPerson, passwordHash: string, now: Date): UserRow {
  const { email, firstName, lastName, language, timezone } = person;
  return {
    ...NEW_USER,
    email,
    firstName,
    lastName,
    language,
    timezone,
    id: newId(),
    emailKey: emailKey(email),
    passwordHash,
    termsAcceptedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

/** Sets a password; links and codes that were mailed for the old one die. */
export async function changePassword(
  tx: Database,
  userId: string,
  passwordHash: string,
  now: Date,
): Promise<void> {
  await setPassword(tx, userId, passwordHash, now);
  await deleteTokens(tx, userId, 'resetPassword');
  await deleteTokens(tx, userId, 'otp');
}

/** Tells the person that the password is another one now. */
export function passwordChangedMail(user: Parameters<typeof recipient>[0]): MailIntent {
  return { ...recipient(user), template: 'mail:passwordChanged' };
}

/** A new account. The role is fixed here and never read from a request. */
const NEW_USER = {
  emailVerifiedAt: null,
  avatarUrl: null,
  role: 'individual' as const,
  ownerId: null,
  preset: null,
  suspendedAt: null,
  company: null,
  jobTitle: null,
  phone: null,
  country: null,
  twoFactorEnabled: false,
  settings: {},
  lastLoginAt: null,
};
