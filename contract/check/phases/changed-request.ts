import { randomUUID } from 'node:crypto';
import type { CheckId } from '../checks.ts';
import type { SentRequest } from '../client.ts';

/** A good request with one change, and what may answer it. */
export type ChangedRequest = {
  situation: string;
  request: SentRequest;
  /** Statuses of a refusal; absent where the request may be taken. */
  allowed?: readonly number[];
  /** What it is called when the request is taken. */
  check: CheckId;
  keyword?: string;
  /** The place that is changed: `?limit`, `body.name`. */
  input?: string;
  isValid?: boolean;
  /** Places that a request without a change fills as the schema wants them. */
  places?: readonly string[];
  /** Where the contract says that it must be refused. */
  pointer?: string;
};

/** A key of its own for each request, so that none is taken for a repeat. */
export function fresh(request: SentRequest): SentRequest {
  const { headers } = request;
  if (headers['idempotency-key'] === undefined) return request;
  return { ...request, headers: { ...headers, 'idempotency-key': randomUUID() } };
}
