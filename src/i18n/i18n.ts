import type { i18n } from 'i18next';
import { writeCookie } from '../lib/cookies.ts';
import { localStore } from '../lib/storage.ts';
import { createI18n } from './create-i18n.ts';
import {
  LANGUAGE_COOKIE,
  LANGUAGE_KEY,
  browserSources,
  detectLanguage,
} from './detect-language.ts';
import { directionOf, matchLanguage } from '#core/language/languages.ts';
import { PSEUDO_LOCALE } from './pseudo-locale.ts';
import { localeBackend } from './locale-backend.ts';
import type { Namespace } from './namespaces.ts';
import { readPageTexts } from './page-texts.ts';

let instance: i18n | undefined;

/** Detects the language and loads what the first screen needs. Called once, by `main`. */
export async function startI18n(): Promise<i18n> {
  const language = requestedPseudoLocale() ?? detectLanguage(browserSources());
  instance = await createI18n({
    language,
    resources: readPageTexts(language),
    backend: localeBackend,
    saveMissing: import.meta.env['VITE_SAVE_MISSING_KEYS'] === 'true',
  });
  remember(language);
  instance.on('languageChanged', remember);
  return instance;
}

/** The interface's language, once it is known. */
export function currentLanguage(): string | undefined {
  return instance?.language;
}

/** Switches the interface's language once its texts are here. Unknown languages are refused. */
export async function changeLanguage(language: string): Promise<void> {
  const known = matchLanguage(language);
  if (known) await instance?.changeLanguage(known);
}

/** Loads what a screen needs besides the base; resolves at once when it is here. */
export async function loadNamespaces(namespaces: readonly Namespace[]): Promise<void> {
  if (instance && namespaces.length > 0) await instance.loadNamespaces([...namespaces]);
}

type Translate = (key: string, values?: object) => unknown;

/** A text outside of components, as in document titles. Empty before the start. */
export function translate(key: string, values?: Record<string, string | number>): string {
  if (!instance?.isInitialized) return '';
  const text = (instance.t as unknown as Translate)(key, values);
  return typeof text === 'string' ? text : '';
}

/** Keeps the choice in local storage, mirrors it for the server, and tells the page. */
function remember(language: string): void {
  const html = document.documentElement;
  // Style recalculation of the whole document: writing `lang` causes one even with the same value, which the head script has set.
  if (html.lang !== language) html.lang = language;
  html.dir ||= directionOf(language);
  if (language === PSEUDO_LOCALE) return;
  localStore.set(LANGUAGE_KEY, language);
  writeCookie(LANGUAGE_COOKIE, language);
}

function requestedPseudoLocale(): string | undefined {
  if (!import.meta.env.DEV) return undefined;
  const asked = new URLSearchParams(window.location.search).get('lng');
  return asked === PSEUDO_LOCALE ? asked : undefined;
}
