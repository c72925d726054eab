import type { Mismatch } from '../checker/schemas.ts';
import type { ContractDocument, Operation } from '../document/document.ts';
import type { Answer } from './answer.ts';
import type { Answers } from './answers.ts';
import type { Asked, Remembered } from './asked.ts';
import { createIds, merged, sentItems } from './created.ts';
import { isItem, itemsAt, withItems, type Place } from './item-places.ts';
import { createViews } from './item-views.ts';
import { createLists } from './lists.ts';
import { createMemory, textOf, type Item, type Shelf } from './memory.ts';
import { createParents } from './parents.ts';
import { createRepeats } from './repeats.ts';
import { resourcesOf, type Resource, type Role } from './resources.ts';
import { createSeeds } from './seeds.ts';

export type StateParts = {
  document: ContractDocument;
  operations: readonly Operation[];
  answers: Answers;
  mismatch: Mismatch;
  now?: (() => number) | undefined;
};
/** A resource as one operation handles it. */
type Task = {
  operation: Operation;
  resource: Resource;
  role: Role;
  shelf: Shelf;
  path: Asked['path'];
};

const MAX_ANSWERS = 100;
const filled = (path: string, values: Readonly<Record<string, string>>) =>
  path.replaceAll(/\{([^{}]+)\}/g, (_all, name: string) => encodeURIComponent(values[name] ?? ''));

