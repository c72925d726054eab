import type { Card } from '../cards/card-schema.ts';
import { type CardIndex } from './card-index.ts';
import { cueMatches, cueText } from './card-cues.ts';
import { cardLikelihoods } from './card-likelihoods.ts';
import { wordsOf } from './comparable-words.ts';
import { rankCards, spelt, type Ranked } from './rank-cards.ts';
import { saidIn, type Said } from './asking.ts';
import type { Goal } from './goal.ts';
import { servesForm } from './goal-form.ts';
import { withoutLeadIn } from './lead-in.ts';
import { fittingCards } from './requests.ts';

/** `nearest` begins with the chosen card, if there is one. */
export type Choice = { card?: Card; nearest: Card[]; score: number; margin: number };

/** Below these nothing is chosen: better the honest minimum than the wrong card. */
export const LEAST_SCORE = 0.575;
const LEAST_MARGIN = 0.09;
/** What the first card must have more, the nearer the second one is; none from this margin on. */
const RIVALRY = 0.42;
const CLEAR_MARGIN = 0.83;
const NEAREST = 4;

/** How far what was learned from whole goals speaks. */
const LEARNED_SHARE = 2;

/** How far a cue speaks beside the likeness of a text to the phrasings. */
const CUE_SHARE = 0.5;
/** A short word that is one letter from a cue is mostly another word: "thinks", "thanks". */
const LEAST_CUE_TYPO = 7;
const FURTHER_CUE = 0.15;
const MOST_FURTHER = 2;
const VETOED = 0.5;
/** What remains of a card that writes a new text, where the first words ask for work on the one that was pasted. */
const LATER = 0.3;
/** Words from which a cue may well belong to what is told rather than to what is asked. */
const LONG_SEGMENT = 20;
/** A cue below this is one word: in what is only told it mostly names a subject ("budget 600 euros"), not the task. */
const LEAST_PHRASE = 0.98;
const TOPICAL = 0.5;

/** Part of a goal with how far it speaks for what is asked. */
type Segment = {
  text: string;
  share: number;
  /** Whether it tells beside a part that asks, or holds both. */
  tells: boolean;
};

/** A sentence that asks counts whole; one that only tells counts less where another asks, or where it is not the first. */
function shareOf(asks: boolean, anyAsks: boolean, at: number): number {
  if (asks) return 1;
  if (anyAsks) return 0.5;
  return at === 0 ? 1 : 0.8;
}

const wholeOf = (said: readonly Said[]) => said.map(({ text }) => text).join('\n');

