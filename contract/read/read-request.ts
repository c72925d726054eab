import { safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import { fieldErrors, type FieldError } from '../problems/field-errors.ts';
import { parseJson, readBytes } from './json-body.ts';
import type { OperationSpec } from '../operations/operation.ts';
import { Refusal } from '../problems/refusal.ts';

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,100}$/;

/** A body with the header that signs it, empty where it is absent. */
export type SignedBytes = { bytes: Uint8Array; signature: string };

function parse(schema: $ZodType, data: unknown): unknown {
  const result = safeParse(schema, data);
  if (result.success) return result.data;
  throw new Refusal('validation_failed', { errors: fieldErrors(result.error.issues, data) });
}

/**
 * Path parameters. An ill-formed id or token is answered like one that does not exist, so that the
 * answer does not reveal the form.
 * @throws Refusal 404 or 410, whichever the operation documents.
 */
export function readParams(operation: OperationSpec, given: Record<string, string>): unknown {
  if (!operation.params) return undefined;
  // Path parameters are strings; retry with numeric coercion.
  const read = safeParse(operation.params, given);
  if (read.success) return read.data;
  const numeric = safeParse(operation.params, withNumbers(given));
  if (numeric.success) return numeric.data;
  if (operation.responses[404]) throw new Refusal('not_found');
  if (operation.responses[410]) throw new Refusal('link_expired');
  return parse(operation.params, given);
}

function withNumbers(given: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => [
      name,
      /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text,
    ]),
  );
}

/**
 * Query values by their declared type. What does not fit stays text, and the schema refuses it.
 * @throws Refusal 422.
 */
export function readQuery(operation: OperationSpec, search: URLSearchParams): unknown {
  if (!operation.query) return undefined;
  const values: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(operation.queryTypes)) {
    const text = search.get(name);
    if (text === null) continue;
    if (type === 'array') values[name] = search.getAll(name);
    else if (type === 'integer' && /^-?\d{1,15}$/.test(text)) values[name] = Number(text);
    else if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
      values[name] = Number(text);
    else if (type === 'boolean' && (text === 'true' || text === 'false'))
      values[name] = text === 'true';
    else values[name] = text;
  }
  return parse(operation.query, values);
}

/**
 * The body, read within the operation's limit: JSON checked by the schema, anything else as bytes. `checkSignature`
 * throws for bytes that the operation's header does not sign.
 * @throws Refusal 415, 413, 400 or 422, in this order.
 */
export async function readBody(
  operation: OperationSpec,
  request: Request,
  checkSignature?: (signed: SignedBytes) => void,
): Promise<unknown> {
  const [firstType = ''] = operation.requestTypes;
  if (!operation.body && !firstType) return undefined;
  const { type, charset } = mediaType(request.headers.get('content-type'));
  const fits = operation.requestTypes.includes(type) && (!charset || charset === 'utf-8');
  const absent = !request.body || request.headers.get('content-length') === '0';
  if (!fits && !(absent && type === ''))
    throw new Refusal('unsupported_media_type', {
      params: { types: operation.requestTypes.join(', ') },
    });
  const bytes = await readBytes(request, operation.bodyLimit);
  if (operation.signature)
    checkSignature?.({ bytes, signature: request.headers.get(operation.signature) ?? '' });
  if (type !== 'application/json' && type !== '') return { bytes, contentType: type };
  if (bytes.byteLength === 0) {
    const empty = operation.body ? safeParse(operation.body, undefined) : undefined;
    if (empty?.success) return empty.data;
    throw new Refusal('malformed_json');
  }
  const data = parseJson(bytes);
  const body = operation.body ? parse(operation.body, data) : data;
  checkObject(operation, data);
  return body;
}

/** What generated schemas do not see: how many properties there are, and which need another one. @throws Refusal 422 */
function checkObject(operation: OperationSpec, data: unknown): void {
  const { minProperties = 0, maxProperties = {}, dependentRequired = {} } = operation;
  const object = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  const errors: FieldError[] = [];
  if (Object.keys(object).length < minProperties) errors.push({ field: 'body', code: 'required' });
  for (const [field, max] of Object.entries(maxProperties))
    if (Object.keys(object[field] ?? {}).length > max)
      errors.push({ field, code: 'too_many', params: { max } });
  const missing = Object.entries(dependentRequired).flatMap(([field, needed]) =>
    field in object ? needed.filter((other) => !(other in object)) : [],
  );
  for (const field of new Set(missing)) errors.push({ field, code: 'required' });
  if (errors.length > 0) throw new Refusal('validation_failed', { errors });
}

function mediaType(header: string | null): { type: string; charset?: string } {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';');
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='));
  return { type: type.trim(), ...(charset && { charset: charset.slice(8).replaceAll('"', '') }) };
}

/** @throws Refusal 422 when the header has not the contract's form. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || IDEMPOTENCY_KEY.test(header)) return header;
  throw new Refusal('validation_failed', {
    errors: [{ field: 'Idempotency-Key', code: 'invalid_format' }],
  });
}
