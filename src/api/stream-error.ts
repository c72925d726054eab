import type { HttpConfig } from './http-types.ts';
import type { Problem } from '#src/generated/api/endpoints.schemas.ts';

/** What the client reads of a stream's events; the contract's `RunEvent` and `GenerateEvent` fit. */
export type StreamEvent =
  | { type: 'started' | 'reading' | 'question' | 'candidate' }
  | { type: 'delta'; text: string }
  | { type: 'finished'; run: unknown }
  | { type: 'done'; result: unknown }
  | { type: 'failed'; problem: Problem; run?: unknown; result?: unknown };

export type StreamOptions = HttpConfig & {
  /** Called with each event as it comes. */
  onEvent?: (event: StreamEvent) => void;
};

/**
 * A stream that did not end as it should: `problem` is the server's reason, absent when the
 * connection broke; `received` is the text that had come, `kept` the run or result that the server kept of it.
 */
export class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly received: string;
  readonly problem: Problem | undefined;
  readonly kept: unknown;

  constructor(
    message: string,
    parts: { received: string; problem?: Problem; kept?: unknown; cause?: unknown },
  ) {
    super(message, { cause: parts.cause });
    this.received = parts.received;
    this.problem = parts.problem;
    this.kept = parts.kept;
  }
}
