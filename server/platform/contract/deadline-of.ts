import type { OperationSpec } from '#contract/operations/operation.ts';

const CALLS_MODEL: ReadonlySet<string> = new Set([
  'generatePrompt',
  'connectModel',
  'lookUpModels',
  'testModel',
]);

/** How long an answer may take: what calls a model, what makes a document, everything else. */
export function deadlineOf(operation: OperationSpec): number {
  const types = operation.responses[200]?.contentTypes ?? [];
  if (types.includes('text/event-stream') || CALLS_MODEL.has(operation.operationId)) return 90_000;
  return types.some((type) => type !== 'application/json') ? 9_500 : 5_500;
}
