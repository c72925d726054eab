import { estimateTokens } from '#core/text/estimate-tokens.ts';
import type { ExecutePromptRequestOutput, Run, RunEvent } from '#contract/generated/schemas.ts';
import { isDatabaseUnavailable } from '#server/platform/database/db-errors.ts';
import { withoutDeadline } from '#server/platform/http/deadline.ts';
import type { Claim } from '#server/platform/idempotency/claim.ts';
import type { CallerContext } from '#server/platform/security/identity.ts';
import { newId } from '#server/platform/database/ids.ts';
import { operations, problemsOf } from '#server/contract.ts';
import { problemBody, ProblemError } from '#server/platform/problems.ts';
import { createEventQueue } from './event-queue.ts';
import { streamModel, type RunResult } from './live-run.ts';
import { modelProblem } from '../usage/model-problem.ts';
import type { ModelDeps, SharedDeps } from '../prompt/deps.ts';
import type { Resolve } from '../sources/resolve.ts';
import { replayRun } from './replay.ts';
import { readRunRequest, type RunRequest } from './run-request.ts';
import type { NewRun, RunRepository, RunRow } from './repository.ts';
import { presentRun } from './presenters.ts';

const { problem } = problemsOf<'executePrompt'>();

export type RunContext = CallerContext & {
  signal: AbortSignal;
  requestId: string;
  claim?: Claim;
};

/** A run under way. `settled` is the run that was kept, or nothing when it never gave output. */
export type LiveRun = { events: AsyncIterable<RunEvent>; settled: Promise<Run | undefined> };

const INSTANCE = operations.executePrompt.path;

