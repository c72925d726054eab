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
  const bodyObject = bodySchema && resolve(document, bodySchema);
  const fewest = bodyObject?.['minProperties'];
  const most = mostEntries(document, bodyObject);
  const dependent = bodyObject?.['dependentRequired'] as Record<string, string[]> | undefined;
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
    ...(Object.keys(most).length > 0 && { maxProperties: most }),
    ...(dependent && { dependentRequired: dependent }),
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

/** Most entries of each field of a body, or of one of its forms, that limits them. */
function mostEntries(
  document: ContractDocument,
  body: SchemaObject | undefined,
): Record<string, number> {
  const forms = [body ?? {}, ...((body?.['oneOf'] ?? []) as SchemaObject[])];
  const fields = forms.flatMap((form) =>
    Object.entries((resolve(document, form)['properties'] ?? {}) as Record<string, SchemaObject>),
  );
  return Object.fromEntries(
    fields.flatMap(([field, schema]) => {
      const most = resolve(document, schema)['maxProperties'];
      return typeof most === 'number' ? [[field, most]] : [];
    }),
  );
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
