import { readFile } from 'node:fs/promises';
import type { ContractDocument } from '#contract/document/document.ts';
import { readSource } from '#contract/sources/source.ts';
import type { Choice } from './choice.ts';
import { checkReferences, documentPart } from './document-part.ts';
import { documentedOperations } from './documented-operations.ts';
import { PRISM_CONFIG, prismInstance, prismLibrary, type PrismOperation } from './prism-library.ts';
import { type MockOperation, type Target, targetOf } from './target.ts';

export type MockAnswer = { status: number; headers: Record<string, string>; body: unknown };

/** Prism's own operations, read from the bundle one path at a time when the path is first asked for. */
class PrismOperations {
  readonly #document: ContractDocument;
  readonly #paths = new Map<string, Promise<PrismOperation[]>>();

  constructor(document: ContractDocument) {
    this.#document = document;
  }

  async of({ operationId, path }: MockOperation): Promise<PrismOperation> {
    const reading = this.#paths.get(path) ?? this.#read(path);
    this.#paths.set(path, reading);
    const found = (await reading).find(({ iid, id }) => (iid ?? id) === operationId);
    if (!found) throw new Error(`Prism reads no operation ${operationId}`);
    return found;
  }

  async #read(path: string): Promise<PrismOperation[]> {
    const { getHttpOperationsFromSpec } = await prismLibrary();
    return getHttpOperationsFromSpec(documentPart(this.#document, path));
  }
}

/** Prism on one bundle: gives the documented answers. Requests are checked before it is asked. */
export class PrismMock {
  readonly operations: MockOperation[];
  readonly #byId: Map<string, MockOperation>;
  readonly #resources: PrismOperations;
  readonly #given = new Map<string, MockAnswer>();

  /** @throws DocumentError where the bundle refers to what it does not hold, so that a caller keeps the mock it has */
  constructor(document: ContractDocument) {
    checkReferences(document);
    this.operations = documentedOperations(document);
    this.#byId = new Map(this.operations.map((one) => [one.operationId, one]));
    this.#resources = new PrismOperations(document);
  }

  static async load(file: string): Promise<PrismMock> {
    const { value } = readSource(await readFile(file, 'utf8'), file);
    return new PrismMock(value as ContractDocument);
  }

  find(operationId: string): MockOperation | undefined {
    return this.#byId.get(operationId);
  }

  /** The answer that was chosen, or the first example of the first success. */
  async answer(operationId: string, choice: Choice, stream: boolean): Promise<MockAnswer> {
    const operation = this.find(operationId);
    if (!operation) throw new Error(`The bundle has no operation ${operationId}`);
    const target = targetOf(operation, choice, stream);
    const { answer: chosen, example = '' } = target;
    const key = `${operationId} ${chosen.code} ${chosen.mediaType} ${example}`;
    const given = choice.dynamic ? undefined : this.#given.get(key);
    const answer = given ?? (await this.#resolve(operation, target, choice.dynamic ?? false));
    if (!choice.dynamic) this.#given.set(key, answer);
    return answer;
  }

  async #resolve(
    operation: MockOperation,
    { answer, example }: Target,
    dynamic: boolean,
  ): Promise<MockAnswer> {
    const [resource, prism] = [await this.#resources.of(operation), await prismInstance()];
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
    const result = await prism.request(input, [resource], { ...PRISM_CONFIG, mock })();
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
