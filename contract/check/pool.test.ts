import { expect, it } from 'vitest';
import type { Operation } from '../document/document.ts';
import { createPool } from './pool.ts';

const operation = (method: string, path: string) =>
  ({
    id: `${method} ${path}`,
    method,
    path,
    parameters: [],
    responses: [],
  }) as unknown as Operation;
const save = operation('post', '/pay/save-card');
const draft = operation('post', '/prompts/draft');
const item = operation('put', '/pay/cards/{cardId}/default');

it('takes an id that another part of the contract names alike for the last resort', () => {
  const pool = createPool([save, draft, item]);
  pool.harvest(save, { id: 'a-payment-card' }, true);
  pool.harvest(draft, { cardId: 'a-task-card' }, true);
  expect(pool.valuesOf('cardId').map(({ value }) => value)).toEqual([
    'a-payment-card',
    'a-task-card',
  ]);
});

it('takes an id from its own collection first, where others call theirs alike', () => {
  const [guides, pages] = [operation('post', '/guides'), operation('post', '/pages')];
  const [guide, page] = [operation('get', '/guides/{slug}'), operation('get', '/pages/{slug}')];
  const pool = createPool([guides, pages, guide, page]);
  pool.harvest(guides, { slug: 'a-guide' }, true);
  pool.harvest(pages, { slug: 'a-page' }, true);
  const first = (path: string) => pool.valuesOf('slug', path)[0]?.value;
  expect([first(guide.path), first(page.path)]).toEqual(['a-guide', 'a-page']);
});

it('takes nothing for made that another collection at the root names', () => {
  const order = operation('post', '/orders');
  const pool = createPool([order, operation('get', '/pets/{petId}')]);
  pool.harvest(order, { petId: 7 }, true);
  expect(pool.valuesOf('petId')).toEqual([expect.objectContaining({ isCreated: false })]);
});

it('takes nothing for made in a collection that was made in another one of the same name', () => {
  const [guides, pages] = [operation('post', '/guides'), operation('post', '/pages')];
  const [guide, page] = [operation('get', '/guides/{slug}'), operation('get', '/pages/{slug}')];
  const pool = createPool([guides, pages, guide, page]);
  const madeAt = (path: string) => pool.ofCollection('slug', path).map(({ value }) => value);
  pool.harvest(guides, { slug: 'garden' }, true);
  expect([madeAt(guide.path), madeAt(page.path)]).toEqual([['garden'], []]);
  pool.harvest(pages, { slug: 'harbour' }, true);
  expect([madeAt(guide.path), madeAt(page.path)]).toEqual([['garden'], ['harbour']]);
});

it('takes nothing for made that a made thing names inside itself, as a page names the next ones', () => {
  const pages = operation('post', '/pages');
  const pool = createPool([pages, operation('get', '/pages/{slug}')]);
  const next = { pages: [{ slug: 'harbour' }] };
  pool.harvest(pages, { data: { slug: 'garden', content: { next } } }, true);
  const known = pool.valuesOf('slug').map(({ value, isCreated }) => [value, isCreated]);
  expect(known).toEqual([
    ['garden', true],
    ['harbour', false],
  ]);
});

it('takes what was made again under its own name for the newest', () => {
  const pages = operation('post', '/pages');
  const pool = createPool([pages, operation('get', '/pages/{slug}')]);
  for (const slug of ['garden', 'harbour', 'garden']) pool.harvest(pages, { slug }, true);
  expect(pool.valuesOf('slug').map(({ value }) => value)).toEqual(['garden', 'harbour']);
});

it('takes for made what another answer had named before it was made', () => {
  const pages = operation('post', '/pages');
  const pool = createPool([pages, operation('get', '/pages/{slug}')]);
  pool.harvest(operation('post', '/news'), { slug: 'garden' }, true);
  pool.harvest(pages, { slug: 'garden', next: { slug: 'harbour' } }, true);
  expect(pool.valuesOf('slug', '/pages/{slug}')[0]).toMatchObject({
    value: 'garden',
    by: pages.id,
    isCreated: true,
  });
});
