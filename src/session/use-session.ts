import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import type { SessionState } from './session-store.ts';

/** The session, followed. On the server, and while hydrating, a guest. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, guest);
}

const GUEST: SessionState = { status: 'guest', cause: 'none' };
const guest = () => GUEST;
