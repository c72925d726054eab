import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { COMMON_STATUSES } from '../cases/refusal-statuses.ts';
import { schemasOf } from '../checker/schemas.ts';
import { challengeOf } from '../document/challenges.ts';
import { operationsOf, type Operation } from '../document/document.ts';
import type { ContractDocument } from '../document/document.ts';
import type { Answer } from './answer.ts';
import { ChoiceError, createAnswers } from './answers.ts';
import { readRule, readRules } from './choice.ts';
import { sessionOf } from './memory.ts';
import { createSender } from './send.ts';
import { createRequestReader, type RefusalKind } from '../requests/request-reader.ts';
import { createRoutes } from '../requests/routes.ts';
import { createState } from './state.ts';

export type MockOptions = {
  document: ContractDocument;
  /** Whether what is created stays. */
  hasMemory: boolean;
  seed?: number;
  /** Rules by operation, as `--rule` takes them. */
  rules?: readonly string[];
  /** Origins on other machines whose pages may use the mock. */
  origins?: readonly string[];
  now?: () => number;
};

const PROBLEM = 'application/problem+json';
/** The statuses of each refusal, the one that HTTP means for it first. */
const FIRST = {
  malformed: 400,
  mediaType: 415,
  tooLarge: 413,
  invalid: 422,
  unknownId: 404,
  unauthenticated: 401,
  forbidden: 403,
};
const statusesOf = (kind: RefusalKind): number[] =>
  COMMON_STATUSES[kind].toSorted((a, b) => Number(b === FIRST[kind]) - Number(a === FIRST[kind]));
const MAX_BODY = 16 * 1_048_576;
/** Any credential will do, but one that says itself that it is none. */
const NO_CREDENTIAL = /(?:invalid|expired|nobody|A{8})$/;
/** A body's limit where the contract names none. */
const BODY_LIMIT = 1_048_576;

/** The documented answers of any contract; `handle` is for `node:http`. @throws ChoiceError */
export function createMock({
  document,
  hasMemory,
  seed = 1,
  rules = [],
  origins = [],
  now,
}: MockOptions) {
  const operations = operationsOf(document);
  const mismatch = schemasOf(document);
  const answers = createAnswers(document, mismatch, seed);
  const { read } = createRequestReader(document, mismatch, {
    limit: BODY_LIMIT,
    takes: (credential) => !NO_CREDENTIAL.test(credential),
  });
  const state = createState({ document, operations, answers, mismatch, now });
  const route = createRoutes(operations);
  const { send, sendPreflight } = createSender(origins);
  const ruled = readRules(rules, new Set(operations.map(({ id }) => id)));

  /** A refusal as the contract documents it, with the status that HTTP leaves to it. */
  function refusal(operation: Operation, kind: RefusalKind, why: string): Answer {
    const statuses = statusesOf(kind);
    const code =
      statuses.find((status) => operation.responses.some((one) => one.status === String(status))) ??
      statuses.find((status) => answers.isDocumented(operation, status)) ??
      statuses[0] ??
      400;
    const answer = withStatus(
      answers.isDocumented(operation, code) ? answers.of(operation, { code }) : problem(code, why),
    );
    const scheme = challengeOf(document, operation);
    return code === 401 && scheme !== undefined
      ? { ...answer, headers: { 'www-authenticate': scheme, ...answer.headers } }
      : answer;
  }

  function withStatus(answer: Answer): Answer {
    const { body, schema, status } = answer;
    if (typeof body !== 'object' || body === null || !('status' in body)) return answer;
    const said = { ...body, status };
    const fits = schema === undefined || mismatch(schema.pointer, said) === undefined;
    return fits ? { ...answer, body: said } : answer;
  }

  async function answerOf(request: IncomingMessage, url: URL): Promise<Answer | 'offline'> {
    const found = route(request.method ?? 'GET', url.pathname);
    if (!found) return problem(404, `The contract has no address ${url.pathname}.`);
    if ('allow' in found) return { ...problem(405, 'Another method.'), headers: found };
    const { operation, path, pathTexts } = found;
    const { headers } = request;
    const rule = {
      ...ruled.get('*'),
      ...ruled.get(operation.id),
      ...readRule(String(headers['prefer'] ?? ''), 'The header Prefer'),
    };
    if (rule.delay !== undefined) await wait(rule.delay);
    if (rule.offline) return 'offline';
    if (rule.code !== undefined || rule.example !== undefined)
      return withStatus(answers.of(operation, rule));
    const incoming = {
      pathTexts,
      query: url.searchParams,
      search: url.search.slice(1),
      headers,
      body: await bodyOf(request),
    };
    const said = read(operation, incoming);
    if ('refused' in said) return refusal(operation, said.refused, said.why);
    const asked = { ...incoming, path, body: said.body };
    const session = sessionOf(headers);
    const documented = () => answers.of(operation, {}, headers.accept);
    if (!hasMemory) return documented();
    const answer = state.answer(operation, { ...asked, session }, documented);
    if (answer === 'missing') return refusal(operation, 'unknownId', 'There is no such item.');
    if (answer === 'full') return problem(507, 'A session keeps 1,000 items; reset it.');
    if (answer === 'reused')
      return refusal(operation, 'invalid', 'The key came with another body.');
    state.learn(answer, session);
    return answers.as(operation, answer, headers.accept);
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://mock');
    if (sendPreflight(request, response)) return;
    if (url.pathname === '/__mock/reset' && request.method === 'POST') {
      state.reset(sessionOf(request.headers));
      return send(request, response, FORGOTTEN);
    }
    try {
      const answer = await answerOf(request, url);
      if (answer === 'offline') return void request.socket.destroy();
      send(request, response, answer);
    } catch (error) {
      if (!(error instanceof ChoiceError)) throw error;
      send(request, response, problem(400, error.message));
    }
  }

  return { handle, operations, resources: hasMemory ? state.resources : [] };
}

const FORGOTTEN: Answer = {
  status: 204,
  headers: {},
  type: undefined,
  body: undefined,
  schema: undefined,
};

const problem = (status: number, detail: string): Answer => ({
  status,
  headers: {},
  type: PROBLEM,
  body: { type: 'about:blank', status, title: 'Refused by the mock', detail },
  schema: undefined,
});

async function bodyOf(request: IncomingMessage): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Uint8Array).length;
    // What is beyond is read and let go, so that the answer arrives.
    if (size <= MAX_BODY) chunks.push(chunk as Uint8Array);
  }
  return Buffer.concat(chunks);
}

/** Serves the mock on this machine. */
export async function startMock(options: MockOptions & { port?: number; host?: string }) {
  const mock = createMock(options);
  const server = createServer((request, response) => {
    mock.handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...mock,
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
