import type { Card } from '../cards/card-schema.ts';
import { saidIn } from './asking.ts';
import { cueMatches, cueText } from './card-cues.ts';
import type { CardIndex } from './card-index.ts';
import { cardLikelihoods } from './card-likelihoods.ts';
import { wordsOf } from './comparable-words.ts';
import { servesForm } from './goal-form.ts';
import { segmentsOf, wholeOf } from './goal-segments.ts';
import type { Goal } from './goal.ts';
import { withoutLeadIn } from './lead-in.ts';
import { likenessesOf, spelt } from './card-likeness.ts';
import { fittingCards } from './requests.ts';

/** What a goal says for a card, and against it. */
export type CardSignals = {
  card: Card;
  /** How alike the part that asks best and the card's phrasings are, 0 to 1. */
  likeness: number;
  /** The strongest cue of the card, and a little for each other one. */
  cue: number;
  /** How likely it is by the whole goal, and by its likeliest sentence. */
  whole: number;
  sentence: number;
  isVetoed: boolean;
  /** It writes a new text, and the first words ask for work on the one that was pasted. */
  isLater: boolean;
};

export type GoalSignals = {
  cards: CardSignals[];
  /** How likely no card is. */
  none: number;
  words: number;
  isPasted: boolean;
};

/** A short word that is one letter from a cue is mostly another word: "thinks", "thanks". */
const LEAST_CUE_TYPO = 7;
const FURTHER_CUE = 0.15;
const MOST_FURTHER = 2;
/** What remains of a card that writes a new text, where the first words ask for work on the one that was pasted. */
const LATER = 0.3;
/** Words from which a cue may well belong to what is told rather than to what is asked. */
const LONG_SEGMENT = 20;
/** A cue below this is one word: in what is only told it mostly names a subject ("budget 600 euros"), not the task. */
const LEAST_PHRASE = 0.98;

type Cues = { strongest: number; all: number };
const NO_CUES: Cues = { strongest: 0, all: 0 };

/** By card: the strongest cue of a text, and a little for each other one. */
function cuesOf(index: CardIndex, said: string, bare: string, goal: Goal): Cues[] {
  const form = goal.material?.form;
  return index.cues.map(({ asked }) => {
    let strongest = 0;
    let sum = 0;
    for (const cue of asked) {
      const found = cueMatches(cue, said, form) || (cue.atStart && cueMatches(cue, bare, form));
      if (!found) continue;
      strongest = Math.max(strongest, cue.weight);
      sum += cue.weight;
    }
    return {
      strongest,
      all: strongest + FURTHER_CUE * Math.min(MOST_FURTHER, sum - strongest),
    };
  });
}

/** Whether a card works on a text that is pasted, rather than writing one. */
export const isOnPasted = ({ materials }: Card): boolean => materials[0]?.source === 'pasted';

/** Whether a text opens with a cue of a card. */
export const opensWith = (index: CardIndex, at: number, bare: string, goal: Goal): boolean =>
  index.cues[at]?.asked.some(
    (cue) =>
      cue.parts.length > 0 && cueMatches({ ...cue, atStart: true }, bare, goal.material?.form),
  ) ?? false;

/** Whether the first words of a text ask for work on what was pasted: "summarise this advert", which writes none. */
function asksForWork(index: CardIndex, bare: string, goal: Goal, vetoed: boolean[]): boolean {
  const form = goal.material?.form;
  if (form === undefined || form === 'code') return false;
  return index.cards.some(
    (card, at) => isOnPasted(card) && vetoed[at] !== true && opensWith(index, at, bare, goal),
  );
}

/** A text as cues are looked for in it, its longer words spelt right. */
export const cueTextOf = (index: CardIndex, text: string): string =>
  cueText(spelt(wordsOf(text), index, LEAST_CUE_TYPO), text, index.grammar.language);

/** What a goal says for each card that can serve it. */
export function signalsOf(index: CardIndex, goal: Goal): GoalSignals {
  const { grammar } = index;
  const said = saidIn(goal, grammar);
  const whole = cueTextOf(index, wholeOf(said));
  const vetoed = index.cues.map(({ vetoes }) =>
    vetoes.some((cue) => cueMatches(cue, whole, goal.material?.form)),
  );
  const parts = segmentsOf(said).map((segment) => {
    const bare = withoutLeadIn(segment.text, grammar.lead_ins) || segment.text;
    const bareText = cueTextOf(index, bare);
    return { ...segment, bare, bareText, works: asksForWork(index, bareText, goal, vetoed) };
  });
  const likeness = new Float64Array(index.cards.length);
  const cue = new Float64Array(index.cards.length);
  for (const { text, share, tells, bare, bareText, works } of parts) {
    const reach = Math.min(1, Math.sqrt(LONG_SEGMENT / wordsOf(text).length));
    const alike = likenessesOf(index, bare);
    const cues = cuesOf(index, cueTextOf(index, text), bareText, goal);
    for (const [at, card] of index.cards.entries()) {
      const weight = share * (works && !isOnPasted(card) ? LATER : 1);
      likeness[at] = Math.max(likeness[at] ?? 0, weight * (alike[at] ?? 0));
      const { strongest, all } = cues[at] ?? NO_CUES;
      const isTopic = tells && strongest < LEAST_PHRASE;
      if (!isTopic) cue[at] = Math.max(cue[at] ?? 0, weight * reach * all);
    }
  }
  const likely = cardLikelihoods(index, goal, said);
  const fits = fittingCards(goal, grammar);
  const serves = servesForm(goal, grammar);
  const anyWorks = parts.some(({ works }) => works);
  return {
    cards: index.cards
      .map((card, at) => ({
        card,
        likeness: likeness[at] ?? 0,
        cue: cue[at] ?? 0,
        whole: likely.whole[at] ?? 0,
        sentence: likely.sentence[at] ?? 0,
        isVetoed: vetoed[at] ?? false,
        isLater: anyWorks && !isOnPasted(card),
      }))
      .filter(({ card: { id } }) => fits(id) && serves(id)),
    none: likely.whole[index.cards.length] ?? 0,
    words: wordsOf(goal.asking).length,
    isPasted: goal.material !== undefined,
  };
}
