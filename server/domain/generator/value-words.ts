import { LANGUAGE_CODES } from '#core/language/languages.ts';
import type { ValueWords } from '#core/template/infer-variable.ts';
import { grammarOf } from './grammar.ts';

let known: ValueWords | undefined;

/** Words of every language that tell a variable's type: a body's variables are often named in another one. */
export function valueWords(): ValueWords {
  const words = (type: keyof ValueWords) =>
    new Set(LANGUAGE_CODES.flatMap((language) => grammarOf(language).values[type].split(' ')));
  known ??= {
    email: words('email'),
    url: words('url'),
    date: words('date'),
    number: words('number'),
    textarea: words('textarea'),
  };
  return known;
}
