import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleOf } from '#contract/sources/bundle.ts';
import { contractOfValue } from '#contract/sources/contract-files.ts';
import { tokenAdapter } from '../adapter.ts';
import { checkContract } from '../check-contract.ts';

type Boat = Record<string, unknown>;
const Boat = {
  type: 'object',
  required: ['name', 'berths'],
  properties: {
    id: { type: 'string' },
    name: { type: 'string', minLength: 1, maxLength: 40 },
    berths: { type: 'integer', minimum: 0, maximum: 90 },
    isOut: { type: 'boolean' },
    harbour: { type: 'string' },
    pin: { type: 'string', writeOnly: true },
    revision: { type: 'integer' },
    motto: { type: 'string', minLength: 0, maxLength: 10 },
  },
};
const SENT = {
  name: 'Curlew',
  berths: 4,
  isOut: false,
  harbour: 'Fowey',
  pin: '1234',
  motto: 'On',
};
const refusals = Object.fromEntries(
  ['400', '404', '415', '422'].map((status) => [status, { description: 'Refused.' }]),
);
const content = { 'application/json': { schema: Boat } };
const list = { 'application/json': { schema: { type: 'array', items: Boat } } };

/** A change without a word, and the read that shows what it did: at the same address, by `x-resource`, or in a list. */
const bundleWith = (shownBy: Shown) => {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' }, example: 'b1' };
  const key = { ...id, name: 'key' };
  const resource = (role: string) => ({ 'x-resource': { name: 'boats', role } });
  const put = {
    operationId: 'changeBoat',
    ...(shownBy === 'resource' && resource('change')),
    parameters: [id],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: Boat, example: SENT } },
    },
    responses: { '204': { description: 'Changed.' }, ...refusals },
  };
  const get = {
    operationId: 'readBoat',
    ...(shownBy === 'resource' && resource('read')),
    parameters: [shownBy === 'resource' ? key : id],
    responses: { '200': { description: 'A boat.', content }, ...refusals },
  };
  const all = {
    operationId: 'listBoats',
    responses: { '200': { description: 'Boats.', content: list }, ...refusals },
  };
  const paths = {
    address: { '/boats/{id}': { put, get } },
    resource: { '/boats/{id}/change': { put }, '/boats/{key}': { get } },
    list: { '/boats': { get: all }, '/boats/{id}': { put } },
  };
  const info = { title: 'Boats', version: '1' };
  return bundleOf(contractOfValue({ openapi: '3.1.0', info, paths: paths[shownBy] }, 'boats.json'));
};
type Shown = 'address' | 'resource' | 'list';

/** What the server keeps of a change. */
type Keeps = (before: Boat, sent: Boat) => Boat;
let keeps: Keeps = (_before, sent) => sent;
let boat: Boat = {};

async function answer(request: IncomingMessage, methods: string[]) {
  const { method = '', url = '', headers } = request;
  const body = await text(request);
  const isKnown = url === '/boats' || /^\/boats\/b1(?:\/change)?$/.test(url);
  if (!methods.includes(method)) return [405];
  if (!isKnown) return [404];
  const { pin: _pin, ...shown }: Boat = { id: 'b1', ...boat };
  if (method === 'GET') return [200, url === '/boats' ? [shown] : shown];
  if (headers['content-type'] !== 'application/json' || headers['content-encoding']) return [415];
  let sent: Boat;
  try {
    sent = JSON.parse(body) as Boat;
  } catch {
    return [400];
  }
  const { name, berths, ...rest } = (sent ?? {}) as { name: string; berths: number } & Boat;
  const isText = (one: unknown) => one === undefined || typeof one === 'string';
  const isBoat =
    typeof name === 'string' &&
    name.length > 0 &&
    name.length <= 40 &&
    Number.isInteger(berths) &&
    berths >= 0 &&
    berths <= 90 &&
    /^(?:undefined|boolean)$/.test(typeof rest['isOut']) &&
    ['harbour', 'pin', 'motto', 'id'].every((field) => isText(rest[field])) &&
    ((rest['motto'] as string | undefined) ?? '').length <= 10 &&
    (rest['revision'] === undefined || Number.isInteger(rest['revision']));
  if (!isBoat) return [422];
  const revision = Number(boat['revision'] ?? 0) + 1;
  boat = { ...keeps(boat, sent), revision };
  return [204];
}

let shownBy: Shown = 'address';
const server = createServer(async (request, response) => {
  const { url = '' } = request;
  const methods = {
    address: ['GET', 'PUT'],
    resource: url.endsWith('/change') ? ['PUT'] : ['GET'],
    list: url === '/boats' ? ['GET'] : ['PUT'],
  }[shownBy];
  const [status, body] = (await answer(request, methods)) as [number, unknown];
  response.writeHead(status, {
    ...(status === 200 && { 'content-type': 'application/json' }),
    ...(status === 405 && { allow: methods.join(', ') }),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
});
beforeAll(async () => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());

async function check(own: Keeps, by: Shown = 'address') {
  [keeps, shownBy] = [own, by];
  boat = { ...SENT, revision: 1 };
  const { port } = server.address() as AddressInfo;
  const { findings } = await checkContract({
    url: `http://127.0.0.1:${port}`,
    bundle: bundleWith(by),
    adapter: tokenAdapter({}),
    seed: 1,
  });
  return findings.map((one) => `${one.check}: ${one.text}`);
}

describe('a change that is answered with nothing', () => {
  it.each<Shown>(['address', 'resource', 'list'])(
    'is looked for by its %s, and is there',
    async (by) => {
      expect(await check((_before, sent) => sent, by)).toEqual([]);
    },
  );

  it.each<Shown>(['address', 'resource', 'list'])(
    'is missed where nothing is kept (%s)',
    async (by) => {
      expect(await check((before) => before, by)).toEqual([
        expect.stringMatching(/^change-not-kept: The change of name to /),
      ]);
    },
  );

  it.each<[words: string, field: string, keep: Keeps]>([
    ['a number that stays', 'berths', ({ berths }, sent) => ({ ...sent, berths })],
    ['a boolean that stays', 'isOut', ({ isOut }, sent) => ({ ...sent, isOut })],
    [
      'a text that is lost where it is changed',
      'harbour',
      (_before, { harbour, ...sent }) => ({
        ...sent,
        ...(!String(harbour).includes('lantern') && { harbour }),
      }),
    ],
  ])('is missed where one field is not kept: %s', async (_words, field, keep) => {
    expect(await check(keep)).toContainEqual(
      expect.stringMatching(new RegExp(`^change-not-kept: The change of ${field} to `)),
    );
  });

  it.each<[words: string, keep: Keeps]>([
    [
      'writes a text in its own way',
      (_before, sent) => ({ ...sent, name: String(sent['name']).trim().toUpperCase() }),
    ],
    ['shows no secret', (_before, { pin: _pin, ...sent }) => sent],
    [
      'keeps an empty text as none',
      (_before, { motto, ...sent }) => ({ ...sent, ...(motto !== '' && { motto }) }),
    ],
  ])('raises no alarm where a server %s', async (_words, keep) => {
    expect(await check(keep)).toEqual([]);
  });
});
