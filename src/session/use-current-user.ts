import { useSyncExternalStore } from 'react';
import type { SessionUser } from './session-user.ts';
import { session } from './session.ts';

/** The signed-in person as the cached profile tells, or undefined; on the server nobody. */
export function useCurrentUser(): SessionUser | undefined {
  return useSyncExternalStore(session.subscribe, session.getUser, nobody);
}

const nobody = () => undefined;
