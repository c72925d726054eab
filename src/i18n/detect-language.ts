import { BRAND, storageKey } from '../lib/brand.ts';
import { readCookie } from '../lib/cookies.ts';
import { localStore, tabStore } from '../lib/storage.ts';
import { FALLBACK_LANGUAGE, matchLanguage, type Language } from '#core/language/languages.ts';

export const LANGUAGE_KEY = storageKey('language');
export const LANGUAGE_COOKIE = `${BRAND.prefix}-language`;

const PRECEDENCE = [
  'query',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
] as const satisfies readonly (keyof LanguageSources)[];

/** Where a language may be named, in the specification's order of precedence. */
export type LanguageSources = {
  /** The query parameter `lng`. */
  query: string | null | undefined;
  cookie: string | null | undefined;
  localStorage: string | null | undefined;
  sessionStorage: string | null | undefined;
  /** The browser's languages, best first. */
  navigator: readonly string[];
  /** The page's `lang` attribute. */
  htmlTag: string | null | undefined;
};

/** The first known language that a source names, else English. Unknown values are passed over. */
export function detectLanguage(sources: LanguageSources): Language {
  for (const name of PRECEDENCE)
    for (const candidate of [sources[name]].flat()) {
      const language = matchLanguage(candidate);
      if (language) return language;
    }
  return FALLBACK_LANGUAGE;
}

/**
 * What this browser says; used by the head script and by the application alike. Read one by one until a language is
 * found: each is a question to another process, for which the page waits before its first painting.
 */
export function browserSources(): LanguageSources {
  return {
    get query() {
      const { search } = window.location;
      return search && new URLSearchParams(search).get('lng');
    },
    get cookie() {
      return readCookie(LANGUAGE_COOKIE);
    },
    get localStorage() {
      return localStore.get(LANGUAGE_KEY);
    },
    get sessionStorage() {
      return tabStore.get(LANGUAGE_KEY);
    },
    get navigator() {
      return window.navigator.languages;
    },
    get htmlTag() {
      return document.documentElement.lang;
    },
  };
}
