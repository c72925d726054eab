import { readFile } from 'node:fs/promises';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { parse } from 'yaml';

/** What a caller, a scenario or a sentinel asks for instead of the first documented answer. */
export type Preference = { code?: number; example?: string; dynamic?: boolean };

export type MockRequest = {
  method: string;
  path: string;
  query: Record<string, string | string[]>;
  headers: Record<string, string>;
  body: unknown;
};

export type Violation = { in: string; field: string; code: string; message: string };

export type MockAnswer = {
  operationId?: string | undefined;
  status: number;
  headers: Record<string, string>;
  body: unknown;
  violations: Violation[];
};

/** One documented answer of an operation, as the list of operations shows it. */
export type DocumentedAnswer = { code: number; examples: string[] };
export type MockOperation = {
  operationId: string;
  method: string;
  path: string;
  answers: DocumentedAnswer[];
};

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** Prism asks its logger for `success` beside pino's own levels; the mock reports for itself. */
const silent = () => {};
const logger = {
  level: 'silent',
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
  silent,
  success: silent,
  child: () => logger,
};

const CONFIG = {
  isProxy: false,
  checkSecurity: true,
  validateRequest: true,
  validateResponse: true,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

const toViolation = (diagnostic: { path?: string[]; code?: string | number; message: string }) => ({
  in: diagnostic.path?.[0] ?? 'body',
  field: diagnostic.path?.slice(1).join('.') ?? '',
  code: String(diagnostic.code ?? 'invalid'),
  message: diagnostic.message,
});

function answersOf(operation: PrismOperation): DocumentedAnswer[] {
  return operation.responses.map((response) => ({
    code: Number(response.code),
    examples: (response.contents ?? []).flatMap((content) =>
      (content.examples ?? []).map((example) => example.key),
    ),
  }));
}

/** Prism on one bundle: give it a request, get a documented answer. */
export class PrismMock {
  readonly operations: MockOperation[];
  readonly #resources: PrismOperation[];
  readonly #prism = createInstance(CONFIG, { logger: logger as never });

  private constructor(resources: PrismOperation[]) {
    this.#resources = resources;
    this.operations = resources.map((resource) => ({
      operationId: resource.iid ?? resource.id,
      method: resource.method,
      path: resource.path,
      answers: answersOf(resource),
    }));
  }

  /** Reads a bundle; throws when it cannot be read, so that a caller keeps the mock it has. */
  static async load(file: string): Promise<PrismMock> {
    const document = parse(await readFile(file, 'utf8')) as object;
    return new PrismMock(await getHttpOperationsFromSpec(document));
  }

  /** The operation that a method and a path reach; a concrete path wins over a templated one. */
  find(method: string, path: string): MockOperation | undefined {
    const reached = this.operations.filter(
      (operation) =>
        operation.method === method.toLowerCase() &&
        new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    const templated = (operation: MockOperation) => operation.path.split('{').length;
    return reached.sort((a, b) => templated(a) - templated(b))[0];
  }

  /** Answers as the contract documents; a preferred answer skips the request's validation (prism#1917). */
  async answer(request: MockRequest, preference: Preference): Promise<MockAnswer> {
    const operation = this.find(request.method, request.path);
    const forced = preference.code !== undefined || preference.example !== undefined;
    const mock = {
      dynamic: preference.dynamic ?? false,
      ...(preference.code === undefined ? {} : { code: preference.code }),
      ...(preference.example === undefined ? {} : { exampleKey: preference.example }),
    };
    const input = {
      method: request.method.toLowerCase() as 'get',
      url: { path: request.path, query: request.query },
      headers: request.headers,
      body: request.body,
    };
    const result = await this.#prism.request(input, this.#resources, {
      ...CONFIG,
      validateRequest: !forced,
      checkSecurity: !forced,
      mock,
    })();
    if (result._tag === 'Left') throw result.left;
    const { output, validations } = result.right;
    return {
      operationId: operation?.operationId,
      status: output.statusCode,
      headers: Object.fromEntries(
        Object.entries(output.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      body: output.body,
      violations: validations.input.map(toViolation),
    };
  }
}
