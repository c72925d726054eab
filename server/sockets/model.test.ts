import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { joinServer, type ApiPerson } from '../testing/api-person.ts';
import { startModelProvider, type ModelProvider } from '../testing/model-provider.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

/** A connected model through the HTTP server: `app.request` never meets what the server does to `fetch`. */
let provider: ModelProvider;
let server: ServerProcess;
let person: ApiPerson;

beforeAll(async () => {
  provider = await startModelProvider();
  server = await startServer({
    env: {
      OPENAI_BASE_URL: provider.baseUrl,
      OPENAI_MODEL: 'stand-in-1',
      RATE_LIMIT_FACTOR: '1000',
    },
  });
});
afterAll(async () => {
  await server?.stop();
  await provider?.close();
});
beforeEach(async () => {
  provider.mode = 'good';
  person = await joinServer(server.origin);
});

describe('a connected model', () => {
  it('answers a run', async () => {
    const answer = await person.run();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      output: 'The model answers.',
      model: 'stand-in-1',
      isDemo: false,
      status: 'done',
    });
    expect((await person.quota()).runs.used).toBe(1);
  });

  it('generates candidates', async () => {
    const answer = await person.generate();
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ candidates: [{ title: 'Weekly report' }] });
  });
});
