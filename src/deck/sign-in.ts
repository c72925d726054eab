import { SCREENS } from '#core/screens.ts';
import { getMyProfile } from '../generated/api/account/account.ts';
import { localStore } from '../lib/storage.ts';
import { createSessionStorage } from '../session/session-storage.ts';

/** Any token is good on the mock. */
const TOKEN = 'scenario-deck-link';

function needsSession(pathname: string): boolean {
  return SCREENS.some(
    ({ access, address, parameter }) =>
      access === 'signedIn' &&
      (pathname === address || (parameter !== undefined && pathname.startsWith(`${address}/`))),
  );
}

/** A link shows its screen in a browser that has never been signed in, too. */
export async function signInForLink(pathname: string): Promise<void> {
  const storage = createSessionStorage(localStore);
  if (storage.readToken() || !needsSession(pathname)) return;
  const { user } = await getMyProfile({ headers: { Authorization: `Bearer ${TOKEN}` } });
  storage.save(TOKEN, user);
}
