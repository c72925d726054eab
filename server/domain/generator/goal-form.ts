import { foldText } from '#core/text/fold.ts';
import { formsByCard } from './card-forms.ts';
import { saidIn } from './asking.ts';
import type { Goal } from './goal.ts';
import type { CardIndex } from './card-index.ts';
import { goalFeatures } from './goal-features.ts';
import { ALL_FORMS, type Form, FORMS } from './grammar-schema.ts';
import type { Grammar } from './grammar.ts';
import { withoutLeadIn } from './lead-in.ts';
import { likelihoods } from './softmax-regression.ts';

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
/** A line that ends in a colon, and a text below it. */
const BELOW = /[:：][ \t]*\n\s{0,4}\S[\s\S]{30}/u;

/** The first of some forms that a text asks for by its words, with those before its request and without. */
function formIn(
  text: string,
  goal: Goal,
  grammar: Grammar,
  among: readonly Form[] = FORMS,
): Form | undefined {
  const said = foldText(text)
    .trim()
    .replace(/[.!。！…]+$/u, '');
  const bare = withoutLeadIn(said, grammar.lead_ins);
  const whole = foldText(goal.asking).trim();
  const fits = (form: Form): boolean =>
    (grammar.minimum.cues[form] ?? []).some((cue) => cue.test(said) || cue.test(bare)) &&
    (form !== 'parody' || !(fits('scene') || fits('solo') || fits('verse'))) &&
    (form !== 'edit' ||
      goal.material !== undefined ||
      QUOTED.test(text) ||
      BELOW.test(goal.whole)) &&
    (form !== 'talk' || (whole.length <= MAX_TALK && !asksBesides(whole, grammar)));
  return among.find(fits);
}

/** Forms that only the whole goal tells: figures beside the question, a medium in a sentence of its own. */
const BY_THE_WHOLE: readonly Form[] = ['parody', 'reckon', 'chat', 'trip'];

/** Whether the form of one sentence gives way to what the whole tells: "how do I tell her? Just a text". */
const givesWay = (form: Form, told: Form): boolean =>
  ALL_FORMS.indexOf(form) > ALL_FORMS.indexOf(told) || (form === 'saying' && told === 'chat');

/** The form by what only the whole tells, by the sentence that asks, and by the whole; `open` where they leave it open. */
function formByWords(goal: Goal, grammar: Grammar): Form {
  const heading = BELOW.test(goal.whole) ? (goal.whole.split('\n', 1)[0] ?? '') : '';
  if (heading && formIn(heading, goal, grammar, ['edit'])) return 'edit';
  const said = saidIn(goal, grammar);
  const asking = said.length > 1 ? said.filter(({ asks }) => asks) : [];
  const whole = said.map(({ text }) => text).join('\n');
  const told = formIn(whole, goal, grammar, BY_THE_WHOLE);
  for (const text of [...asking.map((sentence) => sentence.text), whole]) {
    const form = formIn(text, goal, grammar);
    if (form) return told && givesWay(form, told) ? told : form;
  }
  return told ?? 'open';
}

/** Forms of made-up texts and of play, in which a report can be a vacuum cleaner's. */
const MADE_UP: ReadonlySet<Form | undefined> = new Set<Form>([
  'image',
  'roleplay',
  'play',
  'adventure',
  'verse',
  'creative',
  'scene',
  'solo',
  'lines',
  'figure',
  'game',
  'jokes',
]);

/** Whether a card can serve a goal: where the words ask for an absurd document, no card for a real one can. */
export function servesForm(goal: Goal, grammar: Grammar): (cardId: string) => boolean {
  if (formByWords(goal, grammar) !== 'parody') return () => true;
  return (cardId) => MADE_UP.has(formsByCard().get(cardId));
}

/** Forms whose words are common ones, and mean something else now and then. The words of the others are rarely wrong. */
const DOUBTFUL: ReadonlySet<Form> = new Set([
  'image',
  'code',
  'speech',
  'build',
  'table',
  'message',
  'text',
  'decision',
  'ideas',
  'plan',
  'learn',
  'advice',
  'steps',
  'question',
  'exercises',
]);
/** Forms that are taken by their words alone: a text to work on, or a wish to be heard, shows in them. */
const BY_WORDS_ALONE: ReadonlySet<Form> = new Set(['image', 'edit', 'entries', 'talk', 'bare']);
/** From here on what was learned finds a form possible. */
const POSSIBLE = 0.05;
/** How likely a form must be where words say another, and where they say none. */
const OVERRULES = 0.5;
const SUFFICES = 0.2;
/** The same where leaving it open is the next likely. */
const CLEARLY = 0.3;
/** From here on a form that is no play of fancy counts more than words that ask for one. */
const CERTAIN = 0.9;

/**
 * What kind of answer a goal that fits no card wants, by its words and by what was learned from goals. Of goals that
 * were put aside words alone found the form of 39 in 100, both together of 46.
 */
export function formOf(goal: Goal, { learnedForms, grammar }: CardIndex): Form {
  if (goal.material?.form === 'code') return 'code';
  const byWords = formByWords(goal, grammar);
  const likely = likelihoods(learnedForms, goalFeatures(goal, grammar));
  const [first, second] = ALL_FORMS.map((form, at) => ({ form, share: likely[at] ?? 0 }))
    .filter(({ form }) => !BY_WORDS_ALONE.has(form))
    .sort((one, other) => other.share - one.share);
  if (!first) return byWords;
  if (byWords === 'open')
    return first.share >= (second?.form === 'open' ? CLEARLY : SUFFICES) ? first.form : byWords;
  if (!DOUBTFUL.has(byWords))
    return MADE_UP.has(byWords) && !MADE_UP.has(first.form) && first.share >= CERTAIN
      ? first.form
      : byWords;
  if (second?.form === byWords && second.share > POSSIBLE) return byWords;
  // Words that say a form are not wrong because none was learned for them.
  return first.share >= OVERRULES && first.form !== 'open' ? first.form : byWords;
}
