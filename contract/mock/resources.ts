import {
  resolve,
  type ContractDocument,
  type Operation,
  type SchemaObject,
} from '../document/document.ts';

export type Role = 'list' | 'create' | 'read' | 'change' | 'delete';

/** What several operations list, create, read, change and delete. */
export type Resource = {
  name: string;
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
const ROLE_NAMES = new Set<string>(['list', 'create', 'read', 'change', 'delete']);

type Declared = { name: string; role: Role; id?: string };

function declaredOf({ object }: Operation): Declared | undefined {
  const { name, role, id } = ((object as Record<string, unknown>)['x-resource'] ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof name !== 'string' || !ROLE_NAMES.has(String(role))) return undefined;
  return { name, role: role as Role, ...(typeof id === 'string' && { id }) };
}

/** Resources as `x-resource` declares them, or as addresses of the form `P` and `P/{id}` show them. */
export function resourcesOf(
  document: ContractDocument,
  operations: readonly Operation[],
): Resource[] {
  const declared = operations.filter((operation) => declaredOf(operation) !== undefined);
  if (declared.length > 0) return declaredResources(declared);
  const items = new Set(
    operations.map(({ path }) => path).filter((path) => /\/\{[^{}/]+\}$/.test(path)),
  );
  return [...items].flatMap((item): Resource[] => {
    const collection = item.replace(/\/\{[^{}/]+\}$/, '');
    const parameter = item.slice(collection.length + 2, -1);
    const roles = new Map<string, Role>();
    for (const operation of operations) {
      if (operation.path === item) {
        const role = ROLES[operation.method];
        if (role) roles.set(operation.id, role);
      } else if (operation.path === collection) {
        if (operation.method === 'post') roles.set(operation.id, 'create');
        if (operation.method === 'get' && listOf(document, operation))
          roles.set(operation.id, 'list');
      }
    }
    const read = operations.find(({ id }) => roles.get(id) === 'read');
    const fields = read ? fieldsOf(document, schemaOf(document, read)) : [];
    const name = collection.split('/').findLast((part) => !part.startsWith('{')) ?? collection;
    const id = [parameter, 'id', `${name.replace(/s$/, '')}Id`, 'uuid'].find((one) =>
      fields.some(([field]) => field === one),
    );
    // What is never created, changed or deleted needs no memory, and without an id no item can be told from another.
    const isChanged = [...roles.values()].some((role) => role !== 'list' && role !== 'read');
    const isKept = isChanged && id !== undefined && read !== undefined;
    return isKept ? [{ name, roles, parameter, id }] : [];
  });
}

function declaredResources(operations: readonly Operation[]): Resource[] {
  const names = Map.groupBy(operations, (operation) => declaredOf(operation)?.name ?? '');
  return [...names].map(([name, own]) => {
    const read = own.find((operation) => declaredOf(operation)?.role === 'read') ?? own[0];
    const parameter = read?.path.match(/\{([^{}/]+)\}[^{}]*$/)?.[1] ?? 'id';
    const ids = own.map((operation) => declaredOf(operation)?.id);
    return {
      name,
      parameter,
      id: ids.find((one) => one !== undefined) ?? 'id',
      roles: new Map(own.map((one) => [one.id, declaredOf(one)?.role ?? 'read'])),
    };
  });
}

/** The schema of an operation's success in JSON. */
export function schemaOf(
  document: ContractDocument,
  { responses }: Operation,
): SchemaObject | undefined {
  const success = responses.find(({ status }) => /^2|^default$/i.test(status));
  const content = Object.entries(success?.object.content ?? {});
  const [, media] = content.find(([type]) => /[/+]json\b/.test(type)) ?? [];
  return media?.schema && resolve(document, media.schema);
}

/** An object's fields with their schemas, those of `allOf` too. */
export function fieldsOf(
  document: ContractDocument,
  schema: SchemaObject | undefined,
): Array<[name: string, schema: SchemaObject]> {
  if (!schema) return [];
  const own = resolve(document, schema);
  return [
    ...Object.entries((own['properties'] ?? {}) as Record<string, SchemaObject>),
    ...((own['allOf'] ?? []) as SchemaObject[]).flatMap((part) => fieldsOf(document, part)),
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
  return arrays.length === 1 ? { property: arrays[0]?.[0] } : undefined;
}
