import { isWithinPage, SIGN_IN_PAGES } from '#core/page-rules.ts';

const LONGEST = 2000;

/**
 * Where to go after signing in: `value` when it is a path on this site, otherwise '/'.
 * Everything by which a browser could be sent elsewhere or in a circle is refused.
 */
export function safeRedirect(value: string | null | undefined, origin: string): string {
  if (!value || value.length > LONGEST) return '/';
  // The URL parser drops tab and newline and reads '\' as '/': refuse them before it does.
  if (!value.startsWith('/') || /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\]/u.test(value)) return '/';
  if (/^\/(?:\/|%2f|%5c)/iu.test(value)) return '/';
  try {
    const url = new URL(value, origin);
    if (url.origin !== origin || url.username || url.password) return '/';
    const path = url.pathname;
    if (path.startsWith('//') || /^\/(?:%2f|%5c)/iu.test(path)) return '/';
    if (SIGN_IN_PAGES.some((page) => isWithin(decoded(path), page))) return '/';
    return `${path}${url.search}${url.hash}`;
  } catch {
    return '/';
  }
}

function isWithin(path: string, page: string): boolean {
  const clean = path.toLowerCase().replaceAll(/\/{2,}/gu, '/');
  return isWithinPage(clean, page);
}

function decoded(path: string): string {
  return decodeURIComponent(path);
}
