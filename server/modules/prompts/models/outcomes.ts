import type { ModelTest } from '#contract/generated/schemas.ts';
import type { Language } from '#core/language/languages.ts';
import { problemsOf } from '#server/contract.ts';
import type { ProblemError } from '#server/platform/problems.ts';
import type { TextKey } from '#server/platform/text/text-key.ts';
import { text } from '#server/platform/text/texts.ts';
import type { ModelOutcome } from '#server/ports/model-gateway.ts';

type Outcome = ModelTest['outcome'];

const { problem, invalid } = problemsOf<'connectModel' | 'lookUpModels'>();
const { invalid: invalidModel } = problemsOf<'connectModel'>();

const RETRY_SECONDS = 20;

/** What a test showed, as a sentence. */
export function outcomeMessage(outcome: Outcome, latencyMs: number, locale: Language): string {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const seconds = format.format(latencyMs / 1000);
  return text(locale, `prompts:models.outcomes.${outcome}` as TextKey, { seconds });
}

/** The refusal of a connection that does not work: a field that can be corrected, or a provider that is away. */
export function refusalOf(outcome: Exclude<ModelOutcome, 'works'>): ProblemError {
  switch (outcome) {
    case 'key_refused':
      return invalid([{ field: 'apiKey', code: 'refused', text: 'prompts:models.keyRefused' }]);
    case 'no_such_model':
      return invalidModel([
        { field: 'model', code: 'unknown', text: 'prompts:models.outcomes.no_such_model' },
      ]);
    default:
      return problem('model_unavailable', {
        text: `prompts:models.outcomes.${outcome}`,
        retryAfter: RETRY_SECONDS,
      });
  }
}
