import type { Technique } from '#server/ports/model.ts';
import type { Category, CategoryWords, InputKey, InputWords, Kind, KindWords } from './types.ts';

/** Sentences and headings of composed prompts. `{0}`, `{1}` are filled in. */
export type Phrases = {
  youAre: string;
  yourRole: string;
  taskIs: string;
  answerThis: string;
  helpMe: string;
  heading: Record<
    | 'task'
    | 'context'
    | 'inputs'
    | 'rules'
    | 'format'
    | 'checks'
    | 'examples'
    | 'example'
    | 'plan'
    | 'draft'
    | 'critique'
    | 'revise'
    | 'ask'
    | 'confirm'
    | 'deliver'
    | 'known'
    | 'now'
    | 'carry',
    string
  >;
  readers: string;
  labelled: string;
  material: string;
  tone: string;
  include: string;
  avoid: string;
  missing: string;
  answerIn: string;
  form: string;
  words: {
    message: readonly [string, string, string];
    text: readonly [string, string, string];
    other: readonly [string, string, string];
  };
  checksLead: string;
  plan: { lead: string; check: string; parts: readonly string[] };
  examples: {
    lead: string;
    leadBlank: string;
    carry: readonly string[];
    now: string;
    only: string;
  };
  ask: { notYet: string; lead: string; skip: string; go: string; confirm: string };
  critique: {
    draft: string;
    lead: string;
    quote: string;
    revise: string;
    parts: readonly string[];
  };
  full: string;
  /** Put behind the label of an input that may stay empty. */
  ifAny: string;
};

/** How goals of the language are read. Patterns are for the goal as written, at its beginning. */
export type GoalGrammar = {
  leadIns: readonly RegExp[];
  article: RegExp;
  imperative: RegExp;
  /** Goals that begin like this follow `taskIs`: infinitives, verbal nouns. */
  infinitive: RegExp;
  /** What only the person can do: learn, practise, save. Such goals follow `helpMe`. */
  own: RegExp;
  /** Taken off a title: "write a", "rédiger une". */
  titleVerb: RegExp;
  /** Where a title may end. */
  titleStop: RegExp;
  /** Words that a title does not end on. */
  titleTail: RegExp;
  rewrite?: { pattern: RegExp; replacement: string };
};

/** Said to the person, in the language of the interface. */
export type ReasonWords = {
  technique: Record<Technique, string>;
  fewShotGiven: string;
  category: string;
  expertise: string;
  blanks: string;
  noBlanks: string;
  kept: string;
  known: string;
  foreign: string;
  written: string;
};

export type ComposerData = {
  phrases: Phrases;
  grammar: GoalGrammar;
  suffix: Record<Technique, string>;
  reasons: ReasonWords;
  inputs: Record<InputKey, InputWords>;
  kinds: Record<Kind, KindWords>;
  categories: Record<Category, CategoryWords>;
};
