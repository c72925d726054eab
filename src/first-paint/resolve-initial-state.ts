import { directionOf } from '#core/language/languages.ts';
import type { Direction } from '#core/text/direction.ts';

export type BootInput = {
  language: string;
  /** The stored settings, of any shape. */
  settings: Record<string, unknown> | undefined;
  modeCookie: string | undefined;
  hasToken: boolean;
  /** The address holds a link's token or a way back, which a page rendered ahead knows nothing of. */
  hasOwnQuery: boolean;
  /** Language and direction of the page as it came, and what of it was rendered ahead. */
  page: { language: string; direction: string; holds: 'screen' | 'frame' | 'nothing' };
};

export type Boot = {
  language: string;
  direction: Direction;
  mode: 'light' | 'dark';
  /** `hydrate`: the markup in the page is right. `client`: it is hidden, and rendered from scratch. */
  boot: 'hydrate' | 'client';
  /** Whether the picture of a signed-in screen may be seen until the screen itself is here. */
  hasFrame: boolean;
};

const isMode = (value: unknown): value is Boot['mode'] => value === 'light' || value === 'dark';

/**
 * Decides what `<html>` says before the first painting. Dark until the user chooses. A signed-in
 * visitor never sees guest markup; neither is markup shown whose language, direction or colours are
 * not the visitor's, because hydration would keep its class names. A frame is shown where the screen
 * will look like it.
 */
export function resolveInitialState(input: BootInput): Boot {
  const { language, settings = {}, page } = input;
  const own = directionOf(language);
  const chosen = settings['directionOf'] === language ? settings['direction'] : undefined;
  const direction = chosen === 'ltr' || chosen === 'rtl' ? chosen : own;
  const mode = [settings['mode'], input.modeCookie].find(isMode) ?? 'dark';
  const isPlain =
    (settings['themeColor'] ?? 'primary') === 'primary' &&
    (settings['skin'] ?? 'default') === 'default';
  const fits = page.language === language && page.direction === direction && isPlain;
  const isLaidOut =
    (settings['contentWidth'] ?? 'boxed') === 'boxed' && settings['navCollapsed'] !== true;
  return {
    language,
    direction,
    mode,
    boot:
      fits && page.holds === 'screen' && !input.hasToken && !input.hasOwnQuery
        ? 'hydrate'
        : 'client',
    hasFrame: fits && page.holds === 'frame' && input.hasToken && isLaidOut,
  };
}
