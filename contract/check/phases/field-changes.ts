import type { Operation } from '#contract/document/document.ts';
import { bodyPart } from '../good-request.ts';
import type { Run } from '../run.ts';
import { variationsOf } from '../samples/variations.ts';
import { isRecord } from './entities.ts';

export type Entity = Record<string, unknown>;

/** Changes that are tried at one operation. */
const MOST = 4;

/** Fields, and valid bodies that change that field alone. */
export function changesOf(run: Run, operation: Operation, body: Entity): Array<[string, Entity]> {
  const part = bodyPart(run, operation);
  if (!part) return [];
  const random = run.random(`kept ${operation.id}`);
  const byField = new Map<string, Entity>();
  for (const one of variationsOf(run.document, part, body, random, run.checker.mismatch)) {
    const [field] = one.at;
    if (!one.isValid || one.at.length !== 1 || !isRecord(one.body)) continue;
    if (typeof field === 'string' && field in one.body && !isSame(one.body[field], body[field]))
      byField.set(field, one.body);
  }
  return [...byField].slice(0, MOST);
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

export const textOf = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
