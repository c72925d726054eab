import { MINUTE_MS } from '#core/time.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import { networkOf } from '#server/platform/http/client-address.ts';
import { problemsOf } from '#server/contract.ts';
import type { Limit } from '#server/platform/security/rate-limits.ts';
import { keyedHash } from '#server/platform/security/encryption.ts';
import {
  hashCode,
  hashToken,
  isToken,
  newCode,
  newToken,
  sameHash,
} from '#server/platform/security/tokens.ts';
import { emailKey } from './email.ts';
import { LIMITS } from './limits.ts';
import { recipient, teamName } from './person-name.ts';
import type { AuthDeps, GuestContext } from './service.ts';

const { problem: loginProblem } = problemsOf<'login'>();
const { problem } = problemsOf<'verifyOtp'>();

const CODE_MS = 10 * MINUTE_MS;
const MAX_TRIES = 5;

type SignInContext = GuestContext & { userAgent: string; locale: string };
export type SignedIn = { kind: 'session'; token: string; expiresAt: Date; user: UserRow };
export type CodeDue = { kind: 'code'; otpToken: string; expiresAt: Date };

type CodeBudget = readonly [limit: Limit, who: string];

/**
 * Whose mailed codes count together. A network that the person signed in from has a budget of its own:
 * an attacker who knows the password alone cannot use up the owner's codes.
 */
function codeBudget(userId: string, knownNetwork: string | undefined): CodeBudget {
  return knownNetwork === undefined
    ? [LIMITS.codes, userId]
    : [LIMITS.codesKnown, `${userId}:${knownNetwork}`];
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Signing in: address and password, and a mailed code for admins and with two factors. */
export function createSignIn(deps: AuthDeps) {
  const { db, clock, limiter, passwords, sessions, keys, post } = deps;
  const users = deps.users(db);
  const tokens = deps.tokens(db);

  const begin = async (
    user: UserRow,
    remember: boolean,
    ctx: SignInContext,
  ): Promise<SignedIn | undefined> => {
    const begun = await sessions.begin(user, { remember, ip: ctx.ip, userAgent: ctx.userAgent });
    if (!begun) return undefined;
    const { token, expiresAt, beganAt } = begun;
    return { kind: 'session', token, expiresAt, user: { ...user, lastLoginAt: beganAt } };
  };

  const sendCode = async (
    user: UserRow,
    remember: boolean,
    [limit, who]: CodeBudget,
  ): Promise<CodeDue> => {
    await limiter.take(limit, who);
    const otpToken = newToken('otp');
    const code = newCode();
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + CODE_MS);
    const tokenHash = hashToken(otpToken);
    await db.transaction(async (tx) => {
      if (!(await deps.users(tx).lockPassword(user.id, user.passwordHash)))
        throw loginProblem('invalid_credentials');
      await deps.tokens(tx).replace({
        userId: user.id,
        purpose: 'otp',
        tokenHash,
        codeHash: hashCode(keys.codes, tokenHash, code),
        remember,
        createdAt: now,
        expiresAt,
      });
      await post.send({ ...recipient(user), template: 'mail:signInCode', code }, { on: tx });
    });
    return { kind: 'code', otpToken, expiresAt };
  };

  const suspended = async ({ ownerId }: UserRow, locale: string) => {
    const client = ownerId ? await users.find(ownerId) : undefined;
    return loginProblem('suspended', {
      ...(client && { text: 'team:suspended', params: { team: teamName(client, locale) } }),
    });
  };

  return {
    /**
     * Sign-in by email and password. The rate limit counts the attempt first and refunds it on success; a dummy
     * hash makes an unknown address take as long as a wrong password.
     * @throws ProblemError 401 `invalid_credentials`, 403 `suspended`, 429, 503.
     */
    async login(
      input: { email: string; password: string; remember: boolean },
      ctx: SignInContext,
    ): Promise<SignedIn | CodeDue> {
      const network = networkOf(ctx.ip);
      await limiter.take(LIMITS.loginTries, network);
      await limiter.take(LIMITS.loginNetwork, network);
      const key = emailKey(input.email);
      const networkHash = keyedHash(keys.networks, network);
      const found = await users.findLogin(key, networkHash);
      const account = keyedHash(keys.networks, key);
      const budgets = found?.isKnownNetwork
        ? ([
            [LIMITS.loginKnownHour, account],
            [LIMITS.loginKnown, `${account}:${networkHash}`],
          ] as const)
        : ([
            [LIMITS.loginStrangersHour, account],
            [LIMITS.loginStrangers, account],
          ] as const);
      for (const [limit, who] of budgets) await limiter.take(limit, who);
      const right = await passwords.verify(found?.user.passwordHash, input.password);
      if (!found || !right) throw loginProblem('invalid_credentials');
      for (const [limit, who] of [...budgets, [LIMITS.loginNetwork, network] as const])
        await limiter.giveBack(limit, who);
      const { user } = found;
      if (user.suspendedAt) throw await suspended(user, ctx.locale);
      if (user.role === 'admin' || user.twoFactorEnabled) {
        const budget = codeBudget(user.id, found.isKnownNetwork ? networkHash : undefined);
        return sendCode(user, input.remember, budget);
      }
      const signedIn = await begin(user, input.remember, ctx);
      if (!signedIn) throw loginProblem('invalid_credentials');
      return signedIn;
    },

    /** The second step. Of several right codes at once one signs in. @throws 401, 410 */
    async verifyOtp(
      input: { otpToken: string; code: string },
      ctx: SignInContext,
    ): Promise<SignedIn> {
      await limiter.take(LIMITS.linkNetwork, networkOf(ctx.ip));
      if (!isToken('otp', input.otpToken)) throw problem('otp_expired');
      const tokenHash = hashToken(input.otpToken);
      const now = clock.now();
      const challenge = await tokens.countTry(tokenHash, now, MAX_TRIES);
      if (!challenge?.codeHash) throw problem('otp_expired');
      if (!sameHash(challenge.codeHash, hashCode(keys.codes, tokenHash, input.code)))
        throw problem('otp_incorrect', { params: { count: MAX_TRIES - challenge.attempts } });
      const user = await users.find(challenge.userId);
      if (!user || !(await tokens.consume(challenge.id, now))) throw problem('otp_expired');
      const networkHash = keyedHash(keys.networks, networkOf(ctx.ip));
      const isKnown = await users.isKnownNetwork(user.id, networkHash);
      const signedIn = await begin(user, challenge.remember, ctx);
      if (!signedIn) throw problem('otp_expired');
      const [limit, who] = codeBudget(user.id, isKnown ? networkHash : undefined);
      await limiter.giveBack(limit, who);
      return signedIn;
    },
  };
}
