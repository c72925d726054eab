import { asksSomething, beginsAsking, sentencesOf, type Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';

const PAUSE = /[,،，;；]/u;

/** A sentence without the greeting before it and the thanks after it; nothing where it is no more than those. */
function withoutCourtesy(sentence: string, { courtesy }: Grammar): string {
  return sentence.replace(courtesy.before, '').replace(courtesy.after, '').trim();
}

/** Sentences of the asking part without courtesies, unless it is no more than those. */
export function saidIn(goal: Goal, grammar: Grammar): string[] {
  const all = sentencesOf(goal.asking);
  const said = all.map((text) => withoutCourtesy(text, grammar)).filter((text) => text !== '');
  return said.length > 0 ? said : all;
}

/** Whether a sentence asks, or one of its clauses does: "I am lost, help me with this". */
export const asksIn = (sentence: string, grammar: Grammar): boolean =>
  asksSomething(sentence, grammar) ||
  sentence.split(PAUSE).some((clause) => beginsAsking(clause, grammar));
