import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Level } from '../report/report.ts';

/** What a check looks for, as its table says. */
export type Check = {
  id: CheckId;
  /** Code of the Web Fuzzing Commons catalogue. */
  fault?: string;
  level: Exclude<Level, 'fine'>;
  /** Set where it is a client's request that breaks the contract, which contract:proxy alone sees. */
  of?: 'request';
  title: string;
  /** Why it matters to a client, in one sentence. */
  why: string;
};

export const CHECK_IDS = [
  'no-answer',
  'server-error',
  'status-undocumented',
  'header-fault',
  'media-type-undocumented',
  'body-schema',
  'body-unexpected',
  'code-unlisted',
  'promise-broken',
  'problem-shape',
  'challenge-missing',
  'allow-missing',
  'retry-after-missing',
  'location-broken',
  'file-broken',
  'stream-event',
  'stream-order',
  'internals-leaked',
  'secret-field',
  'html-reflected',
  'valid-refused',
  'example-refused',
  'invalid-accepted',
  'format-accepted',
  'unknown-field-kept',
  'wrong-refusal',
  'malformed-accepted',
  'media-type-accepted',
  'limit-ignored',
  'injection',
  'credentials-ignored',
  'signature-ignored',
  'credentials-refused',
  'role-ignored',
  'role-refused',
  'foreign-access',
  'existence-leaked',
  'unknown-id-answered',
  'other-resource',
  'method-taken',
  'accept-ignored',
  'page-broken',
  'sort-broken',
  'filter-broken',
  'repeat-not-replayed',
  'key-reused',
  'created-missing',
  'change-not-kept',
  'delete-not-working',
  'refused-with-effect',
  'workflow-broken',
  'address-undocumented',
  'request-credentials',
  'request-parameter',
  'request-parameter-unknown',
  'request-media-type',
  'request-body',
] as const;
export type CheckId = (typeof CHECK_IDS)[number];

/** What one answer shows, whatever was asked. */
export type AnswerFault = {
  check: CheckId;
  text: string;
  /** Where the contract says otherwise, as a JSON pointer without `#`. */
  pointer?: string;
};

export const CHECKS: readonly Check[] = parse(
  readFileSync(join(import.meta.dirname, 'checks.yaml'), 'utf8'),
) as Check[];

const byId = new Map(CHECKS.map((check) => [check.id, check]));

/** A check by its id. */
export function checkOf(id: CheckId): Check {
  const found = byId.get(id);
  if (!found) throw new Error(`checks.yaml has no ${id}`);
  return found;
}
