import { useEffect, useEffectEvent, type ReactNode } from 'react';

/** Calls back once, after everything inside is on the page and wired. */
export function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  // Once: what happens at the start does not happen again.
  const done = useEffectEvent(onDone);
  useEffect(() => done(), []);
  return children;
}
