import { expect, it } from 'vitest';
import { isWithinPage, PAGES_WITHOUT_CHAT, TOKEN_PAGES } from './page-rules.ts';
import { PAGES, routesOf, SCREENS } from './screens.ts';

it('writes every address once', () => {
  const paths = Object.values(PAGES);
  expect(paths.length).toBeGreaterThan(20);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) expect(path).toMatch(/^\/[a-z0-9/-]*$/);
});

it('keeps the chat away from tokens and cards', () => {
  for (const path of TOKEN_PAGES) expect(PAGES_WITHOUT_CHAT).toContain(path);
  expect(PAGES_WITHOUT_CHAT).toContain(PAGES.checkout);
});

it('reads a page and what lies below it, not what begins alike', () => {
  expect(isWithinPage('/verify/email', PAGES.verifyEmail)).toBe(true);
  expect(isWithinPage('/verify/email/abc', PAGES.verifyEmail)).toBe(true);
  expect(isWithinPage('/verify/emails', PAGES.verifyEmail)).toBe(false);
});

it('opens a mailed token for its holder, and the page without it for guests', () => {
  const screen = SCREENS.find(({ address }) => address === PAGES.resetPassword);
  expect(screen && routesOf(screen)).toEqual([
    { path: '/reset-password', access: 'guest' },
    { path: '/reset-password/:token', access: 'open' },
  ]);
});

it('has no route without a parameter that the screen cannot do without', () => {
  const screen = SCREENS.find(({ address }) => address === PAGES.prompt);
  expect(screen && routesOf(screen)).toEqual([
    { path: '/promptgenrator-edit/:id', access: 'signedIn' },
  ]);
});

it('knows a page with a token from its row', () => {
  const withToken = SCREENS.filter(({ parameter }) => parameter?.startsWith(':token'));
  expect(new Set(TOKEN_PAGES)).toEqual(new Set(withToken.map(({ address }) => address)));
});
