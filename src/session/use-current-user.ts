import { useSyncExternalStore } from 'react';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { session } from './session.ts';

/** The signed-in person from the cached profile, or undefined, as always on the server. */
export function useCurrentUser(): User | undefined {
  return useSyncExternalStore(session.subscribe, session.getUser, nobody);
}

const nobody = () => undefined;
