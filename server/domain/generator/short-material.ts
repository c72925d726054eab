import { foldGoal } from './fold-goal.ts';
import type { Card } from '../cards/card-schema.ts';
import { beginsAsking, COLON, LIST_AFTER_COLON, sentencesOf, type Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';

const MAX_OPENING = 400;
const LEAST = 2;
/** Short texts in quotes. */
const QUOTED = [
  /[“"«「]([^“”"«»「」\n]*)[”"»」]/gu,
  /(?<=^|[\s:：])'((?:[^'\n]|'(?=\p{L})){1,600})'(?=$|[\s.,;:!?])/gu,
];
/** A single word in quotes is a name or a term of the request. */
const SEVERAL_WORDS = /\S\s+\S|\p{Script=Han}/u;

const without = (text: string, start: number, end: number) =>
  `${text.slice(0, start)} ${text.slice(end)}`.replaceAll(/\s+/gu, ' ').trim();

function afterLine(text: string, grammar: Grammar): Goal | undefined {
  const end = text.indexOf('\n');
  const rest = text.slice(end + 1).trim();
  const asksAgain = sentencesOf(rest).some((sentence) => beginsAsking(sentence, grammar));
  return end < 0 || end > MAX_OPENING || asksAgain
    ? undefined
    : lifted(text, text.slice(0, end), rest);
}

function inQuotes(text: string): Goal | undefined {
  const match = QUOTED.flatMap((pattern) => [...text.matchAll(pattern)]).find(([, said = '']) =>
    SEVERAL_WORDS.test(said),
  );
  const found = match?.[1]?.replaceAll(/^\s|\s$/gu, '');
  return match && found !== undefined
    ? lifted(text, without(text, match.index, match.index + match[0].length), found)
    : undefined;
}

function afterColon(text: string): Goal | undefined {
  const colon = text.search(COLON);
  return colon <= 0 || colon > MAX_OPENING || LIST_AFTER_COLON.test(text)
    ? undefined
    : lifted(text, text.slice(0, colon), text.slice(colon + 1).trim());
}

/** Longer ends of a goal are no request. */
const MAX_CLOSING = 40;
const LEAST_BEFORE = 4;
const BREAK = /[\s,，.。!！?？;；…”"」]/u;

/** Where a goal that begins with its text goes over to the request: "see you at nine 翻译成日语". */
function closingOf(text: string, { afterText }: Grammar): number | undefined {
  if (afterText.length === 0) return undefined;
  for (let at = Math.max(LEAST_BEFORE, text.length - MAX_CLOSING); at < text.length; at += 1)
    if (BREAK.test(text[at - 1] ?? '') && !BREAK.test(text[at] ?? '')) {
      const closing = foldGoal(text.slice(at));
      if (afterText.some((pattern) => pattern.test(closing))) return at;
    }
  return undefined;
}

function beforeRequest(text: string, grammar: Grammar): Goal | undefined {
  const at = closingOf(text, grammar);
  return at === undefined ? undefined : lifted(text, text.slice(at), text.slice(0, at).trim());
}

/** A pasted text without the request at its end, which goes to the one before it. */
function withClosing(goal: Goal, grammar: Grammar): Goal {
  const { material, asking } = goal;
  if (material?.form !== 'pasted') return goal;
  const at = closingOf(material.text, grammar);
  if (at === undefined) return goal;
  const request = `${asking}\n${material.text.slice(at)}`;
  return {
    ...goal,
    asking: request,
    material: { ...material, text: material.text.slice(0, at).trim() },
  };
}

const lifted = (whole: string, asking: string, text: string): Goal | undefined =>
  text.length < LEAST || asking.trim() === ''
    ? undefined
    : {
        whole,
        asking: asking.trim().replace(/[:：]$/u, ''),
        material: { text, form: 'pasted' },
      };

/**
 * The goal with the text that its task works on apart, where the task needs one: a few words after a colon, in quotes or
 * below the first line, which without knowing the task could as well belong to the request.
 */
export function withShortMaterial(goal: Goal, card: Card, grammar: Grammar): Goal {
  const needsText = card.materials.some(
    ({ source, required }) => required && (source === 'pasted' || source === 'told'),
  );
  if (!needsText) return goal;
  if (goal.material !== undefined) return withClosing(goal, grammar);
  const text = goal.whole.trim();
  return (
    afterLine(text, grammar) ??
    inQuotes(text) ??
    beforeRequest(text, grammar) ??
    afterColon(text) ??
    goal
  );
}
