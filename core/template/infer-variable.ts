import type { Variable, VariableType } from './variable.ts';

/** Kinds of values that a name can tell, the first that fits decides. */
const NAMED_TYPES = [
  'email',
  'url',
  'date',
  'number',
  'textarea',
] as const satisfies VariableType[];

/** Words of a name, in lower case, that tell what kind of value is asked for. */
export type ValueWords = Readonly<Record<(typeof NAMED_TYPES)[number], ReadonlySet<string>>>;

const CJK = /\p{Script=Han}/u;

/** The default field of a variable without a description: label from the name, type from the name's words. */
export function inferVariable(name: string, words: ValueWords): Variable {
  const type = NAMED_TYPES.find((one) => matches(name, words[one])) ?? 'text';
  return { name, label: labelOf(name), type, required: true };
}

/** The telling word is the last in English ("due_date"), the first elsewhere ("fecha_limite"), the end in Chinese. */
function matches(name: string, hints: ReadonlySet<string>): boolean {
  const parts = name.toLocaleLowerCase('en').split('_').filter(Boolean);
  if (hints.has(parts.at(-1) ?? '') || hints.has(parts[0] ?? '')) return true;
  return CJK.test(name) && [...hints].some((hint) => CJK.test(hint) && name.endsWith(hint));
}

function labelOf(name: string): string {
  const spaced = name.replaceAll('_', ' ').replaceAll(/\s+/gu, ' ').trim();
  if (spaced === '') return name;
  const [first = '', ...rest] = spaced;
  return first.toLocaleUpperCase('en') + rest.join('');
}
