import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { getGetMyProfileQueryKey } from '../generated/api/account/account.ts';
import type { MyProfile, User } from '../generated/api/endpoints.schemas.ts';
import { createStorageArea, localStore } from '../lib/storage.ts';
import { STORED_USER } from '../testing/stored-user.ts';
import { PROFILE_KEY, putProfile } from './profile-cache.ts';
import { createSessionStorage, SESSION_KEYS } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';

const user = (id: string): User => ({ ...STORED_USER, id, email: `${id}@example.com` });

const LIN = user('lin');
const answered = (status: number) => Object.assign(new Error('no'), { response: { status } });
const unanswered = () => Object.assign(new Error('Network Error'), { isAxiosError: true });

function setUp(fetchUser: () => Promise<User> = () => Promise.resolve(LIN)) {
  const client = createQueryClient();
  const deps = {
    client,
    storage: createSessionStorage(localStore),
    fetchProfile: vi.fn<() => Promise<MyProfile>>(async () => ({ user: await fetchUser() })),
    requestLogout: vi.fn<(token: string) => Promise<void>>(() => Promise.resolve()),
    clearCaches: vi.fn<() => void>(() => client.clear()),
    clearDrafts: vi.fn<(userId: string) => void>(),
  };
  return { ...deps, session: createSessionStore(deps) };
}

const signedInBefore = () => createSessionStorage(localStore).save('token-12345', LIN);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('session start (specification §4)', () => {
  it('without a token nothing loads', async () => {
    const { session, fetchProfile } = setUp();
    await session.start();
    expect(fetchProfile).not.toHaveBeenCalled();
    expect(session.getState().status).toBe('guest');
  });

  it('with a stored token the profile is fetched; success sets the user', async () => {
    localStore.set(SESSION_KEYS.token, 'token-12345');
    const { session } = setUp();
    const started = session.start();
    expect(session.getState().status).toBe('loading');
    await started;
    expect(session.getState()).toMatchObject({ status: 'signedIn', userId: 'lin' });
    expect(session.getUser()).toEqual(LIN);
  });

  it('stored user data count as signed in before the profile is here', () => {
    signedInBefore();
    const { session } = setUp(() => new Promise(() => {}));
    void session.start();
    expect(session.getState()).toMatchObject({ status: 'signedIn', userId: 'lin' });
    expect(session.getUser()).toEqual(LIN);
  });

  it.each([401, 403])(
    'a failed profile (%d) signs out silently and clears storage',
    async (status) => {
      signedInBefore();
      const { session, storage, clearCaches } = setUp(() => Promise.reject(answered(status)));
      await session.start();
      expect(session.getState()).toEqual({ status: 'guest', cause: 'expired' });
      expect(storage.readToken()).toBeUndefined();
      expect(storage.readUser()).toBeUndefined();
      expect(clearCaches).toHaveBeenCalled();
    },
  );

  it.each([
    ['no answer', unanswered],
    ['500', () => answered(500)],
    ['503', () => answered(503)],
  ])('%s keeps the session, shows the banner, and asks again', async (_name, fault) => {
    signedInBefore();
    let isUp = false;
    const { session } = setUp(() => (isUp ? Promise.resolve(LIN) : Promise.reject(fault())));
    await session.start();
    expect(session.getState()).toMatchObject({ status: 'signedIn', isOffline: true });
    isUp = true;
    await vi.advanceTimersByTimeAsync(5000);
    expect(session.getState()).toMatchObject({ status: 'signedIn', isOffline: false });
  });
});

describe('login and logout', () => {
  it('login stores token and user, and knows the browser from then on', () => {
    const { session, storage } = setUp();
    expect(session.isKnownBrowser()).toBe(false);
    session.signIn('token-12345', LIN);
    expect(storage.readToken()).toBe('token-12345');
    expect(session.getToken()).toBe('token-12345');
    expect(session.isKnownBrowser()).toBe(true);
  });

  it('logout clears user and storage at once and gives the token back, whatever the answer', async () => {
    const { session, storage, requestLogout } = setUp();
    requestLogout.mockRejectedValueOnce(unanswered());
    session.signIn('token-12345', LIN);
    const left = session.logout();
    expect(session.getState()).toEqual({ status: 'guest', cause: 'logout' });
    expect(storage.readToken()).toBeUndefined();
    await left;
    expect(requestLogout).toHaveBeenCalledWith('token-12345');
    expect(session.isKnownBrowser()).toBe(true);
  });

  it('logout forgets this user’s drafts; a session that expired keeps them', async () => {
    const { session, clearDrafts } = setUp();
    session.signIn('token-12345', LIN);
    session.expire('token-12345');
    expect(clearDrafts).not.toHaveBeenCalled();
    session.signIn('token-12345', LIN);
    await session.logout();
    expect(clearDrafts.mock.calls).toEqual([['lin']]);
  });

  it('a 401 ends the session whose token it refused, and no other', () => {
    const { session } = setUp();
    session.signIn('token-12345', LIN);
    session.expire('token-of-before');
    expect(session.getState().status).toBe('signedIn');
    session.expire('token-12345');
    expect(session.getState()).toEqual({ status: 'guest', cause: 'expired' });
  });

  it('a profile that arrives after signing out changes nothing', async () => {
    signedInBefore();
    let answer = (_user: User) => {};
    const { session } = setUp(() => new Promise((resolve) => (answer = resolve)));
    const started = session.start();
    await session.logout();
    answer(LIN);
    await started;
    expect(session.getState().status).toBe('guest');
    expect(localStore.get(SESSION_KEYS.user)).toBeNull();
  });
});

