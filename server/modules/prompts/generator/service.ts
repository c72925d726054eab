import type { BriefOutput, GenerateResult } from '#contract/generated/schemas.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Caller } from '#server/platform/security/identity.ts';
import { problemsOf } from '#server/contract.ts';
import { ModelError, type Brief, type Candidate } from '#server/ports/model.ts';
import { requireWriter } from '../prompt/policy.ts';
import { categorySlug } from '../catalogue/category-slugs.ts';
import { cleanDeep } from '../prompt/clean-text.ts';
import type { MeteredWork } from '../usage/metered-work.ts';
import { modelProblem } from '../usage/model-problem.ts';
import type { ModelDeps, SharedDeps } from '../prompt/deps.ts';

const { problem, invalid } = problemsOf<'generatePrompt'>();

/** No generation outlives this, whatever a model's own limits are. */
/** Ends before the request's own deadline, so that the refusal names the model. */
const MAX_MS = 85_000;

function readBrief(brief: BriefOutput): Brief {
  const { categoryId, ...rest } = cleanDeep(brief);
  const slug = categoryId === undefined ? undefined : categorySlug(categoryId);
  if (categoryId !== undefined && slug === undefined)
    throw invalid([
      { field: 'categoryId', code: 'unknown', text: 'prompts:problems.unknownCategory' },
    ]);
  if (rest.goal.trim().length < 2)
    throw invalid([{ field: 'goal', code: 'too_short', params: { min: 2 } }]);
  return {
    ...(rest as Omit<Brief, 'categorySlug'>),
    ...(slug !== undefined && { categorySlug: slug }),
  };
}

/** The model's candidates, or the signal's reason at once when it fires. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason as Error);
  if (signal.aborted) onAbort();
  else signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}

/** Writing prompts for a brief. Nothing is stored; one call uses one generation when it gave a candidate. */
export function createGenerateService(
  needs: SharedDeps & ModelDeps & { metered: MeteredWork; shutdown: AbortSignal },
) {
  const { model, quota, metered, log } = needs;

  async function candidatesFor(brief: Brief, locale: string, caller: AbortSignal) {
    const limit = AbortSignal.timeout(MAX_MS);
    const signal = AbortSignal.any([caller, needs.shutdown, limit]);
    try {
      const work = model.generate(brief, { locale, signal });
      const candidates = (await untilAborted(work, signal)).slice(0, brief.count ?? 3);
      if (candidates.length === 0)
        throw new ModelError('invalid_response', 'The model gave no candidate.');
      return candidates;
    } catch (error) {
      if (needs.shutdown.aborted) throw needs.shutdown.reason;
      if (caller.aborted) throw problem('unavailable', { cause: error });
      log.warn({ err: error }, 'Generation failed');
      throw modelProblem(error);
    }
  }

  /** @throws ProblemError 402, 403 for a viewer, 422, 503 `model_unavailable`; what fails uses no quota. */
  return async function generatePrompt(
    body: BriefOutput,
    about: { caller: Caller; locale: string; signal: AbortSignal; claim?: Claim },
  ): Promise<GenerateResult> {
    requireWriter(about.caller);
    const brief = readBrief(body);
    const categoryId = body.categoryId?.toLowerCase() ?? null;
    const { caller, locale, signal, claim } = about;
    return metered.withQuota(
      'generation',
      { userId: caller.id, categoryId },
      async (): Promise<GenerateResult> => {
        const candidates: Candidate[] = await candidatesFor(brief, locale, signal);
        return { candidates: cleanDeep(candidates), quota: await quota.read(caller.id) };
      },
      (answer, tx) => claim?.settle(tx, { status: 200, body: answer }) ?? Promise.resolve(),
    );
  };
}
