import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { Prompt, Run, RunEvent } from '#contract/generated/schemas.ts';
import { createScriptedModel, saying } from './scripted-model.ts';
import { createTestApp, type SignedUp, type TestApp } from './test-app.ts';

export const CATEGORY = '01930c1e-5a00-7000-8000-0000000000ca';
export const DRAFT = { title: 'Greeting', body: 'Greet {{name}}.', categoryId: CATEGORY };

/** An application for a file of tests about runs; for each test a person with a saved prompt. */
export function prepareRuns() {
  const model = createScriptedModel();
  let app: TestApp;
  let person: SignedUp;
  let prompt: Prompt;
  beforeAll(async () => {
    app = await createTestApp({ model });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    Object.assign(model, { script: saying(['Hello ', 'world']), begun: 0, aborted: 0 });
    person = await app.signUp();
    const saved = await app.request<{ prompt: Prompt }>('POST', '/api/users/prompt/save', {
      token: person.token,
      body: DRAFT,
    });
    prompt = saved.body.prompt;
  });

  const request = (more: object = {}) => ({
    promptId: prompt.id,
    values: { name: 'Mei' },
    ...more,
  });
  return {
    model,
    get test() {
      return app;
    },
    get person() {
      return person;
    },
    get prompt() {
      return prompt;
    },
    /** The body that runs the saved prompt. */
    request,
    execute: (body: object = request(), options: { key?: string; stream?: boolean } = {}) =>
      app.request<Run & { code: string }>('POST', '/api/users/prompt/execute', {
        token: person.token,
        body,
        headers: {
          ...(options.key && { 'idempotency-key': options.key }),
          ...(options.stream && { accept: 'text/event-stream' }),
        },
      }),
    /** The person's runs that count. */
    used: async () => (await app.services.quota.read(person.userId)).runs.used,
  };
}

/** The events of a whole stream, held to the contract's form: two lines each, nothing else but comments. */
export async function eventsOf(response: Response): Promise<RunEvent[]> {
  expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
  const blocks = (await response.text()).split('\n\n').filter((block) => block !== '');
  return blocks
    .filter((block) => !block.startsWith(':'))
    .map((block) => {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? [];
      const event = JSON.parse(data!) as RunEvent;
      expect(event.type).toBe(name);
      return event;
    });
}
