import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorageArea, localStore } from '../lib/storage.ts';
import { createSessionStorage, SESSION_KEYS } from './session-storage.ts';
import { createSessionStore } from './session-store.ts';
import type { SessionUser } from './session-user.ts';

const user = (id: string) =>
  ({
    id,
    email: `${id}@example.com`,
    firstName: 'Lin',
    lastName: 'Chen',
    role: 'individual',
    permissions: [{ action: 'manage', subject: 'all' }],
    subscription: { status: 'none' },
    quota: {},
    settings: {},
  }) as unknown as SessionUser;

const LIN = user('lin');
const answered = (status: number) => Object.assign(new Error('no'), { response: { status } });
const unanswered = () => Object.assign(new Error('Network Error'), { isAxiosError: true });

function setUp(fetchProfile: () => Promise<SessionUser> = () => Promise.resolve(LIN)) {
  const parts = {
    storage: createSessionStorage(localStore),
    fetchProfile: vi.fn<() => Promise<SessionUser>>(fetchProfile),
    requestLogout: vi.fn<(token: string) => Promise<void>>(() => Promise.resolve()),
    forget: vi.fn<() => void>(),
    forgetDrafts: vi.fn<(userId: string) => void>(),
  };
  return { ...parts, session: createSessionStore(parts) };
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
    expect(session.getState()).toMatchObject({ status: 'signedIn', user: { id: 'lin' } });
  });

  it('stored user data count as signed in before the profile is here', () => {
    signedInBefore();
    const { session } = setUp(() => new Promise(() => {}));
    void session.start();
    expect(session.getState()).toMatchObject({ status: 'signedIn', user: { id: 'lin' } });
  });

  it.each([401, 403])(
    'a failed profile (%d) signs out silently and clears storage',
    async (status) => {
      signedInBefore();
      const { session, storage, forget } = setUp(() => Promise.reject(answered(status)));
      await session.start();
      expect(session.getState()).toEqual({ status: 'guest', cause: 'expired' });
      expect(storage.readToken()).toBeUndefined();
      expect(storage.readUser()).toBeUndefined();
      expect(forget).toHaveBeenCalled();
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
    const { session, forgetDrafts } = setUp();
    session.signIn('token-12345', LIN);
    session.expire('token-12345');
    expect(forgetDrafts).not.toHaveBeenCalled();
    session.signIn('token-12345', LIN);
    await session.logout();
    expect(forgetDrafts.mock.calls).toEqual([['lin']]);
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
    let answer = (_user: SessionUser) => {};
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
    const { session, forget } = setUp();
    session.signIn('token-12345', LIN);
    localStore.set(SESSION_KEYS.token, 'token-67890');
    session.follow({ key: SESSION_KEYS.token, newValue: null });
    expect(session.getState()).toEqual({ status: 'guest', cause: 'otherTab' });
    expect(session.getToken()).toBeUndefined();
    expect(forget).toHaveBeenCalledTimes(2);
    expect(localStore.get(SESSION_KEYS.token)).toBe('token-67890');
  });

  it('another user’s login is taken over, token and user together', () => {
    const { session } = setUp(() => new Promise(() => {}));
    session.signIn('token-12345', LIN);
    createSessionStorage(localStore).save('token-amira', user('amira'));
    session.follow({ key: SESSION_KEYS.token, newValue: 'token-amira' });
    expect(session.getToken()).toBe('token-amira');
    expect(session.getState()).toMatchObject({ user: { id: 'amira' } });
  });

  it('storage cleared as a whole is a logout; other keys are nobody’s concern', () => {
    const { session } = setUp();
    session.signIn('token-12345', LIN);
    session.follow({ key: 'promptwell.settings', newValue: null });
    expect(session.getState().status).toBe('signedIn');
    session.follow({ key: null, newValue: null });
    expect(session.getState().status).toBe('guest');
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
