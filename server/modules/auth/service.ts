import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { passwordFault, type Passwords } from '#server/platform/security/passwords.ts';
import { problemsOf } from '#server/contract.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import type { Acceptance, AcceptanceBook } from '#server/platform/terms-acceptance-store.ts';
import { keyedHash, type Keys } from '#server/platform/security/encryption.ts';
import { hashToken, isToken } from '#server/platform/security/tokens.ts';
import { emailKey, mailboxKey, maskEmail } from './email.ts';
import { LIMITS } from './limits.ts';
import { checkPerson, newUser, type NewPerson, type Registration } from './new-person.ts';
import { changePassword, passwordChangedMail } from './password-change.ts';
import { registered, resetRequested, verificationRequested } from './mail-jobs.ts';
import type { tokenRepository } from './token-repository.ts';
import type { userRepository } from './user-repository.ts';
import type { Sessions } from './session-service.ts';

const { problem } = problemsOf<'verifyEmail' | 'getPasswordReset' | 'resetPassword'>();
const { invalid } = problemsOf<'resetPassword'>();

export type AuthDeps = {
  db: Database;
  clock: Clock;
  jobs: Jobs;
  post: MailQueue;
  limiter: RateLimiter;
  passwords: Passwords;
  sessions: Sessions;
  keys: Keys;
  /** Repositories are made for the database, and again for a transaction. */
  users: typeof userRepository;
  tokens: typeof tokenRepository;
};

export type AuthService = ReturnType<typeof createAuthService>;

/** What a verb knows of the request of a guest. */
export type GuestContext = { ip: string };

/** The acceptance of the terms that a new account begins with. */
const accepted = (
  { id: userId, language, createdAt: acceptedAt }: UserRow,
  occasion: Acceptance['occasion'],
  address: string,
): Acceptance => ({ userId, language, acceptedAt, occasion, address });

/** Registration and the links that are mailed for an account. */
export function createAuthService(
  deps: AuthDeps & {
    /** A person's role with their plan. */
    roleOf(user: Pick<UserRow, 'id' | 'role'>): Promise<UserRow['role']>;
    acceptances: AcceptanceBook;
    /** What registering with an invitation leads to: noted at first, a place on the team with the proven address. */
    invitations: {
      note(
        tx: Database,
        about: { tokenHash: string; userId: string; emailKey: string },
      ): Promise<void>;
      join(userId: string): Promise<void>;
    };
  },
) {
  const {
    db,
    clock,
    jobs,
    post,
    limiter,
    passwords,
    sessions,
    keys,
    roleOf,
    invitations,
    acceptances,
  } = deps;
  const users = deps.users(db);
  const tokens = deps.tokens(db);

  const requestLink = async (
    topic: typeof resetRequested,
    kind: 'reset' | 'resend',
    { email }: { email: string },
    { ip }: GuestContext,
  ) => {
    const key = emailKey(email);
    await limiter.take(LIMITS[`${kind}Network`], networkOf(ip));
    await limiter.take(LIMITS[`${kind}Address`], keyedHash(keys.networks, key));
    await jobs.add(topic, { emailKey: key });
  };
  const findReset = async (token: string) => {
    const found = isToken('resetPassword', token)
      ? await tokens.find({
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
    async registerWithEmail(
      input: Registration & { inviteToken?: string },
      { ip }: GuestContext,
    ): Promise<void> {
      const person = checkPerson(input);
      const key = emailKey(input.email);
      // Counted after the checks: what they refuse uses up no try of the network.
      await limiter.take(LIMITS.registerNetwork, networkOf(ip));
      await limiter.take(LIMITS.registerAddress, keyedHash(keys.networks, mailboxKey(input.email)));
      const row = newUser(person, await passwords.hash(input.password), clock.now());
      await db.transaction(async (tx) => {
        const isNew = await deps.users(tx).insert(row);
        if (input.inviteToken && isToken('invitation', input.inviteToken)) {
          const tokenHash = hashToken(input.inviteToken);
          await invitations.note(tx, { tokenHash, userId: row.id, emailKey: key });
        }
        await acceptances.add(tx, accepted(row, 'registration', ip));
        await jobs.add(registered, { emailKey: key, isNew }, { on: tx });
      });
    },

    /** Validated registration with its password hash, not yet stored. @throws 422 */
    async readPerson(input: Registration): Promise<NewPerson> {
      return { ...checkPerson(input), passwordHash: await passwords.hash(input.password) };
    },

    /** Creates the account of an address that a mailed link has verified; nothing when it has one. */
    async createVerified(
      tx: Database,
      person: NewPerson,
      team: Pick<UserRow, 'ownerId' | 'preset'>,
      { ip }: GuestContext,
    ): Promise<UserRow | undefined> {
      const now = clock.now();
      const row: UserRow = {
        ...newUser(person, person.passwordHash, now),
        ...team,
        role: 'user',
        emailVerifiedAt: now,
      };
      if (!(await deps.users(tx).insert(row))) return undefined;
      await acceptances.add(tx, accepted(row, 'invitation', ip));
      return row;
    },

    forgotPassword: (input: { email: string }, ctx: GuestContext) =>
      requestLink(resetRequested, 'reset', input, ctx),

    resendEmailVerification: (input: { email: string }, ctx: GuestContext) =>
      requestLink(verificationRequested, 'resend', input, ctx),

    /** Verifies the address of a token; the same again until the token expires. @throws 410 */
    async verifyEmail({ token }: { token: string }, { ip }: GuestContext) {
      await limiter.take(LIMITS.linkNetwork, networkOf(ip));
      const found = isToken('verifyEmail', token)
        ? await tokens.find({
            purpose: 'verifyEmail',
            tokenHash: hashToken(token),
            now: clock.now(),
            unused: false,
          })
        : undefined;
      if (!found) throw problem('link_expired');
      await invitations.join(found.user.id);
      const verifiedAt = await users.markVerified(found.user.id, clock.now());
      if (!verifiedAt) throw problem('link_expired');
      sessions.forget(found.user.id);
      return { email: found.user.email, verifiedAt };
    },

    /** What a reset link is for. @throws 410 */
    async getPasswordReset({ token }: { token: string }, { ip }: GuestContext) {
      await limiter.take(LIMITS.linkNetwork, networkOf(ip));
      const { token: row, user } = await findReset(token);
      return {
        emailMasked: maskEmail(user.email),
        role: await roleOf(user),
        expiresAt: row.expiresAt,
      };
    },

    /** Sets a password by a link, once, and ends every session. @throws 410, 422 */
    async resetPassword(
      { token, password }: { token: string; password: string },
      { ip }: GuestContext,
    ): Promise<void> {
      await limiter.take(LIMITS.linkNetwork, networkOf(ip));
      const { token: row, user } = await findReset(token);
      const fault = passwordFault(password, user);
      if (fault) throw invalid([{ field: 'password', code: fault }]);
      const passwordHash = await passwords.hash(password);
      // The mailed link has proven the address.
      if (!user.emailVerifiedAt) await invitations.join(user.id);
      const now = clock.now();
      await db.transaction(async (tx) => {
        const people = deps.users(tx);
        // The person before the token, as a password change locks them.
        await people.lock(user.id);
        if (!(await deps.tokens(tx).consume(row.id, now))) throw problem('link_expired');
        await changePassword(tx, user.id, passwordHash, now);
        await people.markVerified(user.id, now);
        await sessions.endAll(user.id, { on: tx });
        await post.send(passwordChangedMail({ ...user, emailVerifiedAt: now }), { on: tx });
      });
      sessions.forget(user.id);
    },
  };
}
