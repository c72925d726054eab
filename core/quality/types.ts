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

export type Quality = { score: number; findings: Finding[] };

/** Each rule's severity and price in points. The ids are part of the contract: never renamed. */
export const RULES = {
  'task.missing': { severity: 'error', cost: 25 },
  'privacy.secret': { severity: 'error', cost: 12 },
  'variable.options': { severity: 'error', cost: 8 },
  'length.tooShort': { severity: 'warning', cost: 15 },
  'format.missing': { severity: 'warning', cost: 12 },
  'role.missing': { severity: 'warning', cost: 10 },
  'contradiction.length': { severity: 'warning', cost: 10 },
  'contradiction.tone': { severity: 'warning', cost: 8 },
  'contradiction.questions': { severity: 'warning', cost: 8 },
  'context.missing': { severity: 'warning', cost: 8 },
  'variable.malformed': { severity: 'warning', cost: 6 },
  'variable.placeholder': { severity: 'warning', cost: 6 },
  'variable.unused': { severity: 'warning', cost: 4 },
  'variable.default': { severity: 'warning', cost: 4 },
  'length.tooLong': { severity: 'warning', cost: 6 },
  'structure.wall': { severity: 'warning', cost: 5 },
  'structure.openFence': { severity: 'warning', cost: 6 },
  'structure.emptySection': { severity: 'warning', cost: 4 },
  'ambiguity.vague': { severity: 'info', cost: 3 },
  'constraints.missing': { severity: 'info', cost: 7 },
  'audience.missing': { severity: 'info', cost: 5 },
  'examples.missing': { severity: 'info', cost: 4 },
  'length.unspecified': { severity: 'info', cost: 4 },
  'uncertainty.missing': { severity: 'info', cost: 3 },
  'variable.unclear': { severity: 'info', cost: 2 },
  'structure.repeated': { severity: 'info', cost: 3 },
  'sentence.tooLong': { severity: 'info', cost: 2 },
  'emphasis.shouting': { severity: 'info', cost: 2 },
  'negative.only': { severity: 'info', cost: 3 },
} as const satisfies Record<string, { severity: Severity; cost: number }>;

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
};

/** Fixes that put text into the prompt; the text is in the prompt's language, the label in the reader's. */
export type InsertId = 'role' | 'format' | 'constraints' | 'uncertainty' | 'context';
export type LabelId = InsertId | 'blank' | 'remove' | 'close' | 'hide' | 'oneMark';

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
