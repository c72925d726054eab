import { COMMON_STATUSES } from '../cases/refusal-statuses.ts';
import type { Operation } from '../document/document.ts';

// A hidden thing is 404 as a missing one is, so that what is forbidden says nothing more.
const { forbidden: _forbidden, ...KINDS } = COMMON_STATUSES;

/**
 * Whether a contract leaves open how an operation refuses, or what it answers when all goes well: it documents none of
 * the statuses that are usual for such a refusal, or refusals alone. The server then cannot keep to it, and the hole is
 * the contract's.
 */
export function isLeftOpen({ responses }: Operation, status: number): boolean {
  const documented = responses.map((response) => response.status.toUpperCase());
  if (status < 400) return !documented.some((one) => one === 'DEFAULT' || /^[23]/.test(one));
  if (documented.some((one) => one === '4XX' || one === 'DEFAULT')) return false;
  return Object.values(KINDS).some(
    (usual) => usual.includes(status) && !usual.some((one) => documented.includes(String(one))),
  );
}