const HEAD = /[:：,，،;；(（]/u;

function segmentsOf(said: readonly Said[]): Segment[] {
  const anyAsks = said.some(({ asks }) => asks);
  const segments: Segment[] = said.map(({ text, asks }, at) => ({
    text,
    share: shareOf(asks, anyAsks, at),
    tells: anyAsks && !asks,
  }));
  const heads = segments.flatMap(({ text, share, tells }) => {
    const [head = ''] = text.split(HEAD);
    return head.length < text.length && head.trim() !== ''
      ? [{ text: head.trim(), share: share * 0.95, tells }]
      : [];
  });
  segments.push(...heads);
  if (said.length > 1) segments.push({ text: wholeOf(said), share: 0.9, tells: anyAsks });
  return segments;
}

/** By card: the strongest cue of a text, and a little for each other one. */
function cueScores(index: CardIndex, said: string, bare: string, goal: Goal): number[] {
  return index.cues.map(({ asked }) => {
    let strongest = 0;
    let sum = 0;
    for (const cue of asked) {
      const form = goal.material?.form;
      const found = cueMatches(cue, said, form) || (cue.atStart && cueMatches(cue, bare, form));
      if (!found) continue;
      strongest = Math.max(strongest, cue.weight);
      sum += cue.weight;
    }
    return strongest + FURTHER_CUE * Math.min(MOST_FURTHER, sum - strongest);
  });
}

/** Whether a card works on a text that is pasted, rather than writing one. */
const isOnPasted = ({ materials }: Card) => materials[0]?.source === 'pasted';

/** Whether a text opens with a cue of a card. */
const opensWith = (index: CardIndex, at: number, bare: string, goal: Goal) =>
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
const cueTextOf = (index: CardIndex, text: string) =>
  cueText(spelt(wordsOf(text), index, LEAST_CUE_TYPO), text, index.grammar.language);

/** Ranks by the part that asks best; what only tells counts for less. */
export function rankGoal(index: CardIndex, goal: Goal): Ranked[] {
  const { grammar } = index;
  const asCueText = (text: string) => cueTextOf(index, text);
  const said = saidIn(goal, grammar);
  const whole = asCueText(wholeOf(said));
  const vetoed = index.cues.map(({ vetoes }) =>
    vetoes.some((cue) => cueMatches(cue, whole, goal.material?.form)),
  );
  const fits = fittingCards(goal, grammar);
  const serves = servesForm(goal, grammar);
  const likely = cardLikelihoods(index, goal, said);
  const parts = segmentsOf(said).map((segment) => {
    const bare = withoutLeadIn(segment.text, grammar.lead_ins) || segment.text;
    const bareText = asCueText(bare);
    return { ...segment, bare, bareText, works: asksForWork(index, bareText, goal, vetoed) };
  });
  const anyWorks = parts.some(({ works }) => works);
  const best = new Map<Card, Ranked>();
  for (const { text, share, tells, bare, bareText, works } of parts) {
    const cues = cueScores(index, asCueText(text), bareText, goal);
    const reach = Math.min(1, Math.sqrt(LONG_SEGMENT / wordsOf(text).length));
    for (const { card, at, score } of rankCards(index, bare)) {
      if (!fits(card.id) || !serves(card.id)) continue;
      const found = vetoed[at] ? 0 : (cues[at] ?? 0) * reach;
      const cue = tells && (cues[at] ?? 0) < LEAST_PHRASE ? found * TOPICAL : found;
      const isLater = !isOnPasted(card);
      const weight = share * (works && isLater ? LATER : 1);
      const likeness = weight * score * (vetoed[at] ? VETOED : 1);
      const learned = LEARNED_SHARE * (likely[at] ?? 0) * (anyWorks && isLater ? LATER : 1);
      const sum = likeness + weight * CUE_SHARE * cue + learned * (vetoed[at] ? VETOED : 1);
      if (sum > (best.get(card)?.score ?? 0)) best.set(card, { card, at, score: sum, cue });
    }
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}

/** Of two acts on one pasted text ("translate and shorten") the one that is asked for first; the request stays beside it for the other. */
function firstAct(index: CardIndex, goal: Goal, best: readonly Ranked[]): Ranked | undefined {
  const isAct = ({ card, cue }: Ranked) => isOnPasted(card) && cue > 0;
  if (goal.material === undefined || !best.every(isAct)) return undefined;
  const [request = ''] = saidIn(goal, index.grammar).map(({ text }) => text);
  const bare = cueTextOf(index, withoutLeadIn(request, index.grammar.lead_ins) || request);
  return best.find(({ card }) => opensWith(index, index.cards.indexOf(card), bare, goal));
}

export function chooseCard(index: CardIndex, goal: Goal, least = LEAST_SCORE): Choice {
  const ranked = rankGoal(index, goal);
  const [first, second] = ranked;
  const nearest = (rows: readonly Ranked[]) => rows.slice(0, NEAREST).map(({ card }) => card);
  if (!first) return { nearest: [], score: 0, margin: 0 };
  const margin = (first.score - (second?.score ?? 0)) / first.score;
  const act = firstAct(index, goal, ranked.slice(0, 2));
  const likeliest = act ?? (margin >= LEAST_MARGIN ? first : undefined);
  // Two acts on one text are no rivals: both are asked for.
  const rivalry = act ? 0 : RIVALRY * Math.max(0, 1 - margin / CLEAR_MARGIN);
  if (!likeliest || first.score < least + rivalry)
    return { nearest: nearest(ranked), score: first.score, margin };
  const others = ranked.filter((row) => row !== likeliest);
  return {
    card: likeliest.card,
    nearest: nearest([likeliest, ...others]),
    score: first.score,
    margin,
  };
}
