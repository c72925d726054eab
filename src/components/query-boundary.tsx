import { useQueryClient } from '@tanstack/react-query';
import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isRequestError, messageOf, requestIdOf, statusOf } from '#src/api/problem.ts';
import { ErrorState } from '#src/ui/error-state.tsx';

export type QueryBoundaryProps = {
  /** Shown while the first data loads, in the shape of the content. */
  fallback: ReactNode;
  /** Shown where the server answers 404 or 410; without it they are failures like others. */
  notFound?: ReactNode;
  /** Heading of the failure, where 'could not load' says too little. */
  title?: string;
  /** Drawn around the skeleton and the failure, where the content brings its own heading. */
  renderFrame?: (state: ReactNode) => ReactNode;
  children: ReactNode;
};

const GONE = new Set([404, 410]);
const bare = (state: ReactNode) => state;

/**
 * Loading and failing of what `children` read by suspense queries: the skeleton, the server's
 * words with the request's id, and another try. A fault of the program is left to the route.
 */
export function QueryBoundary(props: QueryBoundaryProps) {
  const { fallback, notFound, title, renderFrame = bare, children } = props;
  return (
    <FailureCatcher
      place={useLocation().key}
      render={(error, onLoaded) => {
        if (!isRequestError(error)) throw error;
        if (notFound !== undefined && GONE.has(statusOf(error) ?? 0)) return notFound;
        return renderFrame(<LoadFailure error={error} title={title} onLoaded={onLoaded} />);
      }}
    >
      <Suspense fallback={renderFrame(fallback)}>{children}</Suspense>
    </FailureCatcher>
  );
}

type LoadFailureProps = { error: unknown; title: string | undefined; onLoaded: () => void };

/** Asks again for what is missing; the failure stays until it is here, whichever reader asked for it. */
function LoadFailure({ error, title, onLoaded }: LoadFailureProps) {
  const cache = useQueryClient().getQueryCache();
  const [query] = useState(() => cache.getAll().find(({ state }) => state.error === error));
  const [shown, setShown] = useState(error);
  const [isRetrying, setRetrying] = useState(false);
  useEffect(() => {
    if (query?.state.data !== undefined) onLoaded();
    return cache.subscribe((event) => {
      // Others come while something is drawn, when nothing may change.
      const isAnswer = event.type === 'updated' && event.action.type === 'success';
      if (isAnswer && event.query === query) onLoaded();
    });
  }, [cache, query, onLoaded]);
  const retry = async () => {
    setRetrying(true);
    await query?.fetch().catch(() => {});
    setRetrying(false);
    if (query && query.state.data === undefined) setShown(query.state.error);
    else onLoaded();
  };
  return (
    <ErrorState
      title={title}
      message={messageOf(shown)}
      requestId={requestIdOf(shown)}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}

type CatcherProps = {
  /** Another place begins without the failure of the last one. */
  place: string;
  render: (error: unknown, clear: () => void) => ReactNode;
  children: ReactNode;
};
type CatcherState = { caught?: { error: unknown } | undefined; place: string };

class FailureCatcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ place }: CatcherProps, state: CatcherState) {
    return place === state.place ? null : { caught: undefined, place };
  }

  readonly #clear = () => this.setState({ caught: undefined });

  override render() {
    const { caught } = this.state;
    return caught ? this.props.render(caught.error, this.#clear) : this.props.children;
  }
}
