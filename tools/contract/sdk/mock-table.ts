import {
  operationsOf,
  resolve,
  type ContractDocument,
  type ExampleObject,
  type HeaderObject,
  type MediaType,
  type ResponseObject,
} from '#contract/document/document.ts';
import { fileOf } from '#contract/check/samples/file-bytes.ts';
import type { MockOperation, MockTable } from '#contract/sdk/mocks.ts';

type MockBody = MockOperation['answers'][string]['bodies'][number];

/** What the mock handlers answer: every operation with the examples of its documented answers, by status. */
export function mockTable(document: ContractDocument): MockTable {
  return Object.fromEntries(
    operationsOf(document).map(({ id, method, path, responses }) => [
      id,
      {
        method: method as MockOperation['method'],
        path,
        answers: Object.fromEntries(
          responses.map(({ status, object }) => [
            status,
            {
              headers: headersOf(document, object),
              bodies: Object.entries(object.content ?? {}).map(([type, media]) =>
                bodyOf(document, type, media),
              ),
            },
          ]),
        ),
      },
    ]),
  );
}

function bodyOf(document: ContractDocument, type: string, media: MediaType): MockBody {
  const shown = Object.entries(media.examples ?? {}).map(([name, example]): [string, unknown] => [
    name,
    resolve<ExampleObject>(document, example).value,
  ]);
  if (shown.length > 0) return { type, examples: Object.fromEntries(shown) };
  const file = Buffer.from(fileOf(type)).toString('base64');
  return { type, isFile: true, examples: { default: file } };
}

function headersOf(document: ContractDocument, { headers = {} }: ResponseObject) {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, header]) => {
      const { example, schema } = resolve<HeaderObject & { example?: unknown }>(document, header);
      const shown = example ?? (schema && resolve(document, schema)['example']);
      return typeof shown === 'string' || typeof shown === 'number' ? [[name, String(shown)]] : [];
    }),
  );
}

/** The table's type: each operation's statuses, each status's names of examples. */
export function mockTypes(table: MockTable): string {
  const operations = Object.entries(table).map(([id, { answers }]) => {
    const statuses = Object.entries(answers).map(([status, { bodies }]) => {
      const names = new Set(bodies.flatMap(({ examples }) => Object.keys(examples)));
      const union = [...names].map((name) => JSON.stringify(name)).join(' | ');
      return `    ${status}: ${union || 'never'};`;
    });
    return `  ${id}: {\n${statuses.join('\n')}\n  };`;
  });
  return `/** Every operation's documented answers: the names of its examples by status. */
export type Answers = {\n${operations.join('\n')}\n};\n`;
}
