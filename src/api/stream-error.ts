import type { HttpConfig } from './http-types.ts';
import type { Problem } from '#src/generated/api/endpoints.schemas.ts';

/** What a stream's events have in common; the contract's `RunEvent` fits. */
export type StreamEvent =
  | { type: 'started' }
  | { type: 'delta'; text: string }
  | { type: 'finished'; run: unknown }
  | { type: 'failed'; problem: Problem; run?: unknown };

export type StreamOptions<E extends { type: string } = StreamEvent> = HttpConfig & {
  /** Called with each event as it comes. */
  onEvent?: (event: E) => void;
};

/**
 * A stream that did not end as it should: `problem` is the server's reason, absent when the
 * connection broke; `received` is the text that had come, `run` what the server kept of it.
 */
export class StreamError extends Error {
  override readonly name = 'StreamError';
  readonly received: string;
  readonly problem: Problem | undefined;
  readonly run: unknown;

  constructor(
    message: string,
    parts: { received: string; problem?: Problem; run?: unknown; cause?: unknown },
  ) {
    super(message, { cause: parts.cause });
    this.received = parts.received;
    this.problem = parts.problem;
    this.run = parts.run;
  }
}
