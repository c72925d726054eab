import { escapeBraces } from '#core/template/parse.ts';
import { reconcileVariables } from '#core/template/reconcile.ts';
import type { Variable } from '#core/template/variable.ts';
import type { Brief, Variant } from '#server/ports/model.ts';
import type { Card } from '../cards/card-schema.ts';
import { fillText, tagged, worded, type Filling } from '../cards/fill.ts';
import { extrasOf } from './extras.ts';
import { titleOf } from './titles.ts';
import type { Understanding } from './understand.ts';

/** A prompt that was composed: the same understanding always gives the same. */
export type Composed = { title: string; body: string; variables: Variable[]; variant: Variant };

function answersOf(brief: Brief, card: Card, grammar: Understanding['grammar']): string {
  const lines = (brief.answers ?? []).flatMap(({ questionId, text }) => {
    const question = card.questions.find(({ id }) => id === questionId);
    return question?.wording !== undefined && text.trim() !== ''
      ? [`- ${worded(question.wording, escapeBraces(text.trim()))}`]
      : [];
  });
  return lines.length === 0 ? '' : `${grammar.frame.answers}\n${lines.join('\n')}`;
}

function contracted(text: string, { contractions }: Understanding['grammar']): string {
  let spaced = ` ${text} `;
  for (const [from, to] of contractions) spaced = spaced.replaceAll(from, to);
  return spaced.trim();
}

/** Which material takes the text that was pasted: the first that must be, else one that may be. */
function pastedInto({ card, goal }: Understanding): string | undefined {
  const pasted = card?.materials.filter(({ source }) => source === 'pasted') ?? [];
  const sure =
    goal.material && (goal.material.form !== 'pasted' || goal.material.text.length > 200);
  return (
    goal.material && (pasted.find(({ required }) => required) ?? (sure ? pasted[0] : undefined))?.id
  );
}

/** What stands in the places of a card's texts. */
function fillingsOf(card: Card, brief: Brief, known: Understanding): Map<string, Filling> {
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

function variablesOf(card: Card, body: string): Variable[] {
  return reconcileVariables(
    body,
    card.materials.map(({ id, label, help, required }) => ({
      name: id,
      label,
      type: 'textarea',
      required,
      ...(help !== undefined && { help }),
    })),
  );
}

function questionsOf({ questions, grammar: { frame } }: Understanding, then: string): string {
  const asked = questions.map(
    ({ text, options }, at) =>
      `${String(at + 1)}. ${text} ${worded(frame.ask_options, options.join(' · '))}`,
  );
  return [`${frame.ask}\n${asked.join('\n')}`, frame.ask_then, then].join('\n\n');
}

function fromCard(card: Card, brief: Brief, known: Understanding): Composed[] {
  const { grammar, goal, questions } = known;
  const fillings = fillingsOf(card, brief, known);
  const full = fillText(card.full, fillings);
  const short = card.short === undefined ? undefined : fillText(card.short, fillings);
  const extras = extrasOf(brief, known);
  const title = titleOf(known);
  const made = (variant: Variant, text: string): Composed => {
    const body = [text, ...extras].join('\n\n');
    return {
      variant,
      body,
      title: worded(grammar.titles[variant], title),
      variables: variablesOf(card, body),
    };
  };
  const material = pastedInto(known) !== undefined && goal.material !== undefined;
  const asks = questions.length > 0 && !(material && card.example !== undefined);
  return [
    made('full', full),
    ...(short === undefined ? [] : [made('short', short)]),
    ...(asks ? [made('asksFirst', questionsOf(known, short ?? full))] : []),
    ...(!asks && card.example !== undefined
      ? [
          made(
            'withExample',
            `${full}\n\n${grammar.frame.example}\n${tagged('example', card.example.trim())}`,
          ),
        ]
      : []),
  ];
}

/** Where no card fits closely: the goal as it stands, and how to treat what it leaves open. */
function honestMinimum(brief: Brief, known: Understanding): Composed[] {
  const { grammar, goal } = known;
  const title = titleOf(known);
  const texts = {
    full: grammar.minimum.full,
    short: grammar.minimum.short,
    asksFirst: grammar.minimum.asks,
  };
  const fillings = new Map<string, Filling>([['goal', { block: escapeBraces(goal.whole.trim()) }]]);
  return (['full', 'short', 'asksFirst'] as const).map((variant) => ({
    variant,
    title: worded(grammar.titles[variant], title),
    body: [fillText(texts[variant], fillings), ...extrasOf(brief, known)].join('\n\n'),
    variables: [],
  }));
}

/** One to three prompts for what was understood, different in kind, the best first. */
export function compose(brief: Brief, known: Understanding): Composed[] {
  const all = known.card ? fromCard(known.card, brief, known) : honestMinimum(brief, known);
  return all.slice(0, brief.count ?? 3);
}
