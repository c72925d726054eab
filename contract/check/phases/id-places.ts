import type { Operation, ParameterObject, SchemaObject } from '#contract/document/document.ts';
import type { SentRequest } from '../client.ts';
import { bodiesOf, bodyPart, partOf, requestOf } from '../good-request.ts';
import type { Run } from '../run.ts';
import { flatten } from '../samples/schema-parts.ts';

/** Where an input takes the id of a thing that the owner made. */
export type IdPlace = {
  /** The path parameter that takes such ids, by which they are known. */
  name: string;
  /** `body.promptId` or `?promptId`. */
  at: string;
  /** The owner's id. */
  value: string;
  /** The other person's request with an id in this place; undefined where its schema does not take it. */
  request(id: string): SentRequest | undefined;
};

const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** Places in the query and the body of an operation. */
export function idPlacesOf(run: Run, operation: Operation): IdPlace[] {
  const found = [...inQuery(run, operation), ...inBody(run, operation)];
  return [...new Map(found.map((place) => [`${place.at} ${place.name}`, place])).values()];
}

/** The ids of the owner's things that a name, or a schema of its own, asks for. */
function idsFor(run: Run, operation: Operation, input: string, schema?: SchemaObject) {
  const wanted = plain(input);
  return run.pool.names().flatMap((name) => {
    const [known] = run.pool.valuesOf(name).filter(({ isCreated }) => isCreated);
    if (!known) return [];
    const own = plain(name);
    const isNamed =
      [own, `${own}s`].includes(wanted) ||
      `${wanted}id` === own ||
      (own.endsWith('id') && own.length > 3 && wanted.endsWith(own)) ||
      (wanted === 'id' && known.by === operation.id);
    const isTyped = schema?.$ref !== undefined && namesOfSchema(run, schema.$ref) === name;
    return isNamed || isTyped ? [{ name, value: known.value }] : [];
  });
}

/** The one path parameter that has a schema; undefined where several share it. */
function namesOfSchema(run: Run, ref: string): string | undefined {
  const names = new Set(
    run.operations.flatMap(({ parameters }) =>
      parameters.flatMap((one) => (one.in === 'path' && one.schema?.$ref === ref ? one.name : [])),
    ),
  );
  const [name] = names;
  return names.size === 1 ? name : undefined;
}

function inQuery(run: Run, operation: Operation): IdPlace[] {
  const takes = (parameter: ParameterObject, id: string) =>
    run.checker.mismatch(partOf(run, operation, parameter).pointer, id) === undefined;
  const [[, body] = ['', undefined]] = bodiesOf(run, operation);
  return operation.parameters
    .filter((one) => one.in === 'query')
    .flatMap((parameter) =>
      idsFor(run, operation, parameter.name, parameter.schema).map(({ name, value }) => ({
        name,
        value,
        at: `?${parameter.name}`,
        request: (id: string) =>
          takes(parameter, id)
            ? requestOf(run, operation, {
                body,
                given: { query: { [parameter.name]: id }, path: othersPath(run, operation) },
                actor: 'other',
              })
            : undefined,
      })),
    );
}

function inBody(run: Run, operation: Operation): IdPlace[] {
  const part = bodyPart(run, operation);
  if (!part) return [];
  const { document, checker } = run;
  return bodiesOf(run, operation).flatMap(([, body]): IdPlace[] => {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
    const { properties } = flatten(document, part, body, checker.mismatch);
    const inputs = new Set([...Object.keys(body), ...properties.keys()]);
    return [...inputs].flatMap((input) => {
      const schema = properties.get(input)?.schema;
      const isList = Array.isArray((body as Record<string, unknown>)[input]);
      return idsFor(run, operation, input, schema).map(({ name, value }) => ({
        name,
        value,
        at: `body.${input}`,
        request: (id: string) => {
          const changed = { ...body, [input]: isList ? [id] : id };
          if (checker.mismatch(part.pointer, changed) !== undefined) return undefined;
          const given = { path: othersPath(run, operation) };
          return requestOf(run, operation, { body: changed, given, actor: 'other' });
        },
      }));
    });
  });
}

/** The other person's own ids in a path, where some are known. */
function othersPath(run: Run, { parameters, path }: Operation): Record<string, string> {
  const own = parameters.flatMap(({ in: place, name }) => {
    const value = place === 'path' ? run.otherPool.valuesOf(name, path)[0]?.value : undefined;
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(own);
}
