import { safeParse } from 'zod/v4/core';
import type { $ZodType } from 'zod/v4/core';
import type { AppContext } from '../http.ts';
import { parseJson, readBytes } from '../json-body.ts';
import { problem, ProblemError } from '../problems.ts';
import { faultsOf } from './issues.ts';
import type { OperationSpec } from './types.ts';

function parse(schema: $ZodType, data: unknown): unknown {
  const result = safeParse(schema, data);
  if (result.success) return result.data;
  throw problem('validation_failed', { errors: faultsOf(result.error.issues, data) });
}

/** Query values by their declared type. What does not fit stays text, and the schema refuses it. */
export function queryValues(
  types: Readonly<Record<string, string>>,
  read: { one(name: string): string | undefined; all(name: string): string[] | undefined },
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, type] of Object.entries(types)) {
    const text = read.one(name);
    if (text === undefined) continue;
    if (type === 'array') values[name] = read.all(name);
    else if (type === 'integer' && /^-?\d{1,15}$/.test(text)) values[name] = Number(text);
    else if (type === 'number' && /^-?\d{1,15}(\.\d{1,15})?$/.test(text))
      values[name] = Number(text);
    else if (type === 'boolean' && (text === 'true' || text === 'false'))
      values[name] = text === 'true';
    else values[name] = text;
  }
  return values;
}

export function readQuery(c: AppContext, operation: OperationSpec): unknown {
  if (!operation.query) return undefined;
  const values = queryValues(operation.queryTypes, {
    one: (name) => c.req.query(name),
    all: (name) => c.req.queries(name),
  });
  return parse(operation.query, values);
}

/**
 * Path parameters. An id or token of the wrong form names nothing, so it is answered like one that
 * does not exist: nobody learns a form from the difference.
 */
export function readParams(c: AppContext, operation: OperationSpec): unknown {
  if (!operation.params) return undefined;
  const given = c.req.param();
  // A path holds text only; what the contract wants as a number is told by its second reading.
  const read = safeParse(operation.params, given);
  if (read.success) return read.data;
  try {
    return parse(operation.params, withNumbers(given));
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    if (operation.responses[404]) throw problem('not_found');
    if (operation.responses[410]) throw problem('link_expired');
    throw error;
  }
}

function withNumbers(given: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(given).map(([name, text]) => [
      name,
      /^[1-9]\d{0,8}$/.test(text) ? Number(text) : text,
    ]),
  );
}

/** The body, read within the operation's limit: JSON checked by the schema, anything else as bytes. */
export async function readBody(c: AppContext, operation: OperationSpec): Promise<unknown> {
  const [firstType = ''] = operation.requestTypes;
  if (!operation.body && !firstType) return undefined;
  const request = c.req.raw;
  const { type, charset } = mediaType(request.headers.get('content-type'));
  const fits = operation.requestTypes.includes(type) && (!charset || charset === 'utf-8');
  const absent = !request.body || request.headers.get('content-length') === '0';
  if (!fits && !(absent && type === ''))
    throw problem('unsupported_media_type', {
      params: { types: operation.requestTypes.join(', ') },
    });
  const bytes = await readBytes(request, operation.bodyLimit);
  if (type !== 'application/json' && type !== '') return { bytes, contentType: type };
  if (bytes.byteLength === 0) {
    const empty = operation.body ? safeParse(operation.body, undefined) : undefined;
    if (empty?.success) return empty.data;
    throw problem('malformed_json');
  }
  const data = parseJson(bytes);
  return operation.body ? parse(operation.body, data) : data;
}

function mediaType(header: string | null): { type: string; charset?: string } {
  const [type = '', ...parameters] = (header ?? '').toLowerCase().split(';');
  const charset = parameters.map((p) => p.trim()).find((p) => p.startsWith('charset='));
  return { type: type.trim(), ...(charset && { charset: charset.slice(8).replaceAll('"', '') }) };
}
