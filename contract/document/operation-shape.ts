import type { OperationShape } from '../operations/operation.ts';
import {
  resolve,
  schemaOf,
  type ContractDocument,
  type Operation,
  type SchemaObject,
} from './document.ts';

/** An operation as its document describes it, without generated schemas: what requests are made by. */
export function shapeOf(document: ContractDocument, operation: Operation): OperationShape {
  const { object, parameters } = operation;
  const body = object.requestBody && resolve(document, object.requestBody);
  const security = object.security ?? document.security ?? [];
  const limit = object['x-body-limit'];
  const signature = object['x-signature'];
  const bodySchema = Object.values(body?.content ?? {})[0]?.schema;
  const fewest = bodySchema && resolve(document, bodySchema)['minProperties'];
  return {
    operationId: operation.id,
    method: operation.method,
    path: operation.path,
    // An empty requirement among others makes the token optional.
    secured:
      security.length > 0 && security.every((scheme) => asksByHttp(document, Object.keys(scheme))),
    ...(limit !== undefined && { bodyLimit: limit }),
    ...(signature !== undefined && { signature }),
    idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    queryTypes: Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === 'query')
        .map((parameter) => [parameter.name, typeOf(document, schemaOf(parameter))]),
    ),
    requestTypes: Object.keys(body?.content ?? {}),
    ...(typeof fewest === 'number' && { minProperties: fewest }),
    codes: object['x-codes'] ?? {},
    fieldCodes: object['x-field-codes'] ?? [],
    responses: Object.fromEntries(
      operation.responses.map(({ status, object: response }) => [
        status,
        {
          contentTypes: Object.keys(response.content ?? {}),
          headers: Object.keys(response.headers ?? {}).map((header) => header.toLowerCase()),
        },
      ]),
    ),
  };
}

/** Whether some scheme is HTTP's to ask for: a client without a certificate never gets as far. */
function asksByHttp({ components }: ContractDocument, names: readonly string[]): boolean {
  const schemes = (components?.['securitySchemes'] ?? {}) as Record<string, { type?: string }>;
  return names.some((name) => schemes[name]?.type !== 'mutualTLS');
}

/** The first type that is not null; text where the schema names none. */
function typeOf(document: ContractDocument, schema: SchemaObject): string {
  const types = [resolve(document, schema).type ?? []].flat();
  return types.find((type) => type !== 'null') ?? 'string';
}
