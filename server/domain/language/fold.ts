/** A text made comparable, with the way back: `map[i]` is the UTF-16 offset in the original of folded unit `i`. */
export type Folded = { text: string; map: number[] };

const LETTERS: Readonly<Record<string, string>> = {
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  '’': "'",
  ı: 'i',
  œ: 'oe',
};
const DROPPED = /[\p{Mn}\u0640\u200c-\u200f\u00ad]/u;

/** Lower case, without accents, Arabic vowel signs and tatweel, hamza carriers made plain. */
export function fold(original: string): Folded {
  let text = '';
  const map: number[] = [];
  let offset = 0;
  for (const char of original) {
    for (const piece of char.normalize('NFD').toLowerCase()) {
      if (DROPPED.test(piece)) continue;
      const letter = LETTERS[piece] ?? piece;
      text += letter;
      for (let unit = 0; unit < letter.length; unit += 1) map.push(offset);
    }
    offset += char.length;
  }
  map.push(offset);
  return { text, map };
}

export function foldText(original: string): string {
  return fold(original).text;
}

const ARABIC = /\p{Script=Arabic}/u;
const HAN = /\p{Script=Han}/u;
const SPECIAL = /[.*+?^${}()|[\]\\]/gu;

/**
 * One pattern for a list of words and phrases, to be used on folded text. Latin entries stand as whole words (a final
 * `*` lets the word go on), Arabic ones may carry a particle before and a pronoun after, Chinese ones stand anywhere.
 */
export function phrasePattern(entries: readonly string[]): RegExp {
  if (entries.length === 0) return /(?!)/gu;
  const groups = { whole: [] as string[], particle: [] as string[], anywhere: [] as string[] };
  for (const entry of entries) {
    const open = entry.endsWith('*');
    const words = foldText(open ? entry.slice(0, -1) : entry)
      .trim()
      .replaceAll(SPECIAL, String.raw`\$&`)
      .replaceAll(/ +/gu, String.raw`\s{1,3}`);
    if (HAN.test(entry)) groups.anywhere.push(words);
    else if (ARABIC.test(entry))
      groups.particle.push(
        words + (open ? String.raw`\p{L}{0,6}` : String.raw`(?:ك|كم|ه|ها|هم|نا|ي|ا)?`),
      );
    else groups.whole.push(words + (open ? String.raw`\p{L}{0,12}` : ''));
  }
  // The edges stand once for all entries: the engine makes a table of every \p{…} that it meets.
  const around = (before: string, words: readonly string[], after: string) =>
    words.length > 0 ? [`${before}(?:${words.join('|')})${after}`] : [];
  const sources = [
    ...around(String.raw`(?<![\p{L}\p{Nd}_])`, groups.whole, String.raw`(?![\p{L}\p{Nd}_])`),
    ...around(String.raw`(?<!\p{L})[وف]?[بلك]?(?:ال|ل)?`, groups.particle, String.raw`(?!\p{L})`),
    ...groups.anywhere,
  ];
  return new RegExp(sources.join('|'), 'gu');
}
