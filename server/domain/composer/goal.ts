import type { GoalGrammar, Phrases } from './phrases.ts';
import { capitalise, fillIn, oneLine, paragraphs, phrase } from './text.ts';

/** A goal taken apart. `task` is a sentence that orders the work, `rest` what was said besides; both are data. */
export type Goal = { task: string; rest: string; title: string };

const MOST_TASK = 320;
const MOST_TITLE = 60;
const MOST_TITLE_HAN = 24;
const LONG_TITLE = 48;
const CLAUSE_END = /[.;:!?¿؟؛。！？；：\n(（–—]|, |،|，/u;
const SENTENCE_END = /(?<=[.!?؟]["»”)]?)\s+(?=[\p{Lu}\p{Lo}¿¡"«“\d])|(?<=[。！？])|\n+/u;

/** Reads what a person typed: takes off "please help me to", finds the order in it, and names it. */
export function readGoal(
  text: string,
  grammar: GoalGrammar,
  verb: string,
  phrases: Pick<Phrases, 'taskIs' | 'answerThis' | 'helpMe'>,
): Goal {
  const [first = '', ...others] = sentences(text);
  const core = withoutLeadIn(first, grammar);
  return {
    task: asOrder(core, grammar, verb, phrases),
    rest: paragraphs(others.join('\n')),
    title: titleOf(core, grammar),
  };
}

/** The first entry holds at least twelve characters, so that "Hello." is not taken for the task. */
function sentences(text: string): string[] {
  const parts = text
    .trim()
    .split(SENTENCE_END)
    .map((part) => part.trim())
    .filter(Boolean);
  const lead: string[] = [];
  while (parts.length > 0 && lead.join(' ').length < 12) lead.push(parts.shift() ?? '');
  return [lead.join(' '), ...parts];
}

function withoutLeadIn(sentence: string, grammar: GoalGrammar): string {
  let core = sentence.replaceAll(/\s+/gu, ' ').trim();
  for (let round = 0; round < 4; round += 1) {
    const before = core;
    for (const pattern of grammar.leadIns) core = core.replace(pattern, '').trimStart();
    if (core === before) break;
  }
  if (core.length < 4) core = sentence.trim();
  return grammar.rewrite === undefined
    ? core
    : core.replace(grammar.rewrite.pattern, grammar.rewrite.replacement);
}

function asOrder(
  core: string,
  grammar: GoalGrammar,
  verb: string,
  { taskIs, answerThis, helpMe }: Pick<Phrases, 'taskIs' | 'answerThis' | 'helpMe'>,
): string {
  const order = grammar.imperative.test(core) || grammar.infinitive.test(core);
  // "Could you write …?" is an order for all its question mark.
  if (/[?؟？]$/u.test(core) && !order) return fillIn(answerThis, oneLine(core));
  if (core.length > MOST_TASK) return closed(fillIn(taskIs, oneLine(core)));
  const text = phrase(core.replace(/[?؟？]+$/u, ''));
  if (grammar.own.test(text)) return closed(fillIn(helpMe, lowerFirst(text)));
  if (grammar.infinitive.test(text)) return closed(fillIn(taskIs, lowerFirst(text)));
  if (grammar.imperative.test(text)) return closed(capitalise(text));
  if (grammar.article.test(text))
    return closed(`${verb}${/\p{Script=Han}$/u.test(verb) ? '' : ' '}${lowerFirst(text)}`);
  return closed(fillIn(taskIs, text));
}

/** Not for acronyms and names in capitals: only a capital followed by a small letter goes down. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) || /^\p{Lu} /u.test(text)
    ? (text[0] ?? '').toLocaleLowerCase('en') + text.slice(1)
    : text;
}

function closed(sentence: string): string {
  if (/[.!?。！？؟…]["»”)]?$/u.test(sentence)) return sentence;
  return sentence + (/\p{Script=Han}/u.test(sentence) ? '。' : '.');
}

function titleOf(core: string, grammar: GoalGrammar): string {
  const most = /\p{Script=Han}/u.test(core) ? MOST_TITLE_HAN : MOST_TITLE;
  let title = core.replace(grammar.titleVerb, '').trim();
  title = upTo(title, CLAUSE_END);
  if (title.length > LONG_TITLE) title = upTo(title, grammar.titleStop);
  title = fitWords(title.trim(), most);
  for (let round = 0; round < 3; round += 1) title = title.replace(grammar.titleTail, '').trim();
  title = withoutLooseEnd(title, core)
    .replaceAll(/[{}]+/gu, '')
    .replace(/[\s,،、:;–—-]+$/u, '');
  return capitalise(title === '' ? fitWords(core, most) : title);
}

/** The text before a stop, which does not count within the first few letters. */
function upTo(text: string, stop: RegExp): string {
  const least = /\p{Script=Han}/u.test(text) ? 4 : 8;
  const at = text.slice(least).search(stop);
  return at < 0 ? text : text.slice(0, at + least).trim();
}

/** A cut-off name does not end on a last word of two or three small letters, in any language. */
function withoutLooseEnd(title: string, core: string): string {
  const shorter = title.replace(/(?:\s+\p{Ll}{1,3})+$/u, '');
  return core.endsWith(title) || shorter.length < 8 ? title : shorter;
}

/** As many whole words as fit; without an ellipsis, a title is a name. */
function fitWords(text: string, most: number): string {
  const chars = Array.from(text);
  if (chars.length <= most) return text;
  const cut = chars.slice(0, most + 1).join('');
  const end = Math.max(cut.lastIndexOf(' '), cut.lastIndexOf('，'), cut.lastIndexOf('的') + 1);
  return end > most / 3 ? cut.slice(0, end) : chars.slice(0, most).join('');
}
