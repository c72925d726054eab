import { operations, type OperationId, type Operations } from '#contract/generated/operations.ts';
import type { ProblemCode } from '#contract/problems/problem-codes.ts';
import {
  invalid,
  problem,
  type FieldError,
  type ProblemError,
  type ProblemOptions,
} from './platform/problems.ts';
import type {
  AnyHandler,
  Handler,
  HandlerInput,
  Handlers,
  Implementation,
  Replay,
  StreamEvent,
} from './platform/contract/types.ts';

type Tag = Operations[OperationId]['tag'];

/** The handler of one operation, for modules that keep them in files of their own. */
export type HandlerOf<K extends OperationId> = Handler<Operations[K]>;

/** An operation's query as its schema reads it. */
export type QueryOf<K extends OperationId> = HandlerInput<Operations[K]>['query'];

/**
 * Gives a tag its handlers, one for each operation. A missing handler, one too many, an undocumented
 * status and a body that does not fit are type errors.
 */
export function implement<T extends Tag>(
  tag: T,
  handlers: Handlers<Operations, T>,
  replays: Replays = {},
): Implementation {
  // The engine reads and checks every request by the same table that these types come from.
  return {
    tag,
    handlers: handlers as unknown as Record<string, AnyHandler>,
    replays: replays as Record<string, Replay>,
  };
}

/** Streams of answers that were kept: by operation, from the body of its documented 200. */
type Replays = {
  [K in OperationId]?: (
    stored: Extract<Awaited<ReturnType<HandlerOf<K>>>, { status: 200; body: object }>['body'],
  ) => AsyncIterable<StreamEvent>;
};

type CodeOf<K extends OperationId> =
  Operations[K]['codes'][keyof Operations[K]['codes']] extends infer C
    ? C extends readonly (infer Code)[]
      ? Code
      : never
    : never;
/** What every one of several operations lists: a union of functions takes the intersection of their parameters. */
type Common<F> = [F] extends [(code: infer C) => void] ? C : never;
type CommonCode<K extends OperationId> = Common<
  K extends OperationId ? (code: CodeOf<K>) => void : never
>;

/** The problem codes that all of the operations document. */
type ProblemCodeOf<K extends OperationId> = Extract<CommonCode<K>, ProblemCode>;

/** The field codes that all of the operations document. */
type FieldCodeOf<K extends OperationId> = Extract<
  Common<K extends OperationId ? (code: Operations[K]['fieldCodes'][number]) => void : never>,
  string
>;

type ProblemsOf<K extends OperationId> = {
  problem(code: ProblemCodeOf<K>, options?: ProblemOptions): ProblemError;
  invalid(errors: readonly FieldError<FieldCodeOf<K>>[]): ProblemError;
};

/**
 * The problems of the operations that a service works for: a code that one of them does not document is
 * a type error. `problemsOf<'savePrompt' | 'restorePrompt'>()`.
 */
export function problemsOf<K extends OperationId>(): ProblemsOf<K> {
  return { problem, invalid };
}

export { operations };