describe('two tabs', () => {
  it('a logout in another tab signs this one out, without touching what that tab stores next', () => {
    const { session, clearCaches } = setUp();
    session.signIn('token-12345', LIN);
    localStore.set(SESSION_KEYS.token, 'token-67890');
    session.syncTab({ key: SESSION_KEYS.token, newValue: null });
    expect(session.getState()).toEqual({ status: 'guest', cause: 'otherTab' });
    expect(session.getToken()).toBeUndefined();
    expect(clearCaches).toHaveBeenCalledTimes(2);
    expect(localStore.get(SESSION_KEYS.token)).toBe('token-67890');
  });

  it('another user’s login is taken over, token and user together', () => {
    const { session } = setUp(() => new Promise(() => {}));
    session.signIn('token-12345', LIN);
    createSessionStorage(localStore).save('token-amira', user('amira'));
    session.syncTab({ key: SESSION_KEYS.token, newValue: 'token-amira' });
    expect(session.getToken()).toBe('token-amira');
    expect(session.getState()).toMatchObject({ userId: 'amira' });
    expect(session.getUser()).toEqual(user('amira'));
  });

  it('the same person’s new login is taken over, and the profile read again', async () => {
    const { session, fetchProfile } = setUp();
    session.signIn('token-12345', LIN);
    createSessionStorage(localStore).save('token-67890', LIN);
    session.syncTab({ key: SESSION_KEYS.token, newValue: 'token-67890' });
    await vi.waitFor(() => expect(fetchProfile).toHaveBeenCalledOnce());
    expect(session.getToken()).toBe('token-67890');
  });

  it('a token that is none signs this tab out', () => {
    const { session } = setUp();
    session.signIn('token-12345', LIN);
    localStore.set(SESSION_KEYS.token, 'short');
    session.syncTab({ key: SESSION_KEYS.token, newValue: 'short' });
    expect(session.getState()).toEqual({ status: 'guest', cause: 'otherTab' });
  });

  it('storage cleared as a whole is a logout; other keys are nobody’s concern', () => {
    const { session } = setUp();
    session.signIn('token-12345', LIN);
    session.syncTab({ key: 'promptwell.settings', newValue: null });
    expect(session.getState().status).toBe('signedIn');
    session.syncTab({ key: null, newValue: null });
    expect(session.getState().status).toBe('guest');
  });
});

describe('the profile in the query cache', () => {
  it('has the key under which generated code asks for it', () =>
    expect(PROFILE_KEY).toEqual(getGetMyProfileQueryKey()));

  it('is not fetched by a login, whose answer holds it', async () => {
    const { session, fetchProfile } = setUp();
    session.signIn('token-12345', LIN);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(session.getUser()).toEqual(LIN);
    expect(fetchProfile).not.toHaveBeenCalled();
  });

  it('is fetched once at a reload, however often it is asked for meanwhile', async () => {
    signedInBefore();
    const { session, fetchProfile } = setUp();
    await Promise.all([session.start(), session.refresh()]);
    expect(fetchProfile).toHaveBeenCalledOnce();
  });

  it('follows a mutation that makes it stale, in the page and in the storage', async () => {
    let current = LIN;
    const { session, storage, client, fetchProfile } = setUp(() => Promise.resolve(current));
    session.signIn('token-12345', LIN);
    const changed = vi.fn<() => void>();
    session.subscribe(changed);
    current = { ...LIN, firstName: 'Lina' };
    await client.invalidateQueries({ queryKey: getGetMyProfileQueryKey() });
    await vi.waitFor(() => expect(session.getUser()?.firstName).toBe('Lina'));
    expect(fetchProfile).toHaveBeenCalledOnce();
    expect(storage.readUser()?.firstName).toBe('Lina');
    expect(changed).toHaveBeenCalled();
  });

  it('takes what a mutation answered without asking again', () => {
    const { session, storage, client, fetchProfile } = setUp();
    session.signIn('token-12345', LIN);
    putProfile(client, { user: { ...LIN, firstName: 'Lina' } });
    expect(session.getUser()?.firstName).toBe('Lina');
    expect(storage.readUser()?.firstName).toBe('Lina');
    expect(fetchProfile).not.toHaveBeenCalled();
  });

  it('drops an answer for a person who has left, or whose place another one has taken', async () => {
    const { session, storage, client } = setUp();
    session.signIn('token-12345', LIN);
    await session.logout();
    putProfile(client, { user: LIN });
    expect(session.getUser()).toBeUndefined();
    expect(storage.readUser()).toBeUndefined();
    session.signIn('token-amira', user('amira'));
    putProfile(client, { user: LIN });
    expect(storage.readUser()?.id).toBe('amira');
  });
});

describe('what storage may hold', () => {
  it.each([
    '',
    'short',
    'has space in it',
    'line\nbreak-1234',
    'ünïcode-token',
    '"token-12345"x\u0000',
    'x'.repeat(513),
  ])('a token like %j is none: it would break the header', (token) => {
    localStore.set(SESSION_KEYS.token, token);
    expect(createSessionStorage(localStore).readToken()).toBeUndefined();
  });

  it.each(['null', '{}', '[]', '{"id":1}', '{"id":"a","permissions":"all"}', '{'])(
    'user data like %j are none',
    (text) => {
      localStore.set(SESSION_KEYS.user, text);
      expect(createSessionStorage(localStore).readUser()).toBeUndefined();
    },
  );

  it('works with storage switched off, for as long as the page lives', () => {
    const off = createSessionStorage(createStorageArea(() => undefined));
    off.save('token-12345', LIN);
    expect(off.readToken()).toBe('token-12345');
  });
});
