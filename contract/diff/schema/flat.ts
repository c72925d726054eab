import type { ContractFiles } from '#contract/sources/contract-files.ts';
import { child, children, keyOf, type Located } from '#contract/sources/source.ts';
import { ALL_TYPES, declaredTypes, impliedTypes, typeOfValue, type TypeName } from './types.ts';

export type SchemaObject = Record<string, unknown>;

/** Schemas that hold together, as `allOf` makes them; none at all allows everything. */
export type Schema = readonly Located[];

/** One way to satisfy a schema: objects of keywords that hold together, without references and unions. */
export type Flat = {
  atoms: ReadonlyArray<Located<SchemaObject>>;
  types: ReadonlySet<TypeName>;
  /** The allowed values of `enum` or `const`, where there is either. */
  values?: readonly unknown[];
  /** What the way is called: the component's name or title of its member of a union. */
  name?: string;
  /** The member's own place in the union, where it is from one. */
  member?: Located;
  /** Which member of each union the way takes, in the order in which they were met. */
  choices: readonly Choice[];
  /** Objects whose unions are not among the ways, because there would be too many: compared one by one. */
  rest?: ReadonlyArray<Located>;
};

export type Alternatives = { flats: readonly Flat[] };

/** A member of a union, and whether no other may hold beside it (`oneOf`). */
type Choice = { branch: Located; exclusive: boolean };
type Union = { owner: Located; branches: Located[]; exclusive: boolean };
type Gathered = {
  atoms: Array<Located<SchemaObject>>;
  unions: Union[];
  seen: Set<string>;
  choices: readonly Choice[];
  name?: string;
  member?: Located;
};

/** More combinations of unions than a document means. */
const MAX_ALTERNATIVES = 256;

/** Every keyword object that holds, through `$ref` and `allOf`; undefined where nothing can hold. */
function gather(
  files: ContractFiles,
  schema: Schema,
  seen = new Set<string>(),
): Gathered | undefined {
  const gathered: Gathered = { atoms: [], unions: [], seen, choices: [] };
  const waiting = [...schema];
  for (const node of waiting) {
    if (node.value === false) return undefined;
    const key = keyOf(node);
    if (typeof node.value !== 'object' || node.value === null || seen.has(key)) continue;
    seen.add(key);
    const object = node as Located<SchemaObject>;
    for (const keyword of ['$ref', '$dynamicRef']) {
      const reference = object.value[keyword];
      if (typeof reference === 'string') waiting.push(files.target(node, reference));
    }
    if (typeof object.value['$ref'] === 'string' && !files.refHasSiblings) continue;
    waiting.push(...children(child(node, 'allOf')).map(([, member]) => member));
    for (const keyword of ['oneOf', 'anyOf']) {
      const branches = children(child(node, keyword)).map(([, branch]) => branch);
      if (branches.length > 0)
        gathered.unions.push({
          owner: node,
          branches,
          exclusive: keyword === 'oneOf' && branches.length > 1,
        });
    }
    gathered.atoms.push(object);
  }
  return gathered;
}

/** The keyword objects of a schema, those in its unions aside. */
export const atomsOf = (files: ContractFiles, schema: Schema): Flat['atoms'] =>
  gather(files, schema)?.atoms ?? [];

/** A schema as the ways to satisfy it. None: nothing satisfies it. */
export function alternativesOf(files: ContractFiles, schema: Schema): Alternatives {
  const start = gather(files, schema);
  const waiting = start ? [start] : [];
  const flats: Flat[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [union, ...unions] = next.unions;
    const { atoms, seen, choices, name, member } = next;
    if (!union || flats.length + waiting.length >= MAX_ALTERNATIVES) {
      const flat = { ...flatOf(atoms, name, member), choices };
      const rest = next.unions.map(({ owner }) => owner);
      if (flat.types.size > 0) flats.push({ ...flat, ...(rest.length > 0 && { rest }) });
      continue;
    }
    for (const branch of union.branches) {
      const more = gather(files, [branch], new Set(seen));
      if (!more) continue;
      const called = [name, nameOf(branch)].filter((part) => part !== undefined).join(' ');
      waiting.push({
        atoms: [...atoms, ...more.atoms],
        unions: [...unions, ...more.unions],
        seen: more.seen,
        choices: [...choices, { branch, exclusive: union.exclusive }],
        ...(called !== '' && { name: called }),
        member: branch,
      });
    }
  }
  return { flats: foldNull(foldValues(flats)) };
}

/** Whether two ways may not hold at once: the union in which they part allows one member alone. */
export function areExclusive(one: Flat, other: Flat): boolean {
  const index = one.choices.findIndex(
    ({ branch }, at) => branch !== (other.choices[at]?.branch ?? branch),
  );
  return one.choices[index]?.exclusive ?? false;
}

