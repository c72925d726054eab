import type { Blanks, Work } from './draft.ts';
import { hasTone } from './draft.ts';
import type { Phrases } from './phrases.ts';
import { bullets, fillIn, oneLine, paragraphs, phrase } from './text.ts';
import type { Kind } from './types.ts';

/** One section; nothing when it would be empty. */
export function section(
  work: Work,
  heading: keyof Phrases['heading'],
  ...content: string[]
): string {
  const text = content.filter((part) => part !== '').join('\n\n');
  return text === '' ? '' : `## ${work.data.phrases.heading[heading]}\n\n${text}`;
}

export function join(...parts: string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** Two sentences after each other; Chinese has no space between them. */
export function say(work: Work, one: string, other: string): string {
  return work.language === 'zh' ? one + other : `${one} ${other}`;
}

/** "You are …" from the brief's role, else from the category's practice. */
export function roleLine(work: Work): string {
  const { phrases, categories, grammar } = work.data;
  const { role: known, habit } = categories[work.category];
  const given = phrase(work.brief.role ?? '');
  if (given === '') return say(work, fillIn(phrases.youAre, known), habit);
  if (/^(?:you are|eres|tu es|vous êtes|أنت|你是)(?![\p{Script=Latin}])/iu.test(given))
    return say(work, `${given}${work.language === 'zh' ? '。' : '.'}`, habit);
  const plain = grammar.article.test(given) || !/\p{Script=Latin}/u.test(given.slice(0, 1));
  const text =
    /^\p{Lu}\p{Ll}|^A /u.test(given) && plain
      ? given.charAt(0).toLowerCase() + given.slice(1)
      : given;
  return say(work, fillIn(plain ? phrases.youAre : phrases.yourRole, text), habit);
}

export function taskText(work: Work): string {
  return say(work, work.goal.task, work.data.kinds[work.kind].aim);
}

/** What the person said about the situation and the readers. */
export function contextText(work: Work): string {
  const readers = phrase(work.brief.audience ?? '');
  return [
    work.goal.rest,
    paragraphs(work.brief.context ?? ''),
    readers === '' ? '' : fillIn(work.data.phrases.readers, readers),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

const MESSAGES: ReadonlySet<Kind> = new Set(['email', 'copy', 'post', 'reply']);
const TEXTS: ReadonlySet<Kind> = new Set([
  'article',
  'summary',
  'report',
  'explain',
  'story',
  'application',
]);

function lengthLine(work: Work): string {
  const { words } = work.data.phrases;
  const asked = work.brief.length;
  const form = (work.brief.format ?? '').trim();
  // A form that the person chose has its own size; two lengths in one prompt contradict each other.
  if (/\d/u.test(form) || (asked === undefined && form !== '')) return '';
  const index = asked === 'short' ? 0 : asked === 'long' ? 2 : 1;
  if (MESSAGES.has(work.kind)) return words.message[index];
  if (TEXTS.has(work.kind))
    return words.text[asked === undefined && work.kind === 'summary' ? 0 : index];
  return asked === undefined ? '' : words.other[index];
}

/** Tone, length, what must and must not be in it, what the trade knows, and what to do without a fact. */
export function ruleLines(work: Work, blanks: Blanks, trade = 3): string {
  const { brief, data, category, kind } = work;
  const { phrases } = data;
  const tone = phrase(brief.tone ?? '');
  return bullets(
    [
      tone === '' && !hasTone(work)
        ? ''
        : fillIn(phrases.tone, tone === '' ? blanks.of('tone') : tone),
      lengthLine(work),
      ...(brief.mustInclude ?? []).map((item) => fillIn(phrases.include, oneLine(item))),
      ...(brief.mustAvoid ?? []).map((item) => fillIn(phrases.avoid, oneLine(item))),
      ...(data.kinds[kind].rules ?? data.categories[category].rules).slice(0, trade),
      phrases.missing,
      answerLanguage(work),
    ].filter((line) => line !== ''),
  );
}

function answerLanguage(work: Work): string {
  return work.answerIn === undefined ? '' : fillIn(work.data.phrases.answerIn, work.answerIn);
}

/** The form that the person asked for, else the parts that such a work has. */
export function formText(work: Work): string {
  const { phrases, kinds } = work.data;
  const given = phrase(work.brief.format ?? '');
  if (given !== '') return `${fillIn(phrases.form, given)}.`;
  return `${phrases.full}\n\n${bullets(kinds[work.kind].deliver)}`;
}

export function checkLines(work: Work): string {
  const { kinds, categories } = work.data;
  return bullets(kinds[work.kind].checks ?? categories[work.category].checks);
}
