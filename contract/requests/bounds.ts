const LOW = /^(?:from|min|minimum|since|after|gte?|start)$/i;
const HIGH = /^(?:to|max|maximum|until|before|lte?|end)$/i;
const DATE = /^\d{4}-\d\d-\d\d(?:T|$)/;

/** A parameter of a list that lets through what is not below, or not above, its value. */
export type Bound = { isLow: boolean; fields: string[]; kind: 'date' | 'number' };

const plain = (name: string) => name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();

/** `minPrice`, `price_gte`, `createdAfter`, `from`: which way a name bounds, and its other words. */
function readName(name: string): { isLow: boolean; rest: string } | undefined {
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').split(/[^A-Za-z0-9]+/);
  const ends = [words[0] ?? '', words.findLast((word) => word !== '') ?? ''];
  const isLow = ends.some((word) => LOW.test(word));
  if (isLow === ends.some((word) => HIGH.test(word))) return undefined;
  const rest = words.filter((word) => !(isLow ? LOW : HIGH).test(word)).join('');
  return { isLow, rest: plain(rest) };
}

type Item = Readonly<Record<string, unknown>>;

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An item with the fields of the objects in it (`transaction.createdAt`), as of what is listed beside its owner. */
export function withInner(item: Item): Item {
  const inner = Object.entries(item).flatMap(([name, value]) =>
    isItem(value) ? Object.entries(value).map(([field, own]) => [`${name}.${field}`, own]) : [],
  );
  return { ...item, ...(Object.fromEntries(inner) as Item) };
}

/**
 * The fields of an item, or else of the objects in it, that a parameter bounds: that of its name; for a date without
 * one, all its dates.
 */
export const boundOf = (name: string, item: Item): Bound | undefined =>
  boundIn(name, item) ?? boundIn(name, withInner(item));

function boundIn(name: string, item: Item): Bound | undefined {
  const read = readName(name);
  if (!read) return undefined;
  const { isLow, rest } = read;
  const names = Object.keys(item);
  const numbers = names.filter((one) => plain(one) === rest && typeof item[one] === 'number');
  if (numbers.length > 0) return { isLow, fields: numbers, kind: 'number' };
  const dates = names.filter((one) => {
    const value = item[one];
    return typeof value === 'string' && DATE.test(value);
  });
  const own = dates.filter((one) => [rest, `${rest}at`].includes(plain(one)));
  const fields = own.length > 0 ? own : ['', 'date', 'day', 'time'].includes(rest) ? dates : [];
  return fields.length > 0 ? { isLow, fields, kind: 'date' } : undefined;
}

/** Whether one of the bounded fields is within; a day ends with its last moment. */
export function isWithin({ isLow, fields, kind }: Bound, item: Item, limit: string): boolean {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(limit);
  const comparable = (value: unknown): number => {
    if (kind === 'number') return Number(value);
    return Date.parse(isDay ? String(value).slice(0, 10) : String(value));
  };
  const edge = comparable(limit);
  const known = withInner(item);
  const values = fields.map((field) => comparable(known[field])).filter(Number.isFinite);
  return (
    !Number.isFinite(edge) ||
    values.length === 0 ||
    values.some((value) => (isLow ? value >= edge : value <= edge))
  );
}
