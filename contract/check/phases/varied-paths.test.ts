import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startMock } from '#contract/mock/mock-server.ts';
import { bundleOf } from '#contract/sources/bundle.ts';
import { contractOfValue } from '#contract/sources/contract-files.ts';
import { tokenAdapter } from '../adapter.ts';
import { checkContract } from '../check-contract.ts';
import { holesOf } from '../coverage/holes.ts';

type Schema = Record<string, unknown>;
const schemas = {
  shelf: { type: 'string', pattern: '^[A-Z]{2}$' },
  kind: { type: 'string', enum: ['paper', 'ink'] },
  word: { type: 'string', minLength: 3, maxLength: 5 },
  day: { type: 'string', format: 'date' },
  number: { type: 'integer', minimum: 2, maximum: 900, multipleOf: 2 },
};
type Name = keyof typeof schemas;
const NAMES = Object.keys(schemas) as Name[];
const PATH = `/books/${NAMES.map((name) => `{${name}}`).join('/')}`;
const said = (...statuses: string[]) =>
  Object.fromEntries(statuses.map((status) => [status, { description: 'Said.' }]));

/** The contract, with other schemas and answers where some are given. */
const bundleWith = (change: Partial<Record<Name, Schema>> = {}, refusals = ['404']) => {
  const examples = { shelf: 'AB', kind: 'ink', word: 'abcd', day: '2027-01-10', number: 4 };
  const parameters = NAMES.map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: change[name] ?? schemas[name],
    example: examples[name],
  }));
  return bundleOf(
    contractOfValue(
      {
        openapi: '3.1.0',
        info: { title: 'Books', version: '1' },
        paths: {
          [PATH]: {
            parameters,
            get: { responses: said('204', ...refusals) },
            put: { responses: said('204', ...refusals) },
            delete: { responses: said('204', ...refusals) },
          },
        },
      },
      'books.json',
    ),
  );
};
const check = (url: string, bundle = bundleWith()) =>
  checkContract({ url, bundle, adapter: tokenAdapter({}), seed: 1 });

/** What a server that reads paths by other schemas is told. */
async function checkMock(change?: Partial<Record<Name, Schema>>) {
  const mock = await startMock({ document: bundleWith(change).document, hasMemory: false });
  try {
    return await check(mock.url);
  } finally {
    await mock.close();
  }
}

describe('every keyword of a path', () => {
  it('is met and broken, and a server that keeps to all has no findings', async () => {
    const { findings, coverage } = await checkMock();
    expect(findings).toEqual([]);
    const holes = holesOf(coverage).filter((hole) => !/ \d{3}$|^DELETE /.test(hole));
    expect(holes).toEqual([]);
    const [get] = coverage;
    expect(get?.inputs.map(({ input, keyword }) => `${input} ${keyword}`)).toEqual([
      'path.shelf type',
      'path.shelf pattern',
      'path.kind type',
      'path.kind enum',
      'path.word type',
      'path.word minLength',
      'path.word maxLength',
      'path.day type',
      'path.day format',
      'path.number type',
      'path.number minimum',
      'path.number maximum',
      'path.number multipleOf',
    ]);
  });

  const { number } = schemas;
  it.each<[words: string, check: string, situation: RegExp, change: Partial<Record<Name, Schema>>]>(
    [
      ['a pattern', 'invalid-accepted', /^the path shelf /, { shelf: { type: 'string' } }],
      [
        'an enumeration',
        'invalid-accepted',
        /^the path kind not-one/,
        { kind: { type: 'string' } },
      ],
      ['a least length', 'invalid-accepted', /word \w\w$/, { word: { maxLength: 5 } }],
      ['a greatest length', 'invalid-accepted', /word .{6}$/, { word: { minLength: 3 } }],
      ['a format', 'format-accepted', /^the path day /, { day: { type: 'string' } }],
      ['a type', 'invalid-accepted', /^the path number seven$/, { number: {} }],
      [
        'a minimum',
        'invalid-accepted',
        /number 1$/,
        { number: { ...number, minimum: 1, multipleOf: 1 } },
      ],
      ['a maximum', 'invalid-accepted', /number 901$/, { number: { type: 'integer', minimum: 2 } }],
      ['a factor', 'invalid-accepted', /number [35]$/, { number: { ...number, multipleOf: 1 } }],
    ],
  )('is found where a server does not look at it: %s', async (_words, id, situation, change) => {
    const { findings } = await checkMock(change);
    const taken = findings.filter((one) => one.check === id);
    expect(taken.map((finding) => finding.situation)).toContainEqual(
      expect.stringMatching(situation),
    );
  });
});

/** A server that gives every request the same status, and what it was sent. */
async function checkStatus(statusOf: (path: string) => number, refusals?: string[]) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    const isKnown = /^(?:GET|PUT|DELETE)$/.test(method);
    response.writeHead(isKnown ? statusOf(url) : 405, isKnown ? {} : { allow: 'GET, PUT, DELETE' });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { asked, ...(await check(url, bundleWith({}, refusals))) };
  } finally {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }
}

describe('a path', () => {
  it('is not broken where the contract documents no refusal', async () => {
    const { findings, asked } = await checkStatus(() => 204, []);
    expect(findings).toEqual([]);
    expect(asked.filter((path) => path.includes('not-one-of-them'))).toEqual([]);
  });

  it('of what is not there may be refused like a bad one', async () => {
    const known = '/books/AB/ink/abcd/2027-01-10/4';
    const isKind = (path: string) => path === known.replace('ink', 'paper');
    const { findings } = await checkStatus(
      (path) => (path === known || isKind(path) ? 204 : 400),
      ['400'],
    );
    expect(findings).toEqual([]);
  });

  it('is broken at a deletion where bad input is refused, and never changed to another good one', async () => {
    const all = await checkStatus(() => 204, ['404', '422']);
    const deletions = all.asked.filter((one) => one.startsWith('DELETE '));
    expect(deletions).toContainEqual(expect.stringMatching(/\/seven$/));
    expect(deletions.filter((one) => /paper|1\.5|\/(?:2|900)$/.test(one))).toEqual([]);
    const least = await checkStatus(() => 204, ['404']);
    expect(least.asked).not.toContainEqual(expect.stringMatching(/^DELETE .*\/seven$/));
  });
});
