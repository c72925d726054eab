import { MAX_QUESTION } from '#core/limits.ts';

/** One value of a screen's state in the address. `write` answers undefined for the default. */
export type Field<T> = {
  read: (text: string | null) => T;
  write: (value: T) => string | undefined;
};

type Fields<S> = { readonly [K in keyof S]: Field<S[K]> };

/** The state of a list (page, sort, filter, search) as its address holds it, so that a link shows it. */
export type ListState<S extends object> = {
  fields: Fields<S>;
  /** Reads the address; what it does not know is left at its default. */
  read: (search: URLSearchParams) => S;
  /** The address's query, '' or '?…'; defaults leave no trace. */
  write: (state: S) => string;
};

// nuqs does this too, but writes past the router, whose loaders, scroll places and keys we rely on.
export function listState<S extends object>(
  fields: Fields<S>,
  /** Corrects what cannot go together. */
  refine: (state: S) => S = (state) => state,
): ListState<S> {
  const entries = Object.entries(fields) as [keyof S & string, Field<S[keyof S]>][];
  return {
    fields,
    read: (search) =>
      refine(
        Object.fromEntries(entries.map(([key, field]) => [key, field.read(search.get(key))])) as S,
      ),
    write: (state) => {
      const search = new URLSearchParams();
      for (const [key, field] of entries) {
        const text = field.write(state[key]);
        if (text !== undefined) search.set(key, text);
      }
      return search.size > 0 ? `?${search.toString()}` : '';
    },
  };
}

/** The state without what is not asked for: unset, empty or false. For the contract's parameters. */
export function asked<S extends object>(state: S): Partial<S> {
  const entries = Object.entries(state).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  return Object.fromEntries(entries) as Partial<S>;
}

const MAX_PAGE = 100_000;
const PAGE_SIZES = [10, 20, 50, 100];
const DEFAULT_PAGE_SIZE = 20;

/** Words that are looked for. */
export const words: Field<string> = {
  read: (text) => (text ?? '').slice(0, MAX_QUESTION),
  write: (value) => value || undefined,
};

/** An id or a name, or nothing. */
export const optional: Field<string | undefined> = {
  read: (text) => text || undefined,
  write: (value) => value,
};

export const flag: Field<boolean> = {
  read: (text) => text === 'true',
  write: (value) => (value ? 'true' : undefined),
};

/** One of `values`; the default leaves no trace. */
export function choice<T extends string>(values: Readonly<Record<string, T>>, or: T): Field<T> {
  return {
    read: (text) => known(values, text) ?? or,
    write: (value) => (value === or ? undefined : value),
  };
}

/** One of `values`, or nothing. */
export function optionalChoice<T extends string>(
  values: Readonly<Record<string, T>>,
): Field<T | undefined> {
  return { read: (text) => known(values, text), write: (value) => value };
}

/** Always the same, and always in the address: it tells this list from others on its path. */
export function constant<T extends string>(value: T): Field<T> {
  return { read: () => value, write: () => value };
}

/** A whole number from 0 to `max`, or nothing. */
export function count(max: number): Field<number | undefined> {
  return {
    read: (text) => (text && isWithin(Number(text), 0, max) ? Number(text) : undefined),
    write: (value) => value?.toString(),
  };
}

/** A day as `YYYY-MM-DD`, or nothing. */
export const day: Field<string | undefined> = {
  read: (text) => {
    if (!text || !/^\d{4}-\d{2}-\d{2}$/u.test(text)) return undefined;
    const at = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
  },
  write: (value) => value,
};

/** Where in a long list one is: `page` from 1, `pageSize` as the contract allows it. */
export const paging: Fields<{ page: number; pageSize: number }> = {
  page: {
    read: (text) => (isWithin(Number(text), 1, MAX_PAGE) ? Number(text) : 1),
    write: (page) => (page === 1 ? undefined : String(page)),
  },
  pageSize: {
    read: (text) => (PAGE_SIZES.includes(Number(text)) ? Number(text) : DEFAULT_PAGE_SIZE),
    write: (size) => (size === DEFAULT_PAGE_SIZE ? undefined : String(size)),
  },
};

function known<T extends string>(values: Readonly<Record<string, T>>, text: string | null) {
  return Object.values(values).find((value) => value === text);
}

function isWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
