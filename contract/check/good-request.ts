import { resolve, type Operation, type ParameterObject } from '../document/document.ts';
import { step } from '../checker/schemas.ts';
import { ACTORS, type ActorName, type RequestExample } from './adapter.ts';
import type { SentRequest } from './client.ts';
import type { Base, Run } from './run.ts';
import { nameOf, pointerOf } from './run.ts';
import { madeUp } from './samples/make-up.ts';
import type { Part } from './samples/schema-parts.ts';

const JSON_TYPE = 'application/json';

/** Where the schema of an operation's JSON body is; undefined without one. */
export function bodyPart({ document }: Run, operation: Operation): Part | undefined {
  const { requestBody } = operation.object;
  if (!requestBody) return undefined;
  const at = requestBody.$ref?.slice(1) ?? `${pointerOf(operation)}/requestBody`;
  const { content } = resolve(document, requestBody);
  const type = jsonTypeOf(Object.keys(content));
  const schema = type === undefined ? undefined : content[type]?.schema;
  return schema && type !== undefined
    ? { pointer: `${at}/content/${step(type)}/schema`, schema }
    : undefined;
}

const jsonTypeOf = (types: readonly string[]) =>
  types.find((type) => type.startsWith(JSON_TYPE)) ?? types.find((type) => /[/+]json\b/.test(type));

/** The named bodies that an operation's contract shows; a made-up one where it shows none. */
export function bodiesOf(run: Run, operation: Operation): Array<[example: string, body: unknown]> {
  const part = bodyPart(run, operation);
  if (!part) return [['no body', undefined]];
  const examples = Object.entries(run.checker.bodies(operation.id));
  if (examples.length > 0) return examples;
  const random = run.random(`body ${operation.id}`);
  return [['made up', madeUp(run.document, part, random, run.checker.mismatch)]];
}

/** A request as the contract and its adapter describe it. Ids come from earlier answers where there are some. */
export function requestOf(
  run: Run,
  operation: Operation,
  {
    body,
    given = {},
    actor = actorOf(run, operation),
  }: { body: unknown; given?: RequestExample; actor?: ActorName },
): SentRequest {
  const random = run.random(`parameters ${operation.id}`);
  const valueOf = (parameter: ParameterObject): unknown => {
    const { name, example, schema } = parameter;
    const part = partOf(run, operation, parameter);
    const [first] = Object.values(
      (parameter as { examples?: Record<string, { value?: unknown }> }).examples ?? {},
    );
    const shown = example ?? first?.value;
    const fits = shown !== undefined && run.checker.mismatch(part.pointer, shown) === undefined;
    const [known] = parameter.in === 'path' ? run.pool.valuesOf(name) : [];
    return (
      known?.value ??
      (fits ? shown : schema && madeUp(run.document, part, random, run.checker.mismatch))
    );
  };
  const path = operation.path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => {
    const parameter = operation.parameters.find((one) => one.in === 'path' && one.name === name);
    const value = given.path?.[name] ?? (parameter ? valueOf(parameter) : 'x');
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  const headers: Record<string, string> = { ...credentialsOf(run, operation, actor) };
  for (const parameter of operation.parameters) {
    if (parameter.in === 'path' || (!parameter.required && parameter.in !== 'query')) continue;
    if (parameter.in === 'query' && !parameter.required) continue;
    const value = valueOf(parameter);
    if (parameter.in === 'query')
      for (const one of [value].flat()) query.append(parameter.name, String(one));
    else if (parameter.in === 'header') headers[parameter.name.toLowerCase()] = String(value);
    else headers['cookie'] = withCookie(headers['cookie'], parameter.name, String(value));
  }
  for (const [name, value] of Object.entries(given.query ?? {})) {
    query.delete(name);
    for (const one of [value].flat()) query.append(name, String(one));
  }
  const text = query.toString();
  if (body !== undefined) {
    const requestBody = operation.object.requestBody;
    const types = requestBody ? Object.keys(resolve(run.document, requestBody).content) : [];
    headers['content-type'] = jsonTypeOf(types) ?? JSON_TYPE;
  }
  return {
    method: operation.method.toUpperCase(),
    path: `${path}${text && `?${text}`}`,
    headers: { ...headers, ...given.headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

const withCookie = (others: string | undefined, name: string, value: string): string =>
  [...(others === undefined ? [] : [others]), `${name}=${encodeURIComponent(value)}`].join('; ');

/** The schema of a parameter and its place. */
export function partOf({ document }: Run, operation: Operation, parameter: ParameterObject): Part {
  const own = operation.object.parameters ?? [];
  const shared = document.paths[operation.path]?.parameters ?? [];
  for (const [list, at] of [
    [own, pointerOf(operation)],
    [shared, pointerOf(operation).replace(/\/[^/]+$/, '')],
  ] as const) {
    const index = list.findIndex((one) => resolve(document, one) === parameter);
    if (index < 0) continue;
    const pointer = list[index]?.$ref?.slice(1) ?? `${at}/parameters/${index}`;
    return { pointer: `${pointer}/schema`, schema: parameter.schema };
  }
  return { pointer: pointerOf(operation), schema: parameter.schema };
}

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
const endsSession = ({ id, method, path }: Operation): boolean =>
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
