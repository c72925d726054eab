import { operations, type OperationId, type Operations } from './generated/operations.ts';
import type { Owed } from './owed.ts';
import type { AnyHandler, Handler, Handlers, Implementation } from './platform/contract/types.ts';

type Tag = Operations[OperationId]['tag'];

/** The handler of one operation, for modules that keep them in files of their own. */
export type HandlerOf<K extends OperationId> = Handler<Operations[K]>;

/**
 * Gives a tag its handlers, one for each operation that is not on the list `server/owed.ts`. A missing
 * handler, one too many, an undocumented status and a body that does not fit are type errors.
 */
export function implement<T extends Tag>(
  tag: T,
  handlers: Handlers<Operations, T, Owed>,
): Implementation {
  // The engine reads and checks every request by the same table that these types come from.
  return { tag, handlers: handlers as unknown as Record<string, AnyHandler> };
}

export { operations };
