import { lintPrompt } from '#core/quality/lint-prompt.ts';
import { createLexicon } from '#core/quality/lexicon.ts';
import type { Finding, Quality } from '#core/quality/types.ts';
import type { Variable } from '#core/template/variable.ts';
import { qualityWords } from './words.ts';

const lexicon = createLexicon(qualityWords);

/** The quality rules by the server's own words; messages are in `locale`. */
export function assessQuality(
  body: string,
  variables: readonly Variable[],
  locale: string,
): Quality {
  return lintPrompt({ body, variables, locale }, lexicon);
}

/** What is plainly wrong with a prompt. Hints would judge a candidate by the rules that composed it. */
export function errorsIn(body: string, variables: readonly Variable[], locale: string): Finding[] {
  const { findings } = assessQuality(body, variables, locale);
  return findings.filter(({ severity }) => severity === 'error').slice(0, 20);
}
