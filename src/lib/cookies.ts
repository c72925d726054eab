const YEAR_IN_SECONDS = 31_536_000;

/** The cookie's value, or undefined. Never throws, not even on malformed escapes. */
export function readCookie(name: string, source = safeCookies()): string | undefined {
  for (const part of source.split(';')) {
    const [key, ...rest] = part.trim().split('=');
    if (key !== name) continue;
    try {
      return decodeURIComponent(rest.join('='));
    } catch {
      return undefined;
    }
  }
  return undefined;
}

/** Mirrors a preference (never a secret) for a year, so that the server can send the right page. */
export function writeCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${YEAR_IN_SECONDS}; SameSite=Lax${secure}`;
  } catch {
    // Cookies are switched off: the preference lives in storage alone.
  }
}

function safeCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}
