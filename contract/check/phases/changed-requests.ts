import { bodyCases } from '#contract/cases/body-cases.ts';
import { headerCases, pathCases, queryCases, type Case } from '#contract/cases/cases.ts';
import { resolve, type Operation } from '#contract/document/document.ts';
import { mediaFor } from '#contract/document/media-types.ts';
import { bodyPart } from '../good-request.ts';
import type { CheckId } from '../checks.ts';
import type { Exchange, SentRequest } from '../client.ts';
import { drawn } from '../random.ts';
import { refusesTheContract } from '../refusals.ts';
import { isGood, type Base, type Run } from '../run.ts';
import type { ChangedRequest } from './changed-request.ts';
import { bodyVariations } from './varied-bodies.ts';
import { formVariations } from './varied-forms.ts';
import { parameterVariations } from './varied-parameters.ts';
import { pathVariations } from './varied-paths.ts';

/** Every change of a good request that is worth sending: each keyword both ways, unreadable bodies, ids, headers. */
export function changedRequestsOf(run: Run, operation: Operation, base: Base): ChangedRequest[] {
  return [
    ...bodyVariations(run, operation, base),
    ...formVariations(run, operation, base),
    ...parameterVariations(run, operation, base),
    ...pathVariations(run, operation, base),
    ...preparedCases(run, operation, base),
  ];
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
    // Nor is it known that a server's first item, or the one that the good request is about, is not there.
    if (!run.isExact && (one.name === 'the id 1' || one.path === path)) return [];
    if (!run.isExact && isAllowedBody(run, operation, one)) return [];
    const type = one.headers?.['content-type'];
    if (type && mediaFor(shape.requestTypes, type) !== undefined && one.name === 'a form')
      return [];
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
