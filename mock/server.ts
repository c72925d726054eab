import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { parseCookie, parsePrefer, parseQuery, parseSentinel } from './preferences.ts';
import type { MockAnswer, MockRequest, PrismMock, Preference } from './prism.ts';
import { problem, withViolations } from './problem.ts';
import { Scenarios, type Scenario } from './scenarios.ts';
import { streamFrames } from './stream.ts';

export type MockOptions = {
  /** Gives the mock as it is now; a reload replaces it. */
  prism: () => PrismMock;
  /** What went wrong with the last reload, for `/__mock/status`. */
  lastError?: () => string | undefined;
  /** Milliseconds between the frames of a stream. */
  frameDelay?: number;
};

const FILES: Record<string, string> = {
  'application/pdf': 'product-launch-email.pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'product-launch-email.docx',
};
const JSON_TYPES = /^application\/(problem\+)?json/;

/** Prism behind Hono: the contract's answers, scenarios, real files and real streams. */
export function createMock({ prism, lastError, frameDelay = 60 }: MockOptions): Hono {
  const app = new Hono();
  const scenarios = new Scenarios();
  const file = new Map<string, Promise<Buffer>>();
  const bytes = (name: string) => {
    const known = file.get(name) ?? readFile(join(import.meta.dirname, 'files', name));
    file.set(name, known);
    return known;
  };

  app.get('/__mock/status', (c) =>
    c.json({ operations: prism().operations.length, error: lastError?.() ?? null }),
  );
  app.get('/__mock/operations', (c) => c.json(prism().operations));
  app.get('/__mock/scenarios', (c) => c.json(scenarios.all()));
  app.delete('/__mock/scenarios', (c) => (scenarios.clear(), c.body(null, 204)));
  app.delete('/__mock/scenarios/:operationId', (c) => {
    scenarios.clear(c.req.param('operationId'));
    return c.body(null, 204);
  });
  app.put('/__mock/scenarios/:operationId', async (c) => {
    const operation = prism().operations.find(
      ({ operationId }) => operationId === c.req.param('operationId'),
    );
    if (!operation) return fail(c, 404, 'not_found', 'The contract has no such operation.');
    const refusal = scenarios.choose(operation, await c.req.json<Scenario>());
    return refusal ? fail(c, 422, 'validation_failed', refusal) : c.body(null, 204);
  });
  app.get('/__mock/violations', (c) => c.json(scenarios.violations()));

  app.all('/api/*', async (c) => {
    const read = await readBody(c);
    if (read.malformed)
      return fail(
        c,
        400,
        'malformed_json',
        'The request could not be read. Send well-formed JSON.',
      );
    const request = toRequest(c, read.body);
    const operation = prism().find(request.method, request.path);
    const scenario = scenarios.get(operation?.operationId);
    const preference: Preference = {
      ...scenario,
      ...parseCookie(c.req.header('cookie'), operation?.operationId),
      ...parseSentinel(`${request.path} ${JSON.stringify(request.query)} ${read.text}`),
      ...parseQuery(new URL(c.req.url).searchParams),
      ...parsePrefer(c.req.header('prefer')),
    };
    if (scenario.delay) await new Promise((resolve) => setTimeout(resolve, scenario.delay));
    const answer = await answerOf(prism(), request, preference);
    scenarios.record(operation?.operationId ?? request.path, answer.violations);
    return send(c, answer);
  });

  async function send(c: Context, answer: MockAnswer): Promise<Response> {
    const type = answer.headers['content-type'] ?? '';
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    headers.set('cache-control', 'no-store');
    if (answer.violations.length > 0)
      headers.set('x-mock-violations', String(answer.violations.length));
    const { status } = answer;
    const name = FILES[type.split(';')[0] ?? ''];
    if (status === 200 && name)
      return new Response(new Uint8Array(await bytes(name)), { status, headers });
    if (status === 200 && type.startsWith('text/event-stream'))
      return new Response(streamFrames(String(answer.body), frameDelay), { status, headers });
    if (answer.body === undefined || answer.body === null || status === 204)
      return new Response(null, { status, headers });
    if (typeof answer.body === 'string' && !JSON_TYPES.test(type))
      return new Response(answer.body, { status, headers });
    const refused = status === 422 && answer.violations.length > 0;
    const body = refused ? withViolations(answer.body, answer.violations, c.req.path) : answer.body;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers,
    });
  }
  return app;
}

const fail = (c: Context, status: 400 | 404 | 422 | 500, code: string, message: string) =>
  c.body(JSON.stringify(problem(status, code, message, message, c.req.path)), status, {
    'content-type': 'application/problem+json',
  });

/** Prism's own refusals (no such path, no such example) in the contract's shape. */
async function answerOf(
  prism: PrismMock,
  request: MockRequest,
  preference: Preference,
): Promise<MockAnswer> {
  try {
    return await prism.answer(request, preference);
  } catch (error) {
    const known = error as { status?: number; title?: string; detail?: string; message?: string };
    const status = known.status ?? 500;
    const text = known.detail ?? known.message ?? 'The mock could not answer.';
    return {
      status,
      headers: { 'content-type': 'application/problem+json' },
      body: problem(
        status,
        status === 404 ? 'not_found' : 'mock',
        known.title ?? text,
        text,
        request.path,
      ),
      violations: [],
    };
  }
}

async function readBody(c: Context): Promise<{ text: string; body: unknown; malformed: boolean }> {
  const text = await c.req.text();
  if (text === '') return { text, body: undefined, malformed: false };
  if (!/json/.test(c.req.header('content-type') ?? ''))
    return { text, body: text, malformed: false };
  try {
    return { text, body: JSON.parse(text), malformed: false };
  } catch {
    return { text, body: undefined, malformed: true };
  }
}

function toRequest(c: Context, body: unknown): MockRequest {
  const { searchParams, pathname } = new URL(c.req.url);
  const query: MockRequest['query'] = {};
  for (const name of new Set(searchParams.keys())) {
    if (name.startsWith('__')) continue;
    const values = searchParams.getAll(name);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  const headers = Object.fromEntries(c.req.raw.headers);
  // Prism reads an Accept of JSON alone as a refusal of problem+json, and answers 200 instead.
  const streams = /text\/event-stream/.test(headers['accept'] ?? '');
  headers['accept'] = streams ? 'text/event-stream, application/problem+json' : '*/*';
  delete headers['prefer'];
  return { method: c.req.method, path: pathname, query, headers, body };
}
