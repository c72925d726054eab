import { flatten, type Part } from '../check/samples/schema-parts.ts';
import type { Mismatch } from '../checker/schemas.ts';
import type { ContractDocument } from '../document/document.ts';
import { isItem } from './item-places.ts';
import type { Item } from './memory.ts';

/** Items as the schemas of answers have them: a list shows less than a page of its own. */
export function createViews(document: ContractDocument, mismatch: Mismatch) {
  const known = new WeakMap<Item, Map<string, Item>>();

  /** Fields that a schema names and answers may show; maps keep all of theirs. */
  function trimmed(part: Part, value: unknown): unknown {
    if (!isItem(value)) return value;
    const { keywords, properties } = flatten(document, part, value, mismatch);
    const rest = keywords['additionalProperties'];
    const isMap = properties.size === 0 || (rest !== undefined && rest !== false);
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, inner]) => {
        const own = properties.get(name);
        if (own?.schema['writeOnly'] === true) return [];
        if (own) return [[name, trimmed(own, inner)]];
        return isMap ? [[name, inner]] : [];
      }),
    );
  }

  /** The fields that a schema requires. */
  function required(part: Part, value: Item): Item {
    const names = flatten(document, part, value, mismatch).required;
    return Object.fromEntries(Object.entries(value).filter(([name]) => names.has(name)));
  }

  function make(part: Part, item: Item, like: Item, id: string): Item {
    const fits = (value: unknown): value is Item => mismatch(part.pointer, value) === undefined;
    const wholes = [item, { ...required(part, like), ...item }, { ...like, ...item }];
    for (const whole of wholes) {
      const view = trimmed(part, whole);
      if (fits(view)) return view;
    }
    // A field that fits in no other company is left as the contract shows it.
    let view: Item = { ...like, ...(item[id] !== undefined && { [id]: item[id] }) };
    for (const [name, value] of Object.entries(trimmed(part, item) as Item)) {
      const more = { ...view, [name]: value };
      if (fits(more)) view = more;
    }
    return view;
  }

  return {
    required,
    /** Whether an item can be shown by the schema at a part as it is. */
    fits: (part: Part, item: Item, like: Item): boolean =>
      mismatch(part.pointer, trimmed(part, { ...required(part, like), ...item })) === undefined,
    /** An item as the schema at a part has it; `like` fills what the schema requires and the item lacks. */
    of(part: Part, item: Item, like: Item, id: string): Item {
      const views = known.get(item) ?? new Map<string, Item>();
      known.set(item, views);
      const view = views.get(part.pointer) ?? make(part, item, like, id);
      views.set(part.pointer, view);
      return view;
    },
  };
}
