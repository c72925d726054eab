import { foldText } from '#core/text/fold.ts';
import type { Goal } from './goal.ts';
import { type Form, FORMS } from './grammar-schema.ts';
import type { Grammar } from './grammar.ts';

/** Longer goals that speak of a feeling tell a story, and mostly ask for something. */
const MAX_TALK = 100;

/** Whether another clause asks for something: "I am bored, suggest a game". */
function asksBesides(text: string, { asksSet }: Grammar): boolean {
  return text
    .split(/[,.;!،؛，。；！\n]+/u)
    .slice(1)
    .some((clause) => asksSet.has(clause.trim().split(/[^\p{L}\p{N}']+/u, 1)[0] ?? ''));
}

/** What kind of answer a goal that fits no card wants, as far as its words say so; `open` where they leave it open. */
export function formOf(goal: Goal, grammar: Grammar): Form {
  const text = foldText(goal.asking).trim();
  const bare = text.replace(/[.!。！…]+$/u, '');
  const fits = (form: Form) =>
    (grammar.minimum.cues[form] ?? []).some((cue) => cue.test(bare)) &&
    (form !== 'talk' || (text.length <= MAX_TALK && !asksBesides(bare, grammar)));
  return FORMS.find(fits) ?? 'open';
}
