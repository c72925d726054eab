import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/**
 * False until the component has been painted once. What is below what people look at first is drawn after that, so
 * that the rest need not wait for it.
 */
export function usePainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let isHere = true;
    afterPaint(() => {
      if (isHere) startTransition(() => setPainted(true));
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isPainted;
}
