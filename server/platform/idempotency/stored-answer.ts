import type { AnyAnswer, Replay } from '../contract/types.ts';
import { problem, ProblemError } from '../problems.ts';
import type { StoredAnswer } from './store.ts';

/** Marks an answer that was given before. */
export const REPLAYED = { 'Idempotency-Replayed': 'true' };

/** What is kept of an answer; of a file, how it is made again. */
export function stored(answer: AnyAnswer): StoredAnswer {
  const { status, body, file, recipe, headers } = answer;
  return {
    status,
    ...(body !== undefined && { body }),
    ...(headers && { headers }),
    ...(file && { recipe: recipe ?? {} }),
  };
}

/** The kept answer again. @throws ProblemError when a refusal was kept. */
export function repeat(answer: StoredAnswer, replay: Replay | undefined): AnyAnswer {
  const headers = { ...answer.headers, ...REPLAYED };
  if (answer.status >= 400) {
    const { code, options } = answer.body as Pick<ProblemError, 'code' | 'options'>;
    throw problem(code, {
      ...options,
      headers: { ...options.headers, ...REPLAYED },
    });
  }
  if (replay) return { status: 200, headers, stream: replay(answer.body) };
  return { status: answer.status, headers, body: answer.body };
}
