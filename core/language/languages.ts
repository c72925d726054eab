import type { Direction } from '#core/text/direction.ts';

/** The languages of the interface, the mails and the prompt rules, in the order of the menu, each named in itself. */
export const LANGUAGES = [
  { code: 'en', name: 'English', direction: 'ltr' },
  { code: 'ar', name: 'العربية', direction: 'rtl' },
  { code: 'es', name: 'Español', direction: 'ltr' },
  { code: 'fr', name: 'Français', direction: 'ltr' },
  { code: 'zh', name: '中文', direction: 'ltr' },
] as const satisfies ReadonlyArray<{ code: string; name: string; direction: Direction }>;

export type Language = (typeof LANGUAGES)[number]['code'];

type Codes<List> = {
  -readonly [Key in keyof List]: List[Key] extends { code: infer Code } ? Code : never;
};

export const LANGUAGE_CODES = LANGUAGES.map(({ code }) => code) as Codes<typeof LANGUAGES>;

/** Initial and fallback language of the specification. */
export const FALLBACK_LANGUAGE: Language = 'en';

const TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/u;

/**
 * The supported language that a BCP 47 tag from outside asks for (`fr-CA` → `fr`), or undefined. Only the canonical
 * spelling counts, so that an address, a cookie or a stored setting names a language in one way.
 */
export function matchLanguage(tag: unknown): Language | undefined {
  if (typeof tag !== 'string' || tag.length > 35 || !TAG.test(tag)) return undefined;
  return supportedLanguage(tag);
}

/** The supported language of any language tag, whatever its case and separator: `zh_Hant` → `zh`. */
export function supportedLanguage(tag: string | undefined): Language | undefined {
  const primary = (tag ?? '').toLowerCase().split(/[-_]/u, 1)[0];
  return LANGUAGES.find(({ code }) => code === primary)?.code;
}

/** The reading direction of a supported language; others read from left to right. */
export function directionOf(language: string): Direction {
  return LANGUAGES.find(({ code }) => code === language)?.direction ?? 'ltr';
}

/** What a language is called in another one; the tag itself when it is unknown. */
export function languageName(tag: string, inLanguage: Language): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
