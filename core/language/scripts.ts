/** Scripts that write words without spaces between them. */
const UNSPACED: ReadonlySet<string> = new Set([
  'Hans',
  'Hant',
  'Jpan',
  'Thai',
  'Laoo',
  'Khmr',
  'Mymr',
]);

/** Asked for with every word that is read, and dear to work out. */
const scripts = new Map<string, string>();

/** The script that a language is usually written in, as an ISO 15924 code: `Latn`, `Arab`, `Hans`. */
export function scriptOf(language: string): string {
  const known = scripts.get(language);
  if (known !== undefined) return known;
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  scripts.set(language, script);
  return script;
}

/** Whether a language puts spaces between its words. */
export function hasSpaces(language: string): boolean {
  return !UNSPACED.has(scriptOf(language));
}
