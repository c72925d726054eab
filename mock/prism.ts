import { readFile } from 'node:fs/promises';
import { createInstance, getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { CORE_SCHEMA, load } from 'js-yaml';
import { changedPaths, type Document } from './changed-paths.ts';
import type { Choice } from './choice.ts';
import { type DocumentedAnswer, type MockOperation, type Target, targetOf } from './target.ts';

export type MockAnswer = { status: number; headers: Record<string, string>; body: unknown };

type PrismOperation = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>[number];

/** Silent logger: Prism wants pino's levels and `success`; the mock logs for itself. */
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
  checkSecurity: false,
  validateRequest: false,
  validateResponse: false,
  errors: false,
  upstreamProxy: undefined,
  mock: { dynamic: false },
} as const;

function answersOf(operation: PrismOperation): DocumentedAnswer[] {
  return operation.responses.flatMap((response): DocumentedAnswer[] => {
    const code = Number(response.code);
    const contents = response.contents ?? [];
    if (contents.length === 0) return [{ code, mediaType: null, examples: [] }];
    return contents.map(({ mediaType, examples = [] }) => ({
      code,
      mediaType,
      examples: examples.map(({ key }) => key),
    }));
  });
}

/** Prism on one bundle: gives the documented answers. Requests are checked before it is asked. */
export class PrismMock {
  readonly operations: MockOperation[];
  readonly #resources: Map<string, PrismOperation>;
  readonly #prism = createInstance(CONFIG, { logger: logger as never });
  readonly #given = new Map<string, MockAnswer>();

  readonly #document: Document;

  private constructor(document: Document, resources: PrismOperation[]) {
    this.#document = document;
    this.#resources = new Map(resources.map((one) => [one.iid ?? one.id, one]));
    this.operations = resources.map((resource) => ({
      operationId: resource.iid ?? resource.id,
      tag: resource.tags?.[0]?.name ?? '',
      method: resource.method,
      path: resource.path,
      answers: answersOf(resource),
    }));
  }

  /**
   * Reads a bundle's text; throws when it cannot be read, so that a caller keeps the mock it has. Operations that are as
   * they were in `before` are taken from there: Prism reads all of them in a second.
   */
  static async of(text: string, before?: PrismMock): Promise<PrismMock> {
    const document = load(text, { schema: CORE_SCHEMA }) as Document;
    const changed = changedPaths(before && before.#document, document);
    const paths = Object.fromEntries(
      Object.entries(document.paths).filter(([path]) => changed.has(path)),
    );
    const fresh = await getHttpOperationsFromSpec({ ...document, paths });
    const kept = before ? [...before.#resources.values()] : [];
    const resources = Object.keys(document.paths).flatMap((path) =>
      (changed.has(path) ? fresh : kept).filter((one) => one.path === path),
    );
    return new PrismMock(document, resources);
  }

  static async load(file: string): Promise<PrismMock> {
    return PrismMock.of(await readFile(file, 'utf8'));
  }

  find(operationId: string): MockOperation | undefined {
    return this.operations.find((operation) => operation.operationId === operationId);
  }

  /** The answer that was chosen, or the first example of the first success. */
  async answer(operationId: string, choice: Choice, stream: boolean): Promise<MockAnswer> {
    const operation = this.find(operationId);
    const resource = this.#resources.get(operationId);
    if (!operation || !resource) throw new Error(`The bundle has no operation ${operationId}`);
    const target = targetOf(operation, choice, stream);
    const key = JSON.stringify([operationId, target]);
    const given = choice.dynamic ? undefined : this.#given.get(key);
    const answer = given ?? (await this.#resolve(resource, target, choice.dynamic ?? false));
    if (!choice.dynamic) this.#given.set(key, answer);
    return answer;
  }

  async #resolve(
    resource: PrismOperation,
    { answer, example }: Target,
    dynamic: boolean,
  ): Promise<MockAnswer> {
    const mock = {
      dynamic,
      code: answer.code,
      ...(example !== undefined && !dynamic && { exampleKey: example }),
    };
    const input = {
      method: resource.method as 'get',
      url: { path: resource.path.replaceAll(/\{\w+\}/g, '1') },
      headers: { accept: answer.mediaType ?? '*/*' },
    };
    const result = await this.#prism.request(input, [resource], { ...CONFIG, mock })();
    if (result._tag === 'Left') throw result.left;
    const { output } = result.right;
    return {
      status: output.statusCode,
      headers: Object.fromEntries(
        Object.entries(output.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      body: output.body,
    };
  }
}
