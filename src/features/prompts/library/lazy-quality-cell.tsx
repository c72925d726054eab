import { lazy, Suspense } from 'react';
import { lazyImport } from '#src/lib/lazy.ts';
import type { QualityCellProps } from './quality-cell.tsx';

// The rows are read by their titles first; what is said of them has a place of its own.
const QualityCell = lazy(async () => ({
  default: (await lazyImport('quality-cell', () => import('./quality-cell.tsx'))).QualityCell,
}));

/** The quality rules' result, whose code comes after the rows. */
export function LazyQualityCell(props: QualityCellProps) {
  return (
    <Suspense>
      <QualityCell {...props} />
    </Suspense>
  );
}
