import type { BriefOutput } from '#contract/generated/schemas.ts';
import type { Finding } from '#core/quality/types.ts';
import type { Variable } from '#core/template/variable.ts';

export const VARIANTS = ['full', 'short', 'asksFirst', 'withExample'] as const;
/** How a candidate differs: the task written out, a few lines, questions before the work, an example of the answer. */
export type Variant = (typeof VARIANTS)[number];

/** What a prompt is written for: the contract's brief, with the category by its slug. */
export type Brief = Omit<BriefOutput, 'categoryId' | 'generationId' | 'model'> & {
  categorySlug?: string;
};
export type BriefExample = NonNullable<Brief['examples']>[number];

export type Candidate = {
  title: string;
  body: string;
  variables: Variable[];
  variant: Variant;
  /** Those of severity error alone. */
  findings: Finding[];
  reasons: string[];
  estimatedTokens: number;
};

export type ModelEvent =
  | { type: 'delta'; text: string }
  | { type: 'usage'; inputTokens: number; outputTokens: number };

export type RunParameters = { temperature?: number; maxOutputTokens?: number };

/** What a person may answer, with likely answers. */
export type ModelQuestion = { id: string; text: string; options: string[] };

export type GenerateOptions = {
  locale: string;
  signal: AbortSignal;
  /** The kinds that are going to be written, by place. A model that writes all at once tells none. */
  onPlan?: (variants: readonly Variant[]) => void;
  /** Questions of the model's own, in the language of the prompts; called before its candidate is handed over. */
  onQuestions?: (questions: readonly ModelQuestion[]) => void;
  /** Called as soon as a candidate is written, with its place. */
  onCandidate?: (candidate: Candidate, index: number) => void;
};

export interface ModelPort {
  readonly id: string;
  readonly label: string;
  readonly isDemo: boolean;
  /**
   * 1–3 candidates, the best first. Throws ModelError when there is none, or the signal's reason when
   * aborted; what was handed to `onCandidate` before stays valid.
   */
  generate(brief: Brief, options: GenerateOptions): Promise<Candidate[]>;
  /** Streams the answer to a filled prompt. Throws ModelError, also in mid-stream; earlier output stays valid. */
  run(input: {
    prompt: string;
    parameters: RunParameters;
    locale: string;
    signal: AbortSignal;
  }): AsyncIterable<ModelEvent>;
}

export type ModelErrorKind =
  | 'unavailable'
  | 'timeout'
  | 'rate_limited'
  | 'refused'
  | 'context'
  | 'invalid_response'
  | 'cut';

/** A model's failure. Its message never carries an upstream body or a key. */
export class ModelError extends Error {
  readonly kind: ModelErrorKind;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;

  constructor(kind: ModelErrorKind, message: string, retryAfter?: number) {
    super(message);
    this.name = 'ModelError';
    this.kind = kind;
    if (retryAfter !== undefined) this.retryAfter = retryAfter;
  }
}

/** A prompt beyond the model's context. Without `size` the provider said so, and no number. */
export class ContextExceeded extends ModelError {
  readonly size: { tokens: number; most: number } | undefined;

  constructor(size?: { tokens: number; most: number }) {
    super('context', 'The prompt is too long for the model.');
    this.size = size;
  }
}
