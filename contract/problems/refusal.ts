import type { ProblemTexts } from './problem-body.ts';
import type { ProblemCode } from './problem-codes.ts';

/** The refusals that the contract's schemas, media types and limits alone decide. */
export type RefusalCode = Extract<
  ProblemCode,
  | 'malformed_json'
  | 'malformed_request'
  | 'not_found'
  | 'link_expired'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'validation_failed'
>;

export type RefusalOptions = Pick<ProblemTexts, 'text' | 'params' | 'errors'> & {
  headers?: Record<string, string>;
  cause?: unknown;
};

/** A request that breaks the contract. The server and the mock answer it with the same problem. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly options: RefusalOptions;
  constructor(code: RefusalCode, options: RefusalOptions = {}) {
    super(code, { cause: options.cause });
    this.code = code;
    this.options = options;
  }
}
