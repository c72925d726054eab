/** The languages in which the composer writes and the quality rules read. */
export const LANGUAGES = ['en', 'ar', 'es', 'fr', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of a BCP 47 tag when it is one of ours: `fr-CA` → `fr`. */
export function ownLanguage(tag: string | undefined): Language | undefined {
  const primary = (tag ?? '').toLowerCase().split(/[-_]/u)[0];
  return LANGUAGES.find((language) => language === primary);
}

/** What a language is called in another one; the tag itself when nobody knows. */
export function languageName(tag: string, inLanguage: Language): string {
  try {
    return new Intl.DisplayNames([inLanguage], { type: 'language' }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
