import { MAX_OUTPUT_BYTES } from '#core/limits.ts';

/** How long we wait for a model, and how much of it we take. Times in milliseconds. */
export type ModelLimits = {
  /** From the request to the first byte of the answer's body. */
  firstByteMs: number;
  /** Between two pieces of a stream. */
  idleMs: number;
  totalMs: number;
  /** UTF-8 bytes of an answer; what goes beyond is cut. */
  maxOutputBytes: number;
  /** Wait before the one second try, when the model names none. */
  retryDelayMs: number;
  breakerFailures: number;
  breakerOpenMs: number;
};

export const MODEL_LIMITS: ModelLimits = {
  firstByteMs: 20_000,
  idleMs: 15_000,
  totalMs: 85_000,
  maxOutputBytes: MAX_OUTPUT_BYTES,
  retryDelayMs: 500,
  breakerFailures: 5,
  breakerOpenMs: 30_000,
};
