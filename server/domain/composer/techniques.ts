import type { Technique } from '#server/ports/model.ts';
import { type Blanks, inputLines, inputsOf, type Work } from './draft.ts';
import {
  checkLines,
  contextText,
  formText,
  join,
  roleLine,
  ruleLines,
  say,
  section,
  taskText,
} from './parts.ts';
import { bullets, fillIn, numbered, quote } from './text.ts';
import type { InputKey } from './types.ts';

type Compose = (work: Work, blanks: Blanks) => string;

/** Role, facts, rules and form, each in its place. */
const structured: Compose = (work, blanks) =>
  join(
    roleLine(work),
    section(work, 'task', taskText(work)),
    section(work, 'context', contextText(work)),
    section(work, 'inputs', inputLines(work, blanks, inputsOf(work))),
    section(work, 'rules', ruleLines(work, blanks)),
    section(work, 'format', formText(work)),
    section(work, 'checks', work.data.phrases.checksLead, checkLines(work)),
  );

/** The way of working is laid down, each step with its own condition. */
const stepByStep: Compose = (work, blanks) => {
  const { plan, full } = work.data.phrases;
  const { steps, deliver } = work.data.kinds[work.kind];
  const given = (work.brief.format ?? '').trim() !== '';
  // A rehearsal is played turn by turn; it has no plan to show and no result to hand over.
  const result = `${full}\n\n${bullets(deliver)}`;
  const form =
    work.kind === 'practice'
      ? [result]
      : [numbered(plan.parts), given ? formText(work) : nested(deliver, work)];
  return join(
    roleLine(work),
    section(work, 'task', taskText(work)),
    section(work, 'context', contextText(work)),
    section(work, 'inputs', inputLines(work, blanks, inputsOf(work))),
    section(work, 'plan', plan.lead, numbered(steps)),
    section(work, 'rules', ruleLines(work, blanks, 2)),
    section(work, 'checks', plan.check, checkLines(work)),
    section(work, 'format', ...form),
  );
};

function nested(deliver: readonly string[], work: Work): string {
  return `${fillIn(work.data.phrases.labelled, work.data.kinds[work.kind].sample[1], '').trim()}\n\n${bullets(deliver)}`;
}

/** Good cases first, then what to take from them, then the new case. */
const fewShot: Compose = (work, blanks) => {
  const { phrases, kinds } = work.data;
  const { examples } = phrases;
  const [made, result] = kinds[work.kind].sample;
  const given = work.brief.examples ?? [];
  const label = (text: string): string => fillIn(phrases.labelled, text, '').trim();
  const shown = given.map(({ input, output }, index) =>
    [
      `### ${fillIn(phrases.heading.example, String(index + 1))}`,
      ...((input ?? '').trim() === '' ? [] : [label(made), quote(input ?? '')]),
      label(result),
      quote(output),
    ].join('\n\n'),
  );
  const open = [
    `${label(made)}\n\n"""\n${blanks.of('exampleInput')}\n"""`,
    `${label(result)}\n\n"""\n${blanks.of('exampleOutput')}\n"""`,
  ].join('\n\n');
  return join(
    roleLine(work),
    section(work, 'task', taskText(work)),
    section(work, 'context', contextText(work)),
    section(
      work,
      'examples',
      given.length > 0 ? examples.lead : examples.leadBlank,
      given.length > 0 ? shown.join('\n\n') : open,
    ),
    section(work, 'carry', bullets(examples.carry)),
    section(work, 'rules', ruleLines(work, blanks)),
    section(
      work,
      'now',
      examples.now,
      inputLines(work, blanks, inputsOf(work)),
      (work.brief.format ?? '').trim() === '' ? '' : formText(work),
      examples.only,
    ),
  );
};

/** Material cannot be asked for in a conversation as well as it can be pasted. */
const MATERIAL: ReadonlySet<InputKey> = new Set<InputKey>([
  'sourceText',
  'material',
  'data',
  'code',
  'errorMessage',
  'message',
  'jobDescription',
  'notes',
  'targetLanguage',
  'programmingLanguage',
  'platform',
]);

/** Questions first, then a summing up, and only then the work. */
const interview: Compose = (work, blanks) => {
  const { ask } = work.data.phrases;
  const { questions } = work.data.kinds[work.kind];
  const keys = inputsOf(work).filter((key) => MATERIAL.has(key));
  return join(
    roleLine(work),
    section(work, 'task', say(work, taskText(work), ask.notYet)),
    section(work, 'known', contextText(work), inputLines(work, blanks, keys)),
    section(work, 'ask', ask.lead, numbered(questions), say(work, ask.skip, ask.go)),
    section(work, 'confirm', ask.confirm),
    section(work, 'deliver', formText(work)),
    section(work, 'rules', ruleLines(work, blanks, 2)),
  );
};

/** A draft that nobody sees, three readers, and what they make of it. */
const critique: Compose = (work, blanks) => {
  const { phrases, categories } = work.data;
  return join(
    roleLine(work),
    section(work, 'task', taskText(work)),
    section(work, 'context', contextText(work)),
    section(work, 'inputs', inputLines(work, blanks, inputsOf(work))),
    section(work, 'rules', ruleLines(work, blanks, 2)),
    section(work, 'draft', phrases.critique.draft, formText(work)),
    section(
      work,
      'critique',
      phrases.critique.lead,
      numbered(categories[work.category].lenses),
      phrases.critique.quote,
      checkLines(work),
    ),
    section(work, 'revise', phrases.critique.revise),
    section(work, 'format', bullets(phrases.critique.parts)),
  );
};

export const COMPOSE: Record<Technique, Compose> = {
  structured,
  stepByStep,
  fewShot,
  interview,
  critique,
};
