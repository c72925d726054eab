import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { sessionKnown } from './guards.ts';
import { watchSession } from './session-watch.ts';

const getMyProfile = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../generated/api/account/account.ts', () => ({ getMyProfile }));
vi.mock('../generated/api/auth/auth.ts', () => ({ logout: () => Promise.resolve() }));

const LIN = {
  id: 'lin',
  email: 'lin@example.com',
  firstName: 'Lin',
  lastName: 'Chen',
  role: 'individual',
  permissions: [],
  subscription: {},
  quota: {},
  settings: {},
} as unknown as User;

const navigate = vi.fn<(to: string, options: object) => Promise<void>>();
let stop = () => {};

/** Follows the session on a page with this access, at this address. */
function watch(access: 'guest' | 'signedIn', path: string): void {
  window.history.replaceState(null, '', path);
  const matches = [{ route: { handle: { access } } }];
  stop = watchSession({ state: { matches }, navigate } as never);
}

beforeEach(() => {
  getMyProfile.mockReset().mockResolvedValue({ user: LIN });
  navigate.mockReset().mockResolvedValue();
});
afterEach(async () => {
  stop();
  await session.logout();
});

it('a login leads on first, and then reads the profile once', async () => {
  const arrived = Promise.withResolvers<void>();
  navigate.mockReturnValue(arrived.promise);
  watch('guest', '/login?redirect=%2Fpromptlist');
  session.signIn('token-12345', LIN);
  expect(navigate.mock.calls).toEqual([['/promptlist', { replace: true }]]);
  await Promise.resolve();
  expect(getMyProfile).not.toHaveBeenCalled();
  arrived.resolve();
  await vi.waitFor(() => expect(getMyProfile).toHaveBeenCalledOnce());
  expect(session.getUser()).toEqual(LIN);
  expect(navigate).toHaveBeenCalledOnce();
});

it('a session that expires leads to the sign-in page, with the way back', () => {
  session.signIn('token-12345', LIN);
  watch('signedIn', '/promptlist?q=a');
  session.expire('token-12345');
  expect(navigate.mock.calls).toEqual([
    ['/login?redirect=%2Fpromptlist%3Fq%3Da', { replace: true }],
  ]);
});

it('a protected screen waits until it is known who is here', async () => {
  const answer = Promise.withResolvers<object>();
  getMyProfile.mockReturnValue(answer.promise);
  localStorage.setItem('promptwell.accessToken', 'token-12345');
  const started = session.start();
  const known = vi.fn<(state: object) => void>();
  const waiting = sessionKnown().then(known);
  expect(session.getState().status).toBe('loading');
  await Promise.resolve();
  expect(known).not.toHaveBeenCalled();
  answer.resolve({ user: LIN });
  await Promise.all([started, waiting]);
  expect(known).toHaveBeenCalledWith({ status: 'signedIn', userId: 'lin', isOffline: false });
});
