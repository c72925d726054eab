/** Letters of these scripts join: لا for ليلى الحدّاد would read "no". */
const JOINING = /\p{Script=Arabic}/u;
const ZERO_WIDTH_NON_JOINER = '\u200C';
/** The article of a family name: the initial of الحدّاد is ح. */
const ARTICLE = /^ال(?=\p{Script=Arabic}{2})/u;

/** Two letters at most, of the first and last word, in whatever script; '?' for no name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const [first = ''] = words;
  const last = words.length > 1 ? (words.at(-1) ?? '').replace(ARTICLE, '') : '';
  const letters = [first, last].flatMap((word) => Array.from(word).slice(0, 1));
  const separator = letters.some((letter) => JOINING.test(letter)) ? ZERO_WIDTH_NON_JOINER : '';
  return letters.join(separator).toLocaleUpperCase() || '?';
}
