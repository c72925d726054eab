import { gzipSync } from 'node:zlib';
import type { OperationShape } from '../operations/operation.ts';
import { OUR_STATUSES, type RefusalStatuses } from './refusal-statuses.ts';
import type { Case } from './cases.ts';

const JSON_TYPE = 'application/json';
/** Values that each field of a body gets in turn. */
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
/** Bodies that no operation takes, and odd values of each field; a signed body is refused before it is read. */
export function bodyCases(
  operation: OperationShape,
  good: Record<string, unknown>,
  statuses: RefusalStatuses = OUR_STATUSES,
): Case[] {
  const { malformed, mediaType, tooLarge } = statuses;
  const invalid = operation.signature ? malformed : statuses.invalid;
  const text = JSON.stringify(good);
  const typed = (type: string) => ({ 'content-type': type });
  const deep = '['.repeat(5_000) + ']'.repeat(5_000);
  const cases: Case[] = [
    { name: 'half a body', body: text.slice(0, -1), allowed: malformed },
    { name: 'broken UTF-8', body: new Uint8Array([0x22, 0xff, 0x22]), allowed: malformed },
    { name: 'a deep body', body: deep, allowed: malformed },
    { name: '__proto__', body: '{"__proto__":{"role":"admin"}}', allowed: malformed },
    { name: 'a form', body: 'a=b', headers: typed('text/plain'), allowed: mediaType },
    { name: 'no media type', body: text, headers: typed(''), allowed: mediaType },
    {
      name: 'another charset',
      body: text,
      headers: typed(`${JSON_TYPE}; charset=utf-16`),
      allowed: mediaType,
    },
    {
      name: 'a compressed body',
      body: gzipSync(text),
      headers: { 'content-encoding': 'gzip' },
      allowed: mediaType,
    },
    ...(operation.bodyLimit === undefined
      ? []
      : [
          {
            name: 'too large',
            body: `{"a":"${'x'.repeat(operation.bodyLimit)}"}`,
            allowed: tooLarge,
          },
        ]),
    {
      name: 'an unknown field',
      body: JSON.stringify({ ...good, isAdmin: true, role: 'admin', ownerId: 'x' }),
      allowed: invalid,
    },
    ...['null', '[]', '"text"', '1', 'true', '[{}]'].map((body) => ({
      name: `the body ${body}`,
      body,
      allowed: invalid,
    })),
    { name: 'an empty object', body: '{}' },
    { name: 'an empty body', body: '', allowed: [...malformed, ...mediaType] },
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
