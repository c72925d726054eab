import { createHash } from 'node:crypto';
import { wordsOf } from '#server/domain/generator/comparable-words.ts';
import { goalLanguage } from '#server/domain/generator/goal-language.ts';
import type { Understanding } from '#server/domain/generator/understand.ts';
import type { Brief, ModelQuestion } from '#server/ports/model.ts';
import { record } from './completion.ts';
import { CUT } from './lenient-json.ts';

/** The contract's bounds. */
const MAX_QUESTIONS = 3;
const MAX_TEXT = 300;
const MAX_OPTION = 120;
const MAX_OPTIONS = 4;
/** Entries that are looked at: a model may send any number. */
const MAX_READ = 10;
/** Share of a question's words by which it is another one again. */
const SAME = 0.6;

/** How many questions a model may add to those that the task's card asks. */
export const roomForQuestions = ({ questions }: Understanding): number =>
  Math.max(0, MAX_QUESTIONS - questions.length);

/**
 * A model's questions as far as they can be shown: plain text within the contract's bounds, in the
 * language of the prompts, and about nothing that the brief answers or that is asked already.
 */
export function readQuestions(value: unknown, brief: Brief, known: Understanding): ModelQuestion[] {
  const answers = brief.answers ?? [];
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const asked = [
    ...(known.card?.questions.map(({ text }) => text) ?? []),
    ...answers.flatMap(({ question }) => question ?? []),
  ];
  const found: ModelQuestion[] = [];
  for (const entry of Array.isArray(value) ? value.slice(0, MAX_READ) : []) {
    const question = readQuestion(record(entry));
    if (!question || answered.has(question.id) || isToldBy(brief, question)) continue;
    if (!isIn(brief.language ?? known.language, question)) continue;
    if ([...asked, ...found.map(({ text }) => text)].some((text) => isSame(text, question.text)))
      continue;
    found.push(question);
  }
  return found.slice(0, roomForQuestions(known));
}

function readQuestion(item: Record<string, unknown> | undefined): ModelQuestion | undefined {
  const text = plain(item?.['text'], MAX_TEXT);
  if (item === undefined || text === undefined) return undefined;
  const listed = Array.isArray(item['options']) ? item['options'].slice(0, MAX_READ) : [];
  const options = [...new Set(listed.flatMap((option) => plain(option, MAX_OPTION) ?? []))];
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  return { id: `own_${hash}`, text, options: options.slice(0, MAX_OPTIONS) };
}

/** Text without markup, in one line; none where it is too long, cut off, or empty. */
function plain(value: unknown, most: number): string | undefined {
  if (typeof value !== 'string' || value.length > most * 2 || value.includes(CUT)) return undefined;
  const text = value
    .replaceAll(/<[^<>]*>/gu, ' ')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/gu, '$1')
    .replaceAll(/[*_`#~]+/gu, '')
    .replaceAll(/\p{Cc}|\p{Cf}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return text === '' || text.length > most || /[<>]|:\/\//u.test(text) ? undefined : text;
}

/** Whether one of the likely answers is in the brief already. */
function isToldBy({ goal, audience, tone, format, context }: Brief, { options }: ModelQuestion) {
  const said = [goal, audience, tone, format, context].filter((part) => part !== undefined);
  const words = new Set(said.flatMap((part) => wordsOf(part)));
  return options.some((option) => {
    const own = wordsOf(option);
    return own.length > 0 && option.length > 2 && own.every((word) => words.has(word));
  });
}

function isIn(language: string, { text, options }: ModelQuestion): boolean {
  return goalLanguage([text, ...options].join(' '), language) === language.split('-')[0];
}

function isSame(first: string, second: string): boolean {
  const [one, other] = [new Set(wordsOf(first)), new Set(wordsOf(second))];
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared > 0 && shared >= SAME * Math.min(one.size, other.size);
}
