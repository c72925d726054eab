import { randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/**
 * A UUID, version 7 (RFC 9562). Ids of one process sort in the order in which they were made, which
 * Node's own `randomUUIDv7` does not keep within a millisecond.
 */
export function newId(): string {
  return v7();
}

/** `req_` and 16 characters: names one request in answers and logs. */
export function newRequestId(): string {
  return `req_${randomBytes(10).toString('hex').slice(0, 16)}`;
}
