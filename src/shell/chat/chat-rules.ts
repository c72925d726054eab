import { isWithinPage, PAGES_WITHOUT_CHAT } from '#core/page-rules.ts';
import type { ChatConfig } from '../shell-types.ts';

/** Whether the live chat may stand on a page: not on reset, verification and payment pages. */
export function isChatAllowed(pathname: string): boolean {
  const path = pathname.toLowerCase();
  return !PAGES_WITHOUT_CHAT.some((page) => isWithinPage(path, page));
}

/**
 * The frame's address, or null when the configuration is not one for a separate https origin
 * (or a local one in development): the frame must not share our storage.
 */
export function chatUrl(chat: ChatConfig, language: string, ownOrigin: string): string | null {
  try {
    const url = new URL(chat.origin);
    const isLocal = ['localhost', '127.0.0.1'].includes(url.hostname);
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return null;
    if (url.origin === ownOrigin) return null;
    url.searchParams.set('id', chat.id);
    url.searchParams.set('color', chat.color);
    url.searchParams.set('lang', language);
    return url.href;
  } catch {
    return null;
  }
}

/** The configured button colour if it is one, else the theme's. */
export function chatColor(color: string): string | undefined {
  return /^#[0-9a-f]{6}$/i.test(color) ? color : undefined;
}
