import { useEffect, useEffectEvent, useState } from 'react';
import type { Command, CommandSearch } from './command-types.ts';

type Found = { query: string; commands: readonly Command[]; status: 'done' | 'failed' };

const PAUSE_MS = 150;

/** Asks `search` after a pause in typing; an older answer never overtakes a newer question. */
export function useCommandSearch(query: string, search: CommandSearch | undefined) {
  const [found, setFound] = useState<Found | null>(null);
  const asked = query.trim();
  const isSearching = search !== undefined && asked !== '';
  // A caller that renders again hands another function, which must not ask again.
  const ask = useEffectEvent((signal: AbortSignal) => search?.(asked, signal));
  useEffect(() => {
    if (!isSearching) return undefined;
    const controller = new AbortController();
    const settle = (next: Found) => {
      if (!controller.signal.aborted) setFound(next);
    };
    const timer = setTimeout(() => {
      ask(controller.signal)?.then(
        (commands) => settle({ query: asked, commands, status: 'done' }),
        () => settle({ query: asked, commands: [], status: 'failed' }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [asked, isSearching]);

  if (!isSearching) return { status: 'idle' as const, commands: [] };
  if (found?.query === asked) return found;
  return { status: 'searching' as const, commands: [] };
}
