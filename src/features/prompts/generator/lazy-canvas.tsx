import { lazy, Suspense, type ReactNode } from 'react';
import { lazyImport } from '#src/lib/lazy.ts';
import type { GeneratorCanvasProps } from './generator-canvas.tsx';

const importCanvas = () => import('./generator-canvas.tsx');

const Canvas = lazy(async () => ({
  default: (await lazyImport('generator-canvas', importCanvas)).GeneratorCanvas,
}));

/** Fetches the drafts' editor before there are drafts; what fails here is fetched again by the drafts. */
export function prefetchCanvas(): void {
  importCanvas().catch(() => {});
}

/** The drafts. The screen of a goal does without their editor, which comes while the goal is typed. */
export function LazyCanvas({ fallback, ...props }: GeneratorCanvasProps & { fallback: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <Canvas {...props} />
    </Suspense>
  );
}
