import { follow, type ContractFiles } from '#contract/sources/contract-files.ts';
import { asText, child, children, keyOf, type Located } from '#contract/sources/source.ts';
import type { Change } from './change.ts';
import { placesOf, type Alternatives, type Flat, type Schema } from './flat.ts';

type Mapping = {
  property: string;
  /** Names of members by discriminator value. */
  entries: Map<string, string>;
  valueOf(flat: Flat): string | undefined;
};

type Kinds = ReadonlyMap<string, Located>;

const discriminatorOf = (flats: readonly Flat[]) =>
  flats.flatMap((flat) => placesOf(flat, 'discriminator'))[0];
const nameIn = (reference: unknown) => asText(reference).split('/').at(-1) ?? '';

/** Which value of the discriminating property means which member; undeclared values are the members' names. */
export function mappingOf(flats: readonly Flat[]): Mapping | undefined {
  const place = discriminatorOf(flats);
  const property = place && child(place, 'propertyName')?.value;
  if (!place || typeof property !== 'string') return undefined;
  const entries = new Map(
    children(child(place, 'mapping')).map(([value, { value: name }]) => [value, nameIn(name)]),
  );
  const mapped = new Set(entries.values());
  for (const { name } of flats)
    if (name !== undefined && !mapped.has(name)) entries.set(name, name);
  const values = new Map([...entries].map(([value, name]) => [name, value]));
  return {
    property,
    entries,
    valueOf: ({ name }) => (name === undefined ? undefined : values.get(name)),
  };
}

/** Changes of how a union says which of its members a value is. */
export function compareDiscriminators(
  before: Alternatives,
  after: Alternatives,
  kinds: { old: Kinds; new: Kinds },
): Change[] {
  const [old, now] = [mappingOf(before.flats), mappingOf(after.flats)];
  const places = { old: discriminatorOf(before.flats), new: discriminatorOf(after.flats) };
  if (!old && !now) return [];
  if (!old)
    return [
      {
        rule: 'discriminator-added',
        effect: 'narrows',
        ...places,
        values: { new: now?.property ?? '' },
      },
    ];
  if (!now)
    return [
      { rule: 'discriminator-removed', effect: 'widens', ...places, values: { old: old.property } },
    ];
  if (old.property !== now.property)
    return [
      {
        rule: 'discriminator-changed',
        effect: 'incomparable',
        ...places,
        values: { old: old.property, new: now.property },
      },
    ];
  const values = {
    old: [...new Set([...old.entries.keys(), ...kinds.old.keys()])],
    new: [...new Set([...now.entries.keys(), ...kinds.new.keys()])],
  };
  return [
    ...values.old
      .filter((value) => !values.new.includes(value))
      .map((name): Change => ({
        rule: 'mapping-removed',
        effect: 'narrows',
        ...places,
        values: { name },
      })),
    ...values.new
      .filter((value) => !values.old.includes(value))
      .map((name): Change => ({
        rule: 'mapping-added',
        effect: 'widens',
        ...places,
        values: { name },
      })),
  ];
}

/**
 * The kinds of a schema that is no union, by discriminator value: those that its mapping names, and components that
 * build on it by `allOf`, whose names are their values.
 */
export function kindsOf(
  files: ContractFiles,
  schema: Schema,
  { flats }: Alternatives,
): Map<string, Located> {
  const place = flats.length === 1 ? discriminatorOf(flats) : undefined;
  if (!place) return new Map();
  const mapped = children(child(place, 'mapping')).map(([value, at]): [string, Located] => {
    const name = asText(at.value);
    const reference = /[#/.]/.test(name) ? name : `#/components/schemas/${name}`;
    return [value, files.target(at, reference)];
  });
  const known = new Set(mapped.map(([, at]) => keyOf(at)));
  const [own] = schema;
  const owner = own && keyOf(follow<unknown>(files, own));
  const isOwn = owner === keyOf({ ...place, path: place.path.slice(0, -1) });
  const descendants = isOwn && owner !== undefined ? descendantsOf(files, owner) : [];
  const named = descendants
    .filter((at) => !known.has(keyOf(at)))
    .map((at): [string, Located] => [at.path.at(-1) ?? '', at]);
  return new Map([...mapped, ...named]);
}

const heirsByFile = new WeakMap<ContractFiles, Map<string, Located[]>>();

/** The components that refer to each component in their `allOf`. */
function heirsIn(files: ContractFiles): Map<string, Located[]> {
  const known = heirsByFile.get(files);
  if (known) return known;
  const heirs = new Map<string, Located[]>();
  const components = child(files.root, 'components');
  for (const [, schema] of children(components && child(components, 'schemas')))
    for (const [, member] of children(child(schema, 'allOf'))) {
      const reference = child(member, '$ref');
      if (typeof reference?.value !== 'string') continue;
      const parent = keyOf(files.target(member, reference.value));
      heirs.set(parent, [...(heirs.get(parent) ?? []), schema]);
    }
  heirsByFile.set(files, heirs);
  return heirs;
}

/** The components that build on a schema, directly or by way of another one. */
function descendantsOf(files: ContractFiles, ancestor: string): Located[] {
  const heirs = heirsIn(files);
  const found = new Map<string, Located>();
  const waiting = [ancestor];
  for (const parent of waiting)
    for (const heir of heirs.get(parent) ?? []) {
      const key = keyOf(heir);
      if (found.has(key) || key === ancestor) continue;
      found.set(key, heir);
      waiting.push(key);
    }
  return [...found.values()];
}
