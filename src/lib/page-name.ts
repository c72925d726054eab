import { useEffect, useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

function set(name: string): void {
  current = name;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the open page after what it shows, so that several tabs can be told apart. */
export function useNamedPage(name: string): void {
  useEffect(() => {
    set(name);
    return () => set('');
  }, [name]);
}

/** The open page's own name; empty where the screen's name says enough. */
export function usePageName(): string {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => '',
  );
}
