import {
  type ContractDocument,
  type Operation,
  operationsOf,
} from '#contract/document/document.ts';
import { shapeOf } from '#contract/document/operation-shape.ts';

const BODY_LIMIT = 256 * 1024;

/** `login` → `Login`, as Orval names its schemas. */
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

const literal = (value: unknown) => JSON.stringify(value);

function entry(document: ContractDocument, operation: Operation): string {
  const { object } = operation;
  const shape = shapeOf(document, operation);
  const name = pascal(object.operationId);
  const has = (place: string) => operation.parameters.some((parameter) => parameter.in === place);
  const responses = Object.entries(shape.responses).map(([status, { contentTypes, headers }]) => {
    // JSON is all that a schema can check; a file or a stream has none.
    const json = contentTypes.some((type) => type.endsWith('json'));
    const schema = json ? `z.${name}${status}Response` : 'undefined';
    return `      ${status}: { contentTypes: ${literal(contentTypes)}, headers: ${literal(headers)}, schema: ${schema} },`;
  });
  return [
    `  ${object.operationId}: {`,
    `    operationId: ${literal(shape.operationId)},`,
    `    method: ${literal(shape.method)},`,
    `    path: ${literal(shape.path)},`,
    `    tag: ${literal(object.tags[0])},`,
    `    secured: ${shape.secured},`,
    `    access: ${shape.secured ? literal(object['x-permission']) : "'open'"},`,
    `    bodyLimit: ${shape.bodyLimit ?? BODY_LIMIT},`,
    `    idempotent: ${shape.idempotent},`,
    ...(shape.signature ? [`    signature: ${literal(shape.signature)},`] : []),
    `    params: ${has('path') ? `z.${name}Params` : 'undefined'},`,
    `    query: ${has('query') ? `z.${name}QueryParams` : 'undefined'},`,
    `    queryTypes: ${literal(shape.queryTypes)},`,
    `    body: ${shape.requestTypes.length > 0 ? `z.${name}Body` : 'undefined'},`,
    `    requestTypes: ${literal(shape.requestTypes)},`,
    ...(shape.minProperties === undefined ? [] : [`    minProperties: ${shape.minProperties},`]),
    ...(shape.maxProperties ? [`    maxProperties: ${literal(shape.maxProperties)},`] : []),
    ...(shape.dependentRequired
      ? [`    dependentRequired: ${literal(shape.dependentRequired)},`]
      : []),
    `    codes: ${literal(shape.codes)},`,
    `    fieldCodes: ${literal(shape.fieldCodes)},`,
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
  return `${HEAD}import * as z from './schemas.ts';\n\nexport const operations = {\n${entries.join('\n')}\n} as const;\n\nexport type Operations = typeof operations;\nexport type OperationId = keyof Operations;\n`;
}
