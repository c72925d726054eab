import { describe, expect, it } from 'vitest';
import { isArrival, type KnownSession, type SessionState } from '../session/session-store.ts';
import { decideAccess } from './access.ts';
import { destinationAfter } from './session-watch.ts';

const GUEST: KnownSession = { status: 'guest', cause: 'none' };
const EXPIRED: KnownSession = { status: 'guest', cause: 'expired' };
const LOADING: SessionState = { status: 'loading', isOffline: false };
const signedIn = (userId: string): KnownSession => ({
  status: 'signedIn',
  userId,
  isOffline: false,
});
const LIN = signedIn('lin');
const at = (path: string) => new URL(path, 'https://app.example.com');

const ask = (
  access: 'guest' | 'signedIn' | 'open',
  session: KnownSession,
  path: string,
  isKnownBrowser = false,
) => decideAccess({ access, session, isKnownBrowser, url: at(path) });

describe('guards (specification §2, decisions §4)', () => {
  it('a browser that was never signed in goes to /register, with path, query and hash', () => {
    expect(ask('signedIn', GUEST, '/promptlist?q=a b#top')).toEqual({
      kind: 'redirect',
      to: '/register?redirect=%2Fpromptlist%3Fq%3Da%2520b%23top',
    });
  });

  it('a known browser goes to /login with the same redirect', () => {
    expect(ask('signedIn', GUEST, '/promptlist', true)).toEqual({
      kind: 'redirect',
      to: '/login?redirect=%2Fpromptlist',
    });
  });

  it('an expired session goes to /login', () => {
    expect(ask('signedIn', EXPIRED, '/promptlist')).toMatchObject({
      to: '/login?redirect=%2Fpromptlist',
    });
  });

  it('the root carries no redirect', () => {
    expect(ask('signedIn', GUEST, '/')).toEqual({ kind: 'redirect', to: '/register' });
    expect(ask('signedIn', GUEST, '/', true)).toEqual({ kind: 'redirect', to: '/login' });
  });

  it('signed-in visitors of guest pages go to /, or where they wanted', () => {
    expect(ask('guest', LIN, '/login')).toEqual({ kind: 'redirect', to: '/' });
    expect(ask('guest', LIN, '/login?redirect=%2Fpromptlist')).toMatchObject({ to: '/promptlist' });
    expect(ask('guest', LIN, '/login?redirect=%2F%2Fevil.example')).toMatchObject({ to: '/' });
  });

  it('a link with a token opens for whoever holds it, signed in or not', () => {
    for (const session of [GUEST, EXPIRED, LIN])
      expect(ask('open', session, '/reset-password/abc')).toEqual({ kind: 'allow' });
  });
});

describe('when the session changes beneath a page', () => {
  const url = at('/promptlist?q=a');
  const go = (before: SessionState, now: SessionState, access: 'guest' | 'signedIn' | 'open') =>
    destinationAfter({ before, now, access, url });

  it('logout goes to /login', () =>
    expect(go(LIN, { status: 'guest', cause: 'logout' }, 'signedIn')).toBe('/login'));
  it('expiry goes to /login with the way back', () =>
    expect(go(LIN, EXPIRED, 'signedIn')).toBe('/login?redirect=%2Fpromptlist%3Fq%3Da'));
  it('a logout in another tab goes to /login', () =>
    expect(go(LIN, { status: 'guest', cause: 'otherTab' }, 'signedIn')).toBe('/login'));
  it('a page that is open to all stays', () => expect(go(LIN, EXPIRED, 'open')).toBeUndefined());
  it('a login in another tab leaves the guest page', () =>
    expect(go(GUEST, LIN, 'guest')).toBe('/'));
  it('another person’s login in another tab goes to the root, from any page', () => {
    expect(go(LIN, signedIn('amira'), 'signedIn')).toBe('/');
    expect(go(LIN, signedIn('amira'), 'open')).toBe('/');
  });
  it('a changed profile of the same person stays, as does one that was waited for', () => {
    expect(go(LIN, signedIn('lin'), 'signedIn')).toBeUndefined();
    expect(go(LOADING, LIN, 'guest')).toBeUndefined();
    expect(isArrival(LOADING, LIN)).toBe(false);
  });
});
