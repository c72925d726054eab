import { useCallback, useState } from 'react';
import { draftStore } from '../lib/draft-store.ts';
import type { Guard } from '../lib/storage.ts';
import { useCurrentUser } from './use-current-user.ts';

export type Draft<T> = {
  /** What this user left here before, read once. */
  initial: T | undefined;
  save: (value: T) => void;
  discard: () => void;
};

/** A form's unsent text, kept per user through reload and the end of the session. */
export function useDraft<T>(form: string, guard: Guard<T>): Draft<T> {
  const userId = useCurrentUser()?.id ?? 'guest';
  const [initial] = useState(() => draftStore.read(userId, form, guard));
  const save = useCallback((value: T) => draftStore.write(userId, form, value), [userId, form]);
  const discard = useCallback(() => draftStore.remove(userId, form), [userId, form]);
  return { initial, save, discard };
}
