import type { Mismatch } from '../checker/schemas.ts';
import {
  resolve,
  type ContractDocument,
  type Operation,
  type SchemaObject,
} from '../document/document.ts';
import type { Answer } from './answer.ts';
import type { Answers } from './answers.ts';
import { isMany, placesOf, type Place } from './item-places.ts';

const ROLE_NAMES = ['list', 'create', 'read', 'change', 'delete', 'restore'] as const;
export type Role = (typeof ROLE_NAMES)[number];

/** What several operations list, create, read, change, delete and restore. */
export type Resource = {
  name: string;
  /** What tells it from others of its name: the address of its collection. */
  collection: string;
  /** Whether `x-resource` says what it is. */
  isDeclared: boolean;
  /** Path parameters of what it belongs to. */
  parents: readonly string[];
  /** Operations by id, with what each does. */
  roles: ReadonlyMap<string, Role>;
  /** Path parameter of the item's address. */
  parameter: string;
  /** Field of an item that its address carries. */
  id: string;
};

const ROLES: Readonly<Record<string, Role>> = {
  get: 'read',
  put: 'change',
  patch: 'change',
  delete: 'delete',
};
const ITEM = /\/\{[^{}/]+\}$/;

export type Parts = {
  document: ContractDocument;
  operations: readonly Operation[];
  answers: Answers;
  mismatch: Mismatch;
};
type Declared = { name: string; role: Role; id: string | undefined };

/** What an operation says of itself by `x-resource`. */
function declaredOf({ object }: Operation): Declared | undefined {
  const { name, role, id } = object['x-resource'] ?? {};
  const known = ROLE_NAMES.find((one) => one === role);
  if (typeof name !== 'string' || known === undefined) return undefined;
  return { name, role: known, id: typeof id === 'string' ? id : undefined };
}

/** Resources as `x-resource` declares them, or as addresses of the form `P` and `P/{id}` show them. */
export function resourcesOf(parts: Parts): Resource[] {
  const declared = parts.operations.flatMap((operation) => {
    const said = declaredOf(operation);
    return said ? [{ operation, ...said }] : [];
  });
  return declared.length > 0 ? declaredResources(declared) : inferredResources(parts);
}

const parametersOf = (path: string) =>
  [...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);

function declaredResources(declared: ReadonlyArray<Declared & { operation: Operation }>) {
  return [...Map.groupBy(declared, ({ name }) => name)].map(([name, own]): Resource => {
    const parameterOf = (role: Role) =>
      own
        .find((one) => one.role === role)
        ?.operation.path.match(/\{([^{}/]+)\}[^{}]*$/)
        ?.at(1);
    const parameter = parameterOf('read') ?? parameterOf('delete') ?? parameterOf('change') ?? 'id';
    const named = own.flatMap(({ operation }) => parametersOf(operation.path));
    return {
      name,
      collection: name,
      isDeclared: true,
      parents: [...new Set(named)].filter((one) => one !== parameter),
      parameter,
      id: own.find(({ id }) => id !== undefined)?.id ?? 'id',
      roles: new Map(own.map(({ operation, role }) => [operation.id, role])),
    };
  });
}

function inferredResources(parts: Parts): Resource[] {
  const items = new Set(parts.operations.map(({ path }) => path).filter((path) => ITEM.test(path)));
  const known = [...items].flatMap((item) => inferred(parts, item) ?? []);
  const collections = new Set([...items].map((item) => item.replace(ITEM, '')));
  const others = parts.operations.filter(
    ({ method, path }) => method === 'post' && !collections.has(path.replace(/\/$/, '')),
  );
  return [...known, ...others.flatMap((create) => listedOnly(parts, create) ?? [])];
}

/** What is created and listed, and has no address of its own there. */
function listedOnly(parts: Parts, create: Operation): Resource | undefined {
  const { operations, answers } = parts;
  const { path } = create;
  const id = 'id';
  const list = operations.find((one) => one.path === path && one.method === 'get');
  const isResource =
    list &&
    placeOf(parts, answers.of(list), 'list', id) &&
    placeOf(parts, answers.of(create), 'read', id)?.steps.length === 0;
  if (!isResource) return undefined;
  const roles = new Map<string, Role>([
    [list.id, 'list'],
    [create.id, 'create'],
  ]);
  const name = path.split('/').findLast((part) => !part.startsWith('{')) ?? path;
  const parents = parametersOf(path);
  return { name, collection: path, isDeclared: false, parents, roles, parameter: id, id };
}

