import { createHash } from 'node:crypto';
import type { BriefOutput, GenerateResult } from '#contract/generated/schemas.ts';
import { problemsOf } from '#server/contract.ts';
import { understand } from '#server/domain/generator/understand.ts';
import type { Brief } from '#server/ports/model.ts';
import { categorySlug } from '../catalogue/category-slugs.ts';
import { requireModel } from '../models/require-model.ts';
import { cleanDeep } from '../prompt/clean-text.ts';
import type { ModelDeps, SharedDeps } from '../prompt/deps.ts';
import { requireWriter } from '../prompt/policy.ts';
import type { BegunWork, MeteredWork } from '../usage/metered-work.ts';
import type { ActivityRepository } from '../usage/repository.ts';
import { askModel } from './ask-model.ts';
import type { GenerateContext, Generation } from './generation.ts';
import { streamGeneration, type LiveGeneration } from './live-generation.ts';
import { isCard, presentQuestions, presentReading } from './reading.ts';

const { problem, invalid } = problemsOf<'generatePrompt'>();

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
  const { models, quota, metered, activities, clock, log, shutdown } = needs;

  /** The earlier result that the brief corrects, for which nothing more is counted. */
  async function correction(
    { generationId: id, cardId, answers }: BriefOutput,
    about: { userId: string; goalHash: string },
  ): Promise<BegunWork | undefined> {
    if (id === undefined || (cardId === undefined && !answers?.length)) return undefined;
    const since = new Date(clock.now().getTime() - CORRECTABLE_MS);
    const isTaken = await activities.correct({ id, ...about }, { since, most: MAX_CORRECTIONS });
    if (!isTaken) return undefined;
    return {
      id,
      count: (also) => (also ? activities.close(id, also) : Promise.resolve()),
      giveBack: () => activities.undoCorrection(id),
    };
  }

  /** @throws ProblemError 402, 403 for a viewer, 422 */
  async function begin(body: BriefOutput, ctx: GenerateContext): Promise<Generation> {
    const { caller, locale } = ctx;
    requireWriter(caller);
    const brief = readBrief(body);
    const model = await requireModel(models, 'generate', body.model);
    const known = understand(brief, locale);
    const reading = presentReading(known, locale);
    const questions = presentQuestions(known);
    const about = { userId: caller.id, goalHash: hashOf(brief.goal) };
    const categoryId =
      body.categoryId?.toLowerCase() ?? (known.card ? reading.card.categoryId : null);
    const begun =
      (await correction(body, about)) ??
      (await metered.begin('generation', { ...about, categoryId }));
    const start = { generationId: begun.id, reading, questions };
    return {
      model,
      brief,
      begun,
      start,
      resultOf: async ({ candidates, questions: own, missing }) => ({
        ...start,
        questions: [...questions, ...own],
        candidates,
        ...(missing.length > 0 && { missing }),
        quota: await quota.read(caller.id),
      }),
    };
  }

  /** All at once. @throws ProblemError 402, 403, 422, 503 `model_unavailable`; what fails uses no quota. */
  async function generate(body: BriefOutput, ctx: GenerateContext): Promise<GenerateResult> {
    const { model, brief, begun, resultOf } = await begin(body, ctx);
    try {
      const { locale, signal: caller, claim } = ctx;
      const written = await askModel(model, brief, { locale, caller, shutdown, log });
      if (shutdown.aborted) throw shutdown.reason;
      if (caller.aborted) throw problem('unavailable', { cause: written.error });
      if (written.candidates.length === 0) throw written.error;
      const result = await resultOf(written);
      await begun.count((tx) => claim?.settle(tx, { status: 200, body: result }) ?? nothing());
      return result;
    } catch (error) {
      await begun.giveBack();
      throw error;
    }
  }

  /** Candidates as they come, counted from the first. @throws ProblemError 402, 403, 422 */
  async function generateStreaming(
    body: BriefOutput,
    ctx: GenerateContext,
  ): Promise<LiveGeneration> {
    return streamGeneration(await begin(body, ctx), ctx, { shutdown, log });
  }

  return { generate, generateStreaming };
}

const nothing = () => Promise.resolve();
