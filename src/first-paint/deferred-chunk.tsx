/*
 * What no first screen needs, in one file (tools/build/first-paint/chunk-plan.ts): fetched once it is shown. The
 * import without a name says what else the file holds, so that the first submission need not wait.
 */
import '../api/transport.ts';

export { OfflineBanner } from '../shell/offline-banner.tsx';
export { Toasts } from '../ui/toast/toasts.tsx';
