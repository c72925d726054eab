import type { Hono } from 'hono';
import { wantsStream } from '#contract/read/accept.ts';
import {
  instanceOf,
  pathsOf,
  type OperationSpec,
  type OperationTable,
} from '#contract/operations/operation.ts';
import {
  readBody,
  readIdempotencyKey,
  readParams,
  readQuery,
  type SignedBytes,
} from '#contract/read/read-request.ts';
import type { Clock } from '#server/ports/clock.ts';
import { networkOf } from '../http/client-address.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { Caller, Identity } from '../security/identity.ts';
import type { Idempotency, WorkInput } from '../idempotency/idempotency.ts';
import { offTheClock, withDeadline } from '../http/deadline.ts';
import { problem } from '../problems.ts';
import type { RequestLimits } from '../http/request-limits.ts';
import { toResponse } from './respond.ts';
import type { AnyAnswer, AnyHandler, Implementation, OpenContext, Replay } from './types.ts';

export type MountOptions = {
  clock: Clock;
  /** Identity of a bearer token; undefined when it is unknown, expired or revoked. */
  authenticate(token: string): Promise<Identity | undefined>;
  /** @throws ProblemError 403 when the caller may not use the operation. */
  authorize(operationId: string, caller: Caller): void;
  /** @throws ProblemError 403 when the operation needs a verified address. */
  requireVerified(operationId: string, caller: Caller): void;
  /** @throws ProblemError 400 for a body whose signature is wrong; asked where the operation has `x-signature`. */
  checkSignature(signed: SignedBytes): void;
  limits: RequestLimits;
  idempotency: Idempotency;
  checkResponses: boolean;
  onError(error: unknown, c: AppContext): void;
};

const CALLS_MODEL: ReadonlySet<string> = new Set(['generatePrompt']);

/**
 * Puts every operation of the table on the application. Concrete paths go before templated ones, and a
 * path answers all methods itself, so that `DELETE /prompt/my` is 405 and never the prompt `my`.
 * @throws when an operation is not implemented.
 */
export function mountOperations(
  app: Hono<AppEnv>,
  table: OperationTable,
  implementations: readonly Implementation[],
  options: MountOptions,
): void {
  const handlers = collect(table, implementations);
  const replays = collectReplays(table, implementations);
  for (const { path, operations, allow } of pathsOf(table))
    app.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (c) => {
      const operation = operations.get(c.req.method);
      const context = c.get('context');
      context.route = `${c.req.method} ${path}`;
      context.instance = instanceOf(path, context.instance);
      if (!operation) throw problem('method_not_allowed', { headers: { Allow: allow } });
      context.operation = operation;
      const { operationId } = operation;
      // `collect` has seen to it that there is one.
      const handler = handlers.get(operationId) as AnyHandler;
      const replay = replays.get(operationId);
      return withDeadline(deadlineOf(operation), (late) =>
        answer(c, operation, handler, { ...options, replay, late }),
      );
    });
}

function collect(
  table: OperationTable,
  implementations: readonly Implementation[],
): Map<string, AnyHandler> {
  const handlers = new Map<string, AnyHandler>();
  for (const { handlers: own } of implementations)
    for (const [operationId, handler] of Object.entries(own)) handlers.set(operationId, handler);
  for (const operationId of Object.keys(table))
    if (!handlers.get(operationId)) throw new Error(`${operationId} is not implemented`);
  return handlers;
}

/** @throws when an operation streams, takes idempotency keys and says not how a kept answer is streamed. */
function collectReplays(
  table: OperationTable,
  implementations: readonly Implementation[],
): Map<string, Replay> {
  const replays = new Map(implementations.flatMap(({ replays: own = {} }) => Object.entries(own)));
  for (const { operationId, idempotent, responses } of Object.values(table)) {
    const streams = responses[200]?.contentTypes.includes('text/event-stream');
    if (idempotent && streams && !replays.has(operationId))
      throw new Error(`${operationId} streams events and has no replay for its idempotency keys`);
  }
  return replays;
}

/**
 * One request, in the order that the contract tells: token, limit, role, schema, verified address,
 * repeats; the handler has the rest.
 */
async function answer(
  c: AppContext,
  operation: OperationSpec,
  handler: AnyHandler,
  options: MountOptions & { replay: Replay | undefined; late: AbortSignal },
): Promise<Response> {
  const identity = await identify(c, operation, options);
  const streams = wantsStream(operation, c.req.header('accept'));
  const params = readParams(operation, c.req.param());
  const query = readQuery(operation, new URL(c.req.url).searchParams);
  const body = await offTheClock(() => readBody(operation, c.req.raw, options.checkSignature));
  if (identity) options.requireVerified(operation.operationId, identity.caller);
  const key = operation.idempotent
    ? readIdempotencyKey(c.req.header('idempotency-key'))
    : undefined;
  const context = c.get('context');
  const ctx: OpenContext = {
    requestId: context.requestId,
    locale: context.locale,
    ip: context.address,
    userAgent: context.userAgent,
    signal: AbortSignal.any([c.req.raw.signal, options.late]),
    wantsStream: streams,
    ...identity,
  };
  const work = (input?: WorkInput): Promise<AnyAnswer> =>
    handler({ body, query, params, ctx: { ...ctx, ...input } });
  const user = identity?.caller;
  const given =
    key && user
      ? await options.idempotency.once(
          {
            userId: user.id,
            key,
            operationId: operation.operationId,
            input: { body, params, query },
            replay: streams ? options.replay : undefined,
          },
          work,
        )
      : await work();
  return toResponse(operation, given, {
    check: options.checkResponses,
    onStreamError: (error) => options.onError(error, c),
  });
}

async function identify(
  c: AppContext,
  operation: OperationSpec,
  options: MountOptions,
): Promise<Identity | undefined> {
  const network = networkOf(c.get('context').address);
  if (!operation.secured) {
    options.limits.take('network', network);
    return undefined;
  }
  const token = /^Bearer ([A-Za-z0-9_-]{20,100})$/i.exec(c.req.header('authorization') ?? '')?.[1];
  const identity = token ? await options.authenticate(token) : undefined;
  if (!identity) {
    options.limits.take('network', network);
    throw problem('unauthenticated', { headers: { 'WWW-Authenticate': 'Bearer' } });
  }
  options.limits.take('user', identity.caller.id);
  options.authorize(operation.operationId, identity.caller);
  return identity;
}

/** How long an answer may take: what calls a model, what makes a document, everything else. */
function deadlineOf(operation: OperationSpec): number {
  const types = operation.responses[200]?.contentTypes ?? [];
  if (types.includes('text/event-stream') || CALLS_MODEL.has(operation.operationId)) return 90_000;
  return types.some((type) => type !== 'application/json') ? 9_500 : 5_500;
}
