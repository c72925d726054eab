const STRONG = /\p{L}/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of a text: that of its first letter; `fallback` while it has none. */
export function directionOfText(text: string, fallback: 'ltr' | 'rtl' = 'ltr'): 'ltr' | 'rtl' {
  // A blank's name is code, often Latin in an Arabic prompt: it says nothing of the text's own.
  const letter = STRONG.exec(text.replaceAll(/\{\{[^{}\n]*\}\}/gu, ''))?.[0];
  if (letter === undefined) return fallback;
  return RIGHT_TO_LEFT.test(letter) ? 'rtl' : 'ltr';
}