/** Runs of filled prompts: counted from their first output, kept with what had come. */
export function createRunService(
  deps: SharedDeps & ModelDeps & { runs: RunRepository; resolve: Resolve; shutdown: AbortSignal },
) {
  const { clock, quota, runs, models, log } = deps;

  /** Claims the key and the quota, or leaves nothing behind. */
  async function begin(request: RunRequest, ctx: RunContext): Promise<NewRun> {
    const { model } = request;
    const run: NewRun = {
      id: newId(),
      userId: ctx.caller.id,
      idempotencyKey: ctx.claim?.key ?? null,
      requestHash: ctx.claim?.requestHash ?? null,
      ...request.subject,
      values: request.values,
      rendered: request.rendered,
      model: model.id,
      isDemo: model.isDemo,
      parameters: request.parameters,
      createdAt: clock.now(),
    };
    const begun = await runs.begin(run, (tx) => quota.reserve(ctx.caller.id, 'runs', tx));
    if (!begun) throw problem('idempotency_in_progress', { retryAfter: 2 });
    return run;
  }

  /** Keeps what came together with the request's answer, or gives everything back when nothing did. */
  async function settle(
    run: NewRun,
    result: RunResult,
    times: { firstTokenMs: number | undefined; latencyMs: number },
    ctx: RunContext,
  ): Promise<Run | undefined> {
    const { firstTokenMs, latencyMs } = times;
    if (firstTokenMs === undefined) {
      await runs.discard(run.id, quota.refund);
      return undefined;
    }
    const end = {
      status: result.status,
      failureCode: result.status === 'failed' ? 'model_interrupted' : null,
      output: result.output,
      inputTokens: result.inputTokens ?? estimateTokens(run.rendered),
      outputTokens: result.outputTokens ?? estimateTokens(result.output),
      latencyMs,
    };
    const at = clock.now();
    const row = { ...run, ...end, firstTokenMs, rating: null, reservation: null, touchedAt: at };
    const answer = presentRun(row, ctx.locale);
    const ended = await runs.finish(run.id, end, at, (tx) =>
      ctx.claim ? ctx.claim.settle(tx, { status: 200, body: answer }) : Promise.resolve(),
    );
    if (!ended) throw problem('unavailable', { retryAfter: 2 });
    return answer;
  }

  /**
   * Starts a run. It goes on by itself to its end; the caller's leaving, by the signal or by the
   * events' `return`, stops it. Without output the events throw what the answer is to be.
   */
  async function start(request: RunRequest, ctx: RunContext): Promise<LiveRun> {
    const startedAt = performance.now();
    const elapsed = () => Math.round(performance.now() - startedAt);
    const run = await begin(request, ctx);
    const { model } = request;
    const left = new AbortController();
    const queue = createEventQueue<RunEvent>(() => left.abort());
    const caller = AbortSignal.any([ctx.signal, left.signal]);
    let firstTokenMs: number | undefined;

    const sink = {
      async first(output: string) {
        const ms = elapsed();
        if (!(await runs.firstOutput(run, output, ms, clock.now()))) return false;
        firstTokenMs = ms;
        queue.push({ type: 'started', runId: run.id, model: model.id, isDemo: model.isDemo });
        return true;
      },
      save: (output: string) => runs.saveOutput(run.id, output, clock.now()),
      delta: (text: string) => queue.push({ type: 'delta', text }),
    };

    async function work(): Promise<Run | undefined> {
      const result = await streamModel(
        (signal) =>
          model.run({
            prompt: run.rendered,
            parameters: run.parameters,
            locale: ctx.locale,
            signal,
          }),
        { caller, shutdown: deps.shutdown },
        sink,
      );
      const answer = await settle(run, result, { firstTokenMs, latencyMs: elapsed() }, ctx);
      if (result.status === 'failed')
        log.warn({ runId: run.id, kept: answer !== undefined, err: result.error }, 'run failed');
      if (!answer) throw result.status === 'stopped' ? leftEarly() : modelProblem(result.error);
      queue.push(
        result.status === 'failed'
          ? { type: 'failed', problem: interrupted(ctx), run: answer }
          : { type: 'finished', run: answer },
      );
      return answer;
    }

    const settled = withoutDeadline(work).then(
      (answer) => {
        queue.close();
        return answer;
      },
      (error: unknown) => {
        if (firstTokenMs === undefined) queue.close(error);
        else {
          // Output was sent already: the stream ends with its own event, not with a status.
          log.error({ runId: run.id, err: error }, 'run not stored');
          queue.push({ type: 'failed', problem: unkept(error, ctx) });
          queue.close();
        }
        return undefined;
      },
    );
    return { events: queue.events, settled };
  }

  /** The whole run at once. @throws ProblemError 503 when nothing came. */
  async function runWhole(request: RunRequest, ctx: RunContext): Promise<Run> {
    const live = await start(request, ctx);
    for await (const event of live.events) {
      if (event.type !== 'finished' && event.type !== 'failed') continue;
      if (event.run) return event.run;
      throw problem('unavailable', { retryAfter: 5 });
    }
    throw problem('model_unavailable', { retryAfter: 20 });
  }

  /** Ends a run whose worker died: output is kept as interrupted, a run without output is refunded. */
  async function abandon(row: RunRow): Promise<void> {
    if (row.firstTokenMs === null) return runs.discard(row.id, quota.refund);
    const end = {
      status: 'failed' as const,
      failureCode: 'model_interrupted',
      output: row.output,
      inputTokens: estimateTokens(row.rendered),
      outputTokens: estimateTokens(row.output),
      latencyMs: Math.max(0, row.touchedAt.getTime() - row.createdAt.getTime()),
    };
    await runs.finish(row.id, end, row.touchedAt);
  }

  /**
   * The run that this key made before its server could keep the answer. The caller holds the key's
   * claim, so a run that still streams has lost its worker.
   */
  async function findEarlier(ctx: RunContext): Promise<Run | undefined> {
    const { claim, caller, locale } = ctx;
    if (!claim) return undefined;
    const find = () => runs.findByKey(caller.id, claim.key);
    const row = await find();
    if (row && row.requestHash !== null && row.requestHash !== claim.requestHash)
      throw problem('idempotency_key_reused');
    if (row?.status !== 'streaming') return row && presentRun(row, locale);
    await abandon(row);
    const ended = await find();
    return ended && presentRun(ended, locale);
  }

  const read = (body: ExecutePromptRequestOutput, ctx: RunContext) =>
    readRunRequest(body, ctx, { models, resolve: deps.resolve });

  /** Runs a prompt to its end. @throws ProblemError as the contract says. */
  async function execute(body: ExecutePromptRequestOutput, ctx: RunContext): Promise<Run> {
    return (await findEarlier(ctx)) ?? runWhole(await read(body, ctx), ctx);
  }

  /** Starts a run whose events are sent as they come; a repeat sends the stored run. */
  async function executeStreaming(
    body: ExecutePromptRequestOutput,
    ctx: RunContext,
  ): Promise<LiveRun> {
    const earlier = await findEarlier(ctx);
    return earlier
      ? { events: replayRun(earlier), settled: Promise.resolve(earlier) }
      : start(await read(body, ctx), ctx);
  }

  /** Ends runs whose server died. */
  async function sweep(before: Date): Promise<number> {
    const abandoned = await runs.abandoned(before);
    for (const row of abandoned) await abandon(row);
    return abandoned.length;
  }

  return { execute, executeStreaming, runWhole, sweep, releaseKeys: runs.releaseKeys };
}

export type RunService = ReturnType<typeof createRunService>;

/** The answer to a caller who has disconnected; it is not read. */
function leftEarly(): ProblemError {
  return problem('unavailable');
}

function interrupted({ locale, requestId }: RunContext) {
  const error = problem('model_interrupted', { retryAfter: 20 });
  return problemBody(error, { locale, instance: INSTANCE, requestId });
}

/** What a stream ends with when its run could not be kept. */
function unkept(error: unknown, { locale, requestId }: RunContext) {
  const shown = isDatabaseUnavailable(error)
    ? problem('unavailable', { retryAfter: 5 })
    : error instanceof ProblemError
      ? error
      : problem('internal_error');
  return problemBody(shown, { locale, instance: INSTANCE, requestId });
}
