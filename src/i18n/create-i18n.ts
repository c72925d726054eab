import { createInstance, type BackendModule, type i18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next/initReactI18next';
import { LANGUAGES } from '#core/language/languages.ts';
import { PSEUDO_LOCALE } from './pseudo-locale.ts';
import { LOADING } from './locale-backend.ts';
import { BASE_NAMESPACES } from './namespaces.ts';

export type I18nOptions = {
  language: string;
  /** Texts that came with the page, by language and namespace. */
  resources?: Resource;
  backend?: BackendModule;
  /** Sends missing keys to `/locales/add/{lng}/{ns}`. */
  saveMissing?: boolean;
};

/** An instance ready for the first screen: base namespaces, and what came with the page, are loaded. */
export async function createI18n(options: I18nOptions): Promise<i18n> {
  const instance = createInstance();
  if (options.backend) instance.use(options.backend);
  instance.use(initReactI18next);
  await instance.init({
    ...LOADING,
    lng: options.language,
    supportedLngs: [...LANGUAGES.map(({ code }) => code), PSEUDO_LOCALE],
    // English is the fallback by file (locale-backend) and by key (the build merges it beneath every
    // language), so a second set of files is never fetched.
    fallbackLng: false,
    load: 'currentOnly',
    ns: [...BASE_NAMESPACES],
    defaultNS: 'common',
    ...(options.resources ? { resources: options.resources } : {}),
    partialBundledLanguages: true,
    saveMissing: options.saveMissing ?? false,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: true },
  });
  return instance;
}
