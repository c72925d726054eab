import { madeUpNames } from './make-up.ts';
import { mapPart, type Flat, type Part } from './schema-parts.ts';
import type { Random } from '../random.ts';

/** Another value at a place, or a property that is dropped or added. */
export type Change = { keyword: string; text: string; value?: unknown; how?: 'drop' | 'add' };
type Fields = Record<string, unknown>;
type Make = (part: Part) => unknown;

/** More properties than this make bodies that measure the network and nothing else. */
const MOST = 300;

/** Changes to the properties of an object: which there are, how many, and which need each other. */
export function objectChanges(flat: Flat, value: object, random: Random, make: Make): Change[] {
  const { keywords, properties, required } = flat;
  const fields = value as Fields;
  const changes: Change[] = Object.keys(fields)
    .filter((name) => properties.has(name))
    .map((name) => ({
      keyword: 'required',
      text: `${required.has(name) ? 'without' : 'without the optional'} ${name}`,
      value: name,
      how: 'drop',
    }));
  if (keywords['additionalProperties'] === false || keywords['unevaluatedProperties'] === false)
    changes.push({
      keyword: 'additionalProperties',
      text: 'a property that the schema does not know',
      value: 'unknownToTheContract',
      how: 'add',
    });
  return [
    ...changes,
    ...fewerProperties(flat, fields),
    ...moreProperties(flat, fields, random, make),
    ...halfGroups(flat, fields, make),
  ];
}

const counted = (keyword: string, bound: number, fields: Fields): Change => ({
  keyword,
  text: `${keyword} ${bound} with ${Object.keys(fields).length}`,
  value: fields,
});

function fewerProperties({ keywords, required }: Flat, fields: Fields): Change[] {
  const { minProperties: least } = keywords;
  if (typeof least !== 'number' || least < 1) return [];
  const optional = ([name]: [string, unknown]) => (required.has(name) ? 0 : 1);
  const ordered = Object.entries(fields).toSorted((a, b) => optional(a) - optional(b));
  return [least, least - 1].map((count) =>
    counted('minProperties', least, Object.fromEntries(ordered.slice(0, count))),
  );
}

function moreProperties(flat: Flat, fields: Fields, random: Random, make: Make): Change[] {
  const { maxProperties: most } = flat.keywords;
  if (typeof most !== 'number' || most > MOST) return [];
  const declared = [...flat.properties].filter(([name]) => !(name in fields));
  const added = [
    ...declared.map(([name, part]): [string, unknown] => [name, make(part)]),
    ...madeUpNames(flat, most + 1, random).map((name): [string, unknown] => {
      const part = mapPart(flat, name);
      return [name, part ? make(part) : 'lantern'];
    }),
  ].filter(([name]) => !(name in fields));
  return [most, most + 1].flatMap((count) => {
    const missing = count - Object.keys(fields).length;
    if (missing < 0 || missing > added.length) return [];
    const grown = { ...fields, ...Object.fromEntries(added.slice(0, missing)) };
    return counted('maxProperties', most, grown);
  });
}

/** Properties without one of those that they need. */
function halfGroups({ keywords, properties }: Flat, fields: Fields, make: Make): Change[] {
  const groups = Object.entries((keywords['dependentRequired'] ?? {}) as Record<string, string[]>);
  return groups.flatMap(([name, needed]) => {
    const part = properties.get(name);
    const present =
      name in fields || part === undefined ? fields : { ...fields, [name]: make(part) };
    if (!(name in present)) return [];
    return needed.map((other): Change => {
      const { [other]: _gone, ...half } = present;
      return { keyword: 'dependentRequired', text: `${name} without ${other}`, value: half };
    });
  });
}
