import { step } from '../checker/schemas.ts';
import { resolve, type ContractDocument, type SchemaObject } from '../document/document.ts';

/** A schema and its place in the document, as a JSON pointer without `#`. */
export type Placed = { schema: SchemaObject; pointer: string };

/** What a schema says of its values, with what `$ref`, `allOf` and one branch of each union add. */
export type Shape = {
  /** Empty when any will do. */
  types: string[];
  properties: Map<string, Placed>;
  required: Set<string>;
  items: Placed | undefined;
  /** Schema of properties that have no name of their own. */
  additional: Placed | undefined;
  isClosed: boolean;
  /** Whether properties of any name are welcome by its own word, or by its silence about names. */
  isOpen: boolean;
};
export type ShapesOf = (placed: Placed) => readonly Shape[];

/** More branches of unions than this are not told apart. */
const MOST_SHAPES = 32;

/** The shapes of a document's schemas: one, or one for each branch of a union. */
export function createShapes(document: ContractDocument): ShapesOf {
  const known = new Map<string, readonly Shape[]>();

  function shapesWithin({ schema, pointer }: Placed, above: readonly string[]): Shape[] {
    if (typeof schema !== 'object' || schema === null || above.includes(pointer))
      return [anything()];
    const within = [...above, pointer];
    const branchesOf = (keyword: string) =>
      ((schema[keyword] ?? []) as SchemaObject[]).map((branch, index) =>
        shapesWithin({ schema: branch, pointer: `${pointer}/${keyword}/${index}` }, within),
      );
    const parts = branchesOf('allOf');
    if (schema.$ref !== undefined) {
      const target = resolve<SchemaObject>(document, { $ref: schema.$ref });
      parts.push(shapesWithin({ schema: target, pointer: schema.$ref.slice(1) }, within));
    }
    for (const keyword of ['oneOf', 'anyOf']) {
      const branches = branchesOf(keyword);
      if (branches.length > 0) parts.push(branches.flat());
    }
    return parts.reduce<Shape[]>(
      (all, part) =>
        all.flatMap((one) => part.map((other) => joined(one, other))).slice(0, MOST_SHAPES),
      [ownShape({ schema, pointer })],
    );
  }

  return (placed) => {
    const shapes = known.get(placed.pointer) ?? shapesWithin(placed, []);
    known.set(placed.pointer, shapes);
    return shapes;
  };
}

const anything = (): Shape => ownShape({ schema: {}, pointer: '' });

function ownShape({ schema, pointer }: Placed): Shape {
  const properties = (schema['properties'] ?? {}) as Record<string, SchemaObject>;
  const additional = schema['additionalProperties'] as SchemaObject | boolean | undefined;
  return {
    types: [schema.type ?? []].flat(),
    properties: new Map(
      Object.entries(properties).map(([name, property]) => [
        name,
        { schema: property, pointer: `${pointer}/properties/${step(name)}` },
      ]),
    ),
    required: new Set((schema['required'] ?? []) as string[]),
    items: schema.items && { schema: schema.items, pointer: `${pointer}/items` },
    additional:
      typeof additional === 'object'
        ? { schema: additional, pointer: `${pointer}/additionalProperties` }
        : undefined,
    isClosed: additional === false,
    isOpen: additional !== undefined && additional !== false,
  };
}

function joined(one: Shape, other: Shape): Shape {
  const shared = one.types.filter((type) => other.types.includes(type));
  const [types = []] = [shared, other.types, one.types].filter((all) => all.length > 0);
  return {
    types,
    properties: new Map([...one.properties, ...other.properties]),
    required: new Set([...one.required, ...other.required]),
    items: other.items ?? one.items,
    additional: other.additional ?? one.additional,
    isClosed: one.isClosed || other.isClosed,
    isOpen: one.isOpen || other.isOpen,
  };
}

/** What values of a shape are written as. */
export type Kind = 'list' | 'object' | 'text';

export function kindOf({ types, properties, required, items, additional }: Shape): Kind {
  if (types.length === 0) {
    if (items) return 'list';
    return properties.size > 0 || required.size > 0 || additional ? 'object' : 'text';
  }
  if (types.includes('array')) return 'list';
  return types.includes('object') ? 'object' : 'text';
}

/** Kinds of a schema's values, those of a union's branches in their order. */
export const kindsOf = (shapes: readonly Shape[]): Kind[] => [...new Set(shapes.map(kindOf))];
