import { eventsOf } from '#contract/check/streams.ts';
import {
  operationsOf,
  resolve,
  responseFor,
  type ContractDocument,
  type Operation,
} from '#contract/document/document.ts';
import { streamOf, type Stream } from '../openapi-32.ts';

type StreamedOperation = { operation: Operation; stream: Stream; body: string; ends: string[] };

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** The operations that can stream; an event that ends every example in which it is, ends a stream. */
export function streamedOperations(document: ContractDocument): StreamedOperation[] {
  return operationsOf(document).flatMap((operation) => {
    const media = responseFor(operation, 200)?.object.content?.['text/event-stream'];
    const stream = media && streamOf(document, media);
    if (!stream) return [];
    const { requestBody } = operation.object;
    const schema =
      requestBody && resolve(document, requestBody).content['application/json']?.schema;
    const body = schema?.$ref?.split('/').at(-1);
    if (body === undefined) throw new Error(`${operation.id} streams and takes no named body`);
    const names = stream.examples.map((text) => eventsOf(text).map(({ name }) => name));
    const inside = new Set(names.flatMap((one) => one.slice(0, -1)));
    const ends = [...stream.variants.keys()].filter(
      (name) => !inside.has(name) && names.some((one) => one.at(-1) === name),
    );
    return { operation, stream, body, ends };
  });
}

/** A function for each streamed operation: `streamGeneratePrompt(brief)`, an async iterable of typed events. */
export function streamCalls(document: ContractDocument): string {
  const streamed = streamedOperations(document);
  const types = new Set(streamed.flatMap(({ body, stream }) => [body, stream.event]));
  const functions = streamed.map(({ operation, stream: { event }, body, ends }) => {
    const { id, method, path } = operation;
    const config = `{ url: '${path}', method: '${method.toUpperCase()}', headers: { 'Content-Type': 'application/json' }, data }`;
    return `/** The events of \`${id}\`, as they come; it ends after ${ends.map((end) => `\`${end}\``).join(' or ')}. */
export const stream${pascal(id)} = (data: ${body}, options?: RequestOptions): AsyncGenerator<${event}, void, undefined> =>
  events<${event}>(${config}, ${JSON.stringify(ends)}, options);
`;
  });
  return `import type { ${[...types].join(', ')} } from './models.schemas';
import { events } from '../contract/sdk/stream.ts';
import type { RequestOptions } from '../contract/sdk/http.ts';

${functions.join('\n')}`;
}
