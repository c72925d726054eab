import { BRAND, storageKey } from '../lib/brand.ts';
import { readCookie } from '../lib/cookies.ts';
import { localStore, tabStore } from '../lib/storage.ts';
import { FALLBACK_LANGUAGE, matchLanguage, type Language } from '#core/language/languages.ts';

export const LANGUAGE_KEY = storageKey('language');
export const LANGUAGE_COOKIE = `${BRAND.prefix}-language`;

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
  const candidates = [
    sources.query,
    sources.cookie,
    sources.localStorage,
    sources.sessionStorage,
    ...sources.navigator,
    sources.htmlTag,
  ];
  for (const candidate of candidates) {
    const language = matchLanguage(candidate);
    if (language) return language;
  }
  return FALLBACK_LANGUAGE;
}

/** What this browser says; used by the head script and by the application alike. */
export function browserSources(): LanguageSources {
  return {
    query: new URLSearchParams(window.location.search).get('lng'),
    cookie: readCookie(LANGUAGE_COOKIE),
    localStorage: localStore.get(LANGUAGE_KEY),
    sessionStorage: tabStore.get(LANGUAGE_KEY),
    navigator: window.navigator.languages,
    htmlTag: document.documentElement.lang,
  };
}
