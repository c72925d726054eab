import { expect, it } from 'vitest';
import type { Operation } from '../document/document.ts';
import type { Exchange } from './client.ts';
import { otherResource } from './other-resource.ts';
import { createPool } from './pool.ts';

const operation = (method: string, path: string, id: string) =>
  ({ method, path, id, parameters: [], responses: [] }) as unknown as Operation;
const BOOK = operation('get', '/books/{bookId}', 'readBook');
const PAGE = operation('get', '/books/{bookId}/pages/{page}', 'readPage');
const NAMED = operation('get', '/shelves/{id}', 'readShelf');
const [MAKER, SHELVES] = [
  operation('post', '/books', 'addBook'),
  operation('get', '/shelves', 'list'),
];

const pool = createPool([BOOK, PAGE, NAMED]);
pool.harvest(MAKER, { id: 'dune' }, true);
pool.harvest(SHELVES, [{ id: 'top' }], false);

const answer = (body: unknown) =>
  ({
    request: { method: 'GET', path: '', headers: {} },
    status: 200,
    headers: new Headers({ 'content-type': 'application/json' }),
    bytes: Buffer.from(JSON.stringify(body)),
    took: 1,
  }) as unknown as Exchange;
const fault = (of: Operation, texts: Record<string, string>, body: unknown) =>
  otherResource(of, answer(body), { texts, pool });

it.each<[words: string, of: Operation, texts: Record<string, string>, body: unknown]>([
  ['a known id', BOOK, { bookId: 'dune' }, { id: 'emma' }],
  ['a known id in an envelope', BOOK, { bookId: 'dune' }, { book: { id: 'emma' } }],
  ['a number of the same name', PAGE, { bookId: 'dune', page: '1' }, { page: 2 }],
])('misses %s that another one answers', (_words, of, texts, body) => {
  expect(fault(of, texts, body)).toMatch(/was asked for, and the answer is/);
});

it.each<[words: string, of: Operation, texts: Record<string, string>, body: unknown]>([
  ['the same id', BOOK, { bookId: 'dune' }, { id: 'DUNE' }],
  ['an id that no answer gave', BOOK, { bookId: 'me' }, { id: 'emma' }],
  ['a name of several collections that was not made there', NAMED, { id: 'top' }, { id: 'low' }],
  ['a body without an id', BOOK, { bookId: 'dune' }, { title: 'Dune' }],
  ['several things', BOOK, { bookId: 'dune' }, { book: { id: 'a' }, author: { id: 'b' } }],
])('says nothing of %s', (_words, of, texts, body) => {
  expect(fault(of, texts, body)).toBeUndefined();
});
