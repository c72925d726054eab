import type { SessionUser } from './session-user.ts';
import { useSession } from './use-session.ts';

/** The signed-in person, or undefined. */
export function useCurrentUser(): SessionUser | undefined {
  const state = useSession();
  return state.status === 'signedIn' ? state.user : undefined;
}
