import { randomUUID } from 'node:crypto';
import { bodyCases } from '#contract/cases/body-cases.ts';
import { headerCases, pathCases, queryCases, type Case } from '#contract/cases/cases.ts';
import { resolve, type Operation } from '#contract/document/document.ts';
import { bodyPart, partOf } from '../good-request.ts';
import type { CheckId } from '../checks.ts';
import type { Exchange, SentRequest } from '../client.ts';
import { drawn } from '../random.ts';
import { refusesTheContract } from '../refusals.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { flatten } from '../samples/schema-parts.ts';
import { variationsOf } from '../samples/variations.ts';

/** A good request with one change, and what may answer it. */
export type ChangedRequest = {
  situation: string;
  request: SentRequest;
  /** Statuses of a refusal; absent where the request may be taken. */
  allowed?: readonly number[];
  /** What it is called when the request is taken. */
  check: CheckId;
  keyword?: string;
  /** The place that is changed: `?limit`, `body.name`. */
  input?: string;
  isValid?: boolean;
  /** Where the contract says that it must be refused. */
  pointer?: string;
};

/** Every change of a good request that is worth sending: each keyword both ways, unreadable bodies, ids, headers. */
export function changedRequestsOf(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  return [
    ...bodyVariations(run, operation, base),
    ...queryVariations(run, operation, base),
    ...preparedCases(run, operation, base),
  ];
}

function bodyVariations(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  const part = bodyPart(run, operation);
  if (!part || base.body === undefined) return [];
  const { mismatch } = run.checker;
  if (mismatch(part.pointer, base.body) !== undefined) return [];
  const random = run.random(`variations ${operation.id}`);
  return variationsOf(run.document, part, base.body, random, mismatch).map(
    ({ keyword, at, isValid, text, body }): ChangedRequest => ({
      situation: `${at.length === 0 ? 'the body' : at.join('.')}: ${text}`,
      request: { ...fresh(base.request), body: JSON.stringify(body) },
      check: checkOfKeyword(keyword),
      input: ['body', ...at.filter((key) => typeof key === 'string')].join('.'),
      keyword,
      isValid,
      pointer: part.pointer,
      ...(!isValid && { allowed: run.statuses.invalid }),
    }),
  );
}

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

function queryVariations(run: Run, operation: Operation, { request }: Base): ChangedRequest[] {
  const [path = '', query = ''] = request.path.split('?');
  const { mismatch } = run.checker;
  return operation.parameters
    .filter((parameter) => parameter.in === 'query' && parameter.schema)
    .flatMap((parameter) => {
      const part = partOf(run, operation, parameter);
      const { keywords } = flatten(run.document, part, undefined, mismatch);
      const types = [(keywords['type'] as string | string[] | undefined) ?? []].flat();
      const isNumber = types.includes('integer') || types.includes('number');
      const values = new Map<string, string>();
      for (const one of (keywords['enum'] as unknown[] | undefined)?.slice(0, 4) ?? [])
        values.set(String(one), 'enum');
      if (keywords['enum']) values.set('not-one-of-them', 'enum');
      for (const [keyword, sign] of [
        ['minimum', -1],
        ['maximum', 1],
      ] as const) {
        const bound = keywords[keyword];
        if (typeof bound !== 'number' || Math.abs(bound) >= Number.MAX_SAFE_INTEGER) continue;
        values.set(String(bound), keyword);
        values.set(String(bound + sign), keyword);
      }
      if (isNumber) values.set('seven', 'type');
      const { maxLength } = keywords;
      if (typeof maxLength === 'number' && maxLength <= 4000) {
        values.set('x'.repeat(maxLength), 'maxLength');
        values.set('x'.repeat(maxLength + 1), 'maxLength');
      }
      return [...values].map(([value, keyword]): ChangedRequest => {
        const changed = new URLSearchParams(query);
        changed.set(parameter.name, value);
        const read = isNumber && value !== 'seven' ? Number(value) : value;
        const isList = types.includes('array');
        const isValid = mismatch(part.pointer, isList ? [read] : read) === undefined;
        return {
          situation: `?${parameter.name}=${value.slice(0, 40)}`,
          request: { ...request, path: `${path}?${changed.toString()}` },
          check: 'invalid-accepted',
          input: `?${parameter.name}`,
          keyword,
          isValid,
          pointer: part.pointer,
          ...(!isValid && { allowed: run.statuses.invalid }),
        };
      });
    });
}

