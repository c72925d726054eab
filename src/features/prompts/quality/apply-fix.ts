import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';

export type Fixed = { body: string; findings: readonly QualityFinding[] };

/**
 * The body with a finding's fix made, and the other findings moved to where they now are; those
 * that the change runs through are left out.
 */
export function applyFix(
  body: string,
  findings: readonly QualityFinding[],
  fixed: QualityFinding,
): Fixed {
  const { fix } = fixed;
  if (!fix || fix.start > fix.end || fix.end > body.length) return { body, findings };
  const shift = fix.replacement.length - (fix.end - fix.start);
  const move = <T extends { start: number; end: number }>(range: T): T | undefined => {
    if (range.end <= fix.start) return range;
    if (range.start < fix.end) return undefined;
    return { ...range, start: range.start + shift, end: range.end + shift };
  };
  const moved = findings.flatMap((finding): QualityFinding[] => {
    if (finding === fixed) return [];
    const { start, end, fix: ownFix, ...rest } = finding;
    const isPlaced = start !== undefined && end !== undefined;
    const place = isPlaced ? move({ start, end }) : undefined;
    if (isPlaced && !place) return [];
    const movedFix = ownFix ? move(ownFix) : undefined;
    return [{ ...rest, ...place, ...(movedFix ? { fix: movedFix } : {}) }];
  });
  return {
    body: body.slice(0, fix.start) + fix.replacement + body.slice(fix.end),
    findings: moved,
  };
}
