import type { Card } from '../cards/card-schema.ts';
import { saidIn } from './asking.ts';
import type { CardIndex } from './card-index.ts';
import { type CardSignals, cueTextOf, isOnPasted, opensWith, signalsOf } from './card-signals.ts';
import { cardSigns, noCardSigns, weighed, WEIGHTS } from './card-weights.ts';
import type { Goal } from './goal.ts';
import { withoutLeadIn } from './lead-in.ts';

/** `nearest` begins with the chosen card, if there is one. */
export type Choice = { card?: Card; nearest: Card[] };

/** A card with how likely it is that it is meant; together with no card 1. */
export type Ranked = CardSignals & { share: number };

/** Below this nothing is chosen: better the honest minimum than the wrong card. */
export const LEAST_SHARE = 0.5;
const NEAREST = 4;

/** The cards that can serve a goal, likeliest first. */
export function rankGoal(index: CardIndex, goal: Goal): Ranked[] {
  const signals = signalsOf(index, goal);
  const powers = signals.cards.map((card) =>
    Math.exp(weighed(WEIGHTS.card, cardSigns(card, signals.words))),
  );
  const none = Math.exp(weighed(WEIGHTS.noCard, noCardSigns(signals)));
  const sum = powers.reduce((all, power) => all + power, none);
  return signals.cards
    .map((card, at) => ({ ...card, share: (powers[at] ?? 0) / sum }))
    .toSorted((one, other) => other.share - one.share);
}

/** Of two acts on one pasted text ("translate and shorten") the one that is asked for first; the request stays beside it for the other. */
function firstAct(index: CardIndex, goal: Goal, best: readonly Ranked[]): Ranked | undefined {
  const isAct = ({ card, cue }: Ranked) => isOnPasted(card) && cue > 0;
  if (goal.material === undefined || best.length < 2 || !best.every(isAct)) return undefined;
  const [request = ''] = saidIn(goal, index.grammar).map(({ text }) => text);
  const bare = cueTextOf(index, withoutLeadIn(request, index.grammar.lead_ins) || request);
  return best.find(({ card }) => opensWith(index, index.cards.indexOf(card), bare, goal));
}

export function chooseCard(index: CardIndex, goal: Goal, least = LEAST_SHARE): Choice {
  const ranked = rankGoal(index, goal);
  const [first, second] = ranked;
  if (!first) return { nearest: [] };
  const act = firstAct(index, goal, ranked.slice(0, 2));
  // Two acts on one text are no rivals: both are asked for.
  const share = act ? first.share + (second?.share ?? 0) : first.share;
  const chosen = share >= least ? (act ?? first) : undefined;
  const others = ranked.filter((row) => row !== chosen);
  const nearest = (chosen ? [chosen, ...others] : others).slice(0, NEAREST);
  return {
    ...(chosen && { card: chosen.card }),
    nearest: nearest.map(({ card }) => card),
  };
}
