import { type Direction, firstStrongDirection, RTL_SCRIPT } from '#core/text/direction.ts';

/** Tatweel and Arabic-Indic digits belong to no script, and stand among Arabic letters all the same. */
const RTL_RUN = new RegExp(`${RTL_SCRIPT.source}|[\\u0640\\u0660-\\u0669\\u06f0-\\u06f9]`, 'u');
const STRONG = /\p{L}/u;

/** Cuts text where letters change direction; what has no direction stays with what came before. */
export const directionRuns = (
  text: string,
  base: Direction,
): Array<{ text: string; direction: Direction }> => {
  const runs: Array<{ text: string; direction: Direction }> = [];
  let current: Direction = firstStrongDirection(text) ?? base;
  let start = 0;
  let lastStrongEnd = 0;
  for (const match of text.matchAll(/[\p{L}\p{N}]/gu)) {
    const direction = RTL_RUN.test(match[0]) ? 'rtl' : 'ltr';
    if (direction !== current) {
      // Between two directions the neutral characters belong to the paragraph's own.
      const cut = current === base ? match.index : lastStrongEnd;
      if (cut > start) runs.push({ text: text.slice(start, cut), direction: current });
      start = cut;
      current = direction;
    }
    lastStrongEnd = match.index + match[0].length;
  }
  if (start < text.length) runs.push({ text: text.slice(start), direction: current });
  return runs;
};

const SCRIPTS: Array<[RegExp, string, RegExp]> = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, 'ja', /^ja/],
  [/\p{Script=Hangul}/u, 'ko', /^ko/],
  [/\p{Script=Han}/u, 'zh', /^(?:zh|ja|ko)/],
  [/\p{Script=Arabic}/u, 'ar', /^(?:ar|fa|ur|ps|sd|ug|ckb|ku)/],
  [/\p{Script=Hebrew}/u, 'he', /^(?:he|yi)/],
  [/\p{Script=Devanagari}/u, 'hi', /^(?:hi|mr|ne|sa)/],
  [/\p{Script=Cyrillic}/u, 'ru', /^(?:ru|uk|bg|sr|mk|be|kk|ky|mn|tg)/],
  [/\p{Script=Greek}/u, 'el', /^el/],
  [/\p{Script=Thai}/u, 'th', /^th/],
  [/\p{Script=Bengali}/u, 'bn', /^(?:bn|as)/],
  [/\p{Script=Tamil}/u, 'ta', /^ta/],
  [/\p{Script=Latin}/u, 'en', /^(?!ja|ko|zh|ar|fa|ur|ps|he|yi|hi|mr|ne|ru|uk|bg|el|th|bn|ta)/],
];

const VIETNAMESE = /[\u1ea0-\u1ef9]/u;

/** The language to set for a paragraph: the document's own unless its first letters rule that out. */
export const paragraphLanguage = (text: string, language: string): string => {
  const sample = text.slice(0, 400);
  // These letters are written in Vietnamese alone.
  if (VIETNAMESE.test(sample) && /^\p{Script=Latin}$/u.test(STRONG.exec(sample)?.[0] ?? ''))
    return 'vi';
  // Kana and hangul decide wherever they stand; for the rest the first letter does.
  const whole = SCRIPTS.slice(0, 2).find(([script]) => script.test(sample));
  const letter = STRONG.exec(sample)?.[0] ?? '';
  const found = whole ?? SCRIPTS.find(([script]) => script.test(letter));
  return found && !found[2].test(language.toLowerCase()) ? found[1] : language;
};
