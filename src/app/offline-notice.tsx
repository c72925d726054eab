import { OfflineBanner } from '../shell/offline-banner.tsx';
import { session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';

/** The session is kept while the server does not answer; the banner says so, with a retry. */
export function OfflineNotice() {
  const state = useSession();
  const isServerAway = state.status !== 'guest' && state.isOffline;
  return <OfflineBanner isServerAway={isServerAway} onRetry={() => void session.refresh()} />;
}
