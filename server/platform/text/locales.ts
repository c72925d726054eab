import { acceptedLanguage } from '#contract/accept-language.ts';

/** The interface's languages, in the order of the menu. English is the fallback. */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'zh', name: '中文', direction: 'ltr' },
] as const;

export type Locale = (typeof LANGUAGES)[number]['code'];

const codes = LANGUAGES.map(({ code }) => code);
const known = new Set<string>(codes);

/** The supported language of a tag (`fr-CA` → `fr`), or nothing. Refuses what is no language tag. */
export function toLocale(tag: string | undefined): Locale | undefined {
  if (!tag || tag.length > 11 || !/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/.test(tag)) return undefined;
  const language = tag.slice(0, 3).split('-')[0]?.toLowerCase();
  return language && known.has(language) ? (language as Locale) : undefined;
}

/** The best supported language of an `Accept-Language` header (RFC 9110), or nothing. */
export function fromAcceptLanguage(header: string | undefined): Locale | undefined {
  return acceptedLanguage(header, codes);
}

export function directionOf(locale: string): 'ltr' | 'rtl' {
  return LANGUAGES.find((language) => language.code === locale)?.direction ?? 'ltr';
}
