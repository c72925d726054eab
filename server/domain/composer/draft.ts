import type { Variable } from '#core/template/variable.ts';
import type { Brief } from '#server/ports/model.ts';
import type { Language } from '#core/language/languages.ts';
import type { Goal } from './goal.ts';
import type { Known } from './known.ts';
import type { ComposerData } from './phrases.ts';
import { fillIn, phrase } from './text.ts';
import { type Category, type InputKey, INPUTS, type Kind } from './types.ts';

/** Everything a technique writes from. */
export type Work = {
  brief: Brief;
  goal: Goal;
  data: ComposerData;
  kind: Kind;
  category: Category;
  known: Known;
  /** Language of the prompt; `answerIn` names that of the answer where the two differ. */
  language: Language;
  answerIn: string | undefined;
};

const BY_KIND: Record<Kind, readonly InputKey[]> = {
  email: ['recipient', 'keyPoints', 'callToAction'],
  copy: ['product', 'audience', 'benefit', 'proof', 'callToAction'],
  post: ['platform', 'audience', 'keyPoints', 'callToAction'],
  article: ['audience', 'keyPoints', 'sources'],
  summary: ['focus', 'sourceText'],
  plan: ['startingPoint', 'deadline', 'resources'],
  trip: ['travellers', 'period', 'interests', 'budget', 'limits'],
  report: ['period', 'audience', 'notes'],
  ideas: ['count', 'startingPoint', 'limits'],
  review: ['criteria', 'material'],
  explain: ['level', 'knownAlready'],
  lesson: ['level', 'duration', 'groupSize', 'knownAlready'],
  analysis: ['question', 'data'],
  code: ['programmingLanguage', 'requirements', 'existingCode'],
  codeReview: ['programmingLanguage', 'purpose', 'code'],
  debug: ['programmingLanguage', 'expected', 'errorMessage', 'code'],
  translate: ['targetLanguage', 'audience', 'glossary', 'sourceText'],
  reply: ['facts', 'outcome', 'message'],
  story: ['audience', 'setting', 'characters'],
  application: ['jobDescription', 'experience'],
  decision: ['options', 'criteria', 'startingPoint'],
  practice: ['counterpart', 'situation', 'level'],
  general: ['situation', 'desiredResult'],
};

/** Where a field asks for other facts than usual. */
const BY_FIELD: Partial<Record<`${Category}.${Kind}`, readonly InputKey[]>> = {
  'marketing.email': ['product', 'audience', 'benefit', 'callToAction'],
  'sales.email': ['product', 'recipient', 'benefit', 'proof', 'callToAction'],
  'marketing.plan': ['product', 'audience', 'budget', 'deadline'],
  'business.plan': ['startingPoint', 'resources', 'budget', 'deadline'],
  'life.plan': ['startingPoint', 'limits', 'budget'],
  'academic.summary': ['question', 'sourceText'],
  'academic.review': ['criteria', 'material'],
  'coding.explain': ['level', 'knownAlready', 'existingCode'],
  'career.email': ['recipient', 'jobDescription', 'experience'],
};

/** Facts of the case: what the person wrote as context makes these blanks needless. */
const IN_CONTEXT: ReadonlySet<InputKey> = new Set([
  'product',
  'benefit',
  'keyPoints',
  'startingPoint',
  'situation',
  'desiredResult',
]);
const TONED: ReadonlySet<Kind> = new Set(['email', 'copy', 'post', 'reply']);

/** The inputs of a work in their order; those that are settled already are left out. */
export function inputsOf(work: Work): InputKey[] {
  const { brief, known } = work;
  const told = (brief.context ?? '').trim().length + work.goal.rest.length >= 40;
  return (BY_FIELD[`${work.category}.${work.kind}`] ?? BY_KIND[work.kind]).filter((key) => {
    if (known[key] === '') return false;
    if (key === 'audience' && (brief.audience ?? '').trim() !== '') return false;
    return !(told && IN_CONTEXT.has(key));
  });
}

export function hasTone(work: Work): boolean {
  return TONED.has(work.kind);
}

/** Gathers the blanks that a body uses, in the order in which it uses them. */
export class Blanks {
  readonly list: Variable[] = [];
  readonly #data: ComposerData;
  readonly #known: Known;

  constructor(data: ComposerData, known: Known) {
    this.#data = data;
    this.#known = known;
  }

  /** What stands in the text for an input: what is known, or a blank. */
  of(key: InputKey): string {
    const known = this.#known[key];
    if (known !== undefined && known !== '') return phrase(known);
    const words = this.#data.inputs[key];
    if (!this.list.some((variable) => variable.name === words.name))
      this.list.push(this.#variable(key));
    return `{{${words.name}}}`;
  }

  #variable(key: InputKey): Variable {
    const words = this.#data.inputs[key];
    const field: { type: Variable['type']; optional?: true; value?: string } = INPUTS[key];
    const variable: Variable = {
      name: words.name,
      label: words.label,
      type: field.type,
      required: field.optional !== true,
    };
    const preset = field.value ?? words.options?.[0];
    if (preset !== undefined) variable.default = preset;
    if (words.options !== undefined) variable.options = [...words.options];
    if (words.help !== undefined) variable.help = words.help;
    return variable;
  }
}

/** The lines that list the inputs: short ones as a list, long ones between triple quotes. */
export function inputLines(work: Work, blanks: Blanks, keys: readonly InputKey[]): string {
  const { inputs, phrases } = work.data;
  const lines: string[] = [];
  const blocks: string[] = [];
  for (const key of keys) {
    const field: { type: Variable['type']; optional?: true } = INPUTS[key];
    const label = inputs[key].label + (field.optional === true ? phrases.ifAny : '');
    const value = blanks.of(key);
    if (field.type === 'textarea')
      blocks.push(`${fillIn(phrases.labelled, label, '').trim()}\n\n"""\n${value}\n"""`);
    else lines.push(`- ${fillIn(phrases.labelled, label, value)}`);
  }
  const parts = [lines.join('\n'), ...blocks].filter(Boolean);
  if (blocks.length > 0) parts.push(phrases.material);
  return parts.join('\n\n');
}
