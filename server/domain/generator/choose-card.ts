import type { Card } from '../cards/card-schema.ts';
import { foldText } from '#core/text/fold.ts';
import { type CardIndex } from './card-index.ts';
import { rankCards, type Ranked } from './rank-cards.ts';
import { asksSomething, sentencesOf, type Goal } from './goal.ts';

/** `nearest` begins with the chosen card, if there is one. */
export type Choice = { card?: Card; nearest: Card[]; score: number; margin: number };

/** Below these nothing is chosen: better the honest minimum than the wrong card. */
export const LEAST_SCORE = 0.4;
export const LEAST_MARGIN = 0.09;
const NEAREST = 4;

/** A sentence without the words that only ask. */
export function withoutLeadIn(sentence: string, leadIns: readonly string[]): string {
  let rest = foldText(sentence).trim();
  for (let again = true; again;) {
    const lead = leadIns.find(
      (entry) =>
        rest.startsWith(entry) &&
        !/^[\p{Script=Latin}\p{Script=Arabic}]/u.test(rest.slice(entry.length)),
    );
    again = lead !== undefined && lead.length < rest.length;
    if (lead !== undefined && again) rest = rest.slice(lead.length).replace(/^[\s,،，]+/u, '');
  }
  return rest;
}

/** Ranks by the sentence that asks best; what only tells counts for less. */
export function rankGoal(index: CardIndex, goal: Goal): Ranked[] {
  const sentences = sentencesOf(goal.asking);
  const texts = [
    ...sentences.map((sentence): [string, number] => [
      withoutLeadIn(sentence, index.grammar.lead_ins) || sentence,
      asksSomething(sentence, index.grammar) || sentences.length === 1 ? 1 : 0.85,
    ]),
    ...(sentences.length > 1 ? [[goal.asking, 0.95] as [string, number]] : []),
  ];
  const scores = new Map<Card, Ranked>();
  for (const [text, share] of texts)
    for (const { card, at, score } of rankCards(index, text))
      if (score * share > (scores.get(card)?.score ?? 0))
        scores.set(card, { card, at, score: score * share });
  return [...scores.values()].sort((one, other) => other.score - one.score);
}

export function chooseCard(index: CardIndex, goal: Goal, least = LEAST_SCORE): Choice {
  const ranked = rankGoal(index, goal);
  const [first, second] = ranked;
  const nearest = ranked.slice(0, NEAREST).map(({ card }) => card);
  if (!first) return { nearest, score: 0, margin: 0 };
  const margin = (first.score - (second?.score ?? 0)) / first.score;
  const chosen = first.score >= least && margin >= LEAST_MARGIN;
  return { nearest, score: first.score, margin, ...(chosen && { card: first.card }) };
}
