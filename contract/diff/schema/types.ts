import { asText } from '#contract/sources/source.ts';
/** JSON's types; numbers are split, so that `number` holds `integer`. */
export type TypeName = 'null' | 'boolean' | 'object' | 'array' | 'string' | 'integer' | 'fraction';

export const ALL_TYPES: ReadonlySet<TypeName> = new Set([
  'string',
  'integer',
  'fraction',
  'boolean',
  'object',
  'array',
  'null',
]);

const NAMES: Readonly<Record<string, TypeName[]>> = {
  string: ['string'],
  integer: ['integer'],
  number: ['integer', 'fraction'],
  boolean: ['boolean'],
  object: ['object'],
  array: ['array'],
  null: ['null'],
};

/** What `type` allows; undefined where it says nothing. */
export function declaredTypes(type: unknown): Set<TypeName> | undefined {
  if (type === undefined) return undefined;
  return new Set([type].flat().flatMap((name) => NAMES[asText(name)] ?? []));
}

export function typeOfValue(value: unknown): TypeName {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  if (typeof value === 'string') return 'string';
  return typeof value === 'boolean' ? 'boolean' : 'object';
}

const OBJECT_KEYWORDS = ['properties', 'patternProperties', 'additionalProperties', 'required'];
const ARRAY_KEYWORDS = ['items', 'prefixItems', 'minItems', 'maxItems'];

/** What a schema without `type` means: documents leave it out where the keywords show it. */
export function impliedTypes(
  objects: ReadonlyArray<Record<string, unknown>>,
): ReadonlySet<TypeName> {
  const has = (keywords: string[]) =>
    objects.some((object) => keywords.some((keyword) => keyword in object));
  if (objects.some((object) => 'enum' in object || 'const' in object)) return ALL_TYPES;
  if (has(OBJECT_KEYWORDS)) return new Set(['object']);
  if (has(ARRAY_KEYWORDS)) return new Set(['array']);
  return ALL_TYPES;
}

/** Types as a person writes them: `string or null`. */
export function typesText(types: ReadonlySet<TypeName>): string {
  if (types.size === ALL_TYPES.size) return 'anything';
  const names = [...types]
    .filter((type) => !(type === 'integer' && types.has('fraction')))
    .map((type) => (type === 'fraction' ? 'number' : type));
  return names.length === 0 ? 'nothing' : names.join(' or ');
}
