import { foldText } from '#core/text/fold.ts';
import { saidIn } from './asking.ts';
import type { Goal } from './goal.ts';
import { type Form, FORMS } from './grammar-schema.ts';
import type { Grammar } from './grammar.ts';
import { withoutLeadIn } from './lead-in.ts';

/** Longer goals that speak of a feeling tell a story, and mostly ask for something. */
const MAX_TALK = 100;

/** Whether another clause asks for something: "I am bored, suggest a game". */
function asksBesides(text: string, { asksSet }: Grammar): boolean {
  return text
    .split(/[,.;!،؛，。；！\n]+/u)
    .slice(1)
    .some((clause) => asksSet.has(clause.trim().split(/[^\p{L}\p{N}']+/u, 1)[0] ?? ''));
}

/** A sentence in quotes that a goal wants changed, too short to be a material of its own. */
const QUOTED = /“[^”]{8,}”|«[^»]{8,}»|「[^」]{8,}」|"[^"]{8,}"/u;

/** The form that a text asks for by its words, with those before its request and without. */
function formIn(text: string, goal: Goal, grammar: Grammar): Form | undefined {
  const said = foldText(text)
    .trim()
    .replace(/[.!。！…]+$/u, '');
  const bare = withoutLeadIn(said, grammar.lead_ins);
  const whole = foldText(goal.asking).trim();
  const fits = (form: Form) =>
    (grammar.minimum.cues[form] ?? []).some((cue) => cue.test(said) || cue.test(bare)) &&
    (form !== 'edit' || goal.material !== undefined || QUOTED.test(text)) &&
    (form !== 'talk' || (whole.length <= MAX_TALK && !asksBesides(whole, grammar)));
  return FORMS.find(fits);
}

/**
 * What kind of answer a goal that fits no card wants, by the sentence that asks and then by the whole; `open` where
 * their words leave it open.
 */
export function formOf(goal: Goal, grammar: Grammar): Form {
  if (goal.material?.form === 'code') return 'code';
  const said = saidIn(goal, grammar);
  const asking = said.length > 1 ? said.filter(({ asks }) => asks) : [];
  const whole = said.map(({ text }) => text).join('\n');
  for (const text of [...asking.map((sentence) => sentence.text), whole]) {
    const form = formIn(text, goal, grammar);
    if (form) return form;
  }
  return 'open';
}
