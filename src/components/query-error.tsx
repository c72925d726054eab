import { messageOf, requestIdOf } from '#src/api/problem.ts';
import { ErrorState } from '#src/ui/error-state.tsx';

export type QueryErrorProps = {
  /** The query that has failed, as its hook answers it. */
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  title?: string;
};

/** In place of what a query could not load: the server's words, the request's id, and another try. */
export function QueryError({ query, title }: QueryErrorProps) {
  return (
    <ErrorState
      title={title}
      message={messageOf(query.error)}
      requestId={requestIdOf(query.error)}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
