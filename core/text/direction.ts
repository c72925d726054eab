import { parseTemplate } from '#core/template/parse.ts';

const STRONG = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of a text: that of its first letter; `fallback` while it has none. */
export function directionOfText(text: string, fallback: 'ltr' | 'rtl' = 'ltr'): 'ltr' | 'rtl' {
  // A variable's name is code, often Latin in an Arabic prompt: it says nothing of the text's own.
  const prose = parseTemplate(text).map((part) => (part.kind === 'text' ? part.text : ''));
  const letter = STRONG.exec(prose.join(''))?.[0];
  if (letter === undefined) return fallback;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
