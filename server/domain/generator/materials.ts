import type { Card, Material } from '../cards/card-schema.ts';
import type { Goal } from './goal.ts';
import type { SlotValue } from './read-slots.ts';
import type { Substance } from './substance.ts';

/** Where a card's material comes from: the goal's words, the text pasted with it, a variable, or it is not needed. */
export type MaterialState = 'told' | 'pasted' | 'open' | 'left out';

/** Whether a material is a text of its own, not the goal's words. */
const isText = (source: Material['source']) => source === 'pasted' || source === 'told';

/** Whether a card's material is a text of its own. */
export const isOwnText = (card: Card, id: string): boolean =>
  card.materials.some((material) => material.id === id && isText(material.source));

/** A pasted text that is longer belongs even to a card that only may have one. */
const LEAST_SURE = 200;

/** Which material takes the text that was pasted: the first that must be, else one that may be. */
export function pastedInto(card: Card | undefined, { material }: Goal): string | undefined {
  const pasted = card?.materials.filter(({ source }) => isText(source)) ?? [];
  const sure = material && (material.form !== 'pasted' || material.text.length > LEAST_SURE);
  return (
    material && (pasted.find(({ required }) => required) ?? (sure ? pasted[0] : undefined))?.id
  );
}

/** Slots read of a goal that settle a request without further facts. */
const SETTLED = 2;
/** Slots read of a goal that are facts themselves, who for and how many, that amount to what a card asks facts for. */
const LEAST_TELLING = 3;
const TELLING = new Set([
  'age',
  'choice',
  'date',
  'duration',
  'frequency',
  'level',
  'money',
  'number',
  'people',
  'place',
]);

/** The state of each material of a card for a goal. */
export function materialsOf(
  card: Card,
  goal: Goal,
  slots: ReadonlyMap<string, SlotValue>,
  substance: Substance,
): ReadonlyMap<string, MaterialState> {
  const taken = pastedInto(card, goal);
  const says = (taken === undefined ? goal.whole.trim() : goal.asking) !== '';
  // A pasted text that no material takes stays with the words around it, and is what they tell.
  const pastedFacts = taken === undefined && goal.material !== undefined;
  const named = card.slots.some(({ id, reader }) => reader === 'topic' && slots.has(id));
  const telling = card.slots.filter(({ id, reader }) => TELLING.has(reader) && slots.has(id));
  const stateOf = ({ id, source, required }: Material): MaterialState => {
    const tells: Record<Material['source'], boolean> = {
      pasted: false,
      told: id !== taken && substance.told,
      facts: substance.facts || pastedFacts || telling.length >= LEAST_TELLING,
      goal: substance.subject || named || pastedFacts,
    };
    if (tells[source] && says) return 'told';
    if (!isText(source)) return 'open';
    if (id === taken) return 'pasted';
    // A text that is only of use is left out where the goal tells facts, names its subject or settles enough.
    return required || !(substance.facts || named || slots.size >= SETTLED) ? 'open' : 'left out';
  };
  return new Map(card.materials.map((material) => [material.id, stateOf(material)]));
}
