import { lazy, Suspense } from 'react';
import { lazyImport } from '#src/lib/lazy.ts';
import { Skeletons } from '#src/ui/skeletons.tsx';
import type { DiffViewProps } from './diff-view.tsx';

const View = lazy(async () => {
  const { DiffView } = await lazyImport('diff', () => import('./diff-view.tsx'));
  return { default: DiffView };
});

/** The difference of two texts; its library is fetched when first looked at. */
export function LazyDiff(props: DiffViewProps) {
  return (
    <Suspense fallback={<Skeletons kind="text" />}>
      <View {...props} />
    </Suspense>
  );
}
