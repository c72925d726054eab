import { Outlet, ScrollRestoration } from 'react-router-dom';
import { DocumentTitle } from './document-title.tsx';
import { DeferredToasts } from '../first-paint/deferred-toasts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { ReachedPlace } from './reached-place.tsx';
import { RouteFocus } from './route-focus.tsx';

/** Frame of every screen. */
export function Root() {
  return (
    <>
      <NavigationProgress />
      <OfflineNotice />
      <DocumentTitle />
      <Outlet />
      <RouteFocus />
      <DeferredToasts />
      <ScrollRestoration />
      <ReachedPlace />
    </>
  );
}
