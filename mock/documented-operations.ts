import { operationsOf, type ContractDocument } from '#contract/document/document.ts';
import type { DocumentedAnswer, MockOperation } from './target.ts';

/** Every operation with the names of its answers. Prism, which needs a second to read all of them, is not asked. */
export const documentedOperations = (document: ContractDocument): MockOperation[] =>
  operationsOf(document).map(({ id, path, method, object, responses }) => ({
    operationId: id,
    tag: object.tags[0],
    method,
    path,
    answers: responses.flatMap(({ status, object: { content = {} } }): DocumentedAnswer[] => {
      const code = Number(status);
      const contents = Object.entries(content);
      if (contents.length === 0) return [{ code, mediaType: null, examples: [] }];
      return contents.map(([mediaType, { examples = {} }]) => ({
        code,
        mediaType,
        examples: Object.keys(examples),
      }));
    }),
  }));
