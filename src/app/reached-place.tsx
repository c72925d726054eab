import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isRecord, tabStore } from '../lib/storage.ts';

const STORED = 'react-router-scroll-positions';
/** After that the page is as long as it will be, and a late jump would only disturb. */
const LIMIT_MS = 10_000;
const ACTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** As the last document left them; the router drops its copy once it has read it. */
const stored = tabStore.getJson(STORED, isRecord);

/**
 * The router restores the place of a reloaded page at once, when its skeleton may be shorter than what
 * follows. This goes on as the page grows, until the place is reached or the person does something.
 */
export function ReachedPlace() {
  const { key } = useLocation();
  const [first] = useState(key);
  const isFirst = key === first;
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isFirst) hasLeft.current = true;
    const place = Number(stored?.[first] ?? 0);
    if (hasLeft.current || !(place > 0)) return;
    const observer = new ResizeObserver(() => {
      window.scrollTo(0, place);
      if (window.scrollY >= Math.floor(place)) stop();
    });
    const limit = setTimeout(stop, LIMIT_MS);
    function stop() {
      clearTimeout(limit);
      observer.disconnect();
      for (const action of ACTIONS) window.removeEventListener(action, stop);
    }
    observer.observe(document.body);
    for (const action of ACTIONS) window.addEventListener(action, stop, { passive: true });
    return stop;
  }, [isFirst, first]);
  return null;
}
