import { useCallback, useState } from 'react';
import { draftStore } from '../lib/draft-store.ts';
import type { Guard } from '../lib/storage.ts';
import { session } from './session.ts';
import { useCurrentUser } from './use-current-user.ts';

export type Draft<T> = {
  /** What this user left here before, read once. */
  initial: T | undefined;
  /** What is left here now, by whichever tab. */
  read: () => T | undefined;
  save: (value: T) => void;
  discard: () => void;
};

const GUEST = 'guest';

/** Logging out has cleared the drafts: a form that writes its last on the way out keeps nothing. */
function isLoggedOut(userId: string): boolean {
  const state = session.getState();
  if (userId === GUEST || state.status !== 'guest') return false;
  return state.cause === 'logout' || state.cause === 'otherTab';
}

/** A form's unsent text, kept per user through reload and the end of the session. */
export function useDraft<T>(form: string, guard: Guard<T>): Draft<T> {
  const currentId = useCurrentUser()?.id;
  // What a person typed before logging out must not be kept as a guest's.
  const [userId] = useState(currentId ?? GUEST);
  const read = useCallback(() => draftStore.read(userId, form, guard), [userId, form, guard]);
  const [initial] = useState(read);
  const save = useCallback(
    (value: T) => {
      if (!isLoggedOut(userId)) draftStore.write(userId, form, value);
    },
    [userId, form],
  );
  const discard = useCallback(() => draftStore.remove(userId, form), [userId, form]);
  return { initial, read, save, discard };
}
