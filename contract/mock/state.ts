import type { Mismatch } from '../check/samples/schema-parts.ts';
import type { ContractDocument, Operation } from '../document/document.ts';
import type { Answer, Answers } from './answers.ts';
import { aboutPage, filtered, paged, sorted } from './lists.ts';
import { createMemory, textOf, type Item, type Shelf } from './memory.ts';
import type { Incoming } from './read-request.ts';
import { listOf, resourcesOf, type Resource } from './resources.ts';

export type StateParts = {
  document: ContractDocument;
  operations: readonly Operation[];
  answers: Answers;
  mismatch: Mismatch;
  now?: (() => number) | undefined;
};
/** What memory makes of a request: an answer, a missing item, or a session that is full. */
export type Remembered = Answer | 'missing' | 'full';

const MAX_IDS = 10_000;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const filled = (path: string, values: Readonly<Record<string, string>>) =>
  path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => values[name] ?? '');

/** Answers that remember: what is created is listed, read, changed, and gone once it is deleted. */
export function createState({ document, operations, answers, mismatch, now }: StateParts) {
  const resources = resourcesOf(document, operations);
  const memory = createMemory(now);
  const byOperation = new Map(
    resources.flatMap((resource) => [...resource.roles.keys()].map((id) => [id, resource])),
  );
  let made = 0;

  const operationOf = ({ roles }: Resource, role: string) =>
    operations.find(({ id }) => roles.get(id) === role);

  /** The items that the contract's examples show. */
  function seed(resource: Resource): Shelf {
    const list = operationOf(resource, 'list');
    const read = operationOf(resource, 'read');
    const shown = [
      ...(list ? itemsOf(list, answers.of(list).body) : []),
      ...(read ? [answers.of(read).body] : []),
    ].filter(isItem);
    const items = shown.map((item): [string, Item] => [String(item[resource.id]), item]);
    // The address of a read shows an id of its own, which a reader of the contract asks for first.
    const parameter = read?.parameters.find(({ name }) => name === resource.parameter);
    const asked = parameter?.example ?? parameter?.schema['example'];
    const [body] = shown.slice(-1);
    if (asked !== undefined && body) items.push([textOf(asked), { ...body, [resource.id]: asked }]);
    return new Map(items.filter(([id]) => id !== 'undefined'));
  }

  function itemsOf(list: Operation, body: unknown): unknown[] {
    const property = listOf(document, list)?.property;
    const items = property === undefined ? body : (body as Item | undefined)?.[property];
    return Array.isArray(items) ? (items as unknown[]) : [];
  }

  /** An answer with another body where that fits its schema; else the documented one. */
  function withBody(answer: Answer, body: unknown): Answer {
    const { schema } = answer;
    if (schema === undefined || mismatch(schema, body) !== undefined) return answer;
    return { ...answer, body };
  }

  function listed(operation: Operation, all: readonly Item[], query: URLSearchParams): Answer {
    const answer = answers.of(operation);
    const property = listOf(document, operation)?.property;
    const items = sorted(filtered(all, query), query);
    const page = paged(items, query);
    if (property === undefined) return withBody(answer, page);
    const body = isItem(answer.body) ? aboutPage(answer.body, items.length, query) : {};
    return withBody(answer, { ...body, [property]: page });
  }

  function created(
    operation: Operation,
    { id: field, roles, parameter }: Resource,
    shelf: Shelf,
    session: string,
    body: unknown,
  ): Remembered {
    const answer = answers.of(operation);
    const example = isItem(answer.body) ? answer.body : {};
    const read = operations.find(({ id }) => roles.get(id) === 'read');
    const shown = read && answers.of(read);
    const whole = { ...(isItem(shown?.body) ? shown.body : {}), ...example };
    const sent = isItem(body) ? body : {};
    const schema = read?.parameters.find(({ name }) => name === parameter)?.schema;
    const id = sent[field] ?? newId(example[field] ?? whole[field], schema?.['format']);
    const item = { ...whole, ...sent, [field]: id };
    const kept = shown?.schema === undefined || mismatch(shown.schema, item) === undefined;
    if (!memory.keep(session, shelf, String(id), kept ? item : { ...whole, [field]: id }))
      return 'full';
    return withBody(answer, { ...example, ...pick(sent, answer, example), [field]: id });
  }

  /** Sent fields that the answer to a creation may repeat. */
  function pick(sent: Item, { schema }: Answer, example: Item): Item {
    const isTaken = (body: Item) => schema !== undefined && mismatch(schema, body) === undefined;
    if (isTaken({ ...example, ...sent })) return sent;
    return Object.fromEntries(Object.entries(sent).filter(([name]) => name in example));
  }

  /** An id like the one that an example shows. */
  function newId(like: unknown, format: unknown): unknown {
    made += 1;
    if (typeof like === 'number') return like + made;
    const number = made.toString(16).padStart(12, '0');
    const isUuid = format === 'uuid' || /^[\da-f]{8}-/i.test(String(like));
    return isUuid ? `01930c1e-5a00-7000-8000-${number}` : `item-${made}`;
  }

  /** An item that another answer named, as the example of a read shows it. */
  function shownAs(id: string, field: string, roles: Resource['roles']): Item | undefined {
    const read = operations.find((operation) => roles.get(operation.id) === 'read');
    const body = read && answers.of(read).body;
    return isItem(body)
      ? { ...body, [field]: typeof body[field] === 'number' ? Number(id) : id }
      : undefined;
  }

  function ofItem(
    operation: Operation,
    { roles, id: field, parameter }: Resource,
    shelf: Shelf,
    { path, body, ids }: { path: Incoming['path']; body: unknown; ids: Set<string> },
  ): Remembered {
    const id = path[parameter] ?? '';
    const item = shelf.get(id) ?? (ids.has(id) ? shownAs(id, field, roles) : undefined);
    if (!item) return 'missing';
    const answer = answers.of(operation);
    const role = roles.get(operation.id);
    if (role === 'delete') {
      shelf.delete(id);
      ids.delete(id);
    }
    if (role === 'change' && isItem(body)) {
      const changed = { ...item, ...body, [field]: item[field] };
      shelf.set(id, changed);
      return withBody(answer, changed);
    }
    return role === 'delete' ? answer : withBody(answer, item);
  }

  /** Whether the address names something that the contract's own example does not, and that is documented to be refused. */
  function isUnknown(
    operation: Operation,
    path: Incoming['path'],
    ids: ReadonlySet<string>,
  ): boolean {
    if (operation.method !== 'get' || !answers.isDocumented(operation, 404)) return false;
    return operation.parameters.some(({ name, in: place, example, schema }) => {
      const shown = example ?? schema['example'];
      const value = path[name] ?? '';
      return place === 'path' && shown !== undefined && value !== textOf(shown) && !ids.has(value);
    });
  }

  /** Keeps the ids of an answer, which a client may ask for next. */
  function learn(body: unknown, ids: Set<string>): void {
    if (typeof body !== 'object' || body === null || ids.size >= MAX_IDS) return;
    for (const [name, value] of Object.entries(body))
      if (typeof value === 'object') learn(value, ids);
      else if (/id$/i.test(name)) ids.add(String(value));
  }

  return {
    resources,
    learn: (body: unknown, session: string): void => learn(body, memory.ids(session)),
    reset: memory.reset,
    /** What memory answers to a request that fits the contract; undefined where it knows nothing of the operation. */
    answer(
      operation: Operation,
      request: Pick<Incoming, 'path' | 'query'> & { body: unknown },
      session: string,
    ): Remembered | undefined {
      const resource = byOperation.get(operation.id);
      const role = resource?.roles.get(operation.id);
      if (!resource || !role) {
        if (isUnknown(operation, request.path, memory.ids(session))) return 'missing';
        const isList = operation.method === 'get' && listOf(document, operation) !== undefined;
        if (!isList || request.query.size === 0) return undefined;
        const items = itemsOf(operation, answers.of(operation).body).filter(isItem);
        return listed(operation, items, request.query);
      }
      const [address = ''] = operation.path.split(`/{${resource.parameter}}`);
      const name = `${resource.name} ${resource.roles.size} ${filled(address, request.path)}`;
      const shelf = memory.shelf(session, name, () => seed(resource));
      if (role === 'list') return listed(operation, [...shelf.values()], request.query);
      if (role === 'create') return created(operation, resource, shelf, session, request.body);
      return ofItem(operation, resource, shelf, { ...request, ids: memory.ids(session) });
    },
  };
}
