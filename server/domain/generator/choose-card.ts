import type { Card } from '../cards/card-schema.ts';
import { saidIn } from './asking.ts';
import type { CardIndex } from './card-index.ts';
import {
  type CardSignals,
  cueTextOf,
  type GoalSignals,
  isOnPasted,
  opensWith,
  signalsOf,
} from './card-signals.ts';
import type { Goal } from './goal.ts';
import { withoutLeadIn } from './lead-in.ts';

/** `nearest` begins with the chosen card, if there is one; `share` is how likely the first of them is, 0 to 1. */
export type Choice = { card?: Card; nearest: Card[]; share: number };

/** A card with how likely it is that it is meant; together with no card 1. */
export type Ranked = CardSignals & { share: number };

/** Below this nothing is chosen: better the honest minimum than the wrong card. */
export const LEAST_SHARE = 0.6;
const NEAREST = 4;

/**
 * How far each signal speaks, as a log-linear model whose classes are the cards and no card. The weights are those that
 * make the right classes of goals likeliest which nothing was learned from; `tools/generator/fit-choice.ts` finds them.
 */
const WEIGHTS = {
  likeness: 2.5,
  cue: 2.94,
  /** In a long goal a cue may well belong to what is told. */
  cueInLong: -1.16,
  whole: 0.76,
  wholeInLong: 0.46,
  sentence: 0.3,
  isVetoed: -1.91,
  isLater: -3,
} as const;
const NO_CARD_WEIGHTS = { bias: -1.38, long: -1.97, none: -0.51, pasted: 0.14 } as const;

/** A likelihood that is as good as none. */
const LEAST_LIKELY = 1e-3;
const logOf = (likely: number) => Math.log(likely + LEAST_LIKELY);

/** A goal of eight words is short, one of 48 is long. */
const lengthOf = (words: number) =>
  Math.min(1, Math.max(0, Math.log(Math.max(1, words) / 8) / Math.log(6)));

function scoreOf(signals: CardSignals, long: number): number {
  const { likeness, cue, whole, sentence, isVetoed, isLater } = signals;
  return (
    WEIGHTS.likeness * likeness +
    (WEIGHTS.cue + WEIGHTS.cueInLong * long) * cue +
    (WEIGHTS.whole + WEIGHTS.wholeInLong * long) * logOf(whole) +
    WEIGHTS.sentence * logOf(sentence) +
    (isVetoed ? WEIGHTS.isVetoed : 0) +
    (isLater ? WEIGHTS.isLater : 0)
  );
}

function noCardScore({ none, isPasted }: GoalSignals, long: number): number {
  const { bias, long: byLength, none: byLikelihood, pasted } = NO_CARD_WEIGHTS;
  return bias + byLength * long + byLikelihood * none + (isPasted ? pasted : 0);
}

/** The cards that can serve a goal, likeliest first. */
export function rankGoal(index: CardIndex, goal: Goal): Ranked[] {
  const signals = signalsOf(index, goal);
  const long = lengthOf(signals.words);
  const powers = signals.cards.map((card) => Math.exp(scoreOf(card, long)));
  const sum = powers.reduce((all, power) => all + power, Math.exp(noCardScore(signals, long)));
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
  if (!first) return { nearest: [], share: 0 };
  const act = firstAct(index, goal, ranked.slice(0, 2));
  // Two acts on one text are no rivals: both are asked for.
  const share = act ? first.share + (second?.share ?? 0) : first.share;
  const chosen = share >= least ? (act ?? first) : undefined;
  const others = ranked.filter((row) => row !== chosen);
  const nearest = (chosen ? [chosen, ...others] : others).slice(0, NEAREST);
  return {
    ...(chosen && { card: chosen.card }),
    nearest: nearest.map(({ card }) => card),
    share,
  };
}
