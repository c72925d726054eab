/** The languages that categories and starters are written in; the first is what others fall back to. */
export const LANGUAGES = ['en', 'ar', 'es', 'fr', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The catalogue for a BCP 47 tag: `ar-LB` reads Arabic, a language that is not here reads English. */
export function languageFor(locale: string): Language {
  const primary = locale.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((language) => language === primary) ?? LANGUAGES[0];
}
