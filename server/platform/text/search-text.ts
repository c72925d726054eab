/** A text as it is compared in searching: case, accents and the forms of letters do not count. */
export function folded(value: string): string {
  return value
    .normalize('NFKD')
    .replaceAll(/[\p{M}\0]/gu, '')
    .toLowerCase();
}

/** The words of a search (`q`), folded. Every one has to occur. */
export function wordsOf(query: string | undefined): string[] {
  return folded(query ?? '')
    .split(/\s+/)
    .filter(Boolean);
}

/** A word as a `like` pattern that finds it anywhere. */
export function anywhere(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
