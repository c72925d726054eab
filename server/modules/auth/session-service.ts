import { DAY_MS, MINUTE_MS } from '#core/time.ts';
import type { Database } from '#server/db/client.ts';
import type { UserRow } from '#server/db/schema/account.ts';
import type { Clock } from '#server/ports/clock.ts';
import { coarseAddress, networkOf } from '#server/platform/http/client-address.ts';
import type { Identity } from '#server/platform/security/identity.ts';
import { newId } from '#server/platform/database/ids.ts';
import type { Paging } from '#server/platform/http/pagination.ts';
import { keyedHash } from '#server/platform/security/encryption.ts';
import { hashToken, isToken, newToken } from '#server/platform/security/tokens.ts';
import { describeDevice } from './device.ts';
import { sessionRepository, type SessionRow } from './session-repository.ts';
import type { userRepository } from './user-repository.ts';

/** How long a session lives without use, and in all. */
const SHORT = { idle: DAY_MS, total: 7 * DAY_MS };
const LONG = { idle: 30 * DAY_MS, total: 90 * DAY_MS };
const TOUCH_EVERY = 5 * MINUTE_MS;
/** How long another server may still accept a session that was ended here. */
const CACHE_MS = 500;
const MAX_CACHED = 10_000;

export type { SessionRow };

export type Sessions = {
  /** Nothing when the password was changed since `user` was read. */
  begin(
    user: Pick<UserRow, 'id' | 'passwordHash'>,
    from: { remember: boolean; ip: string; userAgent: string },
  ): Promise<{ token: string; beganAt: Date; expiresAt: Date } | undefined>;
  authenticate(token: string): Promise<Identity | undefined>;
  end(sessionId: string): Promise<void>;
  /** Ends a person's sessions, all or all but one. With a transaction, call `forget` after it. */
  endAll(userId: string, options?: { except?: string; on?: Database }): Promise<void>;
  /** Drops the cached sessions of a person on this server, after a change of the row or of the sessions. */
  forget(userId: string): void;
  list(identity: Identity, paging: Paging): Promise<{ rows: SessionRow[]; total: number }>;
  sweep(): Promise<void>;
};

/** Opaque tokens, stored as hashes and revoked by deleting a row: at once on this server. */
export function createSessions(deps: {
  db: Database;
  clock: Clock;
  networkKey: Buffer;
  users: typeof userRepository;
}): Sessions {
  const { db, clock, networkKey } = deps;
  const stored = sessionRepository(db);
  const cache = new Map<string, { identity: Identity; until: number }>();
  const forget = (fits: (identity: Identity) => boolean) => {
    for (const [hash, { identity }] of cache) if (fits(identity)) cache.delete(hash);
  };
  const sessions: Sessions = {
    async begin(user, { remember, ip, userAgent }) {
      const now = clock.now();
      const life = remember ? LONG : SHORT;
      const token = newToken('session');
      const expiresAt = new Date(now.getTime() + life.total);
      const isBegun = await stored.insert(
        {
          id: newId(),
          userId: user.id,
          tokenHash: hashToken(token),
          remember,
          ...describeDevice(userAgent),
          network: coarseAddress(ip),
          createdAt: now,
          lastUsedAt: now,
          idleExpiresAt: new Date(now.getTime() + life.idle),
          expiresAt,
        },
        keyedHash(networkKey, networkOf(ip)),
        (tx) => deps.users(tx).lockPassword(user.id, user.passwordHash),
      );
      return isBegun ? { token, beganAt: now, expiresAt } : undefined;
    },
    async authenticate(token) {
      if (!isToken('session', token)) return undefined;
      const hash = hashToken(token);
      const now = clock.now();
      const known = cache.get(hash);
      if (known && known.until > now.getTime() && known.until - now.getTime() <= CACHE_MS)
        return known.identity;
      cache.delete(hash);
      const row = await stored.find(hash, now);
      if (!row) return undefined;
      if (now.getTime() - row.session.lastUsedAt.getTime() >= TOUCH_EVERY) {
        const idle = now.getTime() + (row.session.remember ? LONG : SHORT).idle;
        const until = new Date(Math.min(idle, row.session.expiresAt.getTime()));
        await stored.touch(row.session.id, now, until);
      }
      const identity = identityOf(row.session, row.user);
      if (cache.size >= MAX_CACHED) cache.clear();
      cache.set(hash, { identity, until: now.getTime() + CACHE_MS });
      return identity;
    },
    async end(sessionId) {
      await stored.delete(sessionId);
      forget(({ session }) => session.id === sessionId);
    },
    async endAll(userId, { except, on = db } = {}) {
      await sessionRepository(on).deleteOf(userId, except);
      sessions.forget(userId);
    },
    forget: (userId) => forget(({ caller: user }) => user.id === userId),
    list: ({ caller: user, session }, { limit, offset }) =>
      stored.list(user.id, { now: clock.now(), current: session.id, limit, offset }),
    sweep: () => stored.sweep(clock.now()),
  };
  return sessions;
}

function identityOf(session: SessionRow, user: UserRow): Identity {
  return {
    session: { id: session.id, remember: session.remember, expiresAt: session.expiresAt },
    caller: {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      role: user.role,
      preset: user.preset,
      accountId: user.ownerId ?? user.id,
      emailVerified: user.emailVerifiedAt !== null,
      language: user.language,
      timezone: user.timezone,
    },
  };
}
