import { resolve, type ContractDocument, type Operation } from './document.ts';

const JSON_TYPE = 'application/json';

/** The named examples of an operation's JSON body; a single unnamed one is `default`. */
export function bodyExamples(
  document: ContractDocument,
  operation: Operation,
): Record<string, unknown> {
  const { requestBody } = operation.object;
  const media = requestBody && resolve(document, requestBody).content[JSON_TYPE];
  if (!media) return {};
  const single = media.example ?? (media.schema && resolve(document, media.schema)['example']);
  return {
    ...(single !== undefined && { default: single }),
    ...Object.fromEntries(
      Object.entries(media.examples ?? {}).map(([name, example]) => [
        name,
        resolve(document, example).value,
      ]),
    ),
  };
}
