import type { OperationTable } from '#contract/operations/operation.ts';
import type { AnyHandler, Implementation, Replay } from './types.ts';

/** Handlers by operation. @throws when an operation is not implemented. */
export function collect(
  table: OperationTable,
  implementations: readonly Implementation[],
): Map<string, AnyHandler> {
  const handlers = new Map<string, AnyHandler>();
  for (const { handlers: own } of implementations)
    for (const [operationId, handler] of Object.entries(own)) handlers.set(operationId, handler);
  for (const operationId of Object.keys(table))
    if (!handlers.get(operationId)) throw new Error(`${operationId} is not implemented`);
  return handlers;
}

/** @throws when an operation streams, takes idempotency keys and says not how a kept answer is streamed. */
export function collectReplays(
  table: OperationTable,
  implementations: readonly Implementation[],
): Map<string, Replay> {
  const replays = new Map(implementations.flatMap(({ replays: own = {} }) => Object.entries(own)));
  for (const { operationId, idempotent, responses } of Object.values(table)) {
    const streams = responses[200]?.contentTypes.includes('text/event-stream');
    if (idempotent && streams && !replays.has(operationId))
      throw new Error(`${operationId} streams events and has no replay for its idempotency keys`);
  }
  return replays;
}
