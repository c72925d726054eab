import { gzipSync } from 'node:zlib';
import type { OperationSpec } from '#contract/operations/operation.ts';

/** A request that goes wrong in one way, and the statuses that may answer it. */
export type Case = {
  name: string;
  /** Any documented answer below 500 will do where there is no list. */
  allowed?: readonly number[];
  path?: string;
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string | undefined>;
};

export type GoodRequest = { path: string; token?: string; body?: unknown };

const JSON_TYPE = 'application/json';
/** What each field of a body is given in turn. */
const ODD_VALUES: readonly unknown[] = [
  null,
  '',
  ' ',
  'x'.repeat(30_000),
  '\u0000\ufffe\ud800',
  '__proto__',
  -1,
  1e308,
  9_007_199_254_740_991,
  true,
  [],
  [[[]]],
  {},
  { constructor: { prototype: 1 } },
  ['\u202e', null, 1],
];
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

/** Bodies that no operation takes, whatever it does. */
export function bodyCases(operation: OperationSpec, good: Record<string, unknown>): Case[] {
  const text = JSON.stringify(good);
  const typed = (type: string) => ({ 'content-type': type });
  const deep = '['.repeat(5_000) + ']'.repeat(5_000);
  const cases: Case[] = [
    { name: 'half a body', body: text.slice(0, -1), allowed: [400] },
    { name: 'broken UTF-8', body: new Uint8Array([0x22, 0xff, 0x22]), allowed: [400] },
    { name: 'a deep body', body: deep, allowed: [400] },
    { name: '__proto__', body: '{"__proto__":{"role":"admin"}}', allowed: [400] },
    { name: 'a form', body: 'a=b', headers: typed('text/plain'), allowed: [415] },
    { name: 'no media type', body: text, headers: typed(''), allowed: [415] },
    {
      name: 'another charset',
      body: text,
      headers: typed(`${JSON_TYPE}; charset=utf-16`),
      allowed: [415],
    },
    {
      name: 'a compressed body',
      body: gzipSync(text),
      headers: { 'content-encoding': 'gzip' },
      allowed: [415],
    },
    { name: 'too large', body: `{"a":"${'x'.repeat(operation.bodyLimit)}"}`, allowed: [413] },
    {
      name: 'an unknown field',
      body: JSON.stringify({ ...good, isAdmin: true, role: 'admin', ownerId: 'x' }),
      allowed: [422],
    },
    ...['null', '[]', '"text"', '1', 'true', '[{}]'].map((body) => ({
      name: `the body ${body}`,
      body,
      allowed: [422],
    })),
    { name: 'an empty object', body: '{}' },
    { name: 'an empty body', body: '', allowed: [400, 415] },
  ];
  const fields = Object.keys(good);
  for (const field of fields)
    for (const value of ODD_VALUES)
      cases.push({
        name: `${field} = ${JSON.stringify(value).slice(0, 40)}`,
        body: JSON.stringify({ ...good, [field]: value }),
      });
  return cases;
}

/** Each declared query value in each odd way, alone and twice. */
export function queryCases(operation: OperationSpec, path: string): Case[] {
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

/** Ids and tokens that name nothing: of the right form, of a wrong one, hostile. */
export function pathCases(operation: OperationSpec): Case[] {
  if (!operation.path.includes('{')) return [];
  const allowed = [404, 410].filter((status) => operation.responses[status]);
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
    allowed: operation.responses[501] ? [...allowed, 501] : allowed,
  }));
}

/** Headers from outside that have nothing to do with the operation, or are ill-formed. */
export function headerCases(operation: OperationSpec): Case[] {
  const cases: Case[] = ['*', ';;q=', 'x'.repeat(5_000), 'zz-ZZ-zz;q=2, ar;q=0'].map((value) => ({
    name: `Accept-Language ${value.slice(0, 20)}`,
    headers: { 'accept-language': value },
  }));
  for (const accept of ['image/png', 'text/event-stream;q=0', '*/*', ','])
    cases.push({ name: `Accept ${accept}`, headers: { accept } });
  if (operation.idempotent)
    for (const key of ['short', 'a b c d e f g', 'x'.repeat(101)])
      cases.push({
        name: `Idempotency-Key ${key.slice(0, 20)}`,
        headers: { 'idempotency-key': key },
        allowed: [422],
      });
  return cases;
}

export function tokenCases(operation: OperationSpec): Case[] {
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
    allowed: [401],
  }));
}
