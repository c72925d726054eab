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

/** The script that a language is usually written in, as an ISO 15924 code: `Latn`, `Arab`, `Hans`. */
export function scriptOf(language: string): string {
  return new Intl.Locale(language).maximize().script ?? 'Latn';
}

/** Whether a language puts spaces between its words. */
export function hasSpaces(language: string): boolean {
  return !UNSPACED.has(scriptOf(language));
}
