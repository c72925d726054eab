import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { operations } from '../contract.ts';
import type { OperationId } from '../generated/operations.ts';
import { owed, type Owed } from '../owed.ts';
import type { OperationSpec } from '../../contract/operation.ts';
import {
  bodyCases,
  headerCases,
  pathCases,
  queryCases,
  tokenCases,
  type Case,
  type GoodRequest,
} from './contract-cases.ts';
import { createContractChecker } from './contract-checker.ts';
import { insertSubscription } from './people.ts';
import { createScriptedModel } from './scripted-model.ts';
import { createTestApp, type SignedUp, type TestApp } from './test-app.ts';

const checker = createContractChecker();
const table = Object.values(operations) as unknown as OperationSpec[];
const isOwed = (id: string) => (owed as readonly string[]).includes(id);
const TEAM_PROMPT = '01930c1e-5a00-7000-8000-0000000000a2';
const example = (id: OperationId, name = 'default') =>
  checker.bodies(id)[name] as Record<string, unknown>;

let t: TestApp;
let me: SignedUp;
let promptId: string;
const prompt = () => `/api/users/prompts/${promptId}`;

beforeAll(async () => {
  t = await createTestApp({
    model: createScriptedModel(),
    config: { rateLimitFactor: 1_000_000 },
  });
  me = await t.signUp();
  await insertSubscription(t.db, me.userId, { planCode: 'business' });
  const saved = await t.request<{ prompt: { id: string } }>('POST', '/api/users/prompt/save', {
    token: me.token,
    body: example('savePrompt'),
  });
  promptId = saved.body.prompt.id;
});
afterAll(() => t.close());
beforeEach(() => t.clock.advance(1_000));

/** The mail's token for somebody new, so that each good request has a link of its own. */
async function mailed(kind: 'verify' | 'reset'): Promise<string> {
  const { email } = await t.signUp({ verified: kind === 'reset' });
  if (kind === 'reset')
    await t.request('POST', '/api/users/auth/forgot-password', { body: { email } });
  return t.mailer.token(email);
}

type Make = () => GoodRequest | Promise<GoodRequest>;
const plain = (id: OperationId): Make => {
  const { path, secured } = operations[id];
  const body = example(id);
  return () => ({ path, ...(secured && { token: me.token }), ...(body && { body }) });
};
const at =
  (id: OperationId, path: () => string): Make =>
  async () => ({
    ...(await plain(id)()),
    path: path(),
  });

/** A request of each operation that has to succeed. Owed operations have none. */
const good: Partial<Record<OperationId, Make>> & Record<Exclude<OperationId, Owed>, Make> = {
  ...(Object.fromEntries(
    table.map(({ operationId }) => [operationId, plain(operationId as OperationId)]),
  ) as Record<OperationId, Make>),
  login: () => ({
    path: operations.login.path,
    body: { email: me.email, password: me.password, remember: true },
  }),
  logout: async () => ({ path: operations.logout.path, token: (await t.signUp()).token }),
  verifyEmail: async () => ({
    path: `/api/users/auth/verify-email/${await mailed('verify')}`,
  }),
  getPasswordReset: async () => ({
    path: `/api/users/auth/reset-password/${await mailed('reset')}`,
  }),
  resetPassword: async () => ({
    path: `/api/users/auth/reset-password/${await mailed('reset')}`,
    body: example('resetPassword'),
  }),
  verifyOtp: async () => {
    const admin = await t.signUp();
    await t.database.sql.query(`update users set role = 'admin' where id = $1`, [admin.userId]);
    const { body } = await t.request<{ otpToken: string }>('POST', operations.login.path, {
      body: { email: admin.email, password: admin.password },
    });
    return {
      path: operations.verifyOtp.path,
      body: { otpToken: body.otpToken, code: t.mailer.code(admin.email) },
    };
  },
  updatePassword: async () => {
    const person = await t.signUp();
    const body = { ...example('updatePassword'), oldPassword: person.password };
    return { path: operations.updatePassword.path, token: person.token, body };
  },
  executePrompt: async () => ({
    ...(await plain('executePrompt')()),
    body: {
      draft: {
        title: 'T',
        body: 'Hello {{name}}',
        categoryId: example('savePrompt')['categoryId'],
      },
      values: { name: 'Lin' },
    },
  }),
  exportPromptAsPdf: async () => ({ ...(await plain('exportPromptAsPdf')()), body: { promptId } }),
  exportPromptAsWord: async () => ({
    ...(await plain('exportPromptAsWord')()),
    body: { promptId },
  }),
  getPrompt: at('getPrompt', () => `/api/users/prompt/${promptId}`),
  deletePrompt: at('deletePrompt', () => `/api/users/prompt/${promptId}`),
  restorePrompt: at('restorePrompt', () => `${prompt()}/restore`),
  listPromptVersions: at('listPromptVersions', () => `${prompt()}/versions`),
  getPromptVersion: at('getPromptVersion', () => `${prompt()}/versions/1`),
  removeSubUser: at('removeSubUser', () => `/api/users/prompt/users/${me.userId}`),
};

