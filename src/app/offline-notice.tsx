import { lazy, Suspense, type ComponentType } from 'react';
import { session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import type { OfflineBannerProps } from '../shell/offline-banner.tsx';
import { useQuiet } from '../first-paint/use-quiet.ts';

// Not by `lazyImport`: a page must not reload, nor fall, for want of a banner.
const OfflineBanner = lazy(async (): Promise<{ default: ComponentType<OfflineBannerProps> }> => {
  try {
    return { default: (await import('../first-paint/deferred-chunk.tsx')).OfflineBanner };
  } catch {
    return { default: () => null };
  }
});

/**
 * The session is kept while the server does not answer; the banner says so, with a retry. It is
 * fetched soon after the first screen: once the connection is gone it is too late.
 */
export function OfflineNotice() {
  const state = useSession();
  const isServerAway = state.status !== 'guest' && state.isOffline;
  if (!useQuiet()) return null;
  return (
    <Suspense>
      <OfflineBanner isServerAway={isServerAway} onRetry={() => void session.refresh()} />
    </Suspense>
  );
}
