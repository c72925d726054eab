import { lazy, Suspense } from 'react';
import { lazyImport } from '#src/lib/lazy.ts';
import type { ModelPick } from './use-model-pick.ts';

// Most have one model, and no screen waits for the field of those who have several.
const ModelSelect = lazy(async () => ({
  default: (await lazyImport('model-select', () => import('./model-select.tsx'))).ModelSelect,
}));

/** Picks the model; nothing where there is no choice. */
export function ModelPicker(props: Omit<ModelPick, 'hasNone'>) {
  if (props.items.length < 2) return null;
  return (
    <Suspense>
      <ModelSelect {...props} />
    </Suspense>
  );
}
