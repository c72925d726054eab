import { Outlet, ScrollRestoration } from 'react-router-dom';
import { DocumentTitle } from './document-title.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** What stands around every screen. */
export function Root() {
  return (
    <>
      <OfflineNotice />
      <DocumentTitle />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
