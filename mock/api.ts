import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono, type Context } from 'hono';
import { wantsStream } from '#contract/read/accept.ts';
import { instanceOf, pathsOf, type OperationSpec } from '#contract/operations/operation.ts';
import {
  readBody,
  readIdempotencyKey,
  readParams,
  readQuery,
} from '#contract/read/read-request.ts';
import { Refusal } from '#contract/problems/refusal.ts';
import { ChoiceError, type Choice } from './choice.ts';
import type { Contract } from './load-contract.ts';
import type { MockAnswer } from './prism.ts';
import { newRequestId, refuse, refuseChoice } from './problem.ts';
import type { Scenarios } from './scenarios.ts';
import { streamFrames } from './stream.ts';
import { typed } from './typed-text.ts';
import { fileFor } from './file-answers.ts';

type Env = { Bindings: Partial<HttpBindings> | undefined };

/** Every operation of one contract: requests held to it, documented answers given. */
export function createApi(
  { table, prism }: Contract,
  scenarios: Scenarios,
  frameDelay: number,
): Hono<Env> {
  const app = new Hono<Env>();
  for (const { path, operations, allow } of pathsOf(table))
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const instance = instanceOf(path, new URL(c.req.url).pathname);
      const operation = operations.get(c.req.method);
      if (!operation)
        return refuse(c, 'method_not_allowed', { headers: { Allow: allow } }, instance);
      const { operationId } = operation;
      const choice = scenarios.choiceFor(prism, operationId, c.req.raw, await typed(c, operation));
      if (choice.delay) await new Promise((resolve) => setTimeout(resolve, choice.delay));
      if (choice.offline) return disconnect(c);
      if (choice.code === undefined && choice.example === undefined) {
        const refused = await broken(c, operation, instance);
        if (refused) return refused;
      }
      const stream = wantsStream(operation, c.req.header('accept'));
      return send(c, await prism.answer(operationId, choice, stream), choice, operationId);
    });
  app.notFound((c) => refuse(c, 'not_found'));
  app.onError((error, c) => {
    if (error instanceof ChoiceError) return refuseChoice(c, error);
    console.error(error);
    return refuse(c, 'internal_error');
  });

  /** The refusal of a request that breaks the contract, in the order that the contract states. */
  async function broken(
    c: Context<Env>,
    operation: OperationSpec,
    instance: string,
  ): Promise<Response | undefined> {
    if (operation.secured && !/^Bearer +\S/i.test(c.req.header('authorization') ?? ''))
      return refuse(c, 'unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } }, instance);
    try {
      readParams(operation, c.req.param());
      readQuery(operation, new URL(c.req.url).searchParams);
      await readBody(operation, c.req.raw);
      if (operation.idempotent) readIdempotencyKey(c.req.header('idempotency-key'));
      return undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { errors } = error.options;
      scenarios.record(operation.operationId, error.code, errors);
      const response = refuse(c, error.code, error.options, instance);
      response.headers.set('X-Mock-Violations', String(errors?.length ?? 1));
      return response;
    }
  }

  async function send(
    c: Context<Env>,
    answer: MockAnswer,
    choice: Choice,
    operationId: string,
  ): Promise<Response> {
    const { status, body } = answer;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    headers.set('Cache-Control', 'no-store');
    headers.set('Content-Language', 'en');
    const { requestId = newRequestId() } = (body ?? {}) as { requestId?: string };
    headers.set('X-Request-Id', requestId);
    const type = headers.get('content-type') ?? '';
    if (/(?:json|^text\/[^;]+)$/.test(type)) headers.set('Content-Type', `${type}; charset=utf-8`);
    if (status === 401) headers.set('WWW-Authenticate', 'Bearer');
    const file = status === 200 && fileFor(operationId, type.split(';')[0] ?? '');
    if (file) return new Response(new Uint8Array(await file), { status, headers });
    if (status === 200 && type.startsWith('text/event-stream')) {
      const stream = streamFrames(String(body), {
        delay: choice.frameDelay ?? frameDelay,
        cut: choice.cut,
        disconnect: () => void disconnect(c),
      });
      return new Response(stream, { status, headers });
    }
    if (body === undefined || body === null) return new Response(null, { status, headers });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers,
    });
  }
  return app;
}

/** Breaks the connection, as a network does that goes away. */
function disconnect(c: Context<Env>): Response {
  c.env?.outgoing?.destroy();
  return RESPONSE_ALREADY_SENT;
}