async function send(operation: OperationSpec, request: GoodRequest, change: Partial<Case> = {}) {
  const headers = new Headers();
  if (request.token) headers.set('authorization', `Bearer ${request.token}`);
  if (request.body !== undefined || change.body !== undefined)
    headers.set('content-type', 'application/json');
  for (const [name, value] of Object.entries(change.headers ?? {}))
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
  const body =
    change.body ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const path = change.path ?? request.path;
  const response = await t.app.request(path, {
    method: operation.method.toUpperCase(),
    headers,
    ...(body !== undefined && { body }),
  });
  const instance = operation.path.includes('{token}')
    ? operation.path.replace('{token}', '***')
    : (path.split('?')[0] ?? '').slice(0, 2000);
  return { response, faults: await checker.faults(operation.operationId, response, instance) };
}

describe.each(table.map((operation) => [operation.operationId, operation] as const))(
  '%s',
  (operationId, operation) => {
    const make = () => good[operationId as OperationId]?.() ?? plain(operationId as OperationId)();

    test('answers a good request as documented', async () => {
      const request = await make();
      const { response, faults } = await send(operation, request);
      expect(faults).toEqual([]);
      const text = await response.clone().text();
      const outcome = response.status < 300 ? 'done' : response.status;
      expect(outcome, text).toBe(isOwed(operationId) ? 501 : 'done');
      await response.body?.cancel();
    });

    test('answers what goes wrong as documented', async () => {
      const request = await make();
      const cases: Case[] = [
        ...tokenCases(operation),
        ...pathCases(operation),
        ...queryCases(operation, request.path),
        ...headerCases(operation),
        ...(operation.body ? bodyCases(operation, request.body as Record<string, unknown>) : []),
      ];
      const wrong: string[] = [];
      for (const one of cases) {
        const { response, faults } = await send(operation, request, one);
        const { status } = response;
        if (status >= 500 && status !== 501) wrong.push(`${one.name}: ${status}`);
        if (one.allowed && !one.allowed.includes(status))
          wrong.push(`${one.name}: ${status} and not ${one.allowed.join(' or ')}`);
        wrong.push(...faults.map((fault) => `${one.name}: ${status}: ${fault}`));
        await response.body?.cancel();
      }
      expect(wrong).toEqual([]);
    });

    test('answers every other method with 405 and the ones that it takes', async () => {
      const { path } = await make();
      const taken = table.filter((other) => other.path === operation.path);
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (taken.some((other) => other.method.toUpperCase() === method)) continue;
        const response = await t.app.request(path, { method });
        expect(response.status, method).toBe(405);
        for (const other of taken)
          expect(response.headers.get('allow')).toContain(other.method.toUpperCase());
        expect(
          await checker.problemFaults(
            response,
            operation.path.includes('{token}') ? operation.path.replace('{token}', '***') : path,
          ),
        ).toEqual([]);
      }
    });
  },
);

test('every example of a body in the contract is taken', async () => {
  for (const operation of table)
    for (const [name, body] of Object.entries(checker.bodies(operation.operationId))) {
      const text = JSON.stringify(body).replaceAll(TEAM_PROMPT, promptId);
      const { response, faults } = await send(operation, {
        path: operation.path.replaceAll(/\{\w+\}/g, 'x'.repeat(30)),
        token: me.token,
        body: JSON.parse(text) as unknown,
      });
      expect(faults, `${operation.operationId} ${name}`).toEqual([]);
      const problem = response.status === 422 ? await response.clone().text() : '';
      expect(problem, `${operation.operationId} ${name}`).not.toMatch(/unknown_field|invalid_type/);
      await response.body?.cancel();
    }
});
