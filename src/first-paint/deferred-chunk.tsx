/*
 * What no first screen needs, in one file (tools/build/first-paint/chunk-plan.ts): fetched once it is shown. The
 * imports without a name say what else the file holds, so that the first submission need not wait.
 */
import '../api/transport.ts';
import '../features/auth/forms/otp-form.tsx';
import '#contract/generated/schemas/auth.ts';
import '../i18n/schema-resolver.ts';

export { OfflineBanner } from '../shell/offline-banner.tsx';
export { Toasts } from '../ui/toast/toasts.tsx';
