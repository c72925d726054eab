import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runs } from '#server/db/schema/prompts.ts';
import { createServer } from '#server/platform/http/server.ts';
import { createScriptedModel, wait } from '#server/testing/scripted-model.ts';
import { createTestApp, type SignedUp, type TestApp } from '#server/testing/test-app.ts';

const model = createScriptedModel();
let app: TestApp;
let person: SignedUp;
let server: ReturnType<typeof createServer>;
let origin: string;

beforeAll(async () => {
  app = await createTestApp({ model });
  person = await app.signUp();
  server = createServer(app.app);
  origin = `http://127.0.0.1:${await server.listen('127.0.0.1', 0)}`;
});
afterAll(async () => {
  await server.close(100);
  await app.close();
});

const draft = {
  title: 'Long',
  body: 'Go on',
  categoryId: '01930c1e-5a00-7000-8000-0000000000ca',
};

/** Over a real connection: that it closes is all the server hears. */
it.each(['text/event-stream', 'application/json'])(
  'a connection that closes stops the run and the model within a second (%s)',
  async (accept) => {
    Object.assign(model, { begun: 0, aborted: 0 });
    model.script = async function* () {
      yield { type: 'delta', text: accept };
      await new Promise(() => undefined);
    };
    const leaving = new AbortController();
    const going = fetch(`${origin}/api/users/prompt/execute`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${person.token}`,
        'content-type': 'application/json',
        accept,
      },
      body: JSON.stringify({ draft, values: {} }),
      signal: leaving.signal,
    }).then((response) => response.text());
    going.catch(() => undefined);
    const stored = async () =>
      (await app.db.select().from(runs).where(eq(runs.userId, person.userId))).find(
        ({ output }) => output === accept,
      );
    while (!(await stored())) await wait(10);
    leaving.abort();
    const leftAt = performance.now();
    while ((await stored())?.status === 'streaming' && performance.now() - leftAt < 3000)
      await wait(10);
    expect(performance.now() - leftAt).toBeLessThan(1000);
    expect(await stored()).toMatchObject({ status: 'stopped', output: accept });
    expect(model.aborted).toBe(1);
  },
);
