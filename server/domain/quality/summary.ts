import type { QualitySummary } from '#contract/generated/schemas.ts';
import { FALLBACK_LANGUAGE } from '#core/language/languages.ts';
import { bodyLanguage } from '#core/quality/lexicon.ts';
import type { Severity } from '#core/quality/types.ts';
import type { Variable } from '#core/template/variable.ts';
import { assessQuality } from './assess.ts';

/** The quality rules' result in short. It has no reader: the rules' lists of words are those of the body's language. */
export function summarizeQuality(body: string, variables: readonly Variable[]): QualitySummary {
  const language = bodyLanguage(body);
  const { findings, checklist } = assessQuality(body, variables, language ?? FALLBACK_LANGUAGE);
  const count = (of: Severity) => findings.filter(({ severity }) => severity === of).length;
  return {
    isRead: language !== undefined,
    missing: checklist.filter(({ state }) => state === 'missing').map(({ element }) => element),
    findings: { error: count('error'), warning: count('warning'), info: count('info') },
  };
}
