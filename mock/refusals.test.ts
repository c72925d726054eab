import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationSpec } from '#contract/operations/operation.ts';
import { operations } from '#contract/generated/operations.ts';
import { headerCases, pathCases, queryCases, type Case } from '#contract/cases/cases.ts';
import { bodyCases } from '#contract/cases/body-cases.ts';
import { createOurChecker } from '#contract/checker/our-rules.ts';
import { insertSubscription } from '../server/testing/people.ts';
import { createScriptedModel } from '../server/testing/scripted-model.ts';
import { createTestApp, type TestApp } from '../server/testing/test-app.ts';
import { PrismMock } from './prism.ts';
import { createMock } from './server.ts';

type Seen = { status: number; [field: string]: unknown };

const checker = createOurChecker();
const table = Object.values(operations) as unknown as OperationSpec[];
const LANGUAGES = ['en', 'ar', 'fr;q=0.9, es;q=0.5', 'zh', 'de'];
const ID = '01930c1e-5a00-7000-8000-0000000000ff';
const LINK = 'x'.repeat(30);
const WELL_FORMED = /\/([0-9a-f-]{36}|[\w-]{20,100})(\/|$)/;
/** These come of a schema, a media type or a limit alone; 404 and 410 too, where the id or token is ill-formed. */
const BY_CONTRACT = new Set([400, 405, 413, 415]);

let server: TestApp;
let mock: ReturnType<typeof createMock>;
let token: string;
let adminToken: string;

beforeAll(async () => {
  server = await createTestApp({
    model: createScriptedModel(),
    config: { rateLimitFactor: 1_000_000 },
  });
  const person = await server.signUp();
  await insertSubscription(server.db, person.userId, { planCode: 'business' });
  token = person.token;
  const admin = await server.signUp();
  await server.database.sql.query(`update users set role = 'admin' where id = $1`, [admin.userId]);
  server.services.sessions.forget(admin.userId);
  adminToken = admin.token;
  const bundle = resolve(import.meta.dirname, '../openapi/dist/openapi.yaml');
  const prism = await PrismMock.load(bundle);
  mock = createMock({ contract: () => ({ table: operations, prism }), frameDelay: 0 });
}, 60_000);
afterAll(() => server.close());

const pathOf = ({ path }: OperationSpec) =>
  path
    .replace('{token}', LINK)
    .replace('{version}', '1')
    .replaceAll(/\{\w+\}/g, ID);

/** Every place of a body without its value, and with one that its schema refuses in some way. */
function* damaged(good: unknown, place = ''): Generator<{ name: string; value: unknown }> {
  if (typeof good !== 'object' || good === null) {
    for (const value of [null, '', '  ', 'x', 'x'.repeat(70_000), -1, 0.5, 1e12, true, [], {}])
      yield { name: `${place} = ${JSON.stringify(value).slice(0, 20)}`, value };
    return;
  }
  if (!Array.isArray(good)) yield { name: `${place}.extra`, value: { ...good, extra: 1 } };
  else {
    yield { name: `${place}: 2,000 entries`, value: Array(2_000).fill(good[0]) };
    yield { name: `${place}: an odd entry`, value: [...(good as unknown[]), { odd: [] }] };
  }
  for (const [key, inner] of Object.entries(good)) {
    const at = place ? `${place}.${key}` : key;
    const put = (value: unknown): unknown =>
      Array.isArray(good)
        ? good.map((one: unknown, index) => (String(index) === key ? value : one))
        : { ...good, [key]: value };
    if (!Array.isArray(good)) {
      const { [key]: _, ...rest } = good as Record<string, unknown>;
      yield { name: `without ${at}`, value: rest };
      yield { name: `${at} = null`, value: put(null) };
      yield { name: `${at} = []`, value: put([]) };
    }
    for (const { name, value } of damaged(inner, at)) yield { name, value: put(value) };
  }
}

function casesOf(operation: OperationSpec): Case[] {
  const path = pathOf(operation);
  const cases: Case[] = [
    ...pathCases(operation),
    ...queryCases(operation, path),
    ...headerCases(operation),
    { name: 'no token', headers: { authorization: undefined } },
    { name: 'no bearer', headers: { authorization: 'Basic YTpi' } },
    {
      name: 'no token, ill-formed id',
      headers: { authorization: undefined },
      path: operation.path.replaceAll(/\{\w+\}/g, 'x'),
    },
  ];
  if (!operation.body) return cases;
  const examples = Object.values(checker.bodies(operation.operationId));
  cases.push(...bodyCases(operation, examples[0] as Record<string, unknown>));
  for (const good of process.env['EXHAUSTIVE'] ? examples : examples.slice(0, 1))
    for (const { name, value } of damaged(good)) cases.push({ name, body: JSON.stringify(value) });
  return cases;
}

