const SPECIAL = /[.*+?^${}()|[\]\\]/gu;
/** Scripts whose words take letters before and after: pronouns in Arabic, the next word in Chinese. */
const JOINED = /[\p{Script=Arabic}\p{Script=Han}]$/u;

/** Placeholders that are no variables: capitals or one of `words` in brackets, filler text, a line to write on. */
export function placeholderPattern(words: readonly string[]): RegExp {
  const begins = words
    .map((word) => {
      const escaped = word.replaceAll(SPECIAL, String.raw`\$&`);
      return JOINED.test(word) ? escaped : String.raw`${escaped}(?!\p{L})`;
    })
    .join('|');
  const named = begins === '' ? '(?!)' : `(?:${begins})`;
  return new RegExp(
    String.raw`\[(?!x\]|\s?\])([\p{Lu}][\p{Lu} _-]{2,38}|${named}[^\]\n(]{0,38})\](?!\()|\b(?:TODO|TBD|XXX+|lorem ipsum)\b|_{4,}`,
    'gu',
  );
}
