import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export type Method = 'get' | 'put' | 'post' | 'delete' | 'patch';
export const METHODS: readonly Method[] = ['get', 'put', 'post', 'delete', 'patch'];

export type SchemaObject = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  items?: SchemaObject;
  [keyword: string]: unknown;
};
export type ExampleObject = { $ref?: string; summary?: string; value?: unknown };
export type MediaType = { schema?: SchemaObject; examples?: Record<string, ExampleObject> };
export type ParameterObject = {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: SchemaObject;
  example?: unknown;
};
export type ResponseObject = {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, MediaType>;
};
export type OperationObject = {
  operationId: string;
  tags: [string];
  security?: unknown[];
  parameters?: ParameterObject[];
  requestBody?: { content: Record<string, MediaType> };
  responses: Record<string, ResponseObject>;
  'x-origin'?: 'specification' | 'addition';
  'x-permission'?: Record<string, unknown>;
  'x-body-limit'?: number;
  'x-codes'?: Record<string, string[]>;
  'x-field-codes'?: string[];
};
export type ContractDocument = {
  info: { version: string };
  paths: Record<
    string,
    Partial<Record<Method, OperationObject>> & { parameters?: ParameterObject[] }
  >;
  components: Record<string, Record<string, unknown>>;
};

export type Operation = {
  path: string;
  method: Method;
  object: OperationObject;
  parameters: ParameterObject[];
  responses: Array<{ status: number; object: ResponseObject }>;
};

/** Reads a bundled contract. */
export function readContract(file: string): ContractDocument {
  return parse(readFileSync(file, 'utf8')) as ContractDocument;
}

/** Follows a local `#/…` reference, once or several times. */
export function resolve<T extends { $ref?: string }>(document: ContractDocument, value: T): T {
  let current: T = value;
  while (current.$ref) {
    const target = current.$ref
      .slice(2)
      .split('/')
      .reduce<unknown>(
        (node, key) =>
          (node as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
        document,
      );
    if (target === undefined) throw new Error(`The contract has no ${current.$ref}`);
    current = target as T;
  }
  return current;
}

/** Every operation, in the document's order (which puts concrete paths before templated ones). */
export function operationsOf(document: ContractDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const object = item[method];
      if (!object) return [];
      return {
        path,
        method,
        object,
        parameters: [...(item.parameters ?? []), ...(object.parameters ?? [])].map((parameter) =>
          resolve(document, parameter),
        ),
        responses: Object.entries(object.responses).map(([status, response]) => ({
          status: Number(status),
          object: resolve(document, response),
        })),
      };
    }),
  );
}
