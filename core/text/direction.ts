export type Direction = 'ltr' | 'rtl';

const STRONG = /\p{L}/u;
export const RTL_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const RTL_LANGUAGE = /^(?:ar|he|fa|ur|ps|sd|ug|yi|dv|ckb|ku)(?:-|$)/iu;

/** The direction of a language's own writing. */
export function languageDirection(language: string): Direction {
  return RTL_LANGUAGE.test(language) ? 'rtl' : 'ltr';
}

/** The direction of the first strong letter (UAX 9, P2), or nothing when there is none. */
export function firstStrongDirection(text: string): Direction | undefined {
  const letter = STRONG.exec(text)?.[0];
  if (letter === undefined) return undefined;
  return RTL_SCRIPT.test(letter) ? 'rtl' : 'ltr';
}

/**
 * The direction of most words; of the first strong letter where both have as many, and nothing where
 * there are no letters. One Latin name before an Arabic sentence does not turn it round.
 */
export function textDirection(text: string): Direction | undefined {
  let balance = 0;
  for (const word of text.split(/\s+/)) {
    const direction = firstStrongDirection(word);
    if (direction !== undefined) balance += direction === 'rtl' ? 1 : -1;
  }
  if (balance === 0) return firstStrongDirection(text);
  return balance > 0 ? 'rtl' : 'ltr';
}