function inferred(parts: Parts, item: string): Resource | undefined {
  const { operations, answers } = parts;
  const collection = item.replace(ITEM, '');
  const parameter = item.slice(collection.length + 2, -1);
  const name = collection.split('/').findLast((part) => !part.startsWith('{')) ?? collection;
  // Some write the collection with a slash at its end.
  const at = (path: string, method: string) =>
    operations.find((one) => one.path.replace(/\/$/, '') === path && one.method === method);
  const read = at(item, 'get');
  const ids = [parameter, 'id', `${name.replace(/s$/, '')}Id`, 'uuid'];
  const id = ids.find((field) => read && placeOf(parts, answers.of(read), 'read', field));
  const roles = new Map<string, Role>();
  const [list, create] = [at(collection, 'get'), at(collection, 'post')];
  const isList = list && id !== undefined && placeOf(parts, answers.of(list), 'list', id);
  if (isList) roles.set(list.id, 'list');
  if (create) roles.set(create.id, 'create');
  for (const operation of operations) {
    const role = operation.path === item ? ROLES[operation.method] : undefined;
    if (role) roles.set(operation.id, role);
  }
  // What is never created, changed or deleted needs no memory, and without an id no item can be told from another.
  const isChanged = [...roles.values()].some((role) => role !== 'list' && role !== 'read');
  if (!isChanged || id === undefined) return undefined;
  const parents = parametersOf(collection);
  return { name, collection, isDeclared: false, parents, roles, parameter, id };
}

/** Where an answer holds the items of a resource. */
export function placeOf(
  { document, mismatch }: Pick<Parts, 'document' | 'mismatch'>,
  { schema }: Answer,
  role: Role,
  id: string,
): Place | undefined {
  if (!schema) return undefined;
  const places = placesOf(document, schema, id, mismatch);
  const many = places.find(isMany);
  if (role === 'list') return many;
  const one = places.find((place) => !isMany(place));
  // Several at once are created only; a page that holds the parts of something is not that thing.
  return one ?? (role === 'create' ? many : undefined);
}

/** The schema of an operation's success in JSON. */
function schemaOf(document: ContractDocument, { responses }: Operation): SchemaObject | undefined {
  const success = responses.find(({ status }) => /^2|^default$/i.test(status));
  const content = Object.entries(success?.object.content ?? {});
  const [, media] = content.find(([type]) => /[/+]json\b/.test(type)) ?? [];
  return media?.schema && resolve(document, media.schema);
}

/** An object's fields with their schemas, those of `allOf` and of the first other branch too. */
function fieldsOf(
  document: ContractDocument,
  schema: SchemaObject | undefined,
): Array<[name: string, schema: SchemaObject]> {
  if (!schema) return [];
  const own = resolve(document, schema);
  return [
    ...Object.entries((own['properties'] ?? {}) as Record<string, SchemaObject>),
    ...['allOf', 'oneOf', 'anyOf'].flatMap((keyword) => {
      const parts = (own[keyword] ?? []) as SchemaObject[];
      const counted = keyword === 'allOf' ? parts : parts.slice(0, 1);
      return counted.flatMap((part) => fieldsOf(document, part));
    }),
  ];
}

/** Where a list's answer holds its items: the whole body, or its only property that is an array. */
export function listOf(
  document: ContractDocument,
  operation: Operation,
): { property: string | undefined } | undefined {
  const schema = schemaOf(document, operation);
  const isArray = (one: SchemaObject) => [resolve(document, one).type].flat().includes('array');
  if (!schema) return undefined;
  if (isArray(schema)) return { property: undefined };
  const arrays = fieldsOf(document, schema).filter(([, inner]) => isArray(inner));
  // A part of `allOf` may say again what another one says of the same field.
  const [property, ...others] = new Set(arrays.map(([name]) => name));
  return property !== undefined && others.length === 0 ? { property } : undefined;
}
