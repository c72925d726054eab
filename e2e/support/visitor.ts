import type { Language } from '#core/language/languages.ts';
import { BRAND, storageKey } from '#src/lib/brand.ts';

/** Who opens the browser, and what this browser remembers. */
export type Visitor = {
  /** The example of `getMyProfile` that is signed in; left out for a guest. */
  profile?: 'default' | (string & {});
  /** A guest whose browser was signed in before. */
  isKnown?: boolean;
  language?: Language;
  mode?: 'light' | 'dark';
  settings?: Record<string, unknown>;
  /** Answers of the mock for this browser alone, as in `{ listPrompts: '200.empty' }`. */
  answers?: Record<string, string>;
  /** Whatever else lies in the browser's storage. */
  storage?: Record<string, string>;
};

export const TOKEN = 'mR7tQ2w9Lk4ZpX0c8VbN3sYh6JdF1gAeU5iOqTzWxKo';
/** A token as a mail's link carries one. */
export const LINK_TOKEN = 'vq3X0m1cB7n2R8s4T6u9W1y5Z0a3D7f2K4h6J8l0N2p';

/** What the mock says of a person, which the browser stores with the token. */
async function profileOf(origin: string, example: string): Promise<unknown> {
  const answer = await fetch(`${origin}/api/users/me/profile?__example=${example}`);
  const { user } = (await answer.json()) as { user: unknown };
  return user;
}

/** The browser's state before its first page, for Playwright's `storageState`. */
export async function browserState(origin: string, visitor: Visitor) {
  const { profile, isKnown = false, language, mode, settings, answers = {}, storage } = visitor;
  const kept: Record<string, string> = { ...storage };
  if (profile) {
    kept[storageKey('accessToken')] = TOKEN;
    kept[storageKey('userData')] = JSON.stringify(await profileOf(origin, profile));
  }
  if (profile || isKnown) kept[storageKey('knownBrowser')] = '1';
  if (language) kept[storageKey('language')] = language;
  const chosen = { ...settings, ...(mode && { mode }) };
  if (Object.keys(chosen).length > 0) kept[storageKey('settings')] = JSON.stringify(chosen);
  const told = { ...(profile && { getMyProfile: `200.${profile}` }), ...answers };
  return {
    origins: [
      { origin, localStorage: Object.entries(kept).map(([name, value]) => ({ name, value })) },
    ],
    cookies: [
      ...cookie(origin, `${BRAND.prefix}-language`, language),
      ...cookie(origin, `${BRAND.prefix}-mode`, mode),
      ...cookie(origin, 'mock-scenarios', new URLSearchParams(told).toString()),
    ],
  };
}

/** Storage state of a browser with a session: access token, user and language, as the app keeps them. */
export function sessionState(
  origin: string,
  { token, user }: { token: string; user: unknown },
  language?: Language,
) {
  const kept = {
    [storageKey('accessToken')]: token,
    [storageKey('userData')]: JSON.stringify(user),
    [storageKey('knownBrowser')]: '1',
    ...(language && { [storageKey('language')]: language }),
  };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  const cookies = cookie(origin, `${BRAND.prefix}-language`, language);
  return { origins: [{ origin, localStorage }], cookies };
}

/** The cookie as the browser stores it, or none without a value. */
export function cookie(origin: string, name: string, value: string | undefined) {
  if (!value) return [];
  const { hostname } = new URL(origin);
  const rest = { expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' as const };
  return [{ name, value: encodeURIComponent(value), domain: hostname, path: '/', ...rest }];
}
