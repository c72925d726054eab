import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { afterPaint } from '../lib/after-paint.ts';

export type HydratedProps = {
  /** Everything is on the page, and nothing in it has been measured. */
  onPlaced?: (() => void) | undefined;
  /** Everything is wired. */
  onDone: () => void;
  /** It has been painted. */
  onPainted?: () => void;
  children: ReactNode;
};

/** Calls back once each, as what is inside comes to life. */
export function Hydrated({ onPlaced, onDone, onPainted, children }: HydratedProps) {
  // Once: what happens at the start does not happen again.
  const done = useEffectEvent(() => {
    onDone();
    if (onPainted) afterPaint(onPainted);
  });
  useEffect(() => done(), []);
  return (
    <>
      <Placed onPlaced={onPlaced} />
      {children}
    </>
  );
}

/** Comes before its siblings, so that its effect runs before any of theirs. */
function Placed({ onPlaced }: Pick<HydratedProps, 'onPlaced'>) {
  const placed = useEffectEvent(() => onPlaced?.());
  useLayoutEffect(() => placed(), []);
  return null;
}
