import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Case, headerCases, pathCases, queryCases, tokenCases } from '../cases/cases.ts';
import { bodyCases } from '../cases/body-cases.ts';
import { COMMON_STATUSES } from '../cases/refusal-statuses.ts';
import { sendCase, sendTo } from '../cases/send-case.ts';
import { readContract } from '../document/document.ts';
import type { OperationShape } from '../operations/operation.ts';
import { type LibraryAnswer, startLibrary } from '../testing/library-server.ts';
import { createChecker } from './checker.ts';

const checker = createChecker(
  readContract(join(import.meta.dirname, '../testing/library-contract.json')),
);
const READ = 'GET /books/{isbn}';
const good = {
  path: '/books/9780441013593',
  token: 'reader',
  body: checker.bodies('shelve')['default'] as Record<string, unknown>,
};

function casesOf(operation: OperationShape): Case[] {
  return [
    { name: 'good' },
    ...tokenCases(operation, COMMON_STATUSES),
    ...pathCases(operation, COMMON_STATUSES),
    ...queryCases(operation, good.path),
    ...headerCases(operation, COMMON_STATUSES),
    ...(operation.requestTypes.length > 0 ? bodyCases(operation, good.body, COMMON_STATUSES) : []),
  ];
}

/** Every case sent to a library by its URL: what its contract does not say, and statuses out of place. */
async function walk(plant?: (answer: LibraryAnswer) => LibraryAnswer): Promise<string[]> {
  const library = await startLibrary(plant);
  const send = sendTo(library.url);
  const wrong: string[] = [];
  for (const operation of checker.operations()) {
    const { body, ...bodiless } = good;
    const request = operation.requestTypes.length > 0 ? { ...bodiless, body } : bodiless;
    for (const one of casesOf(operation)) {
      const { response, path } = await sendCase(send, operation, request, one);
      const faults = await checker.faults(operation.operationId, response, path);
      if (one.allowed && !one.allowed.includes(response.status))
        faults.push(`status ${response.status} is out of place`);
      wrong.push(...faults.map((fault) => `${operation.operationId}, ${one.name}: ${fault}`));
    }
  }
  await library.close();
  return wrong;
}

/** A plant for answers of one status. */
const on =
  (status: number, change: Partial<LibraryAnswer>) =>
  (answer: LibraryAnswer): LibraryAnswer =>
    answer.status === status ? { ...answer, ...change } : answer;

describe("a stranger's contract, of OpenAPI 3.0 and without our additions", () => {
  it('names operations without an id, and knows which need a token', () => {
    expect(checker.operations().map(({ operationId, secured }) => [operationId, secured])).toEqual([
      [READ, false],
      ['shelve', true],
    ]);
  });

  it('finds nothing on a server that keeps to it', async () => {
    expect(await walk()).toEqual([]);
  });

  const json = { 'content-type': 'application/json', 'x-shelf': '7' };
  const book = { title: 'Dune', pages: 412, borrower: null };
  it.each<[fault: string, plant: ReturnType<typeof on>, sentence: RegExp]>([
    ['an undocumented status', on(200, { status: 202 }), /good: status 202 is not documented/],
    [
      'a missing header',
      on(200, { headers: { 'content-type': 'application/json' } }),
      /X-Shelf is missing/,
    ],
    [
      'a mistyped header',
      on(200, { headers: { ...json, 'x-shelf': 'top' } }),
      /X-Shelf: .*integer/,
    ],
    [
      'another media type',
      on(200, { headers: { ...json, 'content-type': 'text/html' } }),
      /content type text\/html/,
    ],
    ['a missing field', on(200, { body: { title: 'Dune', pages: 1 } }), /body: .*borrower/],
    ['a field too many', on(200, { body: { ...book, loans: 3 } }), /body: .*additional/],
    ['null where none may be', on(200, { body: { ...book, title: null } }), /body: .*title/],
    ['an excluded bound', on(200, { body: { ...book, pages: 0 } }), /body: .*> 0/],
    ['JSON that is none', on(200, { body: undefined }), /body: /],
    [
      'a body where none is documented',
      on(204, { status: 204, headers: json }),
      /shelve, good: has a body/,
    ],
    ['a refusal of another shape', on(404, { body: { error: 'gone' } }), /body: .*reason/],
    [
      'a taken request that ought to be refused',
      on(401, { status: 204, headers: {}, body: undefined }),
      /Authorization .* status 204 is out of place/,
    ],
  ])('finds %s', async (_fault, plant, sentence) => {
    expect((await walk(plant)).join('\n')).toMatch(sentence);
  });
});
