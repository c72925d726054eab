/** Vowel signs and accents that people leave out when they type (Latin and its kin, Hebrew, Arabic), and what is unseen. */
const ACCENTS = new RegExp(
  String.raw`[\0\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u200b-\u200f\u00ad]`,
  'gu',
);
const LETTERS: Readonly<Record<string, string>> = {
  ى: 'ي',
  ة: 'ه',
  ٱ: 'ا',
  '’': "'",
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  œ: 'oe',
  æ: 'ae',
};

/** What folds to its lower case and no more. */
const ASCII = /^[\t\n\r -~]*$/u;

/** A text as it is compared in searching: compatibility forms, case, accents and vowel signs made alike. */
export function foldText(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .replaceAll(/[ىةٱ’ßıøđłœæ]/gu, (letter) => LETTERS[letter] ?? letter);
}

/** The words of a search, folded. Every one has to occur. */
export function searchWords(query: string | undefined): string[] {
  return foldText(query ?? '')
    .split(/\s+/u)
    .filter(Boolean);
}

/** A folded text with the way back: `map[i]` is the UTF-16 offset in the original of folded unit `i`. */
export type Folded = { text: string; map: number[] };

/** Folds character by character, for spans that have to be found in the original again. */
export function foldWithOffsets(original: string): Folded {
  let text = '';
  const map: number[] = [];
  let offset = 0;
  for (const character of original) {
    const piece = character < '\x7f' ? character.toLowerCase() : foldText(character);
    text += piece;
    for (let unit = 0; unit < piece.length; unit += 1) map.push(offset);
    offset += character.length;
  }
  map.push(offset);
  return { text, map };
}
