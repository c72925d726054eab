import type { VariableType } from '#core/template/variable.ts';

/** The categories of the product, by slug. */
export const CATEGORIES = [
  'writing',
  'marketing',
  'sales',
  'support',
  'coding',
  'data',
  'education',
  'academic',
  'career',
  'office',
  'translation',
  'design',
  'business',
  'life',
  'entertainment',
  'other',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** What is to be made, in any category. */
export const KINDS = [
  'email',
  'copy',
  'post',
  'article',
  'summary',
  'plan',
  'trip',
  'report',
  'ideas',
  'review',
  'explain',
  'lesson',
  'analysis',
  'code',
  'codeReview',
  'debug',
  'translate',
  'reply',
  'story',
  'application',
  'decision',
  'practice',
  'general',
] as const;
export type Kind = (typeof KINDS)[number];

/** The blanks that a prompt may ask for, with their field. `optional` ones need no value. */
export const INPUTS = {
  audience: { type: 'text' },
  product: { type: 'text' },
  benefit: { type: 'text' },
  proof: { type: 'textarea', optional: true },
  callToAction: { type: 'text' },
  recipient: { type: 'text' },
  keyPoints: { type: 'textarea' },
  platform: { type: 'select' },
  sources: { type: 'textarea', optional: true },
  sourceText: { type: 'textarea' },
  focus: { type: 'text', optional: true },
  startingPoint: { type: 'textarea' },
  deadline: { type: 'date' },
  resources: { type: 'text' },
  budget: { type: 'text' },
  travellers: { type: 'text' },
  interests: { type: 'text' },
  period: { type: 'text' },
  notes: { type: 'textarea' },
  limits: { type: 'text', optional: true },
  count: { type: 'number', value: '10' },
  material: { type: 'textarea' },
  criteria: { type: 'text' },
  level: { type: 'select' },
  knownAlready: { type: 'text', optional: true },
  duration: { type: 'number', value: '45' },
  groupSize: { type: 'number', value: '25' },
  data: { type: 'textarea' },
  question: { type: 'text' },
  programmingLanguage: { type: 'text' },
  requirements: { type: 'textarea' },
  existingCode: { type: 'textarea', optional: true },
  code: { type: 'textarea' },
  purpose: { type: 'text' },
  errorMessage: { type: 'textarea' },
  expected: { type: 'text' },
  targetLanguage: { type: 'text' },
  glossary: { type: 'textarea', optional: true },
  message: { type: 'textarea' },
  facts: { type: 'textarea' },
  outcome: { type: 'text' },
  characters: { type: 'textarea' },
  setting: { type: 'text' },
  jobDescription: { type: 'textarea' },
  experience: { type: 'textarea' },
  options: { type: 'textarea' },
  counterpart: { type: 'text' },
  situation: { type: 'textarea' },
  desiredResult: { type: 'text' },
  tone: { type: 'select' },
  exampleInput: { type: 'textarea' },
  exampleOutput: { type: 'textarea' },
} as const satisfies Record<string, { type: VariableType; optional?: true; value?: string }>;
export type InputKey = keyof typeof INPUTS;

/** `name` stands in the braces; the first option of a selection is its default. */
export type InputWords = {
  name: string;
  label: string;
  help?: string;
  options?: readonly string[];
};

export type KindWords = {
  /** Words in a goal by which it is told. */
  cues: readonly string[];
  /** The verb that makes an order of a noun phrase: "a newsletter" → "Write a newsletter". */
  verb: string;
  /** What a good result does, in a sentence or two. */
  aim: string;
  /** The work in order; each step carries what shows that it is done. */
  steps: readonly string[];
  /** The parts of the answer, without lengths. */
  deliver: readonly string[];
  /** What to find out before beginning. */
  questions: readonly string[];
  /** What an example consists of: what it is made from, what it is. */
  sample: readonly [string, string];
  /** Where the field's own rules and checks would miss the point. */
  rules?: readonly string[];
  checks?: readonly string[];
};

export type CategoryWords = {
  name: string;
  cues: readonly string[];
  /** Follows "You are". */
  role: string;
  /** How such a person works, said to the model. */
  habit: string;
  rules: readonly string[];
  checks: readonly string[];
  /** Whose eyes a draft is read with. */
  lenses: readonly string[];
};
