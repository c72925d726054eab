import { foldGoal, foldGoalWithOffsets } from './fold-goal.ts';
import { asksSomething, beginsAsking, sentencesOf, withPauses, type Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';

const PAUSE = /[,،，;；]/u;
const END_MARK = /[\s.!?。！？؟]+$/u;

/** Sentence of the asking part of a goal, without courtesies. */
export type Said = {
  text: string;
  /** Whether it asks for something, and names it itself. */
  asks: boolean;
};

/** Whether a sentence asks, or one of its clauses does: "I am lost, help me with this". */
const asksIn = (sentence: string, grammar: Grammar): boolean =>
  asksSomething(sentence, grammar) ||
  sentence.split(PAUSE).some((clause) => beginsAsking(clause, grammar));

/** A sentence without the greeting before it and the thanks after it; nothing where it is no more than those. */
function withoutCourtesy(sentence: string, { courtesy }: Grammar): string {
  return sentence.replace(courtesy.before, '').replace(courtesy.after, '').trim();
}

/** What follows a polite opening. */
function withoutPolite(sentence: string, { polite }: Grammar): string {
  const { text, map } = foldGoalWithOffsets(sentence);
  const opening = polite.exec(text)?.[0].length ?? 0;
  return opening > 0 ? sentence.slice(map[opening]).replace(END_MARK, '') : '';
}

/** Reads a sentence; one that opens as "would you be so kind as to" is a request, though put as a question. */
function saidBy(sentence: string, grammar: Grammar): Said {
  const folded = foldGoal(sentence);
  const request = grammar.polite.test(folded) ? withoutPolite(sentence, grammar) : '';
  if (request !== '') return { text: request, asks: true };
  const bare = folded.replace(END_MARK, '').replace(/^¿/u, '');
  const asks =
    asksIn(sentence, grammar) && !grammar.pointsBack.some((pattern) => pattern.test(bare));
  return { text: sentence, asks };
}

/** Sentences of the asking part without courtesies, unless it is no more than those. */
export function saidIn(goal: Goal, grammar: Grammar): Said[] {
  const all = sentencesOf(withPauses(goal.asking));
  const said = all.map((text) => withoutCourtesy(text, grammar)).filter((text) => text !== '');
  return (said.length > 0 ? said : all).map((sentence) => saidBy(sentence, grammar));
}

/** The sentences that ask, where others only tell; nothing where all do, or none. */
export function requestIn(said: readonly Said[]): string | undefined {
  const asking = said.filter(({ asks }) => asks);
  if (asking.length === 0 || asking.length === said.length) return undefined;
  return asking.map(({ text }) => text).join('. ');
}
