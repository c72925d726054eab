import type { QualityFinding } from '#src/generated/api/endpoints.schemas.ts';

/** The body with a finding's fix made; as it is when there is none, or its place is not in the body. */
export function applyFix(body: string, { fix }: QualityFinding): string {
  if (!fix || fix.start > fix.end || fix.end > body.length) return body;
  return body.slice(0, fix.start) + fix.replacement + body.slice(fix.end);
}
