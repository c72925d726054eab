import type { Caller } from '#server/platform/security/identity.ts';
import { ProblemError } from '#server/platform/problems.ts';

/** A person without a team as who asks. */
export function callerOf(id: string): Caller {
  return {
    id,
    email: `${id}@example.com`,
    firstName: 'Lin',
    lastName: 'Chen',
    role: 'individual',
    preset: null,
    accountId: id,
    emailVerified: true,
    language: 'en',
    timezone: 'UTC',
  };
}

/** How often each outcome came: `ok`, a problem's code, or another error's message. */
export async function outcomes(work: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const tally: Record<string, number> = {};
  for (const result of await Promise.allSettled(work)) {
    const failure = result.status === 'rejected' ? (result.reason as unknown) : undefined;
    const name =
      failure instanceof ProblemError
        ? failure.code
        : failure instanceof Error
          ? failure.message
          : 'ok';
    tally[name] = (tally[name] ?? 0) + 1;
  }
  return tally;
}

/** Holds back each of a number of callers until all have come: every one reads before the first one writes. */
export function createBarrier(size: number): () => Promise<void> {
  const open = Promise.withResolvers<void>();
  let come = 0;
  return () => {
    come += 1;
    if (come === size) open.resolve();
    return open.promise;
  };
}
