import { bodyObject, resolve, type Operation, type ParameterObject } from '../document/document.ts';
import { documentedParameter } from '../requests/documented-styles.ts';
import { writeParameter } from '../requests/write-parameter.ts';
import { ACTORS, type ActorName, type RequestExample } from './adapter.ts';
import type { SentRequest } from './client.ts';
import { bodyPointer, formPart } from '../requests/form-part.ts';
import { goodForm } from './good-form.ts';
import type { Base, Run } from './run.ts';
import { nameOf } from './run.ts';
import { madeUp } from './samples/make-up.ts';
import type { Part } from './samples/schema-parts.ts';

const JSON_TYPE = 'application/json';

/** Where the schema of an operation's JSON body is; undefined without one. */
export function bodyPart({ document }: Run, operation: Operation): Part | undefined {
  const { content } = bodyObject(document, operation) ?? {};
  if (!content) return undefined;
  const type = jsonTypeOf(Object.keys(content));
  const schema = type === undefined ? undefined : content[type]?.schema;
  return schema && type !== undefined
    ? { pointer: bodyPointer(operation, type), schema }
    : undefined;
}

const jsonTypeOf = (types: readonly string[]) =>
  types.find((type) => type.startsWith(JSON_TYPE)) ?? types.find((type) => /[/+]json\b/.test(type));

/** The named bodies that an operation's contract shows; a made-up one where it shows none. */
export function bodiesOf(run: Run, operation: Operation): Array<[example: string, body: unknown]> {
  const part = bodyPart(run, operation);
  if (!part) return [['no body', undefined]];
  const examples = Object.entries(run.checker.bodies(operation.id));
  const random = run.random(`body ${operation.id}`);
  const all: Array<[string, unknown]> =
    examples.length > 0
      ? examples
      : [['made up', madeUp(run.document, part, random, run.checker.mismatch)]];
  const [[example, body] = ['', undefined]] = all;
  const known = run.sources.filled(operation, body);
  const isBetter = known !== undefined && run.checker.mismatch(part.pointer, known) === undefined;
  return isBetter ? [[`${example}${KNOWN_IDS}`, known], ...all] : all;
}

const KNOWN_IDS = ' with known ids';

/** Whether an example is as the contract shows it. */
export const isAsShown = ({ example }: Pick<Base, 'example'>): boolean =>
  example !== 'made up' && !example.endsWith(KNOWN_IDS);

