/** A text that is read from left to right. */
export type Cursor = { text: string; at: number };

/** What was read, to be worked out for a subject as often as needed. */
export type Term<Subject> = (subject: Subject) => unknown;

/** Values that a path of JSONPath leads to: true where there is one, compared where there is exactly one. */
export class Nodes {
  readonly values: readonly unknown[];
  constructor(values: readonly unknown[]) {
    this.values = values;
  }
}

/** How one language of conditions reads what is neither a literal nor an operator, and compares. */
export type ConditionLanguage<Subject> = {
  readOperand(cursor: Cursor): Term<Subject> | undefined;
  equal(left: unknown, right: unknown): boolean;
};

/** A condition that cannot be read. */
export class ConditionError extends Error {
  override readonly name = 'ConditionError';
}

const NUMBER = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /(?:true|false|null)\b/y;
/** A quote within a text is doubled, or has a backslash before it. */
const TEXT = /'(?:[^'\\]|''|\\.)*'|"(?:[^"\\]|\\.)*"/y;
const COMPARISON = /==|!=|<=|>=|<|>/y;

/** What a pattern (with the flag `y`) finds here, which is then behind the cursor. */
export function take(cursor: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = cursor.at;
  const [found] = pattern.exec(cursor.text) ?? [];
  if (found !== undefined) cursor.at += found.length;
  return found;
}

export const skipSpace = (cursor: Cursor): void => void take(cursor, /\s+/y);

/** Whether a mark comes next; it is then behind the cursor. */
export function takeMark(cursor: Cursor, mark: string): boolean {
  skipSpace(cursor);
  const isNext = cursor.text.startsWith(mark, cursor.at);
  if (isNext) cursor.at += mark.length;
  return isNext;
}

/** @throws ConditionError */
export function unreadable({ text, at }: Cursor): never {
  throw new ConditionError(`${text} cannot be read at "${text.slice(at, at + 20)}"`);
}

/** A literal, or undefined where none comes next. */
export function readLiteral(cursor: Cursor): { value: unknown } | undefined {
  skipSpace(cursor);
  const word = take(cursor, WORD) ?? take(cursor, NUMBER);
  if (word !== undefined) return { value: JSON.parse(word) as unknown };
  const text = take(cursor, TEXT);
  if (text === undefined) return undefined;
  const inner = text.slice(1, -1).replaceAll(/''/g, "'");
  return { value: inner.replaceAll(/\\(.)/g, '$1') };
}

export const isTrue = (value: unknown): boolean =>
  value instanceof Nodes ? value.values.length > 0 : Boolean(value);

const single = (value: unknown): unknown =>
  value instanceof Nodes && value.values.length === 1
    ? value.values[0]
    : value instanceof Nodes
      ? undefined
      : value;

function isLess(left: unknown, right: unknown): boolean {
  if (typeof left === 'string' && typeof right === 'string') return left < right;
  const [one, other] = [asNumber(left), asNumber(right)];
  return one !== undefined && other !== undefined && one < other;
}

/** A number, also one that a header holds as text. */
export function asNumber(value: unknown): number | undefined {
  const isText = typeof value === 'string' && value.trim() !== '';
  const number = typeof value === 'number' || isText ? Number(value) : Number.NaN;
  return Number.isNaN(number) ? undefined : number;
}

/**
 * Reads `!`, `&&`, `||`, brackets and comparisons of operands, as the simple conditions of Arazzo and the filters
 * of JSONPath have them. @throws ConditionError
 */
export function readCondition<Subject>(
  cursor: Cursor,
  language: ConditionLanguage<Subject>,
): Term<Subject> {
  const either = (): Term<Subject> => {
    let left = both();
    while (takeMark(cursor, '||')) {
      const [one, other] = [left, both()];
      left = (subject) => isTrue(one(subject)) || isTrue(other(subject));
    }
    return left;
  };
  const both = (): Term<Subject> => {
    let left = compared();
    while (takeMark(cursor, '&&')) {
      const [one, other] = [left, compared()];
      left = (subject) => isTrue(one(subject)) && isTrue(other(subject));
    }
    return left;
  };
  const compared = (): Term<Subject> => {
    const left = operand();
    skipSpace(cursor);
    const sign = take(cursor, COMPARISON);
    if (sign === undefined) return left;
    const right = operand();
    return (subject) => compare(sign, single(left(subject)), single(right(subject)));
  };
  const compare = (sign: string, left: unknown, right: unknown): boolean => {
    if (sign === '==') return language.equal(left, right);
    if (sign === '!=') return !language.equal(left, right);
    const isOrdered = sign.startsWith('<') ? isLess(left, right) : isLess(right, left);
    return isOrdered || (sign.endsWith('=') && language.equal(left, right));
  };
  const operand = (): Term<Subject> => {
    if (takeMark(cursor, '!')) {
      const inner = operand();
      return (subject) => !isTrue(inner(subject));
    }
    if (takeMark(cursor, '(')) {
      const inner = either();
      return takeMark(cursor, ')') ? inner : unreadable(cursor);
    }
    const literal = readLiteral(cursor);
    if (literal) return () => literal.value;
    return language.readOperand(cursor) ?? unreadable(cursor);
  };
  return either();
}

/** Reads a whole text with what a reader makes of it. @throws ConditionError where something is left */
export function readWhole<Result>(text: string, read: (cursor: Cursor) => Result): Result {
  const cursor = { text, at: 0 };
  const result = read(cursor);
  skipSpace(cursor);
  return cursor.at === text.length ? result : unreadable(cursor);
}
