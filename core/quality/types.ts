import type { Variable } from '#core/template/variable.ts';

export type Severity = 'error' | 'warning' | 'info';

/** `start` and `end` are UTF-16 offsets into the body; a fix replaces that span (start = end inserts). */
export type FindingFix = { label: string; start: number; end: number; replacement: string };

export type Finding = {
  rule: string;
  severity: Severity;
  message: string;
  start?: number;
  end?: number;
  fix?: FindingFix;
};

export const PROMPT_ELEMENTS = [
  'task',
  'material',
  'context',
  'form',
  'limits',
  'example',
] as const;
export type PromptElement = (typeof PROMPT_ELEMENTS)[number];
export type ElementState = 'present' | 'missing' | 'notNeeded';
/** Empty for a body in a language that the rules do not read. */
export type Checklist = Array<{ element: PromptElement; state: ElementState }>;

export type Quality = { findings: Finding[]; checklist: Checklist };

/** Each rule's severity. The ids are part of the contract: never renamed. */
export const RULES = {
  'task.missing': 'error',
  'privacy.secret': 'error',
  'variable.options': 'error',
  'length.tooShort': 'warning',
  'material.missing': 'warning',
  'format.missing': 'warning',
  'format.conflict': 'warning',
  'language.unknown': 'warning',
  'facts.invented': 'warning',
  'contradiction.length': 'warning',
  'contradiction.tone': 'warning',
  'contradiction.questions': 'warning',
  'variable.malformed': 'warning',
  'variable.unused': 'warning',
  'variable.default': 'warning',
  'variable.duplicate': 'warning',
  'length.tooLong': 'warning',
  'structure.wall': 'warning',
  'structure.openFence': 'warning',
  'structure.emptySection': 'warning',
  'ambiguity.vague': 'info',
  'material.undelimited': 'info',
  'verdict.first': 'info',
  'role.missing': 'info',
  'context.missing': 'info',
  'constraints.missing': 'info',
  'audience.missing': 'info',
  'examples.missing': 'info',
  'length.unspecified': 'info',
  'uncertainty.missing': 'info',
  'variable.placeholder': 'info',
  'variable.unclear': 'info',
  'structure.repeated': 'info',
  'sentence.tooLong': 'info',
  'emphasis.shouting': 'info',
  'negative.only': 'info',
} as const satisfies Record<string, Severity>;

export type RuleId = keyof typeof RULES;

/** Cues: words by which a prompt in a language states an element. A final `*` lets the word go on. */
export type Cues = {
  role: readonly string[];
  task: readonly string[];
  context: readonly string[];
  audience: readonly string[];
  format: readonly string[];
  constraint: readonly string[];
  example: readonly string[];
  lengthGiven: readonly string[];
  uncertainty: readonly string[];
  vague: readonly string[];
  brief: readonly string[];
  detailed: readonly string[];
  formal: readonly string[];
  casual: readonly string[];
  ask: readonly string[];
  doNotAsk: readonly string[];
  negative: readonly string[];
  /** Words for a text that should be there: "this contract", "the text below", "attached". */
  refersTo: readonly string[];
  /** Work that is steadier with an example: sorting, extracting, imitating. */
  patterned: readonly string[];
  /** How a description of a picture begins. */
  image: readonly string[];
  /** Work whose answer has the form of its material: to translate, correct, rewrite. */
  edits: readonly string[];
  translate: readonly string[];
  /** Languages, and ways of leaving the choice of one to the text. */
  languageName: readonly string[];
  asJson: readonly string[];
  asCsv: readonly string[];
  asXml: readonly string[];
  asTable: readonly string[];
  verdictFirst: readonly string[];
  /** Facts of today, links and studies. */
  liveFacts: readonly string[];
  /** What a placeholder in brackets begins with: "[your name]". */
  placeholder: readonly string[];
  /** First words of a variable's name that say nothing: "the_topic". */
  article: readonly string[];
  /** Vague ends of a list, which may go. */
  andSoOn: readonly string[];
  /** What variables for a language have in their names. */
  languageVariable: readonly string[];
};

/** Fixes that put text into the prompt; the text is in the prompt's language, the label in the reader's. */
export type InsertId = 'role' | 'format' | 'constraints' | 'uncertainty' | 'context' | 'material';
export type LabelId = InsertId | 'blank' | 'remove' | 'close' | 'hide' | 'oneMark' | 'delimit';

export type QualityWords = {
  cues: Cues;
  /** `{0}` is the piece of text, name or number that the finding is about. */
  messages: Record<RuleId, string>;
  labels: Record<LabelId, string>;
  inserts: Record<InsertId, string>;
};

/** A rule's finding before severity and message are added from its id. Offsets are UTF-16. */
export type RawFinding = {
  rule: RuleId;
  about?: string;
  start?: number;
  end?: number;
  fix?: { label: LabelId; start: number; end: number; replacement: string };
};

/** A prompt as the rules read it. */
export type LintInput = {
  body: string;
  /** The body with code and variables replaced by spaces, unit for unit. */
  prose: string;
  variables: readonly Variable[];
};
