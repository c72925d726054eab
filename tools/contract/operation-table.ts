import {
  resolve,
  type ContractDocument,
  type Operation,
  operationsOf,
} from '#contract/document/document.ts';

const BODY_LIMIT = 256 * 1024;

/** `login` → `Login`, as Orval names its schemas. */
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const literal = (value: unknown) => JSON.stringify(value);

/** JSON is all that a schema can check; a file or a stream has none. */
function responseSchema(operation: Operation, status: number, contentTypes: string[]): string {
  const json = contentTypes.some((type) => type.endsWith('json'));
  return json ? `z.${pascal(operation.object.operationId)}${status}Response` : 'undefined';
}

function queryTypes(document: ContractDocument, operation: Operation): Record<string, string> {
  const typeOf = (schema: Parameters<typeof resolve>[1] & { type?: string | string[] }): string => {
    const { type } = resolve(document, schema) as { type?: string | string[] };
    return (Array.isArray(type) ? type.find((name) => name !== 'null') : type) ?? 'string';
  };
  return Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [parameter.name, typeOf(parameter.schema)]),
  );
}

function entry(document: ContractDocument, operation: Operation): string {
  const { object } = operation;
  const name = pascal(object.operationId);
  const has = (place: string) => operation.parameters.some((parameter) => parameter.in === place);
  const requestTypes = Object.keys(object.requestBody?.content ?? {});
  const responses = operation.responses.map(({ status, object: response }) => {
    const contentTypes = Object.keys(response.content ?? {});
    const headers = Object.keys(response.headers ?? {}).map((header) => header.toLowerCase());
    return `      ${status}: { contentTypes: ${literal(contentTypes)}, headers: ${literal(headers)}, schema: ${responseSchema(operation, status, contentTypes)} },`;
  });
  return [
    `  ${object.operationId}: {`,
    `    operationId: ${literal(object.operationId)},`,
    `    method: ${literal(operation.method)},`,
    `    path: ${literal(operation.path)},`,
    `    tag: ${literal(object.tags[0])},`,
    `    secured: ${object.security?.length !== 0},`,
    `    access: ${object.security?.length === 0 ? "'open'" : literal(object['x-permission'])},`,
    `    origin: ${literal(object['x-origin'])},`,
    `    bodyLimit: ${object['x-body-limit'] ?? BODY_LIMIT},`,
    `    idempotent: ${operation.parameters.some((parameter) => parameter.name === 'Idempotency-Key')},`,
    `    params: ${has('path') ? `z.${name}Params` : 'undefined'},`,
    `    query: ${has('query') ? `z.${name}QueryParams` : 'undefined'},`,
    `    queryTypes: ${literal(queryTypes(document, operation))},`,
    `    body: ${requestTypes.length > 0 ? `z.${name}Body` : 'undefined'},`,
    `    requestTypes: ${literal(requestTypes)},`,
    `    codes: ${literal(object['x-codes'] ?? {})},`,
    `    fieldCodes: ${literal(object['x-field-codes'] ?? [])},`,
    `    responses: {`,
    ...responses,
    `    },`,
    `  },`,
  ].join('\n');
}

const HEAD = `// Generated from openapi/dist/openapi.yaml by tools/contract. Do not edit.\n`;

/** What the server mounts, the mock reads requests by, and answers are checked against. */
export function operationTable(document: ContractDocument): string {
  const entries = operationsOf(document).map((operation) => entry(document, operation));
  return `${HEAD}import * as z from './schemas.ts';\n\nexport const contractVersion = ${literal(document.info.version)};\n\nexport const operations = {\n${entries.join('\n')}\n} as const;\n\nexport type Operations = typeof operations;\nexport type OperationId = keyof Operations;\n`;
}
