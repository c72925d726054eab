import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useNavigate, useRouteError } from 'react-router-dom';
import { classifyError } from './classify-error.ts';
import { NewVersionScreen } from './new-version-screen.tsx';
import { Component as NotAuthorizedPage } from './pages/not-authorized-page.tsx';
import { Component as NotFoundPage } from './pages/not-found-page.tsx';
import { ServerErrorScreen } from './server-error-screen.tsx';
import { UnreachableScreen } from './unreachable-screen.tsx';

/** The error boundary of every route; the layout around it stays. */
export function RouteError() {
  const error = useRouteError();
  const navigate = useNavigate();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    const { pathname, search, hash } = window.location;
    void navigate(`${pathname}${search}${hash}`, { replace: true });
  };
  const found = classifyError(error);
  switch (found.kind) {
    case 'chunk':
      return <NewVersionScreen error={found.error} />;
    case 'notFound':
      return <NotFoundPage />;
    case 'notAuthorized':
      return <NotAuthorizedPage />;
    case 'unanswered':
      return <UnreachableScreen message={found.message} onRetry={retry} />;
    default:
      return (
        <ServerErrorScreen message={found.message} requestId={found.requestId} onRetry={retry} />
      );
  }
}
