import type { ModelConnection, ModelConnections, ModelList } from '#contract/generated/schemas.ts';
import { modelConnections, modelSettings } from '#server/db/schema/prompts-models.ts';
import { createLog } from '#server/platform/log.ts';
import type { ModelOutcome } from '#server/ports/model-gateway.ts';
import { CANDIDATE, createScriptedModel, saying } from './scripted-model.ts';
import { stubGateway } from './stub-ports.ts';
import { createTestApp, type SignedUp } from './test-app.ts';

export const MODELS_ADMIN = '/api/v1/admin/models';
export const MODEL_KEY = 'sk-canary-0123456789';

export const OFFICE = '01930c1e-5a00-7000-8000-0000000000ca';

type LogLine = Record<string, unknown> & { msg: string };

/** What a scripted gateway answers next, and what it was asked. */
export type GatewayScript = {
  outcome: ModelOutcome;
  discovered: number;
  /** Models that were tested, and those that wrote prompts. */
  tested: string[];
  written: string[];
};

/** A gateway whose models say their names and whether they were given the key. */
export function scriptedGateway(script: GatewayScript): typeof stubGateway {
  return {
    ...stubGateway,
    open: ({ model, apiKey }: { model: string; apiKey?: string }) => ({
      ...createScriptedModel(),
      id: model,
      generate: () => {
        script.written.push(model);
        return Promise.resolve([CANDIDATE]);
      },
      run: ({ signal }: { signal: AbortSignal }) =>
        saying([`${model} with ${apiKey === MODEL_KEY ? 'its key' : 'no key'}`])(signal),
    }),
    test: ({ model }: { model: string }) => {
      script.tested.push(model);
      return Promise.resolve(script.outcome);
    },
    list: () =>
      Promise.resolve(
        script.outcome === 'works' ? { models: ['a', 'b'] } : { failed: 'key_refused' as const },
      ),
    discover: () => {
      script.discovered += 1;
      return stubGateway.discover();
    },
  };
}

/** A server with a scripted gateway, and the calls of a person who connects models. */
export async function createModelsApp() {
  const script: GatewayScript = { outcome: 'works', discovered: 0, tested: [], written: [] };
  const lines: LogLine[] = [];
  const gateway = scriptedGateway(script);
  const app = await createTestApp({
    modelGateway: gateway,
    config: { rateLimitFactor: 1_000 },
    log: createLog('info', { write: (line) => void lines.push(JSON.parse(line) as LogLine) }),
  });
  let person: SignedUp = await app.signUp();
  const call = <T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: object,
    token = person.token,
  ) => app.request<T>(method, path, { token, ...(body && { body }) });

  return {
    app,
    gateway,
    script,
    lines,
    person: () => person,
    /** Takes every connection away, and signs another person up. */
    async reset(): Promise<void> {
      Object.assign(script, { outcome: 'works', discovered: 0, tested: [], written: [] });
      await app.db.delete(modelConnections);
      await app.db.delete(modelSettings);
      person = await app.signUp({ firstName: 'Lin', lastName: 'Chen' });
    },
    call,
    connect: (more: object = {}) =>
      call<ModelConnection>('POST', MODELS_ADMIN, {
        provider: 'openai',
        model: 'gpt-5-mini',
        apiKey: MODEL_KEY,
        ...more,
      }),
    listed: async () => (await call<ModelList>('GET', '/api/users/prompt/models')).body,
    seen: async () => (await call<ModelConnections>('GET', MODELS_ADMIN)).body,
    defaults: (body: object) => call<ModelList>('PUT', `${MODELS_ADMIN}/defaults`, body),
    run: (model?: string) =>
      call('POST', '/api/users/prompt/execute', {
        draft: { title: 'T', body: 'Say it.', categoryId: OFFICE },
        values: {},
        ...(model !== undefined && { model }),
      }),
  };
}

export type ModelsApp = Awaited<ReturnType<typeof createModelsApp>>;
