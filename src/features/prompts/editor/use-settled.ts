import { startTransition, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from '#src/generated/api/endpoints.schemas.ts';
import { whenIdle } from '#src/lib/when-idle.ts';
import type { EditorValues } from './editor-values.ts';

/** Latest after a change, where the browser is never idle. */
const LATEST_MS = 300;

/**
 * What follows from the editor's values, worked out once the browser is idle: the frame of a key shows its
 * letter and does nothing else. `derive` is one function for good, made outside of the component.
 */
export function useSettled<T>(
  form: Pick<UseFormReturn<EditorValues, unknown, Draft>, 'subscribe' | 'getValues'>,
  derive: (values: EditorValues) => T,
): T {
  const [settled, setSettled] = useState(() => derive(form.getValues()));
  useEffect(() => {
    let isWaiting = false;
    let isGone = false;
    const settle = () => {
      isWaiting = false;
      if (isGone) return;
      const next = derive(form.getValues());
      // Rendered only where it differs: most keys change neither the variables nor the direction.
      startTransition(() => setSettled((last) => (isSame(last, next) ? last : next)));
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        if (isWaiting) return;
        isWaiting = true;
        whenIdle(settle, LATEST_MS);
      },
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [form, derive]);
  return settled;
}

function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  return typeof a === 'object' && JSON.stringify(a) === JSON.stringify(b);
}
