import type { Variable } from '#core/template/variable.ts';
import type { Technique } from '#server/ports/model.ts';
import { type Language, languageName } from '#core/language/languages.ts';
import type { Work } from './draft.ts';
import type { ComposerData } from './phrases.ts';
import { fillIn, shorten } from './text.ts';
import type { InputKey } from './types.ts';

/** Why a candidate is as it is: said in the person's language, whatever the prompt is written in. */
export function reasonsFor(
  work: Work,
  technique: Technique,
  variables: readonly Variable[],
  said: { words: ComposerData; locale: Language; categoryGiven: boolean; goalLanguage: string },
): string[] {
  const { reasons, categories, inputs } = said.words;
  const { brief } = work;
  const shown = technique === 'fewShot' && (brief.examples ?? []).length > 0;
  const known = Object.entries(work.known).flatMap(([key, value]) =>
    value === ''
      ? []
      : [`${inputs[key as InputKey].label}${said.locale === 'zh' ? '：' : ': '}${value}`],
  );
  const own = [...(brief.mustInclude ?? []), ...(brief.mustAvoid ?? [])];
  const category = categories[work.category].name;
  return [
    shown ? reasons.fewShotGiven : reasons.technique[technique],
    said.categoryGiven || work.category === 'other' ? '' : fillIn(reasons.category, category),
    work.category === 'other' ? '' : fillIn(reasons.expertise, category),
    variables.length === 0
      ? reasons.noBlanks
      : fillIn(
          reasons.blanks,
          listed(
            variables.map(({ label, name }) => label ?? name),
            said.locale,
          ),
        ),
    own.length === 0
      ? ''
      : fillIn(
          reasons.kept,
          listed(
            own.map((item) => shorten(item, 60)),
            said.locale,
          ),
        ),
    known.length === 0 ? '' : fillIn(reasons.known, listed(known, said.locale)),
    languageReason(work, said),
  ]
    .filter((reason) => reason !== '')
    .map((reason) => shorten(reason, 400));
}

function languageReason(
  work: Work,
  said: { words: ComposerData; locale: Language; goalLanguage: string },
): string {
  const { reasons } = said.words;
  if (work.answerIn !== undefined && work.language === 'en') {
    const tag = work.brief.language ?? said.goalLanguage;
    if (!tag.toLowerCase().startsWith('en'))
      return fillIn(reasons.foreign, languageName(tag, said.locale));
  }
  return work.language === said.locale
    ? ''
    : fillIn(reasons.written, languageName(work.language, said.locale));
}

function listed(items: readonly string[], locale: Language): string {
  const shown = items.length > 5 ? [...items.slice(0, 5), '…'] : items;
  return shown.join(locale === 'ar' ? '، ' : locale === 'zh' ? '、' : ', ');
}
