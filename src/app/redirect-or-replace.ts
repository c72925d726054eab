import { redirect, replace } from 'react-router-dom';

/**
 * A redirect away from `from`. Where the browser stands on that address already, it is replaced in
 * the history: Back would lead into the same redirect again.
 */
export function redirectOrReplace(to: string, from: URL): Response {
  return window.location.pathname === from.pathname ? replace(to) : redirect(to);
}
