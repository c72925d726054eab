import { lazy, Suspense } from 'react';
import { lazyImport } from '../lib/lazy.ts';
import { useSettings } from '../settings/use-settings.ts';
import { useQuiet } from './use-quiet.ts';

const Toasts = lazy(() =>
  lazyImport('toasts', () => import('./deferred-chunk.tsx')).then((module) => ({
    default: module.Toasts,
  })),
);

/** The place of the toasts, fetched once the first screen is shown. */
export function DeferredToasts() {
  const { toastPosition } = useSettings().settings;
  if (!useQuiet()) return null;
  return (
    <Suspense>
      <Toasts position={toastPosition} />
    </Suspense>
  );
}
