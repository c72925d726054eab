import type { Card } from '../cards/card-schema.ts';
import { beginsAsking, COLON, LIST_AFTER_COLON, sentencesOf, type Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';

const MAX_OPENING = 400;
const LEAST = 2;
/** Short texts in quotes; a single word is a name or a term of the request. */
const QUOTED =
  /[“"«「]\s?([^”"»」\n]*[\s\p{Script=Han}][^”"»」\n]*?)\s?[”"»」]|(?<=^|[\s:：])'([^'\n]+ (?:[^'\n]|'(?=\p{L}))+)'(?=$|[\s.,;:!?])/u;

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
  const match = QUOTED.exec(text);
  const found = match?.[1] ?? match?.[2];
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
  if (goal.material !== undefined || !needsText) return goal;
  const text = goal.whole.trim();
  return afterLine(text, grammar) ?? inQuotes(text) ?? afterColon(text) ?? goal;
}
