import { createServer, type IncomingMessage } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleOf } from '../sources/bundle.ts';
import { contractOfValue } from '../sources/contract-files.ts';
import { tokenAdapter, type Adapter } from './adapter.ts';
import { checkContract } from './check-contract.ts';
import { loadWorkflows, type Workflows } from './workflows/load-workflows.ts';

const json = (properties: object, more: object = {}) => ({
  content: { 'application/json': { schema: { type: 'object', properties, ...more } } },
});
const text8 = { type: 'string', maxLength: 80 };
const refusals = Object.fromEntries(
  ['400', '401', '404', '415', '422'].map((status) => [status, { description: 'Refused.' }]),
);
const LINKS = {
  boarding: {
    operationId: 'board',
    parameters: { 'path.pass': '$response.body#/receipt/locator' },
  },
  meal: {
    operationRef: '#/paths/~1meals/post',
    requestBody: { order: { pass: '$response.body#/receipt/locator' } },
  },
};

/** Passes are found nowhere by their name. */
const bundleWith = (links: object) => {
  const receipt = { type: 'object', properties: { locator: { type: 'string' } } };
  const order = {
    type: 'object',
    required: ['pass', 'dish'],
    properties: { pass: text8, dish: text8 },
  };
  const pass = { name: 'pass', in: 'path', required: true, schema: { type: 'string' } };
  const ok = (properties: object, more = {}) => ({
    description: 'Done.',
    ...json(properties),
    ...more,
  });
  const paths = {
    '/meals': {
      post: {
        operationId: 'orderMeal',
        requestBody: { required: true, ...json({ order }, { required: ['order'] }) },
        responses: { '201': ok({ dish: { type: 'string' } }), ...refusals },
      },
    },
    '/boarding/{pass}': {
      get: {
        operationId: 'board',
        parameters: [pass],
        responses: { '200': ok({ seat: { type: 'integer' } }), ...refusals },
      },
    },
    '/bookings': {
      post: {
        operationId: 'book',
        requestBody: { required: true, ...json({ name: text8 }, { required: ['name'] }) },
        responses: { '201': ok({ receipt }, { links }), ...refusals },
      },
    },
  };
  const components = { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } };
  const info = { title: 'Ferries', version: '1' };
  const security = [{ bearer: [] }];
  return bundleOf(
    contractOfValue({ openapi: '3.1.0', info, security, components, paths }, 'ferries.json'),
  );
};

const ARAZZO = {
  arazzo: '1.0.1',
  info: { title: 'Ferries', version: '1' },
  sourceDescriptions: [{ name: 'ferries', url: 'ferries.json', type: 'openapi' }],
  workflows: [
    {
      workflowId: 'booking',
      steps: [
        {
          stepId: 'book',
          operationId: 'book',
          requestBody: { payload: { name: 'Lin' } },
          outputs: { receipt: '$response.body#/receipt' },
        },
      ],
      outputs: { receipt: '$steps.book.outputs.receipt' },
    },
    {
      workflowId: 'crossing',
      steps: [
        { stepId: 'begin', workflowId: 'booking', outputs: { receipt: '$outputs.receipt' } },
        {
          stepId: 'board',
          operationId: 'board',
          parameters: [
            { name: 'pass', in: 'path', value: '$steps.begin.outputs.receipt#/locator' },
          ],
        },
        {
          stepId: 'eat',
          operationId: 'orderMeal',
          requestBody: {
            payload: { order: { pass: '$steps.begin.outputs.receipt#/locator', dish: 'soup' } },
          },
        },
      ],
    },
  ],
};

/** What the server does wrong, at passes that it knows alone. */
type Fault = 'open' | 'dish' | undefined;
let fault: Fault;
const passes = new Set<string>();

async function answer(request: IncomingMessage): Promise<[status: number, body?: unknown]> {
  const { method = '', url = '', headers } = request;
  const body = await text(request);
  const known = /^\/boarding\/([^/?]+)$/.exec(url)?.[1] ?? '';
  const methods: Record<string, string> = { '/meals': 'POST', '/bookings': 'POST' };
  if (method !== (methods[url] ?? 'GET')) return [405];
  if (fault === 'open' && passes.has(known)) return [200, { seat: 4 }];
  if (headers.authorization !== 'Bearer lin') return [401];
  if (method === 'GET') return passes.has(known) ? [200, { seat: 4 }] : [404];
  if (headers['content-type'] !== 'application/json' || headers['content-encoding']) return [415];
  let read: { name?: unknown; order?: { pass?: unknown; dish?: unknown } };
  try {
    read = JSON.parse(body) as typeof read;
  } catch {
    return [400];
  }
  const isText = (value: unknown) => typeof value === 'string' && value.length <= 80;
  if (url === '/bookings') {
    if (!isText(read?.name)) return [422];
    const locator = `L${passes.size}-${Math.random().toString(36).slice(2, 10)}`;
    passes.add(locator);
    return [201, { receipt: { locator } }];
  }
  const { pass, dish } = read?.order ?? {};
  if (!isText(pass) || !isText(dish) || !passes.has(String(pass))) return [422];
  return [201, { dish: fault === 'dish' ? 7 : dish }];
}

const server = createServer(async (request, response) => {
  const [status, body] = await answer(request);
  response.writeHead(status, {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(status === 401 && { 'www-authenticate': 'Bearer' }),
    ...(status === 405 && { allow: request.url?.startsWith('/boarding') ? 'GET' : 'POST' }),
  });
  response.end(body === undefined ? undefined : JSON.stringify(body));
});
let folder: string;
let workflows: Workflows;
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  folder = await mkdtemp(join(tmpdir(), 'id-sources-'));
  const file = join(folder, 'ferries.arazzo.json');
  await writeFile(file, JSON.stringify(ARAZZO));
  workflows = await loadWorkflows([file], bundleWith({}).document);
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

async function check(planted: Fault, from: 'links' | 'workflows' | 'nothing') {
  fault = planted;
  passes.clear();
  const { port } = server.address() as AddressInfo;
  const person = tokenAdapter({ owner: { authorization: 'Bearer lin' } });
  // What the workflows say is used where none of them runs, too.
  const skip = { 'workflow-broken': 'The other phases are meant.' };
  const adapter: Adapter = {
    ...person,
    prepare: async (target) => ({ ...(await person.prepare(target)), skip }),
  };
  const { findings } = await checkContract({
    url: `http://127.0.0.1:${port}`,
    bundle: bundleWith(from === 'links' ? LINKS : {}),
    adapter,
    seed: 1,
    ...(from === 'workflows' && { workflows }),
  });
  return findings.map((one) => `${one.check} ${one.operation}`);
}

describe.each(['links', 'workflows'] as const)('ids that %s alone say where to find', (from) => {
  it('raise no alarm where the server keeps its contract', async () => {
    expect(await check(undefined, from)).toEqual([]);
  });

  it('are used in paths', async () => {
    expect(await check('open', from)).toContain('credentials-ignored GET /boarding/{pass}');
  });

  it('are used in bodies', async () => {
    expect(await check('dish', from)).toContain('body-schema POST /meals');
  });
});

it('finds neither where nothing says so', async () => {
  expect(await check('open', 'nothing')).toEqual([]);
  expect(await check('dish', 'nothing')).toEqual([]);
});
