import fc from 'fast-check';
import type { ContractDocument, SchemaObject } from '#contract/document/document.ts';
import { integerOf, type Random } from '../random.ts';
import type { Mismatch } from '#contract/checker/schemas.ts';
import { flatten, isMap, mapPart, typesOf, type Flat, type Part } from './schema-parts.ts';

const WORDS = 'lantern harbour cedar window garden letter bridge autumn market river'.split(' ');
const DEEPEST = 5;

/** Plain words of an exact number of characters, which no rule beyond a schema minds. */
export function wordsOf(random: Random, length: number): string {
  let text = '';
  while (text.length < length)
    text += `${text === '' ? '' : ' '}${WORDS[integerOf(random, 0, WORDS.length - 1)]}`;
  const cut = text.slice(0, length);
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}s` : cut;
}

const digits = (random: Random, count: number, base = 16) =>
  Array.from({ length: count }, () => integerOf(random, 0, base - 1).toString(base)).join('');

const FORMATS: Readonly<Record<string, (random: Random) => string>> = {
  email: (random) => `check-${digits(random, 10)}@example.com`,
  uuid: (random) =>
    `${digits(random, 8)}-${digits(random, 4)}-7${digits(random, 3)}-8${digits(random, 3)}-${digits(random, 12)}`,
  'date-time': (random) => `2027-0${integerOf(random, 1, 9)}-1${integerOf(random, 0, 9)}T12:00:00Z`,
  date: (random) => `2027-0${integerOf(random, 1, 9)}-1${integerOf(random, 0, 9)}`,
  time: () => '12:30:00Z',
  duration: () => 'P1D',
  uri: (random) => `https://example.com/${digits(random, 6)}`,
  url: (random) => `https://example.com/${digits(random, 6)}`,
  'uri-reference': (random) => `/${digits(random, 6)}`,
  hostname: () => 'www.example.com',
  ipv4: () => '192.0.2.7',
  ipv6: () => '2001:db8::7',
  byte: (random) => Buffer.from(digits(random, 6)).toString('base64'),
};

/** A value that fits a schema: its example where it has one, else made up from the seed. */
export function madeUp(
  document: ContractDocument,
  part: Part,
  random: Random,
  mismatch: Mismatch,
  depth = 0,
): unknown {
  const flat = flatten(document, part, undefined, mismatch);
  const { keywords } = flat;
  const [example] = (keywords['examples'] as unknown[] | undefined) ?? [];
  for (const given of [keywords['const'], keywords['example'], example, keywords['default']])
    if (given !== undefined && mismatch(part.pointer, given) === undefined) return given;
  if (Array.isArray(keywords['enum'])) return keywords['enum'][0];
  const type =
    typesOf(flat).find((name) => name !== 'null') ??
    (flat.properties.size > 0 ? 'object' : flat.items ? 'array' : 'string');
  const inner = (of: Part) => madeUp(document, of, random, mismatch, depth + 1);
  switch (type) {
    case 'object': {
      const names = [...flat.properties.keys()].filter(
        (name) =>
          flat.required.has(name) || (depth < 2 && !isReadOnly(flat.properties.get(name)?.schema)),
      );
      if (depth > DEEPEST && (flat.required.size === 0 || depth > 3 * DEEPEST)) return {};
      const least = Math.max(
        Number(keywords['minProperties'] ?? 0) - names.length,
        isMap(flat) && flat.properties.size === 0 && depth < 2 ? 1 : 0,
      );
      const more = madeUpNames(flat, least, random);
      return Object.fromEntries([
        ...names.map((name) => [name, inner(flat.properties.get(name) as Part)]),
        ...more.map((name) => {
          const own = mapPart(flat, name);
          return [name, own ? inner(own) : 'lantern'];
        }),
      ]);
    }
    case 'array': {
      const count = Math.max(Number(keywords['minItems'] ?? 0), depth < 2 ? 1 : 0);
      const { items } = flat;
      return items && depth <= DEEPEST ? Array.from({ length: count }, () => inner(items)) : [];
    }
    case 'integer':
    case 'number':
      return numberOf(keywords, random);
    case 'boolean':
      return random() < 0.5;
    case 'null':
      return null;
    default:
      return textOf(flat, random);
  }
}

/** Names for properties that an object has none of its own for; none where it is closed. */
export function madeUpNames({ patterns, keywords }: Flat, count: number, random: Random): string[] {
  const numbers = Array.from({ length: count }, (_item, index) => index + 1);
  if (keywords['additionalProperties'] !== false)
    return numbers.map((number) => `lantern${number}`);
  const [[pattern] = []] = patterns;
  if (pattern === undefined) return [];
  return [...new Set(numbers.flatMap(() => matching({}, pattern, random) ?? []))];
}

const isReadOnly = (schema: SchemaObject | undefined) => schema?.['readOnly'] === true;

function numberOf(keywords: Flat['keywords'], random: Random): number {
  const by = Number(keywords['multipleOf'] ?? 1);
  const low = Number(keywords['minimum'] ?? Number(keywords['exclusiveMinimum'] ?? 0) + by);
  const high = Number(
    keywords['maximum'] ?? Number(keywords['exclusiveMaximum'] ?? low + 10 * by) - by,
  );
  const steps = Math.max(0, Math.min(10, Math.floor((high - low) / by)));
  return Math.ceil(low / by) * by + integerOf(random, 0, steps) * by;
}

function textOf({ keywords }: Flat, random: Random): string {
  const { pattern, format } = keywords;
  if (typeof pattern === 'string') return matching(keywords, pattern, random) ?? '';
  const make = FORMATS[String(format)];
  if (make) return make(random);
  const shortest = Number(keywords['minLength'] ?? 0);
  const longest = Number(keywords['maxLength'] ?? shortest + 20);
  return wordsOf(random, Math.min(longest, Math.max(shortest, 8)));
}

/** A text that matches a pattern, of an allowed length where a hundred tries find one. */
function matching(
  { minLength = 0, maxLength = Infinity }: Flat['keywords'],
  pattern: string,
  random: Random,
): string | undefined {
  try {
    const seed = integerOf(random, 0, 2 ** 30);
    const texts = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 100, seed });
    const fits = (text: string) =>
      text.length >= Number(minLength) && text.length <= Number(maxLength);
    return texts.find(fits) ?? texts[0];
  } catch {
    // Look-arounds and the like: the caller's schema then says what is missing.
    return undefined;
  }
}