function flatOf(atoms: Flat['atoms'], name?: string, member?: Located): Omit<Flat, 'choices'> {
  const declared = atoms.flatMap(({ value }) => {
    const types = declaredTypes(value['type']);
    return types ? [types] : [];
  });
  const values = valuesOf(atoms);
  const known = declared.length > 0 ? declared : [impliedTypes(atoms.map(({ value }) => value))];
  // Multiples of a whole number are whole numbers.
  if (atoms.some(({ value }) => Number.isInteger(value['multipleOf']))) known.push(WHOLE);
  const allowed = values?.filter((value) => known.every((types) => types.has(typeOfValue(value))));
  const valued = allowed && new Set(allowed.map(typeOfValue));
  const types = [...ALL_TYPES].filter(
    (type) => known.every((some) => some.has(type)) && (valued?.has(type) ?? true),
  );
  // Both booleans are all that there are.
  const isAll = types.join() === 'boolean' && new Set(allowed).size === 2;
  return {
    atoms,
    types: new Set(types),
    ...(allowed && !isAll && { values: allowed }),
    ...(name !== undefined && { name }),
    ...(member && { member }),
  };
}

const WHOLE: ReadonlySet<TypeName> = new Set([...ALL_TYPES].filter((type) => type !== 'fraction'));

/** Keywords of a member that is nothing but a list of values; what it is put together from is told by its atoms. */
const LISTING = new Set(
  'const enum type title description deprecated examples $comment externalDocs allOf anyOf oneOf $ref'.split(
    ' ',
  ),
);

/** `oneOf` of single values, each with its text, is a list of values. */
function foldValues(flats: Flat[]): Flat[] {
  const [first] = flats;
  const common = new Set(
    first?.atoms.filter((atom) => flats.every(({ atoms }) => atoms.includes(atom))),
  );
  const isListing = ({ atoms, values }: Flat) =>
    values !== undefined &&
    atoms.every(
      (atom) =>
        common.has(atom) ||
        Object.keys(atom.value).every(
          (keyword) => LISTING.has(keyword) || keyword.startsWith('x-'),
        ),
    );
  const listings = flats.filter(isListing);
  const all = listings.flatMap(({ values = [] }) => values);
  const isDistinct = new Set(all.map(canonical)).size === all.length;
  if (!first || listings.length < 2 || !isDistinct) return flats;
  const { member: _member, name: _name, ...rest } = listings[0] ?? first;
  const listing: Flat = {
    ...rest,
    atoms: [...common],
    types: new Set(listings.flatMap(({ types }) => [...types])),
    values: all,
  };
  return [listing, ...flats.filter((flat) => !listings.includes(flat))];
}

function valuesOf(atoms: Flat['atoms']): unknown[] | undefined {
  const lists = atoms.flatMap(({ value }) => [
    ...(Array.isArray(value['enum']) ? [value['enum'] as unknown[]] : []),
    ...('const' in value ? [[value['const']]] : []),
  ]);
  const [first, ...others] = lists;
  const text = others.map((list) => new Set(list.map(canonical)));
  return first?.filter((value) => text.every((list) => list.has(canonical(value))));
}

/** `anyOf: [X, null]` is X that may be null; in `oneOf`, null of both would match two. */
function foldNull(flats: Flat[]): Flat[] {
  const [none] = flats.filter(isNull);
  const others = flats.filter((flat) => !isNull(flat));
  const [only] = others;
  if (others.length !== 1 || !none || !only) return flats;
  const { name: _name, member: _member, ...rest } = only;
  const values = only.values?.filter((value) => value !== null);
  const isTwice = only.types.has('null') && areExclusive(only, none);
  const types = [...only.types].filter((type) => type !== 'null');
  return [
    {
      ...rest,
      types: new Set<TypeName>(isTwice ? types : [...types, 'null']),
      ...(values && { values: isTwice ? values : [...values, null] }),
    },
  ];
}

export const isNull = ({ types }: Flat): boolean => types.size === 1 && types.has('null');

/** The component that a member of a union refers to, or its title. */
function nameOf(branch: Located): string | undefined {
  const { $ref, title } = (branch.value ?? {}) as { $ref?: unknown; title?: unknown };
  if (typeof $ref === 'string') return $ref.split('/').at(-1);
  return typeof title === 'string' ? title : undefined;
}

/** A value as text that does not depend on the order of keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}

/** The places of a keyword in a flat schema, in order. */
export const placesOf = ({ atoms }: Flat, keyword: string): Located[] =>
  atoms.flatMap((atom) => child(atom, keyword) ?? []);

/** The place of a keyword, or of the schema where it has none. */
export const placeOf = (flat: Flat, keyword: string): Located | undefined =>
  placesOf(flat, keyword)[0] ?? flat.member ?? flat.atoms[0];
