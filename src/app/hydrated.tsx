import { useEffect, type ReactNode } from 'react';

/** Calls back once, after everything inside is on the page and wired. */
export function Hydrated({ onDone, children }: { onDone: () => void; children: ReactNode }) {
  useEffect(() => {
    onDone();
    // Once: what happens at the start does not happen again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return children;
}
