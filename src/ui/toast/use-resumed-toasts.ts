import { useEffect, useRef } from 'react';

/**
 * Ends the wait of all toasts when one of them goes, or their place. The library waits until it hears of the pointer
 * or the focus leaving, which nobody tells of a toast that is taken away under them.
 */
export function useResumedToasts(count: number, endPause: () => void): void {
  const latest = useRef(endPause);
  const before = useRef(count);
  useEffect(() => {
    latest.current = endPause;
    if (count < before.current) endPause();
    before.current = count;
  });
  useEffect(() => () => latest.current(), []);
}
