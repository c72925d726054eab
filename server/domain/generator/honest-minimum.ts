import { escapeBraces } from '#core/template/parse.ts';
import { reconcileVariables } from '#core/template/reconcile.ts';
import { foldGoal } from './fold-goal.ts';
import type { Brief, Variant } from '#server/ports/model.ts';
import { fillText, tagged, worded } from '../cards/fill.ts';
import type { Composed } from './composed.ts';
import { extrasOf } from './extras.ts';
import { frameOf } from './frames.ts';
import { indexOf } from './card-index.ts';
import { sentencesFor } from './conditions.ts';
import { formOf } from './goal-form.ts';
import type { Form } from './forms-schema.ts';
import type { Goal } from './goal.ts';
import type { Grammar } from './grammar.ts';
import { limitsOf } from './limits.ts';
import { quotedIn } from './quoted-words.ts';
import { titleOf } from './titles.ts';
import type { Understanding } from './understand.ts';

type Wrapping = {
  known: Understanding;
  texts: { full: string; short: string; asks: string };
  titles: Record<'full' | 'short' | 'asksFirst', string>;
};

/** Forms in which a line on the kind of thing makes sense: those for something real that is to be used. */
const WITH_KIND: ReadonlySet<Form> = new Set<Form>([
  'open',
  'text',
  'message',
  'appeal',
  'list',
  'table',
  'plan',
  'steps',
  'rules',
  'reckon',
  'advice',
  'analysis',
  'explain',
  'question',
  'activity',
  'spoken',
  'speech',
  'ideas',
]);
/** More lines than these would be a second brief. */
const MOST_KINDS = 2;

/** What is to be known about things of the kinds that a text names, at most as many as given. */
function kindsIn(text: Goal, brief: Brief, { minimum }: Grammar, most: number): string[] {
  const found = [...sentencesFor(minimum.kinds, brief, text).values()];
  return found.flatMap(({ inline }) => (inline === '' ? [] : [inline])).slice(0, most);
}

/** The texts for a goal that asks for several things, which they list, each with what is to be known of its kind. */
function textsOfSeveral(brief: Brief, known: Understanding): Wrapping['texts'] {
  const { deliverables, grammar } = known;
  const { full, short, asks } = grammar.minimum.several;
  const parts = deliverables.parts.map((part, at) => `${String(at + 1)}. ${escapeBraces(part)}`);
  const withKinds = parts.map((part, at) => {
    const asking = deliverables.parts[at] ?? '';
    const [line] = kindsIn({ whole: asking, asking }, brief, grammar, 1);
    return line === undefined ? part : `${part}\n   - ${line}`;
  });
  const list = parts.join('\n');
  return {
    full: worded(full, withKinds.join('\n')),
    short: worded(short, list),
    asks: worded(asks, list),
  };
}

/** The texts of the form that a goal wants, with the sentences that its words ask for. */
function textsOf(brief: Brief, known: Understanding): Wrapping['texts'] {
  const { goal, grammar, reading, deliverables } = known;
  const { forms } = grammar.minimum;
  const wanted = formOf(goal, indexOf(reading));
  const isSeveral = deliverables.parts.length > 0;
  // A text may have others beside it; any other form describes one of several things.
  if (isSeveral && deliverables.isWhole && wanted !== 'text') return textsOfSeveral(brief, known);
  const name = isSeveral && !WITH_KIND.has(wanted) ? 'open' : wanted;
  const form = forms[name];
  const sentences = sentencesFor(form.conditional ?? [], brief, goal);
  const ofKind = WITH_KIND.has(name) ? kindsIn(goal, brief, grammar, MOST_KINDS) : [];
  const lines = fillText(form.full, sentences).split('\n');
  // After the task and what is to be thought of first.
  lines.splice(2, 0, ...ofKind.map((line) => `- ${line}`));
  const full = lines.join('\n');
  const named = quotedIn(grammar.frame.parts, deliverables.parts, grammar);
  return { ...forms.open, ...form, full: named === undefined ? full : below(full, named) };
}

/** The words around a goal: in its own language where we have them, else by what kind of answer it wants. */
function wrappingOf(brief: Brief, known: Understanding): Wrapping {
  const { grammar } = known;
  const frame = brief.language === undefined ? frameOf(known.language) : undefined;
  if (!frame)
    return {
      known,
      texts: textsOf(brief, known),
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

/** A text with one more sentence: an item where it ends in a list. */
const below = (text: string, line: string) =>
  `${text}\n${text.includes('\n- ') ? '- ' : '\n'}${line}`;

/** The full text with what the goal limits, where its words are in a language that we read. */
function withLimits(full: string, { goal, grammar, written, language }: Understanding): string {
  const limits = written === language ? limitsOf(goal, grammar) : [];
  const line = quotedIn(grammar.frame.limits, limits, grammar);
  return line === undefined ? full : below(full, line);
}

/** A text of the goal's own after a colon, too short to be set apart. */
const HELD = /[:：][^:：]{12,}$/u;
const MATERIAL = 'material';

/** Variable for a text that the goal announces but does not contain: people forget to paste it. */
function announcedIn({ goal, grammar: { minimum }, written, language }: Understanding): string[] {
  const said = foldGoal(goal.whole);
  const isMissing =
    written === language &&
    goal.material === undefined &&
    !HELD.test(goal.whole.trim()) &&
    minimum.announces.some((pattern) => pattern.test(said));
  return isMissing ? [`${minimum.material.heading}\n${tagged(MATERIAL, `{{${MATERIAL}}}`)}`] : [];
}

/** Where no card fits closely: the goal unchanged, and what makes the answer to such a goal good. */
export function honestMinimum(brief: Brief, understood: Understanding): Composed[] {
  const { known, texts, titles } = wrappingOf(brief, understood);
  const title = titleOf(known);
  const extras = extrasOf(brief, understood, known !== understood);
  const announced = announcedIn(known);
  const { label } = known.grammar.minimum.material;
  const made = (variant: Variant & keyof Wrapping['titles'], text: string): Composed => {
    const goal = escapeBraces(known.goal.whole.trim());
    const body = [goal, ...announced, text, ...extras].join('\n\n');
    const variable = { name: MATERIAL, label, type: 'textarea', required: true } as const;
    return {
      variant,
      title: worded(titles[variant], title),
      body,
      variables: announced.length > 0 ? reconcileVariables(body, [variable]) : [],
    };
  };
  return [
    made('full', withLimits(texts.full, understood)),
    made('short', texts.short),
    made('asksFirst', texts.asks),
  ];
}
