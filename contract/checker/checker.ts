import {
  type ContractDocument,
  type HeaderObject,
  type Operation,
  operationsOf,
  resolve,
  responseFor,
} from '../document/document.ts';
import { bodyExamples } from '../document/examples.ts';
import { isJsonType, mediaFor, mediaTypeOf } from '../document/media-types.ts';
import { type OperationShape } from '../operations/operation.ts';
import { shapeOf } from '../document/operation-shape.ts';
import { schemasOf, step } from './schemas.ts';

/** An answer as the checks read it. */
export type Answer = {
  operation: Operation;
  /** The path that was asked for, without its query; a secret in it masked. */
  instance: string;
  status: number;
  headers: Headers;
  /** Without parameters, in lower case; empty without a body. */
  contentType: string;
  /** Parsed JSON, text of anything else, undefined without a body. */
  body: unknown;
};

/** A check beyond the document: what is wrong with an answer, in words. */
export type AnswerRule = (answer: Answer) => string[];

/** What an answer says that the contract does not. */
export type Fault = {
  kind: 'status' | 'header' | 'rule' | 'media-type' | 'body' | 'unexpected-body' | 'code';
  text: string;
  /** Where the contract says otherwise, as a JSON pointer without `#`. */
  pointer: string;
};

/** Holds any server's answers against a document: status, headers, media type, body, problem codes. */
export function createChecker(document: ContractDocument, rules: readonly AnswerRule[] = []) {
  const mismatch = schemasOf(document);
  const operations = new Map(operationsOf(document).map((operation) => [operation.id, operation]));
  const find = (id: string): Operation => {
    const found = operations.get(id);
    if (!found) throw new Error(`${id} is not in the contract`);
    return found;
  };

  function headerFaults(pointer: string, declared: Record<string, HeaderObject>, sent: Headers) {
    return Object.entries(declared).flatMap(([name, reference]): Fault[] => {
      const { $ref } = reference;
      const header = resolve(document, reference);
      const text = sent.get(name);
      const at = $ref?.slice(1) ?? `${pointer}/headers/${step(name)}`;
      const fault = (words: string): Fault => ({ kind: 'header', text: words, pointer: at });
      if (text === null) return header.required ? [fault(`${name} is missing`)] : [];
      if (!header.schema) return [];
      const types = [resolve(document, header.schema).type ?? 'string'].flat();
      const isNumber = types.includes('integer') || types.includes('number');
      const wrong = mismatch(`${at}/schema`, isNumber ? Number(text) : text);
      return wrong === undefined ? [] : [fault(`${name}: ${wrong}`)];
    });
  }

  /** What an answer says that the contract does not; nothing when it keeps to it. */
  async function findFaults(id: string, response: Response, instance: string): Promise<Fault[]> {
    const operation = find(id);
    const { status, headers } = response;
    const declared = responseFor(operation, status);
    const responses = `/paths/${step(operation.path)}/${operation.method}/responses`;
    if (!declared)
      return [{ kind: 'status', text: `status ${status} is not documented`, pointer: responses }];
    const { object } = declared;
    const written = operation.object.responses[declared.status];
    const pointer = written?.$ref?.slice(1) ?? `${responses}/${step(declared.status)}`;
    const answer = await read(operation, response, instance);
    const faultsOf = (kind: Fault['kind'], texts: string[]) =>
      texts.map((text): Fault => ({ kind, text, pointer }));
    const found = [
      ...headerFaults(pointer, object.headers ?? {}, headers),
      ...faultsOf(
        'rule',
        rules.flatMap((rule) => rule(answer)),
      ),
    ];
    const content = object.content ?? {};
    if (Object.keys(content).length === 0 || operation.method === 'head')
      return [
        ...found,
        ...faultsOf('unexpected-body', answer.body === undefined ? [] : ['has a body']),
      ];
    const media = mediaFor(Object.keys(content), answer.contentType);
    if (media === undefined) {
      const text = `content type ${headers.get('content-type')} is not documented`;
      return [...found, ...faultsOf('media-type', [text])];
    }
    if (!isJsonType(answer.contentType) || !content[media]?.schema) return found;
    const schema = `${pointer}/content/${step(media)}/schema`;
    const wrong = mismatch(schema, answer.body);
    return [
      ...found,
      ...faultsOf('code', codeFaults(answer)),
      ...(wrong === undefined
        ? []
        : [{ kind: 'body', text: `body: ${wrong}`, pointer: schema } as const]),
    ];
  }

  return {
    findFaults,
    /** The same in words. */
    faults: async (id: string, response: Response, instance: string): Promise<string[]> =>
      (await findFaults(id, response, instance)).map(({ text }) => text),
    operations: (): OperationShape[] =>
      [...operations.values()].map((one) => shapeOf(document, one)),
    /** The named examples of an operation's JSON body. */
    bodies: (id: string): Record<string, unknown> => bodyExamples(document, find(id)),
    /** What is wrong with a value by a schema of the document (`/components/schemas/Problem`). */
    mismatch,
  };
}

export type Checker = ReturnType<typeof createChecker>;

async function read(operation: Operation, response: Response, instance: string): Promise<Answer> {
  const { status, headers } = response;
  const contentType = mediaTypeOf(headers.get('content-type'));
  const answer = { operation, instance, status, headers, contentType };
  // A stream is its reader's: only its head is checked here.
  if (contentType === 'text/event-stream') return { ...answer, body: '' };
  const text = await response.clone().text();
  if (text === '' && contentType === '') return { ...answer, body: undefined };
  if (!isJsonType(contentType)) return { ...answer, body: text };
  try {
    return { ...answer, body: JSON.parse(text) as unknown };
  } catch {
    return { ...answer, body: text };
  }
}

/** Codes that a problem carries and its operation does not list in `x-codes` and `x-field-codes`. */
function codeFaults({ operation, status, body }: Answer): string[] {
  const { 'x-codes': codes, 'x-field-codes': fieldCodes = [] } = operation.object;
  const { code, errors = [] } = (body ?? {}) as {
    code?: string;
    errors?: { field: string; code: string }[];
  };
  if (!codes || status < 400 || code === undefined) return [];
  return [
    ...(codes[status]?.includes(code) ? [] : [`the code ${code} is not listed`]),
    ...errors
      .filter((one) => !fieldCodes.includes(one.code))
      .map((one) => `the code ${one.code} of ${one.field} is not listed`),
  ];
}
