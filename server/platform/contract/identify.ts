import type { OperationSpec } from '#contract/operations/operation.ts';
import { networkOf } from '../http/client-address.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Identity } from '../security/identity.ts';
import { problem } from '../problems.ts';
import type { MountOptions } from './mount-options.ts';

/** Who asks, with the limit and the role checked. @throws ProblemError 401, 403, 429. */
export async function identify(
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
    throw problem('unauthenticated');
  }
  options.limits.take('user', identity.caller.id);
  options.authorize(operation.operationId, identity.caller);
  return identity;
}
