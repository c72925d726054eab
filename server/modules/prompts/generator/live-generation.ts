import type { GenerateEvent, GenerateResult, Problem } from '#contract/generated/schemas.ts';
import { operations, problemsOf } from '#server/contract.ts';
import { isDatabaseUnavailable } from '#server/platform/database/db-errors.ts';
import { withoutDeadline } from '#server/platform/http/deadline.ts';
import type { Log } from '../prompt/deps.ts';
import { problemBody, ProblemError } from '#server/platform/problems.ts';
import { createEventQueue } from '../run/event-queue.ts';
import { askModel } from './ask-model.ts';
import type { GenerateContext, Generation } from './generation.ts';

const { problem } = problemsOf<'generatePrompt'>();

/** A generation under way. `settled` is the result that was kept, or nothing when no candidate came. */
export type LiveGeneration = {
  events: AsyncIterable<GenerateEvent>;
  settled: Promise<GenerateResult | undefined>;
};

/**
 * A generation as events. It goes on by itself to its end; the caller's leaving stops it. The first
 * candidate is sent once it is counted; a failure before that releases the reservation.
 */
export function streamGeneration(
  { model, brief, begun, start, resultOf }: Generation,
  ctx: GenerateContext,
  { shutdown, log }: { shutdown: AbortSignal; log: Log },
): LiveGeneration {
  const left = new AbortController();
  const queue = createEventQueue<GenerateEvent>(() => left.abort());
  const caller = AbortSignal.any([ctx.signal, left.signal]);
  const { generationId, reading, questions } = start;
  queue.push({ type: 'reading', generationId, reading });
  for (const question of questions) queue.push({ type: 'question', question });

  async function work(): Promise<GenerateResult | undefined> {
    let counted: Promise<void> | undefined;
    const written = await askModel(model, brief, {
      locale: ctx.locale,
      caller,
      shutdown,
      log,
      onQuestion: (question) => queue.push({ type: 'question', question }),
      onCandidate(candidate, index) {
        counted ??= begun.count();
        void counted.then(
          () => queue.push({ type: 'candidate', index, candidate }),
          () => undefined,
        );
      },
    });
    if (!counted) {
      await begun.giveBack();
      queue.push({ type: 'failed', problem: problemOf(written.error, ctx) });
      return undefined;
    }
    await counted;
    const result = await resultOf(written);
    const { claim } = ctx;
    if (claim) await begun.count((tx) => claim.settle(tx, { status: 200, body: result }));
    queue.push(
      shutdown.aborted
        ? { type: 'failed', problem: problemOf(written.error, ctx), result }
        : { type: 'done', result },
    );
    return result;
  }

  const settled = withoutDeadline(work)
    .catch(async (error: unknown) => {
      log.error({ generationId, err: error }, 'generation not stored');
      // Gives back only what was not counted.
      await begun.giveBack();
      queue.push({ type: 'failed', problem: problemOf(error, ctx) });
      return undefined;
    })
    .finally(() => queue.close());
  return { events: queue.events, settled };
}

/** The problem that would have been the answer. */
function problemOf(error: unknown, { locale, requestId }: GenerateContext): Problem {
  const shown =
    error instanceof ProblemError
      ? error
      : isDatabaseUnavailable(error)
        ? problem('unavailable', { retryAfter: 5 })
        : problem('internal_error');
  const instance = operations.generatePrompt.path;
  return problemBody(shown, { locale, instance, requestId });
}
