import { createPasswords, type Passwords } from '../platform/security/passwords.ts';
import type { TestApp } from './test-app.ts';

const LOGIN = '/api/users/auth/login';
const CHANGE = '/api/users/update/profile-password';

/** Real passwords, but a check of `password` is held back, once it has succeeded, until `open`. */
export function heldPasswords(password: string): {
  passwords: Passwords;
  /** Settles when a check waits at the gate. */
  reached: Promise<void>;
  open(): void;
} {
  const real = createPasswords();
  const reached = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  let armed = true;
  return {
    passwords: {
      ...real,
      async verify(stored, typed) {
        const right = await real.verify(stored, typed);
        if (!right || typed !== password || !armed) return right;
        armed = false;
        reached.resolve();
        await gate.promise;
        return right;
      },
    },
    reached: reached.promise,
    open: () => gate.resolve(),
  };
}

/** Sessions of a person that the database holds. */
export async function sessionsOf(app: TestApp, userId: string): Promise<number> {
  const { rows } = await app.database.sql.query(
    'select count(*)::int as n from sessions where user_id = $1',
    [userId],
  );
  return (rows as { n: number }[])[0]?.n ?? 0;
}

/**
 * Changes a password while others sign in with the old one, round after round. Gives how many of those
 * sessions outlived the change, and how many sign-ins were answered 200 before it.
 */
export async function raceOldPassword(
  app: TestApp,
  rounds: number,
): Promise<{ survivors: number; signedIn: number }> {
  const { email, password, token, userId } = await app.signUp();
  let [old, survivors, signedIn] = [password, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const next = `quiet-harbour-${round}-42`;
    const login = (index: number) =>
      app.request('POST', LOGIN, {
        body: { email, password: old },
        ip: `100.70.${round}.${index}`,
      });
    const change = app.request('PUT', CHANGE, {
      token,
      body: { oldPassword: old, password: next },
    });
    const logins = await Promise.all([0, 1, 2, 3].map(login));
    const { status } = await change;
    if (status >= 300) throw new Error(`The password change was answered ${status}`);
    signedIn += logins.filter((answer) => answer.status === 200).length;
    survivors += (await sessionsOf(app, userId)) - 1;
    old = next;
  }
  return { survivors, signedIn };
}