/** Answers that remember: what is created is listed, read, changed, and gone once it is deleted. */
export function createState({ document, operations, answers, mismatch, now }: StateParts) {
  const parts = { document, operations, answers, mismatch };
  const resources = resourcesOf(parts);
  const memory = createMemory(now);
  const seeds = createSeeds(parts);
  const views = createViews(document, mismatch);
  const lists = createLists(document, mismatch);
  const newId = createIds(document, mismatch);
  const repeats = createRepeats(memory);
  const byOperation = new Map(
    resources.flatMap((resource) =>
      [...resource.roles].map(([id, role]) => [id, { resource, role }] as const),
    ),
  );
  const parents = createParents({ resources, answers, memory, shelfOf, itemOf });

  /** An answer with another body where that fits its schema; else the documented one. */
  function withBody(answer: Answer, body: unknown): Answer {
    const { schema } = answer;
    if (!schema || mismatch(schema.pointer, body) !== undefined) return answer;
    return { ...answer, body };
  }

  /** An answer about some items. */
  function about(answer: Answer, { resource, role }: Task, items: readonly Item[]): Answer {
    const place = seeds.placeIn(answer, role, resource);
    if (!place) return answer;
    const [like = {}] = itemsAt(answer.body, place.steps);
    const own = items.map((item) => views.of(place.part, item, like, resource.id));
    return withBody(answer, withItems(answer.body, place.steps, own));
  }

  function listed({ operation, resource, shelf }: Task, { query }: Asked): Answer {
    const answer = answers.of(operation);
    const place = seeds.placeIn(answer, 'list', resource);
    if (!place) return answer;
    const [like = {}] = itemsAt(answer.body, place.steps);
    const items = [...shelf.items.values()].map((item) =>
      views.of(place.part, item, like, resource.id),
    );
    return lists.of(operation, answer, place, items, { query, id: resource.id });
  }

  function created(task: Task, { body, session, headers }: Asked): Remembered {
    const { operation, resource, shelf } = task;
    const { id } = resource;
    const statuses = [201, 200].filter((code) => answers.isDocumented(operation, code));
    const answer = answers.of(operation, statuses[0] === undefined ? {} : { code: statuses[0] });
    const place = seeds.placeIn(answer, 'create', resource);
    const own = place ? itemsAt(answer.body, place.steps) : [];
    const like = { ...seeds.shown('read', resource)[0], ...own[0] };
    const items: Item[] = [];
    for (const sent of sentItems(body, place?.steps ?? [])) {
      const known = sent[id] === undefined ? undefined : shelf.items.get(textOf(sent[id]));
      // Where a creation also documents what saves again, an id says which item that is.
      if (statuses.length === 2 && sent[id] !== undefined)
        return known ? changed(task, answers.of(operation, { code: 200 }), known, sent) : 'missing';
      const base = place ? views.required(place.part, like) : like;
      const isTaken = (text: string) => shelf.items.has(text) || shelf.gone.has(text);
      const made = sent[id] ?? (place ? newId(place.part, id, like[id], isTaken) : like[id]);
      const item = { ...base, ...sent, [id]: made };
      if (!memory.keep(session, shelf, textOf(made), item)) return 'full';
      items.push(item);
    }
    return located(about(answer, task, items), task, items, headers);
  }

  /** A creation's answer with the address of what was made. */
  function located(
    answer: Answer,
    { resource, path }: Task,
    items: readonly Item[],
    headers: Asked['headers'],
  ): Answer {
    const [read] = seeds.operationsOf(resource, 'read');
    const [item] = items;
    if (!read || !item || answer.headers['location'] === undefined) return answer;
    const values = { ...path, [resource.parameter]: textOf(item[resource.id]) };
    const address = filled(read.path, values);
    // Some contracts promise a whole address.
    const isWhole = /^https?:/.test(answer.headers['location']);
    const location = isWhole ? `http://${String(headers['host'])}${address}` : address;
    return { ...answer, headers: { ...answer.headers, location } };
  }

  function changed(task: Task, answer: Answer, item: Item, sent: Item): Answer {
    const { resource, shelf } = task;
    const next = {
      ...applied(item, sent, seeds.placeIn(answer, 'change', resource)),
      [resource.id]: item[resource.id],
    };
    shelf.items.set(textOf(item[resource.id]), next);
    shelf.answers.clear();
    return about(answer, { ...task, role: 'change' }, [next]);
  }

  /** An item with what was sent; a value that answers cannot show, such as null, changes nothing. */
  function applied(item: Item, sent: Item, place: Place | undefined): Item {
    const fits = (next: Item) => !place || views.fits(place.part, next, item);
    const whole = merged(item, sent);
    if (fits(whole) || !fits(item)) return whole;
    return Object.entries(sent).reduce((next, [name, value]) => {
      const more = merged(next, { [name]: value });
      return fits(more) ? more : next;
    }, item);
  }

  /** What a change sends; one without a body sets the flags that its example shows. */
  function sentBy(answer: Answer, place: Place | undefined, body: unknown): Item {
    if (body !== undefined) return sentItems(body, place?.steps ?? [])[0] ?? {};
    const [shown = {}] = place ? itemsAt(answer.body, place.steps) : [];
    return Object.fromEntries(Object.entries(shown).filter(([, value]) => value === true));
  }

  function ofItem(task: Task, { path, body, session }: Asked): Remembered {
    const { operation, resource, role, shelf } = task;
    const key = path[resource.parameter] ?? '';
    const item = role === 'restore' ? shelf.gone.get(key) : itemOf(resource, shelf, key, session);
    if (!item) return 'missing';
    const answer = answers.of(operation);
    const place = seeds.placeIn(answer, role, resource);
    if (role === 'change') return changed(task, answer, item, sentBy(answer, place, body));
    if (role === 'restore') memory.keep(session, shelf, key, item);
    if (role === 'delete') memory.forget(shelf, key, item);
    if (place) return about(answer, task, [item]);
    const told = isItem(answer.body) && resource.parameter in answer.body ? answer.body : undefined;
    return told ? withBody(answer, { ...told, [resource.parameter]: item[resource.id] }) : answer;
  }

  /** An item that was kept, or that another answer named: that is as the examples show its kind. */
  function itemOf(resource: Resource, shelf: Shelf, key: string, session: string) {
    const kept = shelf.items.get(key);
    if (kept || shelf.gone.has(key) || !memory.ids(session).has(key)) return kept;
    const like = seeds.shown('read', resource)[0];
    const own = like?.[resource.id];
    return like && { ...like, [resource.id]: typeof own === 'number' ? Number(key) : key };
  }

  /** The items below an address: those of another parent are others. */
  function shelfOf(resource: Resource, { path, session }: Pick<Asked, 'path' | 'session'>): Shelf {
    const values = resource.parents.map((name) => path[name] ?? '');
    const key = JSON.stringify([resource.collection, ...values]);
    return memory.shelf(session, key, () => seeds.of(resource));
  }

  function answerOf(task: Task, asked: Asked): Remembered {
    const { operation, role, shelf } = task;
    if (role === 'create') return created(task, asked);
    if (role !== 'list') return ofItem(task, asked);
    const key = `${operation.id}?${asked.query.toString()}`;
    const answer = shelf.answers.get(key) ?? listed(task, asked);
    if (shelf.answers.size < MAX_ANSWERS) shelf.answers.set(key, answer);
    return answer;
  }

  function remembered(operation: Operation, asked: Asked): Remembered | undefined {
    if (parents.isMissing(operation, asked)) return 'missing';
    const known = byOperation.get(operation.id);
    if (known)
      return answerOf(
        { operation, ...known, shelf: shelfOf(known.resource, asked), path: asked.path },
        asked,
      );
    const isAsked =
      operation.method === 'get' && (asked.query.size > 0 || lists.hasUsualSize(operation));
    return isAsked ? lists.shown(operation, answers.of(operation), asked.query) : undefined;
  }

  return {
    resources,
    /** Keeps what an answer names, so that a client can ask for it. */
    learn({ schema, body, headers }: Answer, session: string): void {
      if (schema) memory.learn(body, session);
      const [last] = /[^/?#]+$/.exec(headers['location'] ?? '') ?? [];
      if (last !== undefined) memory.learn({ id: last }, session);
    },
    reset: memory.reset,
    /** What memory answers to a request that fits the contract; `documented` where it knows nothing of the operation. */
    answer: (operation: Operation, asked: Asked, documented: () => Answer): Remembered =>
      repeats.once(operation, asked, () => remembered(operation, asked) ?? documented()),
  };
}
