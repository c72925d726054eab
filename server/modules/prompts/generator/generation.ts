import type { GenerateResult } from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Caller } from '#server/platform/security/identity.ts';
import type { Brief, ModelPort } from '#server/ports/model.ts';
import type { BegunWork } from '../usage/metered-work.ts';
import type { Written } from './ask-model.ts';

export type GenerateContext = {
  caller: Caller;
  locale: string;
  requestId: string;
  signal: AbortSignal;
  claim?: Claim;
};

/** A generation whose brief is read and whose use is reserved. */
export type Generation = {
  model: ModelPort;
  brief: Brief;
  begun: BegunWork;
  start: Pick<GenerateResult, 'generationId' | 'reading' | 'questions'>;
  /** @throws ProblemError when the quota cannot be read. */
  resultOf(written: Written): Promise<GenerateResult>;
};
