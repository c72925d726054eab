import type { Access } from '#core/screens.ts';
import { paths } from '../lib/paths.ts';
import { safeRedirect } from '../session/safe-redirect.ts';
import type { KnownSession } from '../session/session-store.ts';

export type AccessQuestion = {
  access: Access;
  session: KnownSession;
  isKnownBrowser: boolean;
  /** Where the visitor wants to go. */
  url: URL;
};

export type AccessAnswer = { kind: 'allow' } | { kind: 'redirect'; to: string };

const ALLOW: AccessAnswer = { kind: 'allow' };

/**
 * The guards of specification §2 and decisions §4. A browser that was never signed in goes to
 * /register, a known one or an expired session to /login; both carry where the visitor wanted to
 * go, unless that is the root. Signed-in visitors of guest pages go where they wanted, else to /.
 */
export function decideAccess({
  access,
  session,
  isKnownBrowser,
  url,
}: AccessQuestion): AccessAnswer {
  if (access === 'open') return ALLOW;
  if (access === 'guest') {
    if (session.status === 'guest') return ALLOW;
    return { kind: 'redirect', to: safeRedirect(url.searchParams.get('redirect'), url.origin) };
  }
  if (session.status === 'signedIn') return ALLOW;
  return { kind: 'redirect', to: signInPath(isKnownBrowser || session.cause !== 'none', url) };
}

/** The page by which a guest enters, with the way back. */
export function signInPath(isKnownBrowser: boolean, url: URL): string {
  const wanted = `${url.pathname}${url.search}${url.hash}`;
  const query = wanted === '/' ? undefined : { redirect: wanted };
  return isKnownBrowser ? paths.login(query) : paths.register(query);
}
