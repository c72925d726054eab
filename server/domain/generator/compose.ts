import { escapeBraces } from '#core/template/parse.ts';
import { reconcileVariables } from '#core/template/reconcile.ts';
import type { Variable } from '#core/template/variable.ts';
import type { Brief, Variant } from '#server/ports/model.ts';
import type { Card } from '../cards/card-schema.ts';
import { fillText, tagged, worded, type Filling } from '../cards/fill.ts';
import { extrasOf } from './extras.ts';
import { titleOf } from './titles.ts';
import type { Understanding } from './understand.ts';
import { fillingsOf, pastedInto } from './fillings.ts';

/** A prompt that was composed: the same understanding always gives the same. */
export type Composed = { title: string; body: string; variables: Variable[]; variant: Variant };

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

/** Where no card fits closely: the goal unchanged, and how to treat what it leaves open. */
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
