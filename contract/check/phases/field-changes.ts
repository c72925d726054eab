import type { Operation } from '#contract/document/document.ts';
import { bodiesOf, bodyPart } from '../good-request.ts';
import type { Run } from '../run.ts';
import { filled } from '../samples/fill.ts';
import { flatten } from '../samples/schema-parts.ts';
import { variationsOf } from '../samples/variations.ts';
import { isRecord } from './entities.ts';

export type Entity = Record<string, unknown>;

/** Changes that are tried at one operation. */
const MOST = 12;
/** Fields that servers keep themselves, names of things, and states that a person does not choose freely. */
const OWN =
  /^(?:_?id|uuid|slug|etag|version|revision|status|state|created|updated|modified|\w*(?:Id|_id|At|_at|By|_by))$/;

/**
 * Fields, and valid bodies that change that field: those that the good body has, and those that its schema or another
 * example adds. A patch changes the one field alone.
 */
export function changesOf(run: Run, operation: Operation, body: Entity): Array<[string, Entity]> {
  const part = bodyPart(run, operation);
  if (!part) return [];
  const random = run.random(`kept ${operation.id}`);
  const { document, checker } = run;
  const fits = (changed: unknown) => checker.mismatch(part.pointer, changed) === undefined;
  const whole = filled(document, part, body, random, checker.mismatch);
  const byField = new Map<string, Entity>();
  const keep = (field: string, value: unknown): void => {
    if (value === undefined || isSame(value, body[field])) return;
    const alone = { [field]: value };
    const changed = operation.method === 'patch' && fits(alone) ? alone : { ...body, ...alone };
    if (fits(changed)) byField.set(field, changed);
  };
  for (const one of variationsOf(document, part, whole, random, checker.mismatch)) {
    const [field] = one.at;
    if (!one.isValid || one.at.length !== 1 || !isRecord(one.body)) continue;
    if (typeof field === 'string' && field in one.body) keep(field, one.body[field]);
  }
  for (const [, other] of bodiesOf(run, operation))
    if (isRecord(other)) for (const [field, value] of Object.entries(other)) keep(field, value);
  return [...byField].slice(0, MOST);
}

/** Whether a person may choose a field's value, as far as its name and its schema say. */
export function isWritable(run: Run, operation: Operation, body: Entity, field: string): boolean {
  const part = bodyPart(run, operation);
  const isInPath = operation.parameters.some((one) => one.in === 'path' && one.name === field);
  if (!part || isInPath || OWN.test(field)) return false;
  const { document, checker } = run;
  const own = flatten(document, part, body, checker.mismatch).properties.get(field);
  const { keywords } = own
    ? flatten(document, own, body[field], checker.mismatch)
    : { keywords: {} as Entity };
  return keywords['readOnly'] !== true && keywords['writeOnly'] !== true;
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether a value says all that a sent one says; an object may say more. */
export const holdsAll = (value: unknown, sent: unknown): boolean =>
  isRecord(value) && isRecord(sent)
    ? Object.entries(sent).every(([name, inner]) => holdsAll(value[name], inner))
    : isSame(value, sent);

export const textOf = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
