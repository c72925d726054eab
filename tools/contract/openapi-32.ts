import {
  operationsOf,
  resolve,
  type ContractDocument,
  type ExampleObject,
  type MediaType,
  type SchemaObject,
} from '#contract/document/document.ts';

const STREAM = 'text/event-stream';
type StreamMedia = MediaType & { 'x-sse-event'?: string };

/** The stream of an operation: the schema of one event, by each event's name, and the texts of its examples. */
export type Stream = { event: string; variants: Map<string, string>; examples: string[] };

/** The events that a media type streams, or nothing where it is no stream or names no schema. */
export function streamOf(document: ContractDocument, media: StreamMedia): Stream | undefined {
  const event = media['x-sse-event'];
  if (event === undefined) return undefined;
  const schema = resolve<SchemaObject>(document, { $ref: `#/components/schemas/${event}` });
  const { mapping } = (schema['discriminator'] ?? {}) as { mapping?: Record<string, string> };
  if (!mapping) throw new Error(`${event} has no mapping from an event's name to its schema`);
  const examples = Object.values(media.examples ?? {}).map((example) =>
    String(resolve<ExampleObject>(document, example).value),
  );
  return { event, variants: new Map(Object.entries(mapping)), examples };
}

/**
 * The bundle as OpenAPI 3.2, which describes a stream by its items: one `itemSchema` for each event, its data
 * JSON in a text. The examples of streams become `serializedValue`. All else of 3.1 is valid in 3.2.
 */
export function asOpenApi32(bundle: ContractDocument): ContractDocument {
  const document = structuredClone(bundle);
  const shown = new Set<ExampleObject>();
  for (const { responses } of operationsOf(document))
    for (const { object } of responses) {
      const media: StreamMedia | undefined = object.content?.[STREAM];
      const stream = media && streamOf(document, media);
      if (!stream) continue;
      for (const example of Object.values(media.examples ?? {}))
        shown.add(resolve(document, example));
      Reflect.deleteProperty(media, 'schema');
      Object.assign(object.content ?? {}, {
        [STREAM]: { itemSchema: itemSchema(stream), ...media },
      });
    }
  for (const example of shown) {
    const { value } = example;
    Reflect.deleteProperty(example, 'value');
    Object.assign(example, { serializedValue: value });
  }
  return { ...document, openapi: '3.2.0' };
}

function itemSchema({ variants }: Stream) {
  return {
    type: 'object',
    required: ['event', 'data'],
    oneOf: [...variants].map(([name, $ref]) => ({
      properties: {
        event: { const: name },
        data: { type: 'string', contentMediaType: 'application/json', contentSchema: { $ref } },
      },
    })),
  };
}
