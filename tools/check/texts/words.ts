import { scriptOf } from '#core/language/scripts.ts';
import type { Catalogues } from './catalogues.ts';
import { wordingOf } from './wording.ts';
import wording from './wording.json' with { type: 'json' };

/** A word that a language's texts must not use, and what to write instead. */
type Rule = { pattern: RegExp; instead: string; everywhere: boolean };

/** `\b` knows ASCII letters only; a word also ends where another alphabet's letters end. */
const pattern = (language: string, words: string) =>
  ['Latn', 'Cyrl', 'Grek'].includes(scriptOf(language))
    ? new RegExp(String.raw`(?<![\p{L}\p{M}\d_])(?:${words})(?![\p{L}\p{M}\d_])`, 'iu')
    : new RegExp(words, 'u');

function rulesOf(language: string): Rule[] {
  const { forbidden = [] } = wordingOf(language) ?? {};
  return [
    ...forbidden.map(({ words, instead }) => ({
      pattern: pattern(language, words),
      instead,
      everywhere: false,
    })),
    ...(language === 'en' ? wording.spelling : []).map((words) => ({
      pattern: pattern(language, words),
      instead: 'the American spelling',
      everywhere: true,
    })),
  ];
}

/** Texts of templates are what people send to a model: only their spelling is ours to check. */
const isOurVoice = (namespace: string) => !wording.notOurVoice.includes(namespace);

/** Words of texts that break docs/writing.md; names in `{{…}}` are the program's. */
export function forbiddenWords(catalogues: Catalogues): string[] {
  return [...catalogues].flatMap(([language, namespaces]) => {
    const rules = rulesOf(language);
    return [...namespaces].flatMap(([namespace, texts]) =>
      [...texts].flatMap(([key, text]) =>
        rules.flatMap(({ pattern: words, instead, everywhere }) => {
          if (!everywhere && !isOurVoice(namespace)) return [];
          const [word] = words.exec(text.replaceAll(/\{\{\w+\}\}/gu, '')) ?? [];
          return word ? [`${language}/${namespace}.json ${key}: “${word}”, write ${instead}`] : [];
        }),
      ),
    );
  });
}
