import { escapeBraces } from '#core/template/parse.ts';
import type { Brief } from '#server/ports/model.ts';
import type { Card } from '../cards/card-schema.ts';
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
  return spaced.trim();
}

/** Which material takes the text that was pasted: the first that must be, else one that may be. */
export function pastedInto({ card, goal }: Understanding): string | undefined {
  const pasted = card?.materials.filter(({ source }) => source === 'pasted') ?? [];
  const sure =
    goal.material && (goal.material.form !== 'pasted' || goal.material.text.length > 200);
  return (
    goal.material && (pasted.find(({ required }) => required) ?? (sure ? pasted[0] : undefined))?.id
  );
}

/** Fillings of the places in a card's texts. */
export function fillingsOf(card: Card, brief: Brief, known: Understanding): Map<string, Filling> {
  const { goal, slots, grammar, saysMore } = known;
  const taken = pastedInto(known);
  const answers = answersOf(brief, card, grammar);
  const after = (block: string) => [block, answers].filter((part) => part !== '').join('\n\n');
  const words = escapeBraces(taken === undefined ? goal.whole.trim() : goal.asking);
  const fillings = new Map<string, Filling>();
  for (const slot of card.slots) {
    const value = slots.get(slot.id)?.value;
    const inline =
      value === undefined ? (slot.default ?? '') : worded(slot.wording, escapeBraces(value));
    fillings.set(slot.id, { inline: contracted(inline, grammar) });
  }
  for (const { id, source } of card.materials) {
    const text =
      source === 'goal'
        ? saysMore && words
        : id === taken && escapeBraces(goal.material?.text ?? '');
    const block = tagged(id, text === false || text === '' ? `{{${id}}}` : text);
    fillings.set(id, { block: source === 'goal' ? after(block) : block });
  }
  const told = saysMore && words !== '';
  fillings.set('request', {
    block: after(told ? `${grammar.frame.request}\n${tagged('request', words)}` : ''),
  });
  return fillings;
}
