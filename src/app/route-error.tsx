import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useRouteError } from 'react-router-dom';
import { classifyError } from './classify-error.ts';
import { NewVersionScreen } from './new-version-screen.tsx';
import { ServerErrorScreen } from './server-error-screen.tsx';
import { lazyImport } from '../lib/lazy.ts';
import type { PageModule } from './page-modules.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';

// Refusals are answers, so their pages can be fetched; the screens of a failure are here already.
const NotFoundPage = lazyPage('not-found', () => import('./pages/not-found-page.tsx'));
const NotAuthorizedPage = lazyPage(
  'not-authorized',
  () => import('./pages/not-authorized-page.tsx'),
);

function lazyPage(name: string, load: () => Promise<PageModule>) {
  return lazy(async () => ({ default: (await lazyImport(`app/${name}`, load)).Component }));
}

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
      return (
        <Suspense>
          <NotFoundPage />
        </Suspense>
      );
    case 'notAuthorized':
      return (
        <Suspense>
          <NotAuthorizedPage />
        </Suspense>
      );
    case 'unanswered':
      return <UnreachableScreen message={found.message} onRetry={retry} />;
    default:
      return (
        <ServerErrorScreen message={found.message} requestId={found.requestId} onRetry={retry} />
      );
  }
}
