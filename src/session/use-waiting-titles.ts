import { useSyncExternalStore } from 'react';
import { draftStore } from '../lib/draft-store.ts';
import { useCurrentUser } from './use-current-user.ts';
import { waitingCopies } from './waiting-copies.ts';

/** Titles of the prompts whose changes wait on this device. */
export function useWaitingTitles(): readonly string[] {
  const userId = useCurrentUser()?.id;
  // One text, which is the same while they are.
  const titles = useSyncExternalStore(
    draftStore.subscribe,
    () =>
      userId === undefined
        ? ''
        : waitingCopies(draftStore, userId)
            .map(({ title }) => title || '–')
            .join('\n'),
    () => '',
  );
  return titles === '' ? [] : titles.split('\n');
}
