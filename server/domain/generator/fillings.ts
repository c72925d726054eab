import { escapeBraces } from '#core/template/parse.ts';
import type { Brief } from '#server/ports/model.ts';
import type { Card, Material } from '../cards/card-schema.ts';
import { tagged, worded, type Filling } from '../cards/fill.ts';
import type { Understanding } from './understand.ts';

function answersOf(brief: Brief, card: Card, grammar: Understanding['grammar']): string {
  const lines = (brief.answers ?? []).flatMap(({ questionId, text }) => {
    const question = card.questions.find(({ id }) => id === questionId);
    return question?.wording !== undefined && text.trim() !== ''
      ? [`- ${worded(question.wording, escapeBraces(text.trim()))}`]
      : [];
  });
  return lines.length === 0 ? '' : `${grammar.frame.answers}\n${lines.join('\n')}`;
}

/** A text whose prepositions and articles are written together as the language does. */
export function contracted(text: string, { contractions }: Understanding['grammar']): string {
  let spaced = ` ${text} `;
  for (const [from, to] of contractions) spaced = spaced.replaceAll(from, to);
  // Arabic: a particle that a wording ends in is joined to the word that follows, without its lengthening stroke.
  return spaced.replaceAll(/(?<=\p{Script=Arabic})\u0640(?=\p{Script=Arabic})/gu, '').trim();
}

/** Whether a material is a text of its own, not the goal's words. */
const isText = (source: Material['source']) => source === 'pasted' || source === 'told';

/** Which material takes the text that was pasted: the first that must be, else one that may be. */
export function pastedInto({ card, goal }: Understanding): string | undefined {
  const pasted = card?.materials.filter(({ source }) => isText(source)) ?? [];
  const sure =
    goal.material && (goal.material.form !== 'pasted' || goal.material.text.length > 200);
  return (
    goal.material && (pasted.find(({ required }) => required) ?? (sure ? pasted[0] : undefined))?.id
  );
}

/** Slots read of a goal that settle a request without further facts. */
const SETTLED = 2;

/** Fillings of the places in a card's texts. */
export function fillingsOf(card: Card, brief: Brief, known: Understanding): Map<string, Filling> {
  const { goal, slots, grammar, substance } = known;
  const taken = pastedInto(known);
  const answers = answersOf(brief, card, grammar);
  const joined = (...blocks: string[]) => blocks.filter((part) => part !== '').join('\n\n');
  const words = escapeBraces(taken === undefined ? goal.whole.trim() : goal.asking);
  const request =
    substance.more && words !== '' ? `${grammar.frame.request}\n${tagged('request', words)}` : '';
  const fillings = new Map<string, Filling>([['request', { block: joined(request, answers) }]]);
  for (const slot of card.slots) {
    const value = slots.get(slot.id)?.value;
    // Only a value can meet the words around it wrongly; a default is a sentence that was written whole.
    const inline =
      value === undefined
        ? ((known.brief ? slot.brief : undefined) ?? slot.default ?? '')
        : contracted(worded(slot.wording, escapeBraces(value)), grammar);
    fillings.set(slot.id, { inline });
  }
  for (const { id, text } of card.conditional ?? [])
    fillings.set(id, { inline: known.conditions.has(id) ? text : '' });
  const named = card.slots.some(({ id, reader }) => reader === 'topic' && slots.has(id));
  for (const { id, source, required } of card.materials) {
    const tells: Record<Material['source'], boolean> = {
      pasted: false,
      told: id !== taken && substance.told,
      facts: substance.facts,
      goal: substance.subject || named,
    };
    const empty = tagged(id, `{{${id}}}`);
    if (tells[source] && words !== '') {
      const counts = worded(grammar.frame.counts, id);
      fillings.set(id, { block: joined(`${tagged(id, words)}\n${counts}`, answers) });
      fillings.set('request', { block: '' });
    } else if (isText(source)) {
      const pasted = id === taken && tagged(id, escapeBraces(goal.material?.text ?? ''));
      // A text that is only of use is left out where the goal tells facts, names its subject or settles enough.
      const open = required || !(substance.facts || named || slots.size >= SETTLED);
      fillings.set(id, { block: pasted || (open ? empty : '') });
    } else fillings.set(id, { block: joined(empty, request, answers) });
  }
  return fillings;
}
