import { untilAborted } from '#server/platform/abort.ts';
import type { Log } from '../prompt/deps.ts';
import {
  ModelError,
  type Brief,
  type Candidate,
  type ModelPort,
  type ModelQuestion,
  type Variant,
} from '#server/ports/model.ts';
import { cleanDeep } from '../prompt/clean-text.ts';
import { modelProblem } from '../usage/model-problem.ts';

/** No generation outlives this; it ends before the request's own deadline, so that the refusal names the model. */
const MAX_MS = 85_000;

export type AskOptions = {
  locale: string;
  caller: AbortSignal;
  shutdown: AbortSignal;
  log: Log;
  onQuestion?: (question: ModelQuestion) => void;
  onCandidate?: (candidate: Candidate, index: number) => void;
};

/** What a model wrote, the best first, and what ended it early. */
export type Written = {
  candidates: Candidate[];
  questions: ModelQuestion[];
  missing: Variant[];
  error?: unknown;
};

/**
 * Has a model write candidates until all are there, its time is up, or the caller leaves. Never
 * throws: what came before a failure can be used. Without a candidate there is an error.
 */
export async function askModel(
  model: ModelPort,
  brief: Brief,
  options: AskOptions,
): Promise<Written> {
  const { locale, caller, shutdown, log } = options;
  const most = brief.count ?? 3;
  const places = new Map<number, Candidate>();
  let planned: readonly Variant[] = [];
  const questions: ModelQuestion[] = [];
  let isOver = false;
  const take = (candidate: Candidate, index: number) => {
    if (isOver || index >= most || places.has(index)) return;
    const clean = cleanDeep(candidate);
    places.set(index, clean);
    options.onCandidate?.(clean, index);
  };
  const ask = (asked: readonly ModelQuestion[]) => {
    if (isOver) return;
    for (const question of cleanDeep([...asked])) {
      questions.push(question);
      options.onQuestion?.(question);
    }
  };
  const written = () => ({
    questions,
    candidates: [...places].toSorted(([a], [b]) => a - b).map(([, candidate]) => candidate),
    missing: planned.slice(0, most).filter((_variant, index) => !places.has(index)),
  });
  const signal = AbortSignal.any([caller, shutdown, AbortSignal.timeout(MAX_MS)]);
  try {
    const work = model.generate(brief, {
      locale,
      signal,
      onPlan: (variants) => (planned = variants),
      onQuestions: ask,
      onCandidate: take,
    });
    const all = await untilAborted(work, signal);
    // A model that hands nothing over as it comes has all of it now.
    if (places.size === 0) for (const [index, candidate] of all.entries()) take(candidate, index);
    if (places.size === 0) throw new ModelError('invalid_response', 'The model gave no candidate.');
    return written();
  } catch (error) {
    if (!caller.aborted && !shutdown.aborted)
      log.warn({ err: error, kept: places.size }, 'generation failed');
    return { ...written(), error: shutdown.aborted ? shutdown.reason : modelProblem(error) };
  } finally {
    isOver = true;
  }
}