const CHECK_OF_CASE: ReadonlyArray<[name: RegExp, check: CheckId]> = [
  [/^too large$/, 'limit-ignored'],
  [/^(?:half a body|broken UTF-8|a deep body|__proto__|an empty body)$/, 'malformed-accepted'],
  [/^(?:a form|no media type|another charset|a compressed body)$/, 'media-type-accepted'],
  [/^an unknown field$/, 'unknown-field-kept'],
  [/^the id /, 'unknown-id-answered'],
];
/** Odd values that may be taken or refused, but never break the server: so many for each operation. */
const ODD = 8;

function preparedCases(run: Run, operation: Operation, { request, body }: Base): ChangedRequest[] {
  const shape = run.shapes.get(operation.id);
  if (!shape) return [];
  const isJson = shape.requestTypes.some((type) => /[/+]json\b/.test(type));
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  const random = run.random(`odd ${operation.id}`);
  const [path = ''] = request.path.split('?');
  const cases: Case[] = [
    ...pathCases(shape, run.statuses).slice(0, 8),
    ...headerCases(shape, run.statuses),
    ...(isJson && isRecord ? bodyCases(shape, body as Record<string, unknown>, run.statuses) : []),
    ...queryCases(shape, path),
  ];
  const judged = cases.filter(({ allowed }) => allowed !== undefined && allowed.length > 0);
  const odd = drawn(
    random,
    cases.filter(({ allowed }) => allowed === undefined),
    ODD,
  );
  return [...judged, ...odd].flatMap((one): ChangedRequest[] => {
    // A signed body is refused for its signature, whatever was changed in it.
    const isSigned =
      shape.signature !== undefined &&
      (one.name.startsWith(shape.signature) || /^(?:an unknown field|the body )/.test(one.name));
    if (isSigned && run.isSkipped('signature-ignored')) return [];
    const named = CHECK_OF_CASE.find(([name]) => name.test(one.name))?.[1];
    const check = isSigned ? 'signature-ignored' : (named ?? 'invalid-accepted');
    // Whether a deletion or a change of nothing may succeed is the server's choice, unless the contract promises otherwise.
    if (check === 'unknown-id-answered' && !run.isExact && operation.method !== 'get') return [];
    if (!run.isExact && isAllowedBody(run, operation, one)) return [];
    return [
      {
        situation: one.name,
        request: withCase(request, one),
        check,
        ...(one.allowed && { allowed: one.allowed }),
      },
    ];
  });
}

/** Whether the contract allows the body of a case: an open schema an unknown field, an optional body none. */
function isAllowedBody(run: Run, operation: Operation, { name, body }: Case): boolean {
  const { requestBody } = operation.object;
  if (typeof body !== 'string' || !requestBody) return false;
  if (body === '') return resolve(run.document, requestBody).required !== true;
  if (!/^(?:an unknown field$|the body )/.test(name)) return false;
  const part = bodyPart(run, operation);
  return part !== undefined && run.checker.mismatch(part.pointer, JSON.parse(body)) === undefined;
}

function withCase(request: SentRequest, { path, body, headers = {} }: Case): SentRequest {
  const merged = { ...request.headers };
  for (const [name, value] of Object.entries(headers))
    if (value === undefined) Reflect.deleteProperty(merged, name);
    else merged[name] = value;
  return {
    ...request,
    ...(path !== undefined && { path }),
    ...(body !== undefined && { body }),
    headers: merged,
  };
}

/** What the answer to a changed request shows beyond itself. */
export function judge(
  run: Run,
  operation: Operation,
  base: Base,
  one: ChangedRequest,
  exchange: Exchange,
): void {
  const { situation, request, keyword, pointer } = one;
  const finding = {
    operation,
    situation,
    request,
    exchange,
    ...(pointer !== undefined && { pointer }),
  };
  const { status } = exchange;
  const answered = base.exchange?.status ?? 0;
  if (
    one.isValid === true &&
    isGood(base.exchange) &&
    refusesTheContract(run, operation, exchange, keyword)
  )
    run.report({
      ...finding,
      check: 'valid-refused',
      text: `${capital(situation)} fits the contract and is refused with ${status}.`,
    });
  if (!one.allowed || status === 429 || status >= 500) return;
  if (isGood(exchange)) {
    run.report({
      ...finding,
      check: one.check,
      text: `${capital(situation)} is taken with ${status}; ${one.allowed.join(' or ')} was expected.`,
    });
    return;
  }
  // What refuses the good request too may be asked first.
  const isUsual =
    one.allowed.includes(status) ||
    (!isGood(base.exchange) && (status === answered || answered === 0));
  if (!isUsual && run.isExact)
    run.report({
      ...finding,
      check: 'wrong-refusal',
      text: `${capital(situation)} is refused with ${status} and not with ${one.allowed.join(' or ')}.`,
    });
}

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
