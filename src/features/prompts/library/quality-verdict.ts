import type { QualitySummary } from '#src/generated/api/endpoints.schemas.ts';

/** What is said of a prompt at a glance, and how many things it is about. */
export type Verdict = {
  kind: 'complete' | 'error' | 'warning' | 'missing' | 'partly' | 'unknown';
  count: number;
};

/** The gravest thing alone: tips are on most good prompts, so they do not keep one from being complete. */
export function verdictOf(quality: QualitySummary | undefined): Verdict {
  if (!quality) return { kind: 'unknown', count: 0 };
  const { isRead, missing, findings } = quality;
  const count = findings.error + findings.warning;
  if (count > 0) return { kind: findings.error > 0 ? 'error' : 'warning', count };
  if (!isRead) return { kind: 'partly', count: 0 };
  if (missing.length > 0) return { kind: 'missing', count: missing.length };
  return { kind: 'complete', count: 0 };
}
