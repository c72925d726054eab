import { QueryClient } from '@tanstack/react-query';
import { followAnswers } from './fresh-answers.ts';
import { isAborted, isUnanswered, retryAfterOf, statusOf } from './problem.ts';

const MAX_RETRIES = 2;
/** Longer than this a page does not wait in silence: it says what the server said. */
const LONGEST_WAIT_S = 5;

/** Reads are tried again when there was no answer, the server failed, or it named a short wait. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES || isAborted(error)) return false;
  const status = statusOf(error);
  const named = retryAfterOf(error);
  if (named !== undefined && named > LONGEST_WAIT_S) return false;
  if (status === 429) return named !== undefined;
  return isUnanswered(error) || (status !== undefined && status >= 500);
}

/** Milliseconds until the next try: never before the time that the server named. */
export function retryDelay(failures: number, error: unknown): number {
  const named = retryAfterOf(error);
  return named === undefined ? Math.min(1000 * 2 ** failures, 8000) : named * 1000;
}

/** A client with the product's rules: mutations are never repeated by themselves. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        retryDelay,
        staleTime: 30_000,
        // Where pages are rendered ahead, a timer would keep the process alive.
        gcTime: typeof window === 'undefined' ? Infinity : 10 * 60_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The one client of the page; loaders take it from here. */
export const queryClient = createQueryClient();
followAnswers(queryClient);
