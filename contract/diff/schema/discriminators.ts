import type { ContractFiles } from '#contract/sources/contract-files.ts';
import { asText, child, children, type Located } from '#contract/sources/source.ts';
import type { Change } from './change.ts';
import { placesOf, type Alternatives, type Flat } from './flat.ts';

type Mapping = {
  property: string;
  /** Names of members by discriminator value. */
  entries: Map<string, string>;
  valueOf(flat: Flat): string | undefined;
};

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
export function compareDiscriminators(before: Alternatives, after: Alternatives): Change[] {
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
  return [
    ...[...old.entries.keys()]
      .filter((value) => !now.entries.has(value))
      .map((name): Change => ({
        rule: 'mapping-removed',
        effect: 'narrows',
        ...places,
        values: { name },
      })),
    ...[...now.entries.keys()]
      .filter((value) => !old.entries.has(value))
      .map((name): Change => ({
        rule: 'mapping-added',
        effect: 'widens',
        ...places,
        values: { name },
      })),
  ];
}

/** The schemas that a mapping names where they are no union: kinds that build on this schema by `allOf`. */
export function mappedSchemas(files: ContractFiles, { flats }: Alternatives): Map<string, Located> {
  const place = flats.length === 1 ? discriminatorOf(flats) : undefined;
  return new Map(
    children(place && child(place, 'mapping')).map(([value, at]) => {
      const name = asText(at.value);
      const reference = /[#/.]/.test(name) ? name : `#/components/schemas/${name}`;
      return [value, files.target(at, reference)];
    }),
  );
}
