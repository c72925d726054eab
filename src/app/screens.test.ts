import { routesOf, SCREENS } from '#core/screens.ts';
import { PRERENDERED_PAGES } from '#core/page-rules.ts';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import common from '#public/locales/en/common.json';
import { PAGE_FILES } from './page-modules.ts';
import { createRoutes } from './routes.tsx';

const routes = SCREENS.flatMap((screen) =>
  routesOf(screen).map((route) => ({ ...screen, ...route })),
);
const at = (path: string) => routes.find((route) => route.path === path);

describe('the route table (specification §2)', () => {
  it.each([
    '/register',
    '/login',
    '/forgot-password',
    '/reset-password',
    '/check/email',
    '/resend-link',
  ])('%s is for guests only, in the split layout', (path) =>
    expect(at(path)).toMatchObject({ access: 'guest', layout: 'split' }),
  );

  it.each(['/reset-password/:token', '/verify/email', '/invitation/:token'])(
    '%s carries a token and opens for whoever holds it',
    (path) => expect(at(path)).toMatchObject({ access: 'open', layout: 'split' }),
  );

  it.each([
    '/',
    '/dashboard',
    '/promptgenrator',
    '/promptlist',
    '/flexibleprice',
    '/userprofile',
    '/billinghistory',
    '/userinformation',
    '/promptgenrator-edit/:id',
    '/payment-success',
    '/payment-fail',
    '/sample',
    '/checkout',
  ])('%s is for the signed-in, in the main layout', (path) =>
    expect(at(path)).toMatchObject({ access: 'signedIn', layout: 'main' }),
  );

  it.each(['/401', '/404', '/500', '/terms', '/privacy'])('%s is open to everyone', (path) =>
    expect(at(path)?.access).toBe('open'),
  );

  it('/ and /dashboard show the same page under the same title', () => {
    expect(at('/')?.page).toBe(at('/dashboard')?.page);
    expect(at('/')?.title).toBe(at('/dashboard')?.title);
  });

  it('every screen has a page file, and every page file a screen', () => {
    expect(new Set(SCREENS.map(({ page }) => page))).toEqual(new Set(PAGE_FILES));
  });

  it('every screen has a title, and every title a screen', () => {
    expect(new Set(SCREENS.map(({ title }) => title))).toEqual(new Set(Object.keys(common.titles)));
  });

  it('no path is there twice', () => {
    const paths = routes.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('pages rendered ahead hold no parameter and need nobody signed in', () => {
    for (const path of PRERENDERED_PAGES) expect(at(path)?.access).not.toBe('signedIn');
  });

  it('an unknown path leads to the route that sends on to /404', () => {
    expect(matchRoutes(createRoutes(), '/nope/at/all')?.at(-1)?.route.id).toBe('unknown');
    expect(matchRoutes(createRoutes(), '/404')?.at(-1)?.route.id).toBe('/404');
  });
});
