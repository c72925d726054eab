import type { CheckId } from '#contract/check/checks.ts';
import type { ContractDocument } from '#contract/document/document.ts';

const MOST = 700;
const DEPTH = 4;

/** Words of the contract at a pointer, short enough to be shown beside what came. */
export function createExpectations(document: ContractDocument) {
  const at = (pointer: string): unknown =>
    pointer
      .split('/')
      .slice(1)
      .reduce<unknown>(
        (node, key) =>
          followed(
            (node as Record<string, unknown> | undefined)?.[
              decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
            ],
          ),
        document,
      );

  function followed(node: unknown): unknown {
    let current = node;
    for (let steps = 0; steps < 8; steps += 1) {
      const reference = (current as { $ref?: unknown } | null | undefined)?.$ref;
      if (typeof reference !== 'string' || !reference.startsWith('#/')) break;
      current = at(reference.slice(1));
    }
    return current;
  }

  return (check: CheckId, pointer: string): string => {
    const node = at(pointer);
    if (check === 'address-undocumented' || typeof node !== 'object' || node === null) return '';
    if (check === 'status-undocumented') return Object.keys(node).join(', ');
    if (check === 'media-type-undocumented')
      return Object.keys((node as { content?: object }).content ?? {}).join(', ');
    const text = JSON.stringify(trimmed(node, DEPTH), undefined, 2);
    return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  };
}

/** Prose and examples say nothing that a violation is measured by. */
const PROSE = new Set(['description', 'summary', 'example', 'examples', 'title']);

function trimmed(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return Array.isArray(value) ? ['…'] : { '…': '…' };
  if (Array.isArray(value)) return value.map((inner) => trimmed(inner, depth - 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(PROSE.has(key) && typeof inner !== 'boolean') || depth < DEPTH)
      .map(([key, inner]) => [key, trimmed(inner, depth - 1)]),
  );
}
