import { isDeepStrictEqual } from 'node:util';
import {
  asNumber,
  ConditionError,
  isTrue,
  readCondition,
  readWhole,
  skipSpace,
  take,
  type ConditionLanguage,
} from './conditions.ts';
import { asText, expressionsIn, filled, valueOf, withStandIns, type Scope } from './expressions.ts';
import { readJsonPath } from './json-path.ts';

/** One assertion of an Arazzo file. */
export type Criterion = {
  context?: string;
  condition: string;
  type?: string | { type: string; version?: string };
};

const OPERAND = /\$[^\s()=!<>&|,]+/y;
const OPERANDS = /\$[^\s()=!<>&|,]+/g;
const MAX_SHOWN = 120;

/** Texts are compared without regard to case, as Arazzo says; what is absent counts as null. */
function isEqual(left: unknown, right: unknown): boolean {
  const [one, other] = [left ?? null, right ?? null];
  if (typeof one === 'string' && typeof other === 'string')
    return one.toLowerCase() === other.toLowerCase();
  if (typeof one === 'number' || typeof other === 'number') {
    const number = asNumber(one);
    return number !== undefined && number === asNumber(other);
  }
  return isDeepStrictEqual(one, other);
}

const SIMPLE: ConditionLanguage<Scope> = {
  readOperand(cursor) {
    skipSpace(cursor);
    const expression = take(cursor, OPERAND);
    return expression === undefined ? undefined : (scope) => valueOf(expression, scope);
  },
  equal: isEqual,
};

export const typeOf = ({ type }: Criterion): string =>
  (typeof type === 'object' ? type.type : type) ?? 'simple';

/** Expressions that a criterion reads. */
export const expressionsOf = (criterion: Criterion): string[] => [
  ...(criterion.context === undefined ? [] : [criterion.context]),
  ...(typeOf(criterion) === 'simple'
    ? (criterion.condition.match(OPERANDS) ?? [])
    : expressionsIn(criterion.condition)),
];

/** Refuses a criterion that cannot be read. @throws ConditionError */
export function expectReadable(criterion: Criterion): void {
  const { condition, context } = criterion;
  const type = typeOf(criterion);
  if (type === 'simple') readWhole(condition, (cursor) => readCondition(cursor, SIMPLE));
  else if (context === undefined) throw new ConditionError(`${condition} needs a context`);
  else if (type === 'jsonpath') readJsonPath(withStandIns(condition));
  else if (type === 'regex') patternOf(withStandIns(condition));
  else throw new ConditionError(`${type} is not supported; simple, regex and jsonpath are`);
}

function patternOf(condition: string): RegExp {
  try {
    return new RegExp(condition);
  } catch (cause) {
    throw new ConditionError(`${condition} is no regular expression`, { cause });
  }
}

/** Whether a criterion holds. @throws ConditionError */
export function holds(criterion: Criterion, scope: Scope): boolean {
  const type = typeOf(criterion);
  if (type === 'simple')
    return isTrue(readWhole(criterion.condition, (cursor) => readCondition(cursor, SIMPLE))(scope));
  const value = valueOf(criterion.context ?? '', scope);
  const condition = asText(filled(criterion.condition, scope));
  if (type === 'jsonpath') return value !== undefined && readJsonPath(condition)(value);
  return value !== undefined && patternOf(condition).test(asText(value));
}

/** Why a criterion does not hold, in one sentence. */
export function failureText(criterion: Criterion, scope: Scope): string {
  const { condition, context } = criterion;
  const seen = typeOf(criterion) === 'simple' ? expressionsOf(criterion) : [context ?? ''];
  const values = seen.map((one) => `${one} is ${shown(valueOf(one, scope))}`);
  const where = typeOf(criterion) === 'simple' ? '' : ` of ${context}`;
  return `${condition}${where} does not hold: ${values.join(', ')}.`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'absent';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
