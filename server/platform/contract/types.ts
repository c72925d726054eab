import type * as z from 'zod/v4/core';
import type {
  OperationSpec,
  OperationTable,
  ResponseSpec,
} from '#contract/operations/operation.ts';
import type { Language } from '#core/language/languages.ts';
import type { Claim } from '../idempotency/claim.ts';
import type { FileRecipe } from '../idempotency/store.ts';
import type { Caller, CallerSession } from '../security/identity.ts';

type Parsed<S> = S extends z.$ZodType ? z.output<S> : undefined;

type BaseContext = {
  requestId: string;
  locale: Language;
  /** The caller's address. */
  ip: string;
  userAgent: string;
  /** Aborts when the caller leaves. */
  signal: AbortSignal;
  /** The caller wants `text/event-stream`, and the operation offers it. */
  wantsStream: boolean;
  /** With an idempotency key: the right to do the work, and where its answer is kept. */
  claim?: Claim;
  /** The request was answered before with a file: this is what it is made from again. */
  earlier?: FileRecipe;
};

export type SecuredContext = BaseContext & { caller: Caller; session: CallerSession };
export type OpenContext = BaseContext & { caller?: Caller; session?: CallerSession };

export type HandlerInput<O extends OperationSpec> = {
  body: Parsed<O['body']>;
  query: Parsed<O['query']>;
  params: Parsed<O['params']>;
  ctx: O['secured'] extends true ? SecuredContext : OpenContext;
};

export type FileAnswer = { bytes: Uint8Array; filename: string; contentType: string };
export type StreamEvent = { readonly type: string };
type Headers = { headers?: Record<string, string> };

/**
 * A stream of server-sent events. `settled` gives, at its end, the JSON that a repeat of the request
 * is answered with; nothing when the key is to be free again.
 */
export type StreamAnswer = {
  stream: AsyncIterable<StreamEvent>;
  settled?: Promise<unknown>;
};

type AnswerOf<Status, R extends ResponseSpec> = R['contentTypes'] extends readonly []
  ? { status: Status; body?: undefined } & Headers
  : R['contentTypes'][number] extends infer Type
    ? Type extends 'application/json'
      ? {
          status: Status;
          body: R['schema'] extends z.$ZodType ? z.input<R['schema']> : never;
        } & Headers
      : Type extends 'text/event-stream'
        ? { status: Status } & StreamAnswer & Headers
        : { status: Status; file: FileAnswer; recipe: FileRecipe } & Headers
    : never;

type SuccessStatus = 200 | 201 | 202 | 203 | 204 | 206;

/** What a handler may answer: a documented success and its documented body. Failures are thrown. */
export type Answer<O extends OperationSpec> = {
  [S in keyof O['responses'] & SuccessStatus]: AnswerOf<S, O['responses'][S]>;
}[keyof O['responses'] & SuccessStatus];

export type Handler<O extends OperationSpec> = (input: HandlerInput<O>) => Promise<Answer<O>>;

/** Every operation of a tag: a missing one is a type error, as is one too many. */
export type Handlers<T extends OperationTable, Tag extends string> = {
  [K in keyof T as T[K]['tag'] extends Tag ? K : never]: Handler<T[K]>;
};

/** An answer as the engine sees it, whatever the operation. */
export type AnyAnswer = {
  status: number;
  body?: unknown;
  file?: FileAnswer;
  recipe?: FileRecipe;
  headers?: Record<string, string>;
} & Partial<StreamAnswer>;

export type AnyHandler = (input: {
  body: unknown;
  query: unknown;
  params: unknown;
  ctx: OpenContext;
}) => Promise<AnyAnswer>;

/** A stored JSON answer as the events that a repeat of a streaming request is answered with. */
export type Replay = (stored: unknown) => AsyncIterable<StreamEvent>;

/** What `implement` gives and the application mounts. */
export type Implementation = {
  tag: string;
  handlers: Record<string, AnyHandler>;
  /** By operation: how an answer that was kept for an idempotency key is streamed again. */
  replays?: Record<string, Replay>;
};
