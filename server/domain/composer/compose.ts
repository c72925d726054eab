import type { Brief, Candidate, Technique } from '#server/ports/model.ts';
import { detectLanguage } from '#core/language/detect-language.ts';
import { type Language, languageName, supportedLanguage } from '#core/language/languages.ts';
import { assessQuality } from '../quality/assess.ts';
import { estimateTokens } from '#core/text/estimate-tokens.ts';
import { reconcileVariables } from '#core/template/reconcile.ts';
import { chooseTechniques } from './choose.ts';
import { composerData } from './data/languages.ts';
import { asCategory, detectWork } from './detect.ts';
import { Blanks, type Work } from './draft.ts';
import { readGoal } from './goal.ts';
import { knownFrom } from './known.ts';
import { reasonsFor } from './reasons.ts';
import { COMPOSE } from './techniques.ts';
import { shorten } from './text.ts';

const MOST_BODY = 20_000;
const MOST_TITLE = 120;

/**
 * One to three prompts for a brief, different in kind, the best first; the same brief always gives the same prompts.
 * They are written in `brief.language`, else in the language of the goal, where that is one of ours, otherwise in
 * English with the language of the answer named. Reasons and findings are in `locale`.
 */
export function compose(brief: Brief, { locale }: { locale: string }): Candidate[] {
  const goalLanguage = detectLanguage(brief.goal);
  const language = supportedLanguage(brief.language ?? goalLanguage) ?? 'en';
  const reader = supportedLanguage(locale) ?? 'en';
  const given = asCategory(brief.categorySlug);
  // The goal's words tell what it is about; they are read in their own language where we know it.
  const readIn = supportedLanguage(goalLanguage) ?? 'en';
  const { kind, category } = detectWork(brief.goal, composerData(readIn), given);
  const said = {
    words: composerData(reader),
    locale: reader,
    categoryGiven: given !== undefined,
    goalLanguage,
  };

  return chooseTechniques(brief, kind).map((technique, index) => {
    const { work, body, blanks } = fitting(brief, technique, (used) => ({
      brief: used,
      data: composerData(language),
      kind,
      category,
      language,
      goal: readGoal(
        used.goal,
        composerData(readIn).grammar,
        composerData(readIn).kinds[kind].verb,
        composerData(readIn).phrases,
      ),
      known: knownFrom(used.goal, readIn, kind),
      answerIn: answerIn(brief, goalLanguage, language),
    }));
    const variables = reconcileVariables(body, blanks.list);
    const suffix = index === 0 ? '' : composerData(language).suffix[technique];
    return {
      title: shorten(work.goal.title, MOST_TITLE - suffix.length) + suffix,
      body,
      variables,
      technique,
      quality: assessQuality(body, variables, locale),
      reasons: reasonsFor(work, technique, variables, said),
      estimatedTokens: estimateTokens(body),
    };
  });
}

/** Named only where it does not go without saying. */
function answerIn(brief: Brief, goalLanguage: string, language: Language): string | undefined {
  const wanted = brief.language ?? goalLanguage;
  const same =
    supportedLanguage(wanted) === language && supportedLanguage(goalLanguage) === language;
  return same ? undefined : languageName(wanted, language);
}

/** What a prompt may hold is limited; very long briefs are cut where it hurts least, examples first. */
function fitting(
  brief: Brief,
  technique: Technique,
  prepare: (brief: Brief) => Work,
): { work: Work; body: string; blanks: Blanks } {
  for (const share of [1, 0.4, 0.15, 0.05]) {
    const work = prepare(share === 1 ? brief : lean(brief, share));
    const blanks = new Blanks(work.data, work.known);
    const body = COMPOSE[technique](work, blanks);
    if (body.length <= MOST_BODY || share === 0.05)
      return { work, body: body.slice(0, MOST_BODY), blanks };
  }
  throw new Error('unreachable');
}

function lean(brief: Brief, share: number): Brief {
  const cut = (text: string, most: number): string =>
    shorten(text, Math.max(80, Math.floor(most * share)));
  return {
    ...brief,
    ...(brief.context === undefined ? {} : { context: cut(brief.context, 4000) }),
    ...(brief.mustInclude === undefined
      ? {}
      : { mustInclude: brief.mustInclude.map((item) => cut(item, 600)) }),
    ...(brief.mustAvoid === undefined
      ? {}
      : { mustAvoid: brief.mustAvoid.map((item) => cut(item, 600)) }),
    ...(brief.examples === undefined
      ? {}
      : {
          examples: brief.examples.map(({ input, output }) => ({
            ...(input === undefined ? {} : { input: cut(input, 2000) }),
            output: cut(output, 3000),
          })),
        }),
  };
}
