import { foldText } from '#core/text/fold.ts';

const ARABIC = /\p{Script=Arabic}/u;
const HAN = /\p{Script=Han}/u;
/** 500字 is no part of 1500字. */
const DIGIT = /^\p{Nd}/u;
const SPECIAL = /[.*+?^${}()|[\]\\]/gu;

/**
 * One pattern for a list of words and phrases, to be used on folded text. Latin entries match as whole words (a final
 * `*` matches any ending; a Chinese character beside one belongs to another word), Arabic ones with an optional particle before and pronoun after, Chinese ones anywhere.
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
    if (HAN.test(entry))
      groups.anywhere.push(DIGIT.test(entry) ? String.raw`(?<!\p{Nd})` + words : words);
    else if (ARABIC.test(entry))
      groups.particle.push(
        words + (open ? String.raw`\p{L}{0,6}` : String.raw`(?:ك|كم|ه|ها|هم|نا|ي|ا)?`),
      );
    else groups.whole.push(words + (open ? String.raw`\p{L}{0,12}` : ''));
  }
  // Word boundaries are shared by all entries: the engine builds a table for every \p{…} in the source.
  const around = (before: string, words: readonly string[], after: string) =>
    words.length > 0 ? [`${before}(?:${words.join('|')})${after}`] : [];
  const sources = [
    ...around(
      String.raw`(?<![^\P{L}\p{Script=Han}]|[\p{Nd}_])`,
      groups.whole,
      String.raw`(?![^\P{L}\p{Script=Han}]|[\p{Nd}_])`,
    ),
    ...around(String.raw`(?<!\p{L})[وف]?[بلك]?(?:ال|ل)?`, groups.particle, String.raw`(?!\p{L})`),
    ...groups.anywhere,
  ];
  return new RegExp(sources.join('|'), 'gu');
}
