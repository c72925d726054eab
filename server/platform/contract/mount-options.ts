import type { SignedBytes } from '#contract/read/read-request.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { AppContext } from '../http/app-env.ts';
import type { Caller, Identity } from '../security/identity.ts';
import type { Idempotency } from '../idempotency/idempotency.ts';
import type { RequestLimits } from '../http/request-limits.ts';

/** What the mounted operations are handed by the application. */
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
  limits: Pick<RequestLimits, 'take'>;
  idempotency: Idempotency;
  checkResponses: boolean;
  onError(error: unknown, c: AppContext): void;
};
