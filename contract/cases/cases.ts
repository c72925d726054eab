import { type OperationShape, statusNames } from '../operations/operation.ts';
import { OUR_STATUSES, type RefusalStatuses } from './refusal-statuses.ts';

/** A change to a good request, and the statuses that may answer it. */
export type Case = {
  name: string;
  /** Without a list, any documented answer below 500 will do. */
  allowed?: readonly number[];
  path?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string | undefined>;
};

/** A request that its server should take. */
export type GoodRequest = {
  path: string;
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
};

const ODD_QUERY = [
  '',
  ' ',
  '-1',
  '0',
  '1e9',
  'NaN',
  '٣',
  "' or 1=1 --",
  'x'.repeat(3_000),
  '%00',
  '%ff',
];

/** Odd values of each declared query parameter, once and repeated. */
export function queryCases(operation: OperationShape, path: string): Case[] {
  return Object.keys(operation.queryTypes).flatMap((name) =>
    ODD_QUERY.flatMap((value) => {
      const raw = value.startsWith('%') ? value : encodeURIComponent(value);
      return [`${name}=${raw}`, `${name}=${raw}&${name}=2`].map((query) => ({
        name: `?${query.slice(0, 60)}`,
        path: `${path}?${query}`,
      }));
    }),
  );
}

/** Ids and tokens of nothing: well-formed, ill-formed, hostile. */
export function pathCases(
  operation: OperationShape,
  { unknownId }: RefusalStatuses = OUR_STATUSES,
): Case[] {
  if (!operation.path.includes('{')) return [];
  const allowed = unknownId.filter((status) =>
    statusNames(status).some((name) => operation.responses[name]),
  );
  return [
    '01930c1e-5a00-7000-8000-00000000dead',
    'x',
    '1',
    '-1',
    '99999999999999999999',
    '%00',
    '%ff%fe',
    '%2e%2e%2f',
    'a%27%20or%201%3D1',
    `pwr_${'a'.repeat(43)}`,
    'a'.repeat(2_000),
    '%D9%A3',
  ].map((value) => ({
    name: `the id ${value.slice(0, 40)}`,
    path: operation.path.replaceAll(/\{\w+\}/g, value),
    allowed,
  }));
}

/** Ill-formed or irrelevant request headers. */
export function headerCases(
  operation: OperationShape,
  { invalid, malformed }: RefusalStatuses = OUR_STATUSES,
): Case[] {
  const cases: Case[] = ['*', ';;q=', 'x'.repeat(5_000), 'zz-ZZ-zz;q=2, ar;q=0'].map((value) => ({
    name: `Accept-Language ${value.slice(0, 20)}`,
    headers: { 'accept-language': value },
  }));
  for (const accept of ['image/png', 'text/event-stream;q=0', '*/*', ','])
    cases.push({ name: `Accept ${accept}`, headers: { accept } });
  if (operation.signature)
    for (const value of [undefined, '', 'x', 't=1,v1=00', `t=${'9'.repeat(400)}`])
      cases.push({
        name: `${operation.signature} ${String(value).slice(0, 20)}`,
        headers: { [operation.signature]: value },
        allowed: malformed,
      });
  if (operation.idempotent)
    for (const key of ['short', 'a b c d e f g', 'x'.repeat(101)])
      cases.push({
        name: `Idempotency-Key ${key.slice(0, 20)}`,
        headers: { 'idempotency-key': key },
        allowed: invalid,
      });
  return cases;
}

/** No token, and tokens that are none. */
export function tokenCases(
  operation: OperationShape,
  { unauthenticated }: RefusalStatuses = OUR_STATUSES,
): Case[] {
  if (!operation.secured) return [];
  return [
    undefined,
    'Bearer',
    'Bearer x',
    `Bearer pws_${'a'.repeat(43)}`,
    'Basic YTpi',
    'Bearer '.repeat(500),
  ].map((authorization) => ({
    name: `Authorization ${String(authorization).slice(0, 30)}`,
    headers: { authorization },
    allowed: unauthenticated,
  }));
}
