import { join } from 'node:path';
import { expect, it, describe } from 'vitest';
import { bundleOf } from '../sources/bundle.ts';
import { loadContract } from '../sources/contract-files.ts';
import { startLibrary, type LibraryAnswer } from '../testing/library-server.ts';
import { AdapterError, tokenAdapter, type Adapter } from './adapter.ts';
import { checkContract } from './check-contract.ts';
import { CHECK_IDS, CHECKS, type CheckId } from './checks.ts';

const bundle = bundleOf(
  await loadContract(join(import.meta.dirname, '../testing/library-contract.json')),
);
const reader: Adapter = {
  ...tokenAdapter({ owner: { authorization: 'Bearer reader' } }),
  examples: () => ({
    path: { isbn: '9780441013593' },
    body: { title: 'Dune', pages: 412, borrower: null },
  }),
};

/** Holds the library to its contract, its answers changed by a plant. */
async function check(plant?: (answer: LibraryAnswer) => LibraryAnswer, seed = 1) {
  const library = await startLibrary(plant);
  try {
    return await checkContract({ url: library.url, bundle, adapter: reader, seed });
  } finally {
    await library.close();
  }
}

const on =
  (status: number, change: Partial<LibraryAnswer>) =>
  (answer: LibraryAnswer): LibraryAnswer =>
    answer.status === status ? { ...answer, ...change } : answer;
const typed = (type: string) => ({ 'content-type': type, 'x-shelf': '7' });
const json = typed('application/json');
const book = { title: 'Dune', pages: 412, borrower: null };
const error = (body: unknown, type = 'application/vnd.library+json') => ({
  headers: { 'content-type': type, 'www-authenticate': 'Bearer', allow: 'GET, PUT' },
  body,
});

describe("a stranger's server", () => {
  it.each([1, 2, 3])('that keeps its contract has no findings (seed %i)', async (seed) => {
    const result = await check(undefined, seed);
    expect(result.findings).toEqual([]);
    expect(result.requests).toBeGreaterThan(40);
    expect(result.notes).toContainEqual(expect.stringContaining('No actor is other'));
    const answers = result.coverage.flatMap((one) => one.answers);
    expect(answers.filter(({ seen }) => seen > 0).map(({ status }) => status)).toEqual([
      '200',
      '4XX',
      '204',
      'default',
    ]);
  });

  it.each<[CheckId, plant: (answer: LibraryAnswer) => LibraryAnswer]>([
    ['status-undocumented', on(200, { status: 202 })],
    ['header-fault', on(200, { headers: { ...json, 'x-shelf': 'top' } })],
    ['header-fault', on(200, { headers: { 'content-type': 'application/json' } })],
    ['media-type-undocumented', on(200, { headers: typed('text/html') })],
    ['body-schema', on(200, { body: { ...book, pages: '412' } })],
    ['body-schema', on(404, error({ error: 'gone' }))],
    ['secret-field', on(200, { body: { ...book, passwordHash: 'x' } })],
    ['internals-leaked', on(404, error({ reason: 'x', trace: 'at read (/srv/app/books.js:3:9)' }))],
    ['body-unexpected', on(204, { status: 204, headers: json, body: book })],
    ['challenge-missing', on(401, { headers: { 'content-type': 'application/vnd.library+json' } })],
    ['server-error', on(422, { status: 500 })],
    ['credentials-ignored', on(401, { status: 204, headers: {}, body: undefined })],
    ['invalid-accepted', on(422, { status: 204, headers: {}, body: undefined })],
    ['malformed-accepted', on(400, { status: 204, headers: {}, body: undefined })],
    ['media-type-accepted', on(415, { status: 204, headers: {}, body: undefined })],
    ['unknown-id-answered', on(404, { status: 200, headers: json, body: book })],
    ['credentials-refused', on(204, { status: 401, ...error({ reason: 'no-card' }) })],
    ['example-refused', on(204, { status: 422, ...error({ reason: 'no-book' }) })],
  ])('is found out by %s', async (expected, plant) => {
    const { findings } = await check(plant);
    expect(findings.map((finding) => finding.check)).toContain(expected);
    expect(findings.find((finding) => finding.check === expected)).toMatchObject({
      operation: expect.stringMatching(/^(GET|PUT) \/books\/\{isbn\}$/),
      place: expect.stringMatching(/library-contract\.json:\d+$/),
    });
  });

  it('reports the answer that never came', async () => {
    const result = await checkContract({
      url: 'http://127.0.0.1:9',
      bundle,
      adapter: reader,
      seed: 1,
    });
    expect(new Set(result.findings.map((finding) => finding.check))).toEqual(
      new Set(['no-answer']),
    );
  });

  it('tells what an adapter failed at', async () => {
    const adapter: Adapter = { prepare: () => Promise.reject(new Error('no such tenant')) };
    const run = checkContract({ url: 'http://127.0.0.1:9', bundle, adapter, seed: 1 });
    await expect(run).rejects.toThrow(AdapterError);
    await expect(run).rejects.toThrow('no such tenant');
  });
});

it('has every check once in its table, with what it means', () => {
  expect(CHECKS.map(({ id }) => id)).toEqual(CHECK_IDS);
  for (const { title, why } of CHECKS) {
    expect(title).toMatch(/^[A-Z\d]/);
    expect(why).toMatch(/\.$/);
  }
});
