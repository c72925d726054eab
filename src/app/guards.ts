import type { MiddlewareFunction } from 'react-router-dom';
import { lazyImport } from '../lib/lazy.ts';
import { paths } from '../lib/paths.ts';
import type { KnownSession } from '../session/session-store.ts';
import { session } from '../session/session.ts';
import { decideAccess } from './access.ts';
import type { RouteHandle } from './route-handle.ts';
import { redirectOrReplace } from './redirect-or-replace.ts';

/** Runs before a screen's loaders: waits until it is known who is here, then lets in or sends on. */
export function guard({ screen, access }: RouteHandle): MiddlewareFunction {
  return async ({ request }, next) => {
    const known = await sessionKnown(request.signal);
    const url = new URL(request.url);
    url.hash = window.location.pathname === url.pathname ? window.location.hash : '';
    const answer = decideAccess({
      access,
      session: known,
      isKnownBrowser: session.isKnownBrowser(),
      url,
    });
    if (answer.kind === 'redirect') throw redirectOrReplace(answer.to, url);
    await requireAbility({ screen, access }, url);
    return await next();
  };
}

let permissions: typeof import('#core/permissions/permissions.ts') | undefined;

/**
 * Permissions are looked at only after sign-in; a guest never loads their rules. They are kept: an `import`
 * of what is here still takes a task of the browser's, in which React renders the old screen again as
 * one that is being left.
 */
async function requireAbility(
  { screen: { ability }, access }: RouteHandle,
  url: URL,
): Promise<void> {
  const user = session.getUser();
  if (access !== 'signedIn' || !ability || !user) return;
  permissions ??= await lazyImport('permissions', () => import('#core/permissions/permissions.ts'));
  const { allows, DEFAULT_RULES, grantsAnything } = permissions;
  const rules = user.permissions ?? DEFAULT_RULES;
  // Whoever is granted nothing is refused nothing: the layout stays blank.
  if (grantsAnything(rules) && !allows(rules, ability.action, ability.subject))
    throw redirectOrReplace(paths.notAuthorized(), url);
}

/** Resolves once the session is no longer loading. */
export function sessionKnown(signal?: AbortSignal): Promise<KnownSession> {
  return new Promise((resolve, reject) => {
    const state = session.getState();
    if (state.status !== 'loading') {
      resolve(state);
      return;
    }
    const stop = session.subscribe(() => {
      const now = session.getState();
      if (now.status === 'loading') return;
      stop();
      resolve(now);
    });
    signal?.addEventListener('abort', () => {
      stop();
      reject(signal.reason as Error);
    });
  });
}
