import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../contract.ts';
import { newId } from '../platform/database/ids.ts';
import { DAY_MS } from '#core/time.ts';
import type { OperationSpec } from '#contract/operations/operation.ts';
import { createOurChecker } from '#contract/checker/our-rules.ts';
import { insertSubscription } from './people.ts';
import { createScriptedModel } from './scripted-model.ts';
import { createTestApp, type SignedUp, type TestApp } from './test-app.ts';

type Thing = { kind: string; id: string; ownerId: string };

const examples = createOurChecker();
const CANARY = 'nobody else may read this';
let app: TestApp;
let people: SignedUp[];
let things: Thing[];

beforeAll(async () => {
  app = await createTestApp({ model: createScriptedModel(), config: { rateLimitFactor: 1_000 } });
  people = [await app.signUp(), await app.signUp(), await app.signUp()];
  things = [];
  const now = app.clock.now();
  const periodEnd = new Date(now.getTime() + 30 * DAY_MS);
  for (const { token, userId } of people) {
    await insertSubscription(app.db, userId, { periodStart: now, periodEnd });
    const draft = { ...(examples.bodies('savePrompt')['default'] as object), title: CANARY };
    for (const change of [{ visibility: 'private' }, { visibility: 'team' }, { deleted: true }]) {
      const { deleted, ...fields } = { deleted: false, ...change };
      const saved = await app.request<{ prompt: { id: string } }>(
        'POST',
        '/api/users/prompt/save',
        {
          token,
          body: { ...draft, ...fields },
        },
      );
      const { id } = saved.body.prompt;
      if (deleted) await app.request('DELETE', `/api/users/prompt/${id}`, { token });
      things.push({ kind: deleted ? 'deleted prompt' : 'prompt', id, ownerId: userId });
    }
    const sessions = await app.request<{ items: { id: string }[] }>(
      'GET',
      '/api/users/me/sessions',
      {
        token,
      },
    );
    for (const { id } of sessions.body.items) things.push({ kind: 'session', id, ownerId: userId });
    things.push({ kind: 'person', id: userId, ownerId: userId });
  }
});
afterAll(() => app.close());

/** A request of an operation that names one thing by its id, in the path or in the body. */
type Naming = { operation: OperationSpec; name: string; path: string; body?: unknown };

function namings(id: string): Naming[] {
  return (Object.values(operations) as unknown as OperationSpec[]).flatMap(
    (operation): Naming[] => {
      const { operationId, path } = operation;
      if (path.includes('Id}')) {
        const at = path.replaceAll(/\{\w+Id\}/g, id).replace('{version}', '1');
        const body = examples.bodies(operationId)['default'];
        return [{ operation, name: operationId, path: at, ...(body !== undefined && { body }) }];
      }
      const draft = examples.bodies('savePrompt')['default'] as object;
      const bodies: Record<string, unknown> = {
        executePrompt: { promptId: id, values: {} },
        savePrompt: { ...draft, id, baseVersion: 1 },
        savePromptAsPdf: { promptId: id },
        savePromptAsWord: { promptId: id },
        exportPromptAsPdf: { promptId: id },
        exportPromptAsWord: { promptId: id },
      };
      const body = bodies[operationId];
      return body ? [{ operation, name: operationId, path, body }] : [];
    },
  );
}

/** What the answer says, without what is new in every answer and the id that was asked for. */
async function said(token: string, { operation, path, body }: Naming, id: string) {
  const method = operation.method.toUpperCase();
  const { response } = await app.request(method, path, { token, body });
  const text = (await response.text())
    .replaceAll(id, 'ID')
    .replaceAll(/req_[0-9a-f]{16}/g, 'REQUEST');
  const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
  return { status: response.status, headers, text };
}

test('every operation that names a thing answers a foreign one to the byte like a missing one', async () => {
  const before = await app.database.sql.query('select * from prompts order by id');
  const names = new Set<string>();
  const missing = newId();
  for (const { userId, token } of people) {
    const absent = new Map<string, unknown>();
    for (const naming of namings(missing))
      absent.set(naming.name, await said(token, naming, missing));
    for (const { id, kind } of things.filter(({ ownerId }) => ownerId !== userId))
      for (const naming of namings(id)) {
        names.add(naming.name);
        const answer = await said(token, naming, id);
        expect(answer, `${naming.name} of a ${kind}`).toEqual(absent.get(naming.name));
        const { access } = naming.operation;
        const isForAdmins = access !== 'open' && access.role === 'admin';
        const status = isForAdmins ? 403 : 404;
        expect(answer.status, naming.name).toBe(status);
        expect(answer.text).not.toContain(CANARY);
      }
  }
  expect((await app.database.sql.query('select * from prompts order by id')).rows).toEqual(
    before.rows,
  );
  expect(names.size).toBeGreaterThanOrEqual(12);
}, 120_000);
