type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * A document whose references lead where its author means. Inside a schema with an `$id`, `#/…` begins at that schema;
 * contracts write it for their document all the same, so what the schema does not hold is looked for there.
 */
export function withWholeReferences(document: object, id: string): object {
  return /"\$id":/.test(JSON.stringify(document))
    ? (copyOf(document, document, id) as object)
    : document;
}

function copyOf(value: unknown, resource: object, id: string, isRoot = true): unknown {
  if (Array.isArray(value)) return value.map((item) => copyOf(item, resource, id, isRoot));
  if (!isNode(value)) return value;
  const isOwn = typeof value['$id'] === 'string';
  const own = isOwn ? value : resource;
  const isWhole = isRoot && !isOwn;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const isElsewhere =
        key === '$ref' && typeof inner === 'string' && inner.startsWith('#/') && !isWhole;
      if (isElsewhere && !holds(own, inner)) return [key, `${id}${inner}`];
      return [key, copyOf(inner, own, id, isWhole)];
    }),
  );
}

function holds(resource: object, reference: string): boolean {
  let value: unknown = resource;
  for (const key of reference.slice(2).split('/')) {
    if (!isNode(value)) return false;
    value = value[decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return value !== undefined;
}
