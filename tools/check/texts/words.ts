import type { Catalogues } from './catalogues.ts';

/** A word that a language's texts must not use, and what to write instead. */
type Rule = { pattern: RegExp; instead: string };

/** One spelling of English, and one word for each concept in Arabic. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  en: [
    {
      pattern:
        /\b(?:(?:colou|favou|behaviou|honou|neighbou)r|centre|maths\b|grey\b|judgement|licence|cancelling|cancelled|labelled|traveller)/iu,
      instead: 'the American spelling',
    },
    {
      pattern: /\b(?:recogn|organ|summar|priorit|apolog|optim|minim|real|critic)is(?:e|ed|ing)\b/iu,
      instead: 'the American spelling',
    },
  ],
  ar: [
    { pattern: /نص(?:وص)? ?ال?توجيهي|النص(?:وص)? التوجيهي/u, instead: 'موجّه (prompt)' },
    { pattern: /نماذج (?:للبدء|البداية|جاهزة)|النماذج الجاهزة/u, instead: 'قوالب (starters)' },
  ],
};

/** Words of texts that break their language's rules; names in `{{…}}` are the program's. */
export function forbiddenWords(catalogues: Catalogues): string[] {
  return Object.entries(RULES).flatMap(([language, rules]) =>
    [...(catalogues.get(language) ?? [])].flatMap(([namespace, texts]) =>
      [...texts].flatMap(([key, text]) =>
        rules.flatMap(({ pattern, instead }) => {
          const [word] = pattern.exec(text.replaceAll(/\{\{\w+\}\}/gu, '')) ?? [];
          return word ? [`${language}/${namespace}.json ${key}: “${word}”, write ${instead}`] : [];
        }),
      ),
    ),
  );
}