/** A request as the contract and its adapter describe it. Ids come from earlier answers where there are some. */
export function requestOf(
  run: Run,
  operation: Operation,
  {
    body,
    given = {},
    hasForm = true,
    actor = actorOf(run, operation),
  }: {
    body: unknown;
    given?: RequestExample;
    actor?: ActorName;
    /** Whether an operation that takes a form gets one. */
    hasForm?: boolean;
  },
): SentRequest {
  const { document } = run;
  const random = run.random(`parameters ${operation.id}`);
  const valueOf = (parameter: ParameterObject): unknown => {
    const { name, example } = parameter;
    const part = partOf(run, operation, parameter);
    const [first] = Object.values(
      (parameter as { examples?: Record<string, { value?: unknown }> }).examples ?? {},
    );
    const shown = example ?? first?.value;
    const fits = shown !== undefined && run.checker.mismatch(part.pointer, shown) === undefined;
    const isPath = parameter.in === 'path';
    const takes = (value: unknown) => run.checker.mismatch(part.pointer, value) === undefined;
    // A field may share its name with a parameter, and have other values.
    const known = isPath
      ? run.pool
          .valuesOf(name, operation.path)
          .find(({ value }) => takes(value) || takes(Number(value)))
      : undefined;
    // What an address is below is the same in all of them: made below one, a thing is not found below another.
    const own = isPath ? run.random(`path ${name}`) : random;
    const said = parameter.in === 'query' ? run.sources.valueOf(operation, name) : undefined;
    if (said !== undefined && takes(said)) return said;
    return known?.value ?? (fits ? shown : madeUp(run.document, part, own, run.checker.mismatch));
  };
  const write = (parameter: ParameterObject, value: unknown): string[] =>
    writeParameter(document, operation, parameter, value) ?? [];
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    const value = given.path?.[name] ?? (parameter ? valueOf(parameter) : 'x');
    return (parameter && write(parameter, value)[0]) ?? encodeURIComponent(String(value));
  });
  const query = new Map<string, string[]>();
  const headers: Record<string, string> = { ...credentialsOf(run, operation, actor) };
  for (const parameter of operation.parameters) {
    const { name, in: place, required } = parameter;
    if (place === 'path' || !required) continue;
    const written = write(parameter, valueOf(parameter));
    const [first = ''] = written;
    if (place === 'query') query.set(name, written);
    else if (place === 'header') headers[name.toLowerCase()] = first;
    else headers['cookie'] = [headers['cookie'] ?? [], written].flat().join('; ');
  }
  for (const [name, value] of Object.entries(given.query ?? {}))
    query.set(
      name,
      [value].flat().map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`),
    );
  const text = [...query.values()].flat().join('&');
  const form = hasForm ? formPart(document, operation) : undefined;
  const sent = form && goodForm(run, operation, form, body).sent;
  if (sent) headers['content-type'] = sent.type;
  else if (body !== undefined) {
    const requestBody = operation.object.requestBody;
    const types = requestBody ? Object.keys(resolve(run.document, requestBody).content) : [];
    headers['content-type'] = jsonTypeOf(types) ?? JSON_TYPE;
  }
  return {
    method: operation.method.toUpperCase(),
    path: `${path}${text && `?${text}`}`,
    headers: { ...headers, ...given.headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(sent && { body: sent.body }),
  };
}

/** The schema of a parameter and its place. */
export const partOf = ({ document }: Run, operation: Operation, parameter: ParameterObject): Part =>
  documentedParameter(document, operation, parameter).placed;

/** The person whose requests must succeed: the owner, unless another role alone may use the operation. */
export function actorOf({ actors, adapter }: Run, operation: Operation): ActorName {
  const mayUse = (actor: ActorName) => adapter.mayUse?.(actor, operation);
  if (mayUse('owner') !== false) return 'owner';
  return ACTORS.find((actor) => actors[actor] && mayUse(actor)) ?? 'owner';
}

/** The headers that sign a person in, where the operation asks for them. */
export function credentialsOf(
  run: Run,
  operation: Operation,
  actor: ActorName,
): Record<string, string> {
  const { security } = operation.object;
  const isOpen = (security ?? run.document.security ?? []).length === 0;
  return isOpen ? {} : (run.actors[actor] ?? {});
}

/** A request without the headers that sign a person in. */
export function withoutCredentials(run: Run, request: SentRequest): SentRequest {
  const own = Object.keys(run.actors.owner ?? { authorization: '' });
  const kept = Object.entries(request.headers).filter(([name]) => !own.includes(name));
  return { ...request, headers: Object.fromEntries(kept) };
}

/** Whether a success ends the session that asks, as its name says. */
export const endsSession = ({ id, method, path }: Operation): boolean =>
  /(?:log|sign)[-_]?(?:out|off)/i.test(`${id} ${path}`) ||
  (method === 'delete' && /\/sessions?(?:\/(?:current|me))?\/?$/.test(path));

/**
 * Requests that ought to succeed: the adapter's own, or one for each example of the contract; none where a success
 * would end the session of the whole run.
 */
export async function goodRequests(run: Run, operation: Operation): Promise<Base[]> {
  const given = await run.adapter.examples?.(operation.id);
  if (!given?.headers && run.shapes.get(operation.id)?.secured === true && endsSession(operation)) {
    run.leftAlone.add(nameOf(operation));
    return [];
  }
  const takesBody = operation.object.requestBody !== undefined;
  if (given && (given.body !== undefined || !takesBody)) {
    const body = takesBody ? given.body : undefined;
    return [
      { request: requestOf(run, operation, { body, given }), body, example: 'of the adapter' },
    ];
  }
  return bodiesOf(run, operation).map(([example, body]) => ({
    request: requestOf(run, operation, { body, ...(given && { given }) }),
    body,
    example,
  }));
}
