import type { Operation } from '#contract/document/document.ts';
import { jsonOf, type SentRequest } from '../client.ts';
import { actorOf, requestOf } from '../good-request.ts';
import { isGood, type Base, type Run } from '../run.ts';
import { entitiesOf, isRecord } from './entities.ts';
import type { Entity } from './field-changes.ts';

/** A read that may show what a change is about. */
export type View = { reader: Operation; request: SentRequest; id: string | undefined };

/** What a read shows of the thing; undefined where it shows nothing of it. */
export async function look(
  run: Run,
  { reader, request, id }: View,
  body: Entity,
  situation: string,
): Promise<Entity | undefined> {
  const answer = await run.ask(reader, request, situation);
  return isGood(answer) ? shownIn(jsonOf(answer), id, body) : undefined;
}

/** The thing that an answer shows: the one with the id, the answer itself, or the only object in it. */
function shownIn(answer: unknown, id: string | undefined, body: Entity): Entity | undefined {
  const hasSent = (one: unknown): one is Entity =>
    isRecord(one) && Object.keys(body).some((field) => one[field] !== undefined);
  const named = id === undefined ? undefined : entitiesOf(answer).get(id);
  if (hasSent(named)) return named;
  if (hasSent(answer)) return answer;
  const inner = isRecord(answer) ? Object.values(answer).filter(isRecord) : [];
  return inner.length === 1 && hasSent(inner[0]) ? inner[0] : undefined;
}

/** The first read that shows the thing. */
export async function viewOf(
  run: Run,
  operation: Operation,
  base: Base,
  body: Entity,
): Promise<View | undefined> {
  for (const view of viewsOf(run, operation, base))
    if (await look(run, view, body, 'what a change is about')) return view;
  return undefined;
}

const lastParameter = (path: string) => [...path.matchAll(/\{([^{}]+)\}/g)].at(-1)?.[1];

/** Reads of the same address, of the same resource, and of the list that it is in. */
function viewsOf(run: Run, operation: Operation, { request }: Base): View[] {
  const texts = run.pathTexts(operation, request);
  if (!texts) return [];
  const values = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, decodeURIComponent(text)]),
  );
  const last = lastParameter(operation.path);
  const id = last === undefined ? undefined : values[last];
  const resource = operation.object['x-resource']?.['name'];
  const rankOf = ({ path, object }: Operation): number => {
    if (path === operation.path) return 0;
    const own = object['x-resource'];
    if (resource !== undefined && own?.['name'] === resource && own['role'] === 'read') return 1;
    return operation.path === `${path.replace(/\/$/, '')}/{${last}}` ? 2 : 3;
  };
  const credentials = Object.keys(run.actors.owner ?? {});
  const signedIn = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => credentials.includes(name)),
  );
  return run.operations
    .filter((reader) => reader.method === 'get' && rankOf(reader) < 3)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .flatMap((reader): View[] => {
      const own = lastParameter(reader.path);
      // The same thing may be called otherwise at another address.
      const renamed =
        own !== undefined && id !== undefined && !(own in values) ? { [own]: id } : {};
      const path = { ...values, ...renamed };
      const names = reader.parameters.flatMap((one) => (one.in === 'path' ? [one.name] : []));
      if (names.some((name) => path[name] === undefined)) return [];
      const actor = actorOf(run, operation);
      const asked = requestOf(run, reader, { body: undefined, given: { path }, actor });
      return [{ reader, id, request: { ...asked, headers: { ...asked.headers, ...signedIn } } }];
    });
}
