type Node = Record<string, unknown>;

/** Keywords whose value is data, and never a schema. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);
/** Keywords whose keys are names, and never keywords. */
const MAPS = new Set(
  'properties patternProperties $defs dependentSchemas schemas parameters headers responses'.split(
    ' ',
  ),
);

/**
 * A 3.0 document as 3.1, whose schemas are JSON Schema: `nullable` becomes a type, boolean exclusive bounds
 * become numbers. Nothing else of 3.0 changes what a body may be.
 */
export function asOpenApi31<Document extends { openapi: string }>(document: Document): Document {
  return { ...(upgrade(document) as Document), openapi: '3.1.0' };
}

/** The same for a part of a 3.0 document, such as a file that it refers to. */
export function upgrade(value: unknown, isMap = false): unknown {
  if (Array.isArray(value)) return value.map((item) => upgrade(item));
  if (typeof value !== 'object' || value === null) return value;
  const node = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      !isMap && DATA.has(key) ? inner : upgrade(inner, !isMap && MAPS.has(key)),
    ]),
  );
  return isMap ? node : nullable(bounds(node));
}

function nullable({ nullable: isNullable, ...schema }: Node): Node {
  if (isNullable !== true) return schema;
  const { type, enum: values } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const allowed = Array.isArray(values) && !values.includes(null) ? [...values, null] : values;
  return { ...schema, type: [type, 'null'], ...(values !== undefined && { enum: allowed }) };
}

function bounds(schema: Node): Node {
  const changed = { ...schema };
  for (const [exclusive, inclusive] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const flag = changed[exclusive];
    if (typeof flag !== 'boolean') continue;
    Reflect.deleteProperty(changed, exclusive);
    if (!flag) continue;
    changed[exclusive] = changed[inclusive];
    Reflect.deleteProperty(changed, inclusive);
  }
  return changed;
}
