import { useEffect, useRef } from 'react';

/**
 * Resumes the timers of toasts when one of them, or their container, is unmounted. react-hot-toast pauses them on hover
 * and focus and resumes them on mouseleave and blur, events that React never sees from a removed element.
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
