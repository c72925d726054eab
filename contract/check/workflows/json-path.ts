import { isDeepStrictEqual } from 'node:util';
import {
  isTrue,
  Nodes,
  readCondition,
  readLiteral,
  readWhole,
  skipSpace,
  take,
  takeMark,
  unreadable,
  type ConditionLanguage,
  type Cursor,
  type Term,
} from './conditions.ts';

/** The whole document, and the item that a filter looks at. */
type Subject = { root: unknown; current: unknown };
/** One part of a path: from the values so far to those that it leads to. */
type Segment = (values: readonly unknown[], root: unknown) => unknown[];

const NAME = /[\p{L}_][\p{L}\p{N}_-]*/uy;
const SLICE = /(-?\d+)?\s*:\s*(-?\d+)?(?:\s*:\s*(-?\d+)?)?/y;
const INDEX = /-?\d+/y;
const FUNCTION = /(length|count|match|search|value)\s*\(/y;

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];
const descendantsOf = (value: unknown): unknown[] => [
  value,
  ...childrenOf(value).flatMap(descendantsOf),
];

function member(value: unknown, key: string | number): unknown[] {
  if (typeof key === 'number')
    return Array.isArray(value) && value.at(key) !== undefined ? [value.at(key)] : [];
  const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
  return holds && !Array.isArray(value) ? [(value as Record<string, unknown>)[key]] : [];
}

function slice(list: readonly unknown[], text: string): unknown[] {
  const [start, end, step] = text.split(':').map((part) => part.trim());
  const by = step === undefined || step === '' ? 1 : Number(step);
  if (by < 1) return [];
  const part = list.slice(Number(start === '' ? 0 : start), end === '' ? undefined : Number(end));
  return part.filter((_item, index) => index % by === 0);
}

/** What stands between square brackets: names, places, slices, `*` and filters, one or several. */
function readSelector(cursor: Cursor): Segment {
  if (takeMark(cursor, '*')) return (values) => values.flatMap(childrenOf);
  if (takeMark(cursor, '?')) {
    const condition = readCondition(cursor, FILTER);
    return (values, root) =>
      values.flatMap(childrenOf).filter((current) => isTrue(condition({ root, current })));
  }
  skipSpace(cursor);
  const part = take(cursor, SLICE);
  if (part !== undefined)
    return (values) => values.flatMap((value) => (Array.isArray(value) ? slice(value, part) : []));
  const index = take(cursor, INDEX);
  if (index !== undefined)
    return (values) => values.flatMap((value) => member(value, Number(index)));
  const name = readLiteral(cursor);
  if (typeof name?.value !== 'string') return unreadable(cursor);
  const key = name.value;
  return (values) => values.flatMap((value) => member(value, key));
}

function readBrackets(cursor: Cursor): Segment {
  const selectors = [readSelector(cursor)];
  while (takeMark(cursor, ',')) selectors.push(readSelector(cursor));
  if (!takeMark(cursor, ']')) return unreadable(cursor);
  return (values, root) =>
    values.flatMap((value) => selectors.flatMap((select) => select([value], root)));
}

function readSegment(cursor: Cursor): Segment | undefined {
  const dots = take(cursor, /\.\.?/y);
  if (dots === undefined) return take(cursor, /\[/y) ? readBrackets(cursor) : undefined;
  const inner = readAfterDots(cursor);
  return dots === '.' ? inner : (values, root) => inner(values.flatMap(descendantsOf), root);
}

function readAfterDots(cursor: Cursor): Segment {
  if (take(cursor, /\*/y)) return (values) => values.flatMap(childrenOf);
  if (take(cursor, /\[/y)) return readBrackets(cursor);
  const name = take(cursor, NAME);
  if (name === undefined) return unreadable(cursor);
  return (values) => values.flatMap((value) => member(value, name));
}

/** A path from the document (`$`) or from the item of a filter (`@`). */
function readPath(cursor: Cursor): Term<Subject> | undefined {
  skipSpace(cursor);
  const start = take(cursor, /[$@]/y);
  if (start === undefined) return undefined;
  const segments: Segment[] = [];
  for (let one = readSegment(cursor); one; one = readSegment(cursor)) segments.push(one);
  return ({ root, current }) => {
    let values: unknown[] = [start === '$' ? root : current];
    for (const segment of segments) values = segment(values, root);
    return new Nodes(values);
  };
}

const first = (value: unknown): unknown => (value instanceof Nodes ? value.values[0] : value);
const FUNCTIONS: Readonly<Record<string, (...values: unknown[]) => unknown>> = {
  length: (value) => {
    const one = first(value);
    if (typeof one === 'string') return Array.from(one).length;
    return typeof one === 'object' && one !== null ? childrenOf(one).length : undefined;
  },
  count: (value) => (value instanceof Nodes ? value.values.length : undefined),
  value: (value) =>
    value instanceof Nodes && value.values.length === 1 ? value.values[0] : undefined,
  match: (text, pattern) => isMatch(text, `^(?:${String(first(pattern))})$`),
  search: (text, pattern) => isMatch(text, String(first(pattern))),
};
const isMatch = (text: unknown, pattern: string): boolean =>
  typeof first(text) === 'string' && new RegExp(pattern, 'u').test(first(text) as string);

function readFunction(cursor: Cursor): Term<Subject> | undefined {
  const work = FUNCTIONS[take(cursor, FUNCTION)?.slice(0, -1).trimEnd() ?? ''];
  if (!work) return undefined;
  const given: Array<Term<Subject>> = [];
  do {
    const literal = readLiteral(cursor);
    given.push(literal ? () => literal.value : (readOperand(cursor) ?? unreadable(cursor)));
  } while (takeMark(cursor, ','));
  if (!takeMark(cursor, ')')) return unreadable(cursor);
  return (subject) => work(...given.map((one) => one(subject)));
}

const readOperand = (cursor: Cursor): Term<Subject> | undefined =>
  readFunction(cursor) ?? readPath(cursor);

const FILTER: ConditionLanguage<Subject> = { readOperand, equal: isDeepStrictEqual };

/**
 * A condition of JSONPath (RFC 9535): true where its path leads to something. Written as a comparison
 * (`$.name == 'Lin'`), as many files have it, it is that comparison. @throws ConditionError
 */
export function readJsonPath(text: string): (root: unknown) => boolean {
  const condition = readWhole(text, (cursor) => readCondition(cursor, FILTER));
  return (root) => isTrue(condition({ root, current: root }));
}
