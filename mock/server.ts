import { resolve } from 'node:path';
import { Hono } from 'hono';
import type { LinkedInterface } from '#contract/docs/our-screens.ts';
import { answerRecorder, type RecordAnswer } from '#contract/matrix/record-answers.ts';
import { createApi } from './api.ts';
import type { ContractFault } from './contract-fault.ts';
import { createControl } from './control.ts';
import { cors } from './cors.ts';
import { docs } from './docs.ts';
import { problemPages } from './problem-pages.ts';
import type { Contract } from './load-contract.ts';
import { Scenarios } from './scenarios.ts';

export type MockOptions = {
  /** The contract as it is now; a reload replaces it. */
  contract: () => Contract;
  /** What is wrong with the contract that was saved last, for `/__mock/status`. */
  fault?: () => ContractFault | undefined;
  /** Milliseconds between the frames of a stream. */
  frameDelay?: number;
  /** Origins besides those on this machine that may use the mock. */
  origins?: readonly string[];
  /** The interface that uses the mock, for the links of `/docs`. */
  interfaceOf?: () => LinkedInterface | undefined;
  /** The repository. */
  root?: string;
};

/** Screens are tested on the mock in a process of its own, the mock itself in that of its tests. */
const SOURCE = process.env['ANSWER_SOURCE'] === 'screen' ? 'screen' : 'mock';

/** The contract's answers behind `/api`, the mock's control behind `/__mock`, the contract at `/docs`. */
export function createMock({
  contract,
  fault = () => undefined,
  frameDelay = 60,
  origins = [],
  interfaceOf = () => undefined,
  root = resolve(import.meta.dirname, '..'),
}: MockOptions): Hono {
  const app = new Hono();
  const scenarios = new Scenarios();
  const apis = new WeakMap<Contract, ReturnType<typeof createApi>>();
  const apiOf = (now: Contract) => {
    const api = apis.get(now) ?? createApi(now, scenarios, frameDelay);
    apis.set(now, api);
    return api;
  };
  const recorders = new WeakMap<Contract, RecordAnswer>();
  const recorderOf = (now: Contract) => {
    const known = recorders.get(now) ?? answerRecorder(SOURCE, now.table);
    recorders.set(now, known);
    return known;
  };
  for (const path of ['/api/*', '/__mock/*']) app.use(path, cors(origins));
  app.all('/api/*', async (c) => {
    const now = contract();
    const response = await apiOf(now).fetch(c.req.raw, c.env as undefined);
    recorderOf(now)(c.req.method, c.req.path, response.status);
    return response;
  });
  const control = createControl({ contract, fault, scenarios });
  app.all('/__mock/*', (c) => control.fetch(c.req.raw));
  app.route('/docs', docs(root, interfaceOf));
  app.route('/problems', problemPages(contract));
  return app;
}
