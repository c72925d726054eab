import { Splash } from '../shell/splash.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/** Full screen with the logo, while auth or the first screen is loading. */
export function RootFallback() {
  return (
    <>
      <OfflineNotice />
      <Splash />
    </>
  );
}
