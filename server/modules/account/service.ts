import type { SessionPage, User } from '#contract/generated/schemas.ts';
import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Caller, Identity } from '#server/platform/security/identity.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { pageOf, paging } from '#server/platform/http/pagination.ts';
import { passwordFault, type Passwords } from '#server/platform/security/passwords.ts';
import { oneLine } from '#server/platform/text/one-line.ts';
import { problemsOf, type QueryOf } from '#server/contract.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { LIMITS } from '../auth/limits.ts';
import { changePassword, passwordChangedMail } from '../auth/password-change.ts';
import type { AuthDeps } from '../auth/service.ts';
import type { Sessions } from '../auth/session-service.ts';
import { profileFaults } from './profile-rules.ts';
import { accountRepository, type ProfileChange } from './repository.ts';
import { presentSession, presentUser, type ProfileParts } from './presenters.ts';

const { problem } = problemsOf<'getMyProfile' | 'updateProfile' | 'updatePassword'>();
const { invalid: invalidProfile } = problemsOf<'updateProfile'>();
const { invalid: invalidPassword } = problemsOf<'updatePassword'>();

export type AccountDeps = {
  db: Database;
  clock: Clock;
  limiter: RateLimiter;
  passwords: Passwords;
  sessions: Sessions;
  post: MailQueue;
  users: AuthDeps['users'];
  /**
   * A person with what their plan says of them, in one statement; handed in, so that this module reads no table of
   * billing. `address` is the person's, as far as the caller knows. @throws 401 when the account is gone.
   */
  readProfile(id: string, address?: string): Promise<{ person: UserRow; parts: ProfileParts }>;
};

/** The fields of `updateProfile`; an empty text clears an optional one. */
export type ProfileUpdate = {
  [K in keyof ProfileChange]: Exclude<ProfileChange[K], null> | undefined;
};

type ProfileContext = { caller: Pick<Caller, 'id'> & Partial<Pick<Caller, 'email'>> };

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(deps: AccountDeps) {
  const { db, clock, limiter, passwords, sessions, post, readProfile } = deps;
  const people = accountRepository(db);

  const profileOf = async (row: UserRow): Promise<User> =>
    presentUser(row, (await readProfile(row.id, row.email)).parts);

  const profileOfCaller = async ({ id, email }: ProfileContext['caller']): Promise<User> => {
    const { person, parts } = await readProfile(id, email);
    return presentUser(person, parts);
  };

  return {
    /** The profile of a row that was just read. */
    profileOf,

    /** Makes the account of an address an administrator's; false when no account has it. */
    makeAdmin: (address: string): Promise<boolean> => people.makeAdmin(address, clock.now()),

    /** The caller's own profile. @throws 401 when the account is gone. */
    async getMyProfile({ caller }: ProfileContext): Promise<User> {
      return profileOfCaller(caller);
    },

    /** Changes the fields that are given and merges settings key by key. @throws 422 */
    async updateProfile(update: ProfileUpdate, { caller }: ProfileContext): Promise<User> {
      const faults = profileFaults(update);
      if (faults.length > 0) throw invalidProfile(faults);
      await db.transaction(async (tx) => {
        const locked = accountRepository(tx);
        const row = await locked.lock(caller.id);
        if (!row) throw problem('unauthenticated');
        await locked.update(caller.id, changeOf(row, update), clock.now());
      });
      sessions.forget(caller.id);
      return profileOfCaller(caller);
    },

    /** Changes the password, ends every other session and sends a notice. @throws 422, 429, 503 */
    async updatePassword(
      input: { oldPassword: string; password: string },
      { caller: user, session }: Identity,
    ): Promise<void> {
      await limiter.take(LIMITS.oldPassword, user.id);
      const row = await people.find(user.id);
      if (!(await passwords.verify(row?.passwordHash, input.oldPassword)))
        throw invalidPassword([{ field: 'oldPassword', code: 'incorrect' }]);
      await limiter.giveBack(LIMITS.oldPassword, user.id);
      const same = input.password.normalize('NFC') === input.oldPassword.normalize('NFC');
      const fault =
        passwordFault(input.password, user) ?? (same ? 'password_unchanged' : undefined);
      if (fault) throw invalidPassword([{ field: 'password', code: fault }]);
      const passwordHash = await passwords.hash(input.password);
      await db.transaction(async (tx) => {
        if (!row || !(await deps.users(tx).lockPassword(user.id, row.passwordHash)))
          throw invalidPassword([{ field: 'oldPassword', code: 'incorrect' }]);
        await changePassword(tx, user.id, passwordHash, clock.now());
        await sessions.endAll(user.id, { except: session.id, on: tx });
        await post.send(passwordChangedMail(row), { on: tx });
      });
      sessions.forget(user.id);
    },

    async listSessions(query: QueryOf<'listSessions'>, identity: Identity): Promise<SessionPage> {
      const at = paging(query);
      const { rows, total } = await sessions.list(identity, at);
      const items = rows.map((row) => presentSession(row, identity.session.id));
      return pageOf(items, total, at);
    },
  };
}

/** An explicit list of columns: no other field of a request reaches the row. */
function changeOf(row: UserRow, update: ProfileUpdate): ProfileChange {
  const clearable = (value: string) => oneLine(value) || null;
  const change: ProfileChange = {};
  if (update.firstName !== undefined) change.firstName = oneLine(update.firstName);
  if (update.lastName !== undefined) change.lastName = oneLine(update.lastName);
  if (update.company !== undefined) change.company = clearable(update.company);
  if (update.jobTitle !== undefined) change.jobTitle = clearable(update.jobTitle);
  if (update.phone !== undefined) change.phone = clearable(update.phone);
  if (update.country !== undefined) change.country = clearable(update.country);
  if (update.timezone !== undefined) change.timezone = update.timezone;
  if (update.language !== undefined) change.language = update.language;
  if (update.settings !== undefined) change.settings = { ...row.settings, ...update.settings };
  return change;
}
