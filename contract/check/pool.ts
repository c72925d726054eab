import type { Operation } from '../document/document.ts';

/** An id that an answer gave, and whose it is. */
export type Known = {
  value: string;
  by: string;
  isCreated: boolean;
  /** Whether the contract says so, rather than names that are alike. */
  isSaid?: boolean;
  /** The address of the operation that answered it. */
  from: string;
};

type Parameter = { name: string; prefix: string };

/** Names that several collections of a contract may give to their own ids, which may then be the same short words. */
export const COMMON_NAME = /^(?:id|uuid|slug|key|name|title|number)$/i;

/** Names of what opens doors and names nothing. */
const SECRET = /token|secret|code/i;

/** `promptId`, `prompt_id` and `prompt-id` as one name. */
const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
/** The part of a contract that a collection belongs to; one at the root is its own. */
const partOf = (path: string) => (/^\/[^/]*$/.test(path) ? path : path.replace(/[^/]*$/, ''));
const singular = (name: string) => name.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

/** The ids that answers gave, for the path parameters that take them. */
export function createPool(operations: readonly Operation[]) {
  const parameters = operations.flatMap(({ path }): Parameter[] =>
    [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => ({
      name: match[1] ?? '',
      prefix: path.slice(0, match.index - 1),
    })),
  );
  const known = new Map<string, Known[]>();
  /** `isMade` says that it was made in the collection whose items the parameter names. */
  const keep = (name: string, one: Known, isMade = false): void => {
    const list = known.get(name) ?? [];
    const found = list.find(
      ({ value, from }) =>
        value === one.value &&
        (one.isSaid !== true || from.startsWith(one.from)) &&
        (!isMade || from === one.from),
    );
    if (found) {
      // Made again, or made after a list had shown it.
      if (isMade) known.set(name, [{ ...found, ...one }, ...list.filter((it) => it !== found)]);
      return;
    }
    // What was created last is the freshest, and certainly the caller's own; what is merely called alike may be another.
    const at = one.isCreated ? 0 : list.findIndex(({ isCreated }) => !isCreated);
    const isBehind = at < 0 || (one.isSaid !== true && !one.isCreated);
    known.set(name, isBehind ? [...list, one] : list.toSpliced(at, 0, one));
  };

  function harvest(operation: Operation, body: unknown, isCreated: boolean): void {
    const [segment = ''] = operation.path.match(/[^/{}]+(?=[^/]*$)/) ?? [];
    // `save-card` answers with a card.
    const collection = segment.split(/[-_]|(?<=[a-z])(?=[A-Z])/).at(-1) ?? '';
    /** `around` has the fields of what a value is inside of. */
    const visit = (
      value: unknown,
      key: string,
      isRoot: boolean,
      around: ReadonlySet<string> = new Set(),
    ): void => {
      if (Array.isArray(value)) {
        for (const item of value.slice(0, 20)) visit(item, singular(key), isRoot, around);
        return;
      }
      if (typeof value !== 'object' || value === null) return;
      const record = value as Record<string, unknown>;
      for (const { name, prefix } of parameters) {
        const isOwn = isRoot && prefix === operation.path;
        const own = SECRET.test(name) ? undefined : record[name];
        const id =
          own ??
          (isOwn || plain(`${key}id`) === plain(name) || plain(key) === plain(name)
            ? record['id']
            : undefined);
        if (typeof id !== 'string' && typeof id !== 'number') continue;
        // Another part of the contract may name something else alike: a task's `cardId` is no payment card's.
        const isOfPart = own === undefined || operation.path.startsWith(partOf(prefix));
        // Inside a thing that has such a field itself it names another one: the page after it, its parent.
        const isOther = own !== undefined && around.has(name);
        const isNew = isCreated && isOfPart && !isOther;
        const one = { value: String(id), by: operation.id, isCreated: isNew, from: operation.path };
        keep(name, one, isNew && isOwn);
      }
      const names = Object.keys(record);
      const within = new Set([...around, ...names]);
      for (const [inner, child] of Object.entries(record))
        visit(child, inner, isRoot && (Array.isArray(child) || names.length === 1), within);
    };
    visit(body, singular(collection), true);
  }

  /**
   * The known values of a path parameter, the caller's own newest first. Collections may call theirs alike, `{id}` or
   * `{slug}`: for a path, those of its own collection come before the rest.
   */
  function valuesOf(name: string, path?: string): readonly Known[] {
    const all = known.get(name) ?? [];
    const collection = path?.split(`/{${name}}`)[0];
    const isOwn = ({ from }: Known) => collection !== undefined && from.startsWith(collection);
    return [...all.filter(isOwn), ...all.filter((one) => !isOwn(one))];
  }

  return {
    harvest,
    /** Keeps what the contract says is the value of a path parameter of an operation. */
    say({ path }: Operation, name: string, one: Pick<Known, 'value' | 'by' | 'isCreated'>): void {
      keep(name, { ...one, from: path.split(`/{${name}}`)[0] ?? path, isSaid: true });
    },
    valuesOf,
    /**
     * The same, without what was made in another collection whose parameter has the same name: what
     * `POST /guides` made is no `/reference/{slug}` where there is a `/guides/{slug}`.
     */
    ofCollection(name: string, path: string): readonly Known[] {
      const own = path.split(`/{${name}}`)[0];
      const others = parameters.filter((one) => one.name === name && one.prefix !== own);
      const isOfOther = ({ from }: Known) => others.some(({ prefix }) => prefix === from);
      return valuesOf(name, path).filter((one) => !isOfOther(one));
    },
    /** Path parameters with known values. */
    names: (): string[] => [...known.keys()],
    forget(name: string, value: string): void {
      known.set(
        name,
        (known.get(name) ?? []).filter((one) => one.value !== value),
      );
    },
  };
}

export type Pool = ReturnType<typeof createPool>;
