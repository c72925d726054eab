import { escapeBraces } from '#core/template/parse.ts';
import type { Brief } from '#server/ports/model.ts';
import { worded } from '../cards/fill.ts';
import { languageName, supportedLanguage } from '#core/language/languages.ts';
import type { Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';
import type { Understanding } from './understand.ts';

const bullets = (lines: readonly string[]) =>
  lines.map((line) => `- ${escapeBraces(line)}`).join('\n');

/** One sign may be part of a name. */
const LEAST_MARKS = 2;

/** Name of the script or spelling in which a goal is typed, where the texts around it have another. */
export function variantOf({ asking }: Goal, { variant }: Grammar): string | undefined {
  const marks = variant && asking.match(variant.marks);
  return marks && marks.length >= LEAST_MARKS ? variant.name : undefined;
}

/** What a brief adds to a goal, word for word: paragraphs that stand after the card's text. */
export function extrasOf(
  brief: Brief,
  { grammar, goal, language, written, card }: Understanding,
  /** Whether the words around the goal name the language already. */
  named = false,
): string[] {
  const { frame } = grammar;
  const reads = (reader: string) => card?.slots.some((slot) => slot.reader === reader) === true;
  const line = (wording: string, value: string | undefined) =>
    value === undefined || value.trim() === '' ? [] : [worded(wording, escapeBraces(value.trim()))];
  const lines = [
    ...line(frame.role, brief.role),
    ...(reads('recipient') ? [] : line(frame.audience, brief.audience)),
    ...line(frame.format, brief.format),
    ...(reads('tone') ? [] : line(frame.tone, brief.tone)),
    ...(brief.length === undefined ? [] : [frame.length[brief.length]]),
  ];
  const answerIn = brief.language ?? language;
  const variant = brief.language === undefined ? variantOf(goal, grammar) : undefined;
  const inLanguage = line(
    frame.answer_in,
    named || supportedLanguage(answerIn) === written ? variant : languageName(answerIn, written),
  );
  return [
    ...(brief.context?.trim()
      ? [`${frame.context}\n<context>\n${escapeBraces(brief.context)}\n</context>`]
      : []),
    ...(lines.length > 0 ? [lines.map((text) => `- ${text}`).join('\n')] : []),
    ...(brief.mustInclude?.length ? [`${frame.must_include}\n${bullets(brief.mustInclude)}`] : []),
    ...(brief.mustAvoid?.length ? [`${frame.must_avoid}\n${bullets(brief.mustAvoid)}`] : []),
    ...(brief.examples?.length
      ? [
          `${frame.examples}\n${brief.examples
            .map(({ input, output }) =>
              escapeBraces(
                `<example>\n${input === undefined ? '' : `${input}\n→\n`}${output}\n</example>`,
              ),
            )
            .join('\n')}`,
        ]
      : []),
    ...inLanguage,
  ];
}
