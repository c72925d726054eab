import { lazy, Suspense, useSyncExternalStore } from 'react';
import { lazyImport } from '../lib/lazy.ts';
import { useSettings } from '../settings/use-settings.ts';

const Toasts = lazy(() =>
  lazyImport('toasts', () => import('../ui/toast/toasts.tsx')).then((module) => ({
    default: module.Toasts,
  })),
);

const never = () => () => {};

/** The place of the toasts, fetched once the first screen stands. */
export function LazyToasts() {
  const { toastPosition } = useSettings().settings;
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <Suspense>
      <Toasts position={toastPosition} />
    </Suspense>
  );
}
