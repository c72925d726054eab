import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Identity } from '#server/platform/security/identity.ts';
import type { MailQueue } from '#server/platform/mail/mail-queue.ts';
import { pageOf, type Paging } from '#server/platform/http/pagination.ts';
import { passwordFault, type Passwords } from '#server/platform/security/passwords.ts';
import { oneLine } from '#server/platform/text/one-line.ts';
import { problemsOf } from '#server/contract.ts';
import type { RateLimiter } from '#server/platform/security/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { LIMITS } from '../auth/limits.ts';
import { type AuthDeps, changePassword, passwordChangedMail } from '../auth/service.ts';
import type { Sessions } from '../auth/session-service.ts';
import { profileFaults } from './profile-rules.ts';
import { findUser, lockUser, updateUser, type ProfileChange } from './repository.ts';
import { presentUser, type ProfileParts, type UserView } from './presenters.ts';

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
  lockPassword: AuthDeps['lockPassword'];
  /** What billing says of a person; handed in, so that this module needs no other's tables. */
  profileParts(userId: string): Promise<ProfileParts>;
};

/** The fields of `updateProfile`; an empty text clears one that may be empty. */
export type ProfileUpdate = {
  [K in keyof ProfileChange]: Exclude<ProfileChange[K], null> | undefined;
};

export type AccountService = ReturnType<typeof createAccountService>;

export function createAccountService(deps: AccountDeps) {
  const { db, clock, limiter, passwords, sessions, post, profileParts } = deps;

  const view = async (row: UserRow | undefined): Promise<UserView> => {
    if (!row) throw problem('unauthenticated');
    return presentUser(row, await profileParts(row.id));
  };

  return {
    /** The same of a row that was just read. */
    profileOf: (row: UserRow) => view(row),

    /** A person as the contract shows them to themselves. @throws 401 when they are gone. */
    async profile(userId: string): Promise<UserView> {
      return view(await findUser(db, userId));
    },

    /** Changes the fields that are given and merges settings key by key. @throws 422 */
    async updateProfile(userId: string, update: ProfileUpdate): Promise<UserView> {
      const faults = profileFaults(update);
      if (faults.length > 0) throw invalidProfile(faults);
      await db.transaction(async (tx) => {
        const row = await lockUser(tx, userId);
        if (!row) throw problem('unauthenticated');
        await updateUser(tx, userId, changeOf(row, update), clock.now());
      });
      sessions.forget(userId);
      return view(await findUser(db, userId));
    },

    /** Changes the password, ends every other session and tells the person. @throws 422, 429, 503 */
    async updatePassword(
      { caller: user, session }: Identity,
      input: { oldPassword: string; password: string },
    ): Promise<void> {
      await limiter.take(LIMITS.oldPassword, user.id);
      const row = await findUser(db, user.id);
      if (!(await passwords.verify(row?.passwordHash, input.oldPassword)))
        throw invalidPassword([{ field: 'oldPassword', code: 'incorrect' }]);
      await limiter.giveBack(LIMITS.oldPassword, user.id);
      const same = input.password.normalize('NFC') === input.oldPassword.normalize('NFC');
      const fault =
        passwordFault(input.password, user) ?? (same ? 'password_unchanged' : undefined);
      if (fault) throw invalidPassword([{ field: 'password', code: fault }]);
      const passwordHash = await passwords.hash(input.password);
      await db.transaction(async (tx) => {
        if (!row || !(await deps.lockPassword(tx, user.id, row.passwordHash)))
          throw invalidPassword([{ field: 'oldPassword', code: 'incorrect' }]);
        await changePassword(tx, user.id, passwordHash, clock.now());
        await sessions.endAll(user.id, { except: session.id, on: tx });
        await post.send(passwordChangedMail(row), { on: tx });
      });
      sessions.forget(user.id);
    },

    async listSessions(identity: Identity, paging: Paging) {
      const { rows, total } = await sessions.list(identity, paging);
      const items = rows.map((row) => ({
        id: row.id,
        device: row.device,
        browser: row.browser,
        ip: row.network,
        createdAt: row.createdAt.toISOString(),
        lastUsedAt: row.lastUsedAt.toISOString(),
        expiresAt: row.expiresAt.toISOString(),
        isCurrent: row.id === identity.session.id,
      }));
      return pageOf(items, total, paging);
    },
  };
}

/** An explicit list of columns: nothing else of a request ever reaches the row. */
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
