import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { statusNames } from '../operations/operation.ts';
import { asOpenApi31 } from './openapi-30.ts';

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'] as const;
export type Method = (typeof METHODS)[number];

export type SchemaObject = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  items?: SchemaObject;
  [keyword: string]: unknown;
};
export type ExampleObject = { $ref?: string; summary?: string; value?: unknown };
export type MediaType = {
  schema?: SchemaObject;
  example?: unknown;
  examples?: Record<string, ExampleObject>;
};
export type ParameterObject = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  /** A parameter has a schema, or the one media type of `content`. */
  schema?: SchemaObject;
  content?: Record<string, MediaType>;
  style?: string;
  explode?: boolean;
  allowEmptyValue?: boolean;
  example?: unknown;
};
export type HeaderObject = { $ref?: string; required?: boolean; schema?: SchemaObject };
export type LinkObject = {
  $ref?: string;
  operationId?: string;
  operationRef?: string;
  parameters?: Record<string, unknown>;
  requestBody?: unknown;
};
export type ResponseObject = {
  $ref?: string;
  description?: string;
  links?: Record<string, LinkObject>;
  headers?: Record<string, HeaderObject>;
  content?: Record<string, MediaType>;
};
export type RequestBodyObject = {
  $ref?: string;
  required?: boolean;
  content: Record<string, MediaType>;
};
export type OperationObject = {
  operationId: string;
  description?: string;
  tags: [string];
  security?: Array<Record<string, unknown>>;
  parameters?: ParameterObject[];
  requestBody?: RequestBodyObject;
  responses: Record<string, ResponseObject>;
  'x-origin'?: 'specification' | 'addition';
  'x-permission'?: Record<string, unknown>;
  'x-resource'?: Record<string, unknown>;
  'x-body-limit'?: number;
  'x-signature'?: string;
  'x-codes'?: Record<string, string[]>;
  'x-field-codes'?: string[];
};
export type ContractDocument = {
  openapi: string;
  info: { version: string };
  security?: Array<Record<string, unknown>>;
  paths: Record<
    string,
    Partial<Record<Method, OperationObject>> & { parameters?: ParameterObject[] }
  >;
  components?: Record<string, Record<string, unknown>>;
};

export type Operation = {
  /** `operationId`, or method and path where the document names none. */
  id: string;
  path: string;
  method: Method;
  object: OperationObject;
  parameters: ParameterObject[];
  /** By status, range (`4XX`) or `default`, as the document writes them. */
  responses: Array<{ status: string; object: ResponseObject }>;
};

/** A document that is no OpenAPI 3.0 or 3.1, or that refers to what it does not hold. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** Reads a bundled document, YAML or JSON. @throws DocumentError */
export function readContract(file: string): ContractDocument {
  return parseContract(readFileSync(file, 'utf8'), file);
}

/** Reads a document's text; one of OpenAPI 3.0 comes out as 3.1. @throws DocumentError */
export function parseContract(text: string, source: string): ContractDocument {
  let document: Partial<ContractDocument> | null;
  try {
    document = parse(text) as Partial<ContractDocument> | null;
  } catch (cause) {
    throw new DocumentError(`${source} is neither YAML nor JSON`, { cause });
  }
  const version = openApiVersion(document, source);
  if (typeof document?.paths !== 'object') throw new DocumentError(`${source} has no paths`);
  const whole = asOpenApi31(document as ContractDocument);
  return version.startsWith('3.0.') ? whole : { ...whole, openapi: version };
}

/** The version that a document declares. @throws DocumentError unless it is 3.0 or 3.1 */
export function openApiVersion(document: unknown, source: string): string {
  const version = String((document as { openapi?: unknown } | null | undefined)?.openapi);
  if (version.startsWith('3.2.'))
    throw new DocumentError(
      `${source} is an OpenAPI 3.2 document, and only 3.0 and 3.1 are read: give the 3.1 form of it (openapi: ${version})`,
    );
  if (!/^3\.[01]\./.test(version))
    throw new DocumentError(`${source} is no OpenAPI 3.0 or 3.1 document (openapi: ${version})`);
  return version;
}

/** Follows a local `#/…` reference, once or several times. @throws DocumentError */
export function resolve<T extends { $ref?: string }>(document: ContractDocument, value: T): T {
  let current: T = value;
  const seen = new Set<string>();
  while (current.$ref !== undefined) {
    const { $ref } = current;
    if (!$ref.startsWith('#/')) throw new DocumentError(`${$ref} is outside; bundle the document`);
    if (seen.has($ref)) throw new DocumentError(`${$ref} refers to itself`);
    seen.add($ref);
    const target = $ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (node, key) =>
          (node as Record<string, unknown> | undefined)?.[
            decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
          ],
        document,
      );
    if (target === undefined) throw new DocumentError(`The contract has no ${$ref}`);
    current = target as T;
  }
  return current;
}

/** Every operation, in the document's order (which puts concrete paths before templated ones). */
export function operationsOf(document: ContractDocument): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const object = item[method];
      if (!object) return [];
      return {
        id: object.operationId ?? `${method.toUpperCase()} ${path}`,
        path,
        method,
        object,
        parameters: parametersOf(document, item.parameters, object.parameters),
        // 3.1 lets an operation document no answer, and a document no path.
        responses: Object.entries(object.responses ?? {}).map(([status, response]) => ({
          status,
          object: resolve(document, response),
        })),
      };
    }),
  );
}

/** The body that an operation takes; a body of GET has no meaning in HTTP, and clients send none. */
export const bodyObject = (
  document: ContractDocument,
  { object: { requestBody }, method }: Operation,
): RequestBodyObject | undefined =>
  requestBody && method !== 'get' && method !== 'head' ? resolve(document, requestBody) : undefined;

/** The schema of a parameter's value. */
export const schemaOf = ({ schema, content = {} }: ParameterObject): SchemaObject =>
  schema ?? Object.values(content)[0]?.schema ?? {};

/** An operation's own parameter takes the place of its path's one of the same name. */
function parametersOf(
  document: ContractDocument,
  ...levels: Array<ParameterObject[] | undefined>
): ParameterObject[] {
  const byName = new Map<string, ParameterObject>();
  for (const parameter of levels.flatMap((level) => level ?? [])) {
    const found = resolve(document, parameter);
    byName.set(`${found.in} ${found.name}`, found);
  }
  return [...byName.values()];
}

/** The documented response to a status: exact, then its range (`4XX`), then `default`. */
export function responseFor(
  { responses }: Operation,
  status: number,
): Operation['responses'][number] | undefined {
  const byName = new Map(responses.map((response) => [response.status.toUpperCase(), response]));
  return statusNames(status)
    .map((name) => byName.get(name.toUpperCase()))
    .find((response) => response !== undefined);
}
