import { foldGoal } from './fold-goal.ts';
import { formsByCard } from './card-forms.ts';
import { saidIn } from './asking.ts';
import { wordsOf } from './comparable-words.ts';
import type { Goal } from './goal.ts';
import type { CardIndex } from './card-index.ts';
import { goalFeatures } from './goal-features.ts';
import { ALL_FORMS, type Form, FORMS } from './forms-schema.ts';
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

/** A word is a whole goal but for its marks, or says nothing of its form: "thanks" below a long one. */
const MARKS = 3;

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
  const said = foldGoal(text)
    .trim()
    .replace(/[.!。！…]+$/u, '');
  const bare = withoutLeadIn(said, grammar.lead_ins);
  const whole = foldGoal(goal.asking).trim();
  const fits = (form: Form): boolean =>
    (grammar.minimum.cues[form] ?? []).some((cue) => cue.test(said) || cue.test(bare)) &&
    (form !== 'parody' || !(fits('scene') || fits('solo') || fits('verse'))) &&
    (form !== 'edit' ||
      goal.material !== undefined ||
      QUOTED.test(text) ||
      BELOW.test(goal.whole)) &&
    (form !== 'bare' || said.length >= whole.length - MARKS) &&
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
  'game',
  'creative',
  'letter',
  'speech',
  'build',
  'table',
  'message',
  'text',
  'decision',
  'ideas',
  'list',
  'plan',
  'learn',
  'fix',
  'advice',
  'explain',
  'analysis',
  'steps',
  'question',
  'exercises',
]);
/** Forms that are taken by their words alone: a text to work on, or a wish to be heard, shows in them. */
const BY_WORDS_ALONE: ReadonlySet<Form> = new Set(['image', 'edit', 'entries', 'talk', 'bare']);
/**
 * How likely a doubtful form that words say must be to count. Of goals put aside such words were right in half of the
 * short ones from the first of these on, and of longer ones, which tell more, only from the second on.
 */
const CONFIRMS = 0.05;
const CONFIRMS_LONG = 0.2;
/** One of the two likeliest forms need not be so likely. */
const CONFIRMS_NEAR = 0.1;
/** Up to so many words a goal hardly tells anything, and its words are right unless another form is likely. */
const TERSE = 12;
const LONG = 15;
/** How likely a form must be where words say none, and where they say another. */
const SUFFICES = 0.35;
const OVERRULES = 0.4;
/** Forms that many goals come near to: where words say another, these are rarely right. */
const BROAD: ReadonlySet<Form> = new Set([
  'message',
  'text',
  'plan',
  'advice',
  'steps',
  'question',
]);
const BROAD_OVERRULES = 0.8;
/** Forms that spoil what is no such thing: a program, or an answer with its reasons, where something is to be made. */
const SPOILING: ReadonlySet<Form> = new Set<Form>(['code', 'question']);
const SPOILING_SUFFICES = 0.6;
/** How likely all made-up forms together must be for a piece of fancy, where no single form is clear. */
const FANCIES = 0.3;

/** Forms of answer to pasted code besides code: a review and an explanation, which rewrite nothing. */
const OF_CODE: readonly Form[] = ['analysis', 'explain'];

type Share = { form: Form; share: number };

/** Whether what was learned finds a form that words say likely enough, of shares with the largest first. */
function confirms(said: Form, shares: readonly Share[], count: number): boolean {
  if (!DOUBTFUL.has(said)) return true;
  const at = shares.findIndex(({ form }) => form === said);
  const needed = count > LONG ? CONFIRMS_LONG : CONFIRMS;
  return (shares[at]?.share ?? 1) >= (at < 2 ? Math.min(needed, CONFIRMS_NEAR) : needed);
}

/** The form that words say and nothing confirms, or a likelier one, or one that fits nearly everything. */
function doubted(said: Form, shares: readonly Share[], count: number): Form {
  const [first] = shares;
  const isTerse = said !== 'open' && count <= TERSE;
  if (!first || (isTerse && BROAD.has(first.form))) return said;
  const overrules = BROAD.has(first.form) ? BROAD_OVERRULES : OVERRULES;
  const suffices = SPOILING.has(first.form) ? SPOILING_SUFFICES : SUFFICES;
  if (first.share >= (said === 'open' ? suffices : overrules)) return first.form;
  if (isTerse) return said;
  const fancy = shares.reduce((sum, { form, share }) => sum + (MADE_UP.has(form) ? share : 0), 0);
  return fancy >= FANCIES ? 'creative' : 'open';
}

/**
 * What kind of answer a goal that fits no card wants, by its words and by what was learned from goals; `open` where
 * neither is clear, since a wrong form is worse than none. Of hard goals that were put aside the form is right in 39 of
 * 100, left open in 35 and wrong in 26; before forms were left open it was right in 43 and wrong in 43.
 */
export function formOf(goal: Goal, { learnedForms, grammar }: CardIndex): Form {
  if (goal.material?.form === 'code') return formIn(goal.asking, goal, grammar, OF_CODE) ?? 'code';
  const said = formByWords(goal, grammar);
  const likely = likelihoods(learnedForms, goalFeatures(goal, grammar));
  const shares = ALL_FORMS.map((form, at) => ({ form, share: likely[at] ?? 0 }))
    .filter(({ form }) => !BY_WORDS_ALONE.has(form))
    .toSorted((one, other) => other.share - one.share);
  const count = wordsOf(goal.asking).length;
  return said !== 'open' && confirms(said, shares, count) ? said : doubted(said, shares, count);
}
