import { randomUUID } from 'node:crypto';
import type { Operation, ParameterObject } from '#contract/document/document.ts';
import type { CheckId } from '../checks.ts';
import type { SentRequest } from '../client.ts';
import { bodyPlace, placesIn } from '../coverage/input-places.ts';
import { bodiesOf, bodyPart, partOf } from '../good-request.ts';
import type { Base, Run } from '../run.ts';
import { filled } from '../samples/fill.ts';
import { madeUp } from '../samples/make-up.ts';
import { flatten, typesOf, type Part } from '../samples/schema-parts.ts';
import { variationsOf, type Variation } from '../samples/variations.ts';
import type { ChangedRequest } from './changed-request.ts';

/** A longer query is refused for its length, whatever it says. */
const LONGEST_QUERY = 8_000;

/** Every keyword of a body both ways; what the good one leaves out is broken in the contract's other examples. */
export function bodyVariations(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  const part = bodyPart(run, operation);
  const { mismatch } = run.checker;
  if (!part || base.body === undefined || mismatch(part.pointer, base.body) !== undefined)
    return [];
  const random = run.random(`variations ${operation.id}`);
  const vary = (body: unknown) => variationsOf(run.document, part, body, random, mismatch);
  const own = vary(base.body);
  const broken = new Set(own.filter(({ isValid }) => !isValid).map(nameOf));
  const whole = [base.body, ...otherBodies(run, operation, part)].map((body) =>
    filled(run.document, part, body, random, mismatch),
  );
  const others = whole.flatMap((body) => {
    const added = vary(body).filter((one) => !one.isValid && !broken.has(nameOf(one)));
    for (const one of added) broken.add(nameOf(one));
    return added;
  });
  return [
    ...[...own, ...others].map((one) => changedBody(run, base, part, one)),
    ...bringingMore(base.body, whole).map((body) => filledRequest(base, body)),
  ];
}

/** Of several bodies those that fill a place which none before them does. */
function bringingMore(first: unknown, bodies: readonly unknown[]): unknown[] {
  const known = new Set(placesIn(first));
  return bodies.filter((body) => {
    const added = placesIn(body).filter((place) => !known.has(place));
    for (const place of added) known.add(place);
    return added.length > 0;
  });
}

const nameOf = ({ at, keyword }: Variation) => `${bodyPlace(at)} ${keyword}`;

/** The contract's other examples. */
function otherBodies(run: Run, operation: Operation, part: Part): unknown[] {
  return bodiesOf(run, operation)
    .map(([, body]) => body)
    .filter((body) => run.checker.mismatch(part.pointer, body) === undefined);
}

function changedBody(
  run: Run,
  { request }: Base,
  { pointer }: Part,
  { keyword, at, isValid, text, body }: Variation,
): ChangedRequest {
  return {
    situation: `${at.length === 0 ? 'the body' : at.join('.')}: ${text}`,
    request: { ...fresh(request), body: JSON.stringify(body) },
    check: checkOfKeyword(keyword),
    input: bodyPlace(at),
    keyword,
    isValid,
    pointer,
    ...(!isValid && { allowed: run.statuses.invalid }),
  };
}

/** All that may be said at once, which rules beyond the schema may refuse. */
const filledRequest = ({ request }: Base, body: unknown): ChangedRequest => ({
  situation: 'every optional field',
  request: { ...fresh(request), body: JSON.stringify(body) },
  check: 'invalid-accepted',
  places: placesIn(body),
});

function checkOfKeyword(keyword: string): CheckId {
  if (keyword === 'format') return 'format-accepted';
  return keyword === 'additionalProperties' ? 'unknown-field-kept' : 'invalid-accepted';
}

/** A key of its own for each request, so that none is taken for a repeat. */
function fresh(request: SentRequest): SentRequest {
  const { headers } = request;
  if (headers['idempotency-key'] === undefined) return request;
  return { ...request, headers: { ...headers, 'idempotency-key': randomUUID() } };
}

/** Every keyword of each parameter of the query both ways. */
export function queryVariations(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.schema)
    .flatMap((parameter) => parameterVariations(run, operation, base, parameter));
}

function parameterVariations(
  run: Run,
  operation: Operation,
  { request }: Base,
  parameter: ParameterObject,
): ChangedRequest[] {
  const { document, checker } = run;
  const { mismatch } = checker;
  const { name } = parameter;
  const part = partOf(run, operation, parameter);
  const random = run.random(`query ${operation.id} ${name}`);
  const good = madeUp(document, part, random, mismatch);
  const types = typesOf(flatten(document, part, good, mismatch));
  const [path = '', query = ''] = request.path.split('?');
  const requestWith = (texts: readonly string[]): SentRequest => {
    const changed = new URLSearchParams(query);
    changed.delete(name);
    for (const text of texts) changed.append(name, text);
    return { ...request, path: `${path}?${changed.toString()}` };
  };
  const sent = new Set<string>();
  const variations = variationsOf(document, part, good, random, mismatch);
  const changed = variations.flatMap(({ keyword, at, body }): ChangedRequest[] => {
    const texts = textsOf(body);
    const text = texts?.join(',') ?? '';
    const key = `${keyword} ${text}`;
    if (!texts?.length || text.length > LONGEST_QUERY || sent.has(key)) return [];
    sent.add(key);
    const isValid = mismatch(part.pointer, asRead(texts, types)) === undefined;
    return [
      {
        situation: `?${name}=${text.slice(0, 40)}`,
        request: requestWith(texts),
        check: 'invalid-accepted',
        input: `?${name}${at.map(() => '[]').join('')}`,
        keyword,
        isValid,
        pointer: part.pointer,
        ...(!isValid && { allowed: run.statuses.invalid }),
      },
    ];
  });
  const plain = textsOf(good);
  if (!plain || mismatch(part.pointer, asRead(plain, types)) !== undefined) return changed;
  const places = [`?${name}`, ...(types.includes('array') ? [`?${name}[]`] : [])];
  const situation = `?${name}=${plain.join(',').slice(0, 40)}`;
  return [
    ...changed,
    { situation, request: requestWith(plain), check: 'invalid-accepted', places },
  ];
}

/** A value as texts of a query; undefined for what a query cannot say. */
function textsOf(value: unknown): string[] | undefined {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.every((one) => /^(?:string|number|boolean)$/.test(typeof one))
    ? all.map(String)
    : undefined;
}

/** Texts of a query as the parameter's type has them read. */
function asRead(texts: readonly string[], types: readonly string[]): unknown {
  const [first = ''] = texts;
  if (types.includes('array')) return texts;
  if (types.includes('integer') || types.includes('number'))
    return first.trim() === '' || Number.isNaN(Number(first)) ? first : Number(first);
  return types.includes('boolean') && /^(?:true|false)$/.test(first) ? first === 'true' : first;
}
