import { checkOf, type CheckId } from './checks.ts';

type Found = { check: CheckId; operation: string };

/** Fault codes by their harm: what strangers reach and do, then what fails, then what is answered wrongly. */
const ORDER = 'F200 F206 F203 F201 F205 F204 F100 F104 F103 F102 F101'.split(' ');
/** Checks without a code that do harm like one that has it. */
const LIKE: Partial<Record<CheckId, string>> = {
  'secret-field': 'F206',
  'internals-leaked': 'F204',
  'no-answer': 'F100',
};

/** The lower, the worse; what merely deserves a look comes after all violations. */
function harmOf({ check }: Found): number {
  const { fault = LIKE[check], level } = checkOf(check);
  const at = ORDER.indexOf(fault ?? '');
  return (level === 'bad' ? 0 : 100) + (at < 0 ? ORDER.length : at);
}

/** Findings by operation, the worst operation and its worst finding first. */
export function worstFirst<T extends Found>(findings: readonly T[]): Array<[string, T[]]> {
  const sorted = findings.toSorted((a, b) => harmOf(a) - harmOf(b));
  const groups = [...Map.groupBy(sorted, ({ operation }) => operation)];
  const violations = (own: readonly T[]) => own.filter((one) => harmOf(one) < 100).length;
  const least = ([first]: readonly T[]) => (first ? harmOf(first) : 0);
  return groups.toSorted(([, a], [, b]) => least(a) - least(b) || violations(b) - violations(a));
}
