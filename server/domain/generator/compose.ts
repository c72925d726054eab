import { reconcileVariables } from '#core/template/reconcile.ts';
import type { Variable } from '#core/template/variable.ts';
import type { Composed } from './composed.ts';
import type { Brief, Variant } from '#server/ports/model.ts';
import type { Card } from '../cards/card-schema.ts';
import { fillText, tagged, worded } from '../cards/fill.ts';
import { extrasOf, variantOf } from './extras.ts';
import { honestMinimum } from './honest-minimum.ts';
import { titleOf } from './titles.ts';
import { inTraditional } from './traditional.ts';
import type { Understanding } from './understand.ts';
import { fillingsOf } from './fillings.ts';
import { pastedInto } from './materials.ts';

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
  const material = pastedInto(card, goal) !== undefined && goal.material !== undefined;
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

/** One to three prompts for what was understood, different in kind, the best first. */
export function compose(brief: Brief, known: Understanding): Composed[] {
  const all = known.card ? fromCard(known.card, brief, known) : honestMinimum(brief, known);
  const drafts = all.slice(0, brief.count ?? 3);
  const isTraditional =
    known.written === 'zh' &&
    brief.language === undefined &&
    variantOf(known.goal, known.grammar) !== undefined;
  return isTraditional ? inTraditional(drafts, brief, known) : drafts;
}
