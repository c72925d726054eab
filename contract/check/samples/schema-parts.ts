import { resolve, type ContractDocument, type SchemaObject } from '#contract/document/document.ts';
import { schemaPattern, step, type Mismatch } from '#contract/checker/schemas.ts';

/** A schema and its place in the document, as a JSON pointer without `#`. */
export type Part = {
  pointer: string;
  schema: SchemaObject;
  /** What `$dynamicRef` means here, by name: what the outermost schema says that brings this one. */
  dynamic?: ReadonlyMap<string, Part>;
};

/** Keywords that apply to one value, of its schema and of those that `$ref`, `allOf` and a matching branch bring. */
export type Flat = {
  keywords: Record<string, unknown>;
  properties: Map<string, Part>;
  required: Set<string>;
  items: Part | undefined;
  /** Schemas of properties by a pattern of their names. */
  patterns: Map<string, Part>;
  /** Schema of properties that have no name of their own. */
  additional: Part | undefined;
};

/** The schema at a part that applies to a value; without a value the first branch of a union counts. */
export function flatten(
  document: ContractDocument,
  part: Part,
  value: unknown,
  mismatch: Mismatch,
): Flat {
  const flat: Flat = {
    keywords: {},
    properties: new Map(),
    required: new Set(),
    items: undefined,
    patterns: new Map(),
    additional: undefined,
  };
  const seen = new Set<string>();
  const dynamic = new Map(part.dynamic);
  const inside = (pointer: string, schema: SchemaObject): Part => {
    const { $dynamicRef: asked } = typeof schema === 'object' ? schema : {};
    const named = typeof asked === 'string' ? dynamic.get(asked.slice(1)) : undefined;
    return { ...(named ?? { pointer, schema }), ...(dynamic.size > 0 && { dynamic }) };
  };
  const visit = ({ pointer, schema }: Part): void => {
    if (typeof schema !== 'object' || schema === null || seen.has(pointer)) return;
    seen.add(pointer);
    for (const [name, inner] of Object.entries(
      (schema['$defs'] ?? {}) as Record<string, SchemaObject>,
    )) {
      const anchor = inner['$dynamicAnchor'];
      const at = { pointer: `${pointer}/$defs/${step(name)}`, schema: inner };
      if (typeof anchor === 'string' && !dynamic.has(anchor)) dynamic.set(anchor, at);
    }
    if (schema.$ref !== undefined)
      visit({ pointer: schema.$ref.slice(1), schema: resolve(document, { $ref: schema.$ref }) });
    for (const [key, inner] of Object.entries(schema)) {
      if (key === '$ref' || key in flat.keywords) continue;
      flat.keywords[key] = inner;
    }
    for (const [name, inner] of Object.entries(
      (schema['properties'] ?? {}) as Record<string, SchemaObject>,
    ))
      if (saysMore(document, inner, flat.properties.get(name)?.schema))
        flat.properties.set(name, inside(`${pointer}/properties/${step(name)}`, inner));
    for (const name of (schema['required'] ?? []) as string[]) flat.required.add(name);
    if (schema.items && !flat.items) flat.items = inside(`${pointer}/items`, schema.items);
    for (const [pattern, inner] of Object.entries(
      (schema['patternProperties'] ?? {}) as Record<string, SchemaObject>,
    ))
      flat.patterns.set(pattern, inside(`${pointer}/patternProperties/${step(pattern)}`, inner));
    const more = schema['additionalProperties'] as SchemaObject | boolean | undefined;
    if (typeof more === 'object')
      flat.additional ??= inside(`${pointer}/additionalProperties`, more);
    for (const keyword of ['allOf', 'oneOf', 'anyOf']) {
      const branches = ((schema[keyword] ?? []) as SchemaObject[]).map((inner, index) => ({
        pointer: `${pointer}/${keyword}/${index}`,
        schema: inner,
      }));
      if (keyword === 'allOf') for (const branch of branches) visit(branch);
      else {
        const fitting =
          value === undefined
            ? branches.find(({ schema: { type } }) => type !== 'null')
            : branches.find((branch) => mismatch(branch.pointer, value) === undefined);
        if (fitting) visit(fitting);
      }
    }
  };
  visit(part);
  return flat;
}

/** The schema of a property that an object has no name for. */
export const mapPart = ({ patterns, additional }: Flat, name: string): Part | undefined =>
  [...patterns].find(([pattern]) => schemaPattern(pattern, 'u').test(name))?.[1] ?? additional;

/** Whether properties of names that it does not list are welcome, and have a schema. */
export const isMap = ({ patterns, additional }: Flat): boolean =>
  patterns.size > 0 || additional !== undefined;

/** Whether a schema of a field says more than another one of the same field, which it extends: values, or what is inside. */
function saysMore(document: ContractDocument, schema: SchemaObject, known?: SchemaObject): boolean {
  if (known === undefined || isListed(document, schema)) return true;
  return isBare(document, known) && !isBare(document, schema);
}

const INSIDE = [
  'properties',
  'additionalProperties',
  'patternProperties',
  'allOf',
  'oneOf',
  'anyOf',
];

/** Whether a schema is no more than `type: object`, or an array of such. */
function isBare(document: ContractDocument, schema: SchemaObject, depth = 0): boolean {
  if (typeof schema !== 'object' || schema === null) return true;
  const own = resolve(document, schema);
  if (isListed(document, own) || INSIDE.some((keyword) => own[keyword] !== undefined)) return false;
  return own.items === undefined || depth > 1 || isBare(document, own.items, depth + 1);
}

function isListed(document: ContractDocument, schema: SchemaObject): boolean {
  if (typeof schema !== 'object' || schema === null) return false;
  const own = resolve(document, schema);
  return own['const'] !== undefined || own['enum'] !== undefined;
}

/** The types that a value may have; empty when any will do. */
export const typesOf = ({ keywords }: Flat): string[] =>
  [(keywords['type'] as string | string[] | undefined) ?? []].flat();
