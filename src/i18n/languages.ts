export type Direction = 'ltr' | 'rtl';

/** The interface's languages, in the order of the menu, each named in itself. */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'zh', name: '中文', direction: 'ltr' },
] as const satisfies ReadonlyArray<{ code: string; name: string; direction: Direction }>;

export type Language = (typeof LANGUAGES)[number]['code'];

/** Initial and fallback language of the specification. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** Accented English that shows what is not translated; development and tests only. */
export const PSEUDO_LOCALE = 'en-XA';

const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/u;

/** The known language that a BCP 47 tag asks for (`fr-CA` → `fr`), or undefined. */
export function matchLanguage(tag: unknown): Language | undefined {
  if (typeof tag !== 'string' || tag.length > 35 || !TAG.test(tag)) return undefined;
  const primary = tag.split('-', 1)[0];
  return LANGUAGES.find(({ code }) => code === primary)?.code;
}

/** The reading direction of a language; unknown ones read from left to right. */
export function directionOf(language: string): Direction {
  return LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
}
