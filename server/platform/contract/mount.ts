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
} from '#contract/read/read-request.ts';
import type { AppContext, AppEnv } from '../http/app-env.ts';
import type { WorkInput } from '../idempotency/idempotency.ts';
import { offTheClock, withDeadline } from '../http/deadline.ts';
import { problem } from '../problems.ts';
import { toResponse } from './respond.ts';
import type { AnyAnswer, AnyHandler, Implementation, OpenContext, Replay } from './types.ts';
import { collect, collectReplays } from './collect-handlers.ts';
import { deadlineOf } from './deadline-of.ts';
import { identify } from './identify.ts';
import type { MountOptions } from './mount-options.ts';

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
