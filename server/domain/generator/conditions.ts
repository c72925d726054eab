import { phrasePattern } from '#core/language/phrase-pattern.ts';
import { foldGoal } from './fold-goal.ts';
import type { Brief } from '#server/ports/model.ts';
import type { Card, Conditional, WordConditional } from '../cards/card-schema.ts';
import type { Goal } from './goal.ts';
import type { MaterialState } from './materials.ts';
import type { SlotValue } from './read-slots.ts';
import type { Substance } from './substance.ts';

/** What was read of a goal, by which a card's conditional sentences are chosen. */
type Reading = {
  goal: Goal;
  slots: ReadonlyMap<string, SlotValue>;
  materials: ReadonlyMap<string, MaterialState>;
  substance: Substance;
};

/** Whether a choice goes with a sentence; an answer in own words could mean any option. */
function fitsOption(
  { slots: cardSlots }: Card,
  { slot, of }: NonNullable<Conditional['option']>,
  slots: Reading['slots'],
): boolean {
  const chosen = slots.get(slot)?.value;
  if (chosen === undefined) return of.includes('none');
  const options = cardSlots.find(({ id }) => id === slot)?.options ?? [];
  const at = options.findIndex(({ value }) => value === chosen);
  return at < 0 || of.includes(at);
}

/** Whether what is said, folded, goes with the words of a sentence. */
function fitsWords(
  { words, unless }: Pick<Conditional, 'words' | 'unless'>,
  said: string,
): boolean {
  return (
    (words === undefined || phrasePattern(words).test(said)) &&
    (unless === undefined || !phrasePattern(unless).test(said))
  );
}

const saidBy = (goal: Goal, { answers = [] }: Pick<Brief, 'answers'>) =>
  foldGoal([goal.whole, ...answers.map(({ text }) => text)].join('\n'));

/** The conditional sentences of a form of answer by name, empty where a goal does not say their words. */
export function sentencesFor(
  sentences: readonly WordConditional[],
  brief: Brief,
  goal: Goal,
): ReadonlyMap<string, { inline: string }> {
  const said = saidBy(goal, brief);
  return new Map(
    sentences.map((one) => [one.id, { inline: fitsWords(one, said) ? one.text : '' }]),
  );
}

/** Names of a card's conditional sentences that hold for a goal. */
export function conditionsOf(
  card: Card,
  brief: Brief,
  { goal, slots, materials, substance }: Reading,
): ReadonlySet<string> {
  const said = saidBy(goal, brief);
  const isThere = (id: string) =>
    slots.has(id) || (materials.has(id) && materials.get(id) !== 'left out');
  const isMissing = (id: string) =>
    materials.has(id) ? ['open', 'left out'].includes(materials.get(id) ?? '') : !slots.has(id);
  const sentences = card.conditional ?? [];
  const saysWordsOf = (name: string) => {
    const words = sentences.find(({ id }) => id === name)?.words;
    return words !== undefined && fitsWords({ words }, said);
  };
  const holds = ({ words, unless, except, option, given, missing }: Conditional) => {
    if (!(words ?? unless ?? except ?? option ?? given ?? missing))
      return !substance.subject && goal.material === undefined;
    return (
      fitsWords({ words, unless }, said) &&
      !except?.some(saysWordsOf) &&
      (option === undefined || fitsOption(card, option, slots)) &&
      (given === undefined || isThere(given)) &&
      (missing === undefined || [missing].flat().every(isMissing))
    );
  };
  return new Set(sentences.filter(holds).map(({ id }) => id));
}
