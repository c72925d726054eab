import { useSyncExternalStore } from 'react';
import type { SessionUser } from './session-user.ts';
import { session } from './session.ts';

/** The signed-in person from the cached profile, or undefined, as always on the server. */
export function useCurrentUser(): SessionUser | undefined {
  return useSyncExternalStore(session.subscribe, session.getUser, nobody);
}

const nobody = () => undefined;
