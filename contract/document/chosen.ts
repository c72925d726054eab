import type { Operation } from './document.ts';

/** Whether `--only` means an operation: by a text in its method, path or operationId; every one without a text. */
export function isChosen(
  { method, path, id }: Pick<Operation, 'method' | 'path' | 'id'>,
  only: readonly string[] = [],
): boolean {
  const name = `${method.toUpperCase()} ${path} ${id}`;
  return only.length === 0 || only.some((text) => name.includes(text));
}
