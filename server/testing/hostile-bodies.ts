import { gzipSync } from 'node:zlib';

export type HostileBody = { name: string; bytes: Buffer; headers: Record<string, string> };

const JSON_TYPE = { 'content-type': 'application/json' };

/** Bodies that break parsers, validators and databases, put into `field` of an otherwise good body. */
export function hostileBodies(good: Record<string, unknown>, field: string): HostileBody[] {
  const raw = (
    name: string,
    bytes: Buffer | string,
    headers: Record<string, string> = JSON_TYPE,
  ) => ({
    name,
    bytes: Buffer.from(bytes),
    headers,
  });
  const text = JSON.stringify(good);
  const beside = (json: string) => `${text.slice(0, -1)},${json}}`;
  const values: [string, unknown][] = [
    ['null', null],
    ['a number', 7],
    ['a huge number', 1e308],
    ['true', true],
    ['a list', ['a', ['b']]],
    ['an object', { $ne: null, toString: 1 }],
    ['an empty text', ''],
    ['NUL', 'a\0b'],
    ['controls', '\u0001\u0007\u001b[31m\u007f\u009f'],
    ['a lone high surrogate', 'a\ud800b'],
    ['a lone low surrogate', '\udc00'],
    ['noncharacters', '\ufffe\uffff'],
    ['directions', '\u202eevil\u2066\u2069'],
    ['long', 'x'.repeat(60_000)],
    ['long capitals', 'A'.repeat(20_000)],
    ['long braces', '{{'.repeat(10_000)],
    ['combining marks', `a${'\u0301'.repeat(5_000)}`],
    ['emoji', '👩‍👩‍👧‍👦'.repeat(500)],
    ['SQL', "'; drop table users; --"],
    ['a template', '${process.exit()} {{constructor.constructor("x")()}}'],
    ['a path', '../../../../etc/passwd\0.png'],
    ['HTML', '<img src=x onerror=alert(1)>'],
  ];
  return [
    ...values.map(([name, value]) => raw(name, JSON.stringify({ ...good, [field]: value }))),
    raw('no body', ''),
    raw('half a body', text.slice(0, -3)),
    raw('two bodies', text + text),
    raw('a text', '"x"'),
    raw('a list of bodies', `[${text}]`),
    raw('null', 'null'),
    raw('deep lists', '['.repeat(100_000)),
    raw('deep objects', '{"a":'.repeat(30_000)),
    raw('deep and closed', '['.repeat(20_000) + ']'.repeat(20_000)),
    raw('many keys', `{${Array.from({ length: 5_000 }, (_, at) => `"k${at}":1`).join(',')}}`),
    raw('the same key twice', beside(`"${field}":"b"`)),
    raw('__proto__', beside('"__proto__":{"role":"admin"}')),
    raw('constructor', beside('"constructor":{"prototype":{"role":"admin"}}')),
    raw('a key too many', beside('"isAdmin":true')),
    raw('a number out of range', beside(`"n":1${'0'.repeat(5_000)}`)),
    raw('too large', `${text.slice(0, -1)},"x":"${'x'.repeat(400_000)}"}`),
    raw(
      'UTF-8 that is none',
      Buffer.concat([Buffer.from(text.slice(0, -2)), Buffer.from([0xff, 0xc0, 0x22, 0x7d])]),
    ),
    raw(
      'an overlong NUL',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xc0, 0x80]), Buffer.from('"}')]),
    ),
    raw('UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')),
    raw('a byte order mark', `\ufeff${text}`),
    raw('gzip', gzipSync(text), { ...JSON_TYPE, 'content-encoding': 'gzip' }),
    raw('a gzip bomb', gzipSync(Buffer.alloc(5_000_000)), {
      ...JSON_TYPE,
      'content-encoding': 'gzip',
    }),
    raw('an unknown encoding', text, { ...JSON_TYPE, 'content-encoding': 'x-none' }),
    raw('a form', 'a=1&b=2', { 'content-type': 'application/x-www-form-urlencoded' }),
    raw('XML', '<a/>', { 'content-type': 'application/xml' }),
    raw('text', text, { 'content-type': 'text/plain' }),
    raw('another charset', text, { 'content-type': 'application/json; charset=utf-7' }),
    raw('no type', text, { 'content-type': '' }),
    raw('a broken type', text, { 'content-type': 'application/json; charset=";;;' }),
  ];
}
