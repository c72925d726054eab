import { escapeBraces } from '#core/template/parse.ts';
import type { Brief, Variant } from '#server/ports/model.ts';
import { worded } from '../cards/fill.ts';
import type { Composed } from './composed.ts';
import { extrasOf } from './extras.ts';
import { frameOf } from './frames.ts';
import { indexOf } from './card-index.ts';
import { formOf } from './goal-form.ts';
import { limitsOf } from './limits.ts';
import { titleOf } from './titles.ts';
import type { Understanding } from './understand.ts';

type Wrapping = {
  known: Understanding;
  texts: { full: string; short: string; asks: string };
  titles: Record<'full' | 'short' | 'asksFirst', string>;
};

/** The words around a goal: in its own language where we have them, else by what kind of answer it wants. */
function wrappingOf(brief: Brief, known: Understanding): Wrapping {
  const { grammar } = known;
  const frame = brief.language === undefined ? frameOf(known.language) : undefined;
  if (!frame)
    return {
      known,
      texts: {
        ...grammar.minimum.forms.open,
        ...grammar.minimum.forms[formOf(known.goal, indexOf(known.reading))],
      },
      titles: grammar.titles,
    };
  const { name, titles } = frame;
  const minimum = { ...grammar.minimum, name };
  return {
    known: { ...known, grammar: { ...grammar, minimum } },
    texts: frame,
    titles: { ...titles, full: '[[value]]' },
  };
}

/** The full text with what the goal limits, where its words are in a language that we read. */
function withLimits(full: string, { goal, grammar, written, language }: Understanding): string {
  const limits = written === language ? limitsOf(goal, grammar) : [];
  if (limits.length === 0) return full;
  const [open, close] = grammar.frame.quotes;
  const quoted = limits.map((clause) => `${open}${escapeBraces(clause)}${close}`);
  const line = worded(grammar.frame.limits, quoted.join(grammar.frame.between));
  return `${full}\n${full.includes('\n- ') ? '- ' : '\n'}${line}`;
}

/** Where no card fits closely: the goal unchanged, and what makes the answer to such a goal good. */
export function honestMinimum(brief: Brief, understood: Understanding): Composed[] {
  const { known, texts, titles } = wrappingOf(brief, understood);
  const title = titleOf(known);
  const extras = extrasOf(brief, understood, known !== understood);
  const made = (variant: Variant & keyof Wrapping['titles'], text: string): Composed => ({
    variant,
    title: worded(titles[variant], title),
    body: [escapeBraces(known.goal.whole.trim()), text, ...extras].join('\n\n'),
    variables: [],
  });
  return [
    made('full', withLimits(texts.full, understood)),
    made('short', texts.short),
    made('asksFirst', texts.asks),
  ];
}
