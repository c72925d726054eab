import { isRouteErrorResponse } from 'react-router-dom';
import { isUnanswered, messageOf, problemOf, requestIdOf, statusOf } from '../api/problem.ts';
import { ChunkLoadError } from '../lib/lazy.ts';

export type ErrorKind =
  | { kind: 'chunk'; error: ChunkLoadError }
  | { kind: 'notFound' }
  | { kind: 'notAuthorized' }
  | { kind: 'unanswered'; message: string }
  | { kind: 'fault'; message: string | undefined; requestId: string | undefined };

/**
 * Which page an error gets. A message is shown only when the server sent it as a problem: what an
 * exception says of itself is for developers.
 */
export function classifyError(error: unknown): ErrorKind {
  if (error instanceof ChunkLoadError) return { kind: 'chunk', error };
  const status = isRouteErrorResponse(error) ? error.status : statusOf(error);
  if (status === 404 || status === 410) return { kind: 'notFound' };
  if (status === 401 || status === 403) return { kind: 'notAuthorized' };
  // Too many requests is no fault of the server: as without an answer, the way on is another try.
  if (isUnanswered(error) || status === 429)
    return { kind: 'unanswered', message: messageOf(error) };
  return { kind: 'fault', message: problemOf(error)?.message, requestId: requestIdOf(error) };
}