async function seen(response: Response): Promise<Seen> {
  const { status, headers } = response;
  const problem = headers.get('content-type')?.startsWith('application/problem+json');
  const text = await response.text();
  if (!problem) return { status };
  const { requestId: _, ...body } = JSON.parse(text || '{}') as Record<string, unknown>;
  const said = ['allow', 'content-language', 'content-type', 'www-authenticate'].map((name) => [
    name,
    headers.get(name),
  ]);
  return { ...body, ...Object.fromEntries(said), status } as Seen;
}

let turn = 0;
async function both(
  operation: OperationSpec,
  one: Case,
  bearer = operation.access !== 'open' && operation.access.role === 'admin' ? adminToken : token,
  method = operation.method.toUpperCase(),
) {
  const path = one.path ?? pathOf(operation);
  const example = Object.values(checker.bodies(operation.operationId))[0];
  const body = one.body ?? (operation.body ? JSON.stringify(example) : undefined);
  const bodiless = method === 'GET' || method === 'HEAD' || body === undefined;
  turn += 1;
  const headers = new Headers({
    authorization: `Bearer ${bearer}`,
    'accept-language': LANGUAGES[turn % LANGUAGES.length] ?? 'en',
    ...(!bodiless && { 'content-type': 'application/json' }),
  });
  for (const [name, value] of Object.entries(one.headers ?? {}))
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  const init = () => ({ method, headers: new Headers(headers), ...(!bodiless && { body }) });
  const here = await mock.request(path, init());
  // What the mock takes, the server would work off: that is the server's own tests' matter.
  if (!one.allowed && here.status < 400) return undefined;
  const there = await server.app.request(path, init());
  const documented = here.status >= 400 && operation.responses[here.status] !== undefined;
  const kept = here.clone();
  const answers = { there: await seen(there), here: await seen(here) };
  const faults = documented
    ? await checker.faults(operation.operationId, kept, String(answers.here['instance']))
    : [];
  return { ...answers, faults };
}

// A signed body is refused by its signature first, and the mock has no secret to check it by.
const unsigned = table.filter(({ signature }) => !signature);

test.each(unsigned.map((operation) => [operation.operationId, operation] as const))(
  '%s: the mock refuses what the server refuses, in the same words',
  async (_id, operation) => {
    // Signing out ends the session, so it has one of its own.
    const bearer = operation.operationId === 'logout' ? (await server.signUp()).token : undefined;
    const wrong: string[] = [];
    let refused = 0;
    for (const one of casesOf(operation)) {
      const answers = await both(operation, one, bearer);
      if (!answers) continue;
      const { there, here, faults } = answers;
      wrong.push(...faults.map((fault) => `${one.name}: ${fault}`));
      if (here.status >= 400) refused += 1;
      if (here.status >= 400 || BY_CONTRACT.has(there.status)) {
        if (!isDeepStrictEqual(here, there))
          wrong.push(`${one.name}: ${JSON.stringify(here)} and not ${JSON.stringify(there)}`);
      } else if (operation.params && (there.status === 404 || there.status === 410)) {
        // The mock has every id and every token that is well-formed, and no other.
        const path = one.path ?? pathOf(operation);
        if (!WELL_FORMED.test(path)) wrong.push(`${one.name}: the mock has ${path}`);
      }
    }
    const { secured, body, query, params } = operation;
    expect(wrong).toEqual([]);
    expect(refused > 0).toBe(Boolean(secured || body || query || params));
  },
  120_000,
);

test('an ill-formed id is 404, an ill-formed token 410, a wrong method 405 with what is taken', async () => {
  for (const operation of table) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const taken = table.some(
        (other) =>
          other.path === operation.path &&
          (method === 'HEAD' ? 'get' : method.toLowerCase()) === other.method,
      );
      if (taken) continue;
      const answers = await both(operation, { name: method }, undefined, method);
      expect(answers?.here.status, `${method} ${operation.path}`).toBe(405);
      expect(answers?.here).toEqual(answers?.there);
    }
    if (!operation.path.includes('{')) continue;
    const answers = await both(operation, {
      name: 'x',
      path: operation.path.replaceAll(/\{\w+\}/g, 'x'),
    });
    expect(answers?.here.status, operation.operationId).toBe(operation.responses[404] ? 404 : 410);
  }
});
