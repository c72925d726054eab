import { afterPaint } from '../lib/after-paint.ts';

/** Latest after the markup, where nothing is painted: in a tab that is not in view. */
const LATEST_MS = 500;

/**
 * Runs the program once the page has been painted, or, where nothing of it may be seen, once it is whole. Out of
 * the browser's cache the program is here before that, and on a cheap phone its modules alone take most of
 * a second.
 */
export function startProgram(src: string, isSeen: boolean): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', crossOrigin: '', src });
    document.head.append(script);
  };
  const whole = () => {
    if (!isSeen) return start();
    afterPaint(start);
    setTimeout(start, LATEST_MS);
  };
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', whole, { once: true });
  else whole();
}
