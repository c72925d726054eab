import { checkOf, type AnswerFault } from '#contract/check/checks.ts';

/** Checks that found something as a list of structured fields (RFC 9651): `body-schema;fault=F101, header-fault`. */
export function violationCodes(faults: readonly AnswerFault[]): string | undefined {
  if (faults.length === 0) return undefined;
  const codes = faults.map(({ check }) => {
    const { fault } = checkOf(check);
    return fault === undefined ? check : `${check};fault=${fault}`;
  });
  return [...new Set(codes)].join(', ');
}
