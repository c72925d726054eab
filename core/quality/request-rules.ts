import { findVariables } from '#core/template/parse.ts';
import type { CuesIn } from './cues-in.ts';
import { TASK_LEAD, type Elements } from './read-elements.ts';
import type { LintInput, RawFinding } from './types.ts';

/** Forms of which an answer as a whole can have only one. */
const WHOLE_FORMS = ['asJson', 'asCsv', 'asXml', 'asTable'] as const;

/** What a model cannot do as it is asked: two forms at once, an unnamed language, facts that it does not have. */
export function requestRules(
  input: LintInput,
  elements: Elements,
  cues: CuesIn,
  languageVariable: readonly string[],
): RawFinding[] {
  return [
    ...twoForms(cues),
    ...verdictFirst(cues),
    ...unknownLanguage(input, elements, cues, languageVariable),
    ...factsItLacks(elements, cues),
  ];
}

function twoForms(cues: CuesIn): RawFinding[] {
  const [, second] = WHOLE_FORMS.flatMap((form) => cues.first(form) ?? []).toSorted(
    (a, b) => a.start - b.start,
  );
  return second === undefined ? [] : [{ rule: 'format.conflict', ...second }];
}

/** A model that has given its verdict finds reasons for it; asked for reasons first, it weighs them. */
function verdictFirst(cues: CuesIn): RawFinding[] {
  const place = cues.first('verdictFirst');
  return place === undefined ? [] : [{ rule: 'verdict.first', ...place }];
}

function unknownLanguage(
  input: LintInput,
  elements: Elements,
  cues: CuesIn,
  languageVariable: readonly string[],
): RawFinding[] {
  const place = cues.first('translate');
  if (place === undefined || place.start > TASK_LEAD || elements.material === 'notNeeded')
    return [];
  if (cues.has('languageName')) return [];
  const isAsked = findVariables(input.body).some(({ name }) =>
    languageVariable.some((word) => name.toLowerCase().includes(word)),
  );
  return isAsked ? [] : [{ rule: 'language.unknown', ...place }];
}

/** Links, studies and news: without material, and without a word about what is not known, a model makes them up. */
function factsItLacks(elements: Elements, cues: CuesIn): RawFinding[] {
  const place = cues.first('liveFacts');
  const isCovered = elements.material === 'present' || cues.has('uncertainty');
  return place === undefined || isCovered ? [] : [{ rule: 'facts.invented', ...place }];
}
