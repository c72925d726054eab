import { createHash } from 'node:crypto';
import type { BriefOutput, GenerateResult } from '#contract/generated/schemas.ts';
import { untilAborted } from '#server/platform/abort.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { Caller } from '#server/platform/security/identity.ts';
import { problemsOf } from '#server/contract.ts';
import { understand } from '#server/domain/generator/understand.ts';
import { ModelError, type Brief, type ModelPort } from '#server/ports/model.ts';
import { requireWriter } from '../prompt/policy.ts';
import { categorySlug } from '../catalogue/category-slugs.ts';
import { cleanDeep } from '../prompt/clean-text.ts';
import type { MeteredWork } from '../usage/metered-work.ts';
import type { ActivityRepository } from '../usage/repository.ts';
import { requireModel } from '../models/require-model.ts';
import { modelProblem } from '../usage/model-problem.ts';
import type { ModelDeps, SharedDeps } from '../prompt/deps.ts';
import { isCard, presentQuestions, presentReading } from './reading.ts';

const { problem, invalid } = problemsOf<'generatePrompt'>();

/** No generation outlives this; it ends before the request's own deadline, so that the refusal names the model. */
const MAX_MS = 85_000;
/** So long, and so often, a generation may be corrected without another one being counted. */
const CORRECTABLE_MS = 30 * 60_000;
const MAX_CORRECTIONS = 5;

function readBrief(brief: BriefOutput): Brief {
  const { categoryId, generationId: _id, model: _model, ...rest } = cleanDeep(brief);
  const slug = categoryId === undefined ? undefined : categorySlug(categoryId);
  if (categoryId !== undefined && slug === undefined)
    throw invalid([
      { field: 'categoryId', code: 'unknown', text: 'prompts:problems.unknownCategory' },
    ]);
  if (rest.cardId !== undefined && !isCard(rest.cardId))
    throw invalid([{ field: 'cardId', code: 'unknown', text: 'prompts:problems.unknownCard' }]);
  if (rest.goal.trim().length < 2)
    throw invalid([{ field: 'goal', code: 'too_short', params: { min: 2 } }]);
  return {
    ...rest,
    ...(slug !== undefined && { categorySlug: slug }),
  };
}

const hashOf = (goal: string) => createHash('sha256').update(goal.trim()).digest('hex');

/** Writing prompts for a brief. Nothing is stored; one call uses one generation when it gave a candidate. */
export function createGenerateService(
  needs: SharedDeps &
    ModelDeps & { metered: MeteredWork; activities: ActivityRepository; shutdown: AbortSignal },
) {
  const { models, quota, metered, activities, clock, log } = needs;

  async function candidatesFor(
    model: ModelPort,
    brief: Brief,
    { locale, signal: caller }: { locale: string; signal: AbortSignal },
  ) {
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
      log.warn({ err: error }, 'generation failed');
      throw modelProblem(error);
    }
  }

  /** Whether the brief corrects an earlier result, for which nothing more is counted. */
  async function isCorrection(
    { generationId, cardId, answers }: BriefOutput,
    about: { userId: string; goalHash: string },
  ): Promise<boolean> {
    if (generationId === undefined || (cardId === undefined && !answers?.length)) return false;
    const since = new Date(clock.now().getTime() - CORRECTABLE_MS);
    return activities.correct({ id: generationId, ...about }, { since, most: MAX_CORRECTIONS });
  }

  /** @throws ProblemError 402, 403 for a viewer, 422, 503 `model_unavailable`; what fails uses no quota. */
  return async function generatePrompt(
    body: BriefOutput,
    ctx: { caller: Caller; locale: string; signal: AbortSignal; claim?: Claim },
  ): Promise<GenerateResult> {
    const { caller, locale, claim } = ctx;
    requireWriter(caller);
    const brief = readBrief(body);
    const model = await requireModel(models, 'generate', body.model);
    const known = understand(brief, locale);
    const reading = presentReading(known, locale);
    const about = { userId: caller.id, goalHash: hashOf(brief.goal) };
    const resultFor = async (generationId: string): Promise<GenerateResult> => ({
      generationId,
      reading,
      questions: presentQuestions(known),
      candidates: cleanDeep(await candidatesFor(model, brief, ctx)),
      quota: await quota.read(caller.id),
    });
    const { generationId } = body;
    if (generationId !== undefined && (await isCorrection(body, about))) {
      try {
        return await resultFor(generationId);
      } catch (error) {
        await activities.undoCorrection(generationId);
        throw error;
      }
    }
    const category = known.card ? reading.card.categoryId : null;
    return metered.withQuota(
      'generation',
      { ...about, categoryId: body.categoryId?.toLowerCase() ?? category },
      (_finish, id) => resultFor(id),
      (answer, tx) => claim?.settle(tx, { status: 200, body: answer }) ?? Promise.resolve(),
    );
  };
}
