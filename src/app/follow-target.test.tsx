import { act, renderHook } from '@testing-library/react';
import { createMemoryRouter, redirect } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useNavigationTarget } from '../lib/navigation-target.ts';
import { followTarget } from './follow-target.ts';

/** A router on /, whose other screens wait for `loaded`, and what the menu is told of it. */
function start() {
  const { promise: loaded, resolve } = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/' },
    { path: '/slow/:id?', loader: () => loaded },
    { path: '/other', loader: () => loaded },
    { path: '/away', loader: () => redirect('/slow/2') },
  ]);
  followTarget(router);
  const { result } = renderHook(() => useNavigationTarget());
  return { router, result, arrive: () => resolve(null) };
}

it('is known in the moment of the click, before anything is loaded', async () => {
  const { router, result, arrive } = start();
  expect(result.current).toBeUndefined();
  act(() => void router.navigate('/slow/1?tab=2'));
  expect(result.current).toMatchObject({
    location: { pathname: '/slow/1', search: '?tab=2' },
    params: { id: '1' },
  });
  const asked = result.current;
  await act(async () => {
    arrive();
    await new Promise((done) => setTimeout(done));
  });
  expect(router.state.location.pathname).toBe('/slow/1');
  // Nothing is drawn a second time for having arrived.
  expect(result.current).toBe(asked);
});

it('follows the last of several clicks, and where a screen sends on to', async () => {
  const { router, result } = start();
  act(() => void router.navigate('/slow'));
  act(() => void router.navigate('/other'));
  expect(result.current?.location.pathname).toBe('/other');
  await act(async () => {
    void router.navigate('/away');
    await new Promise((done) => setTimeout(done));
  });
  expect(result.current?.location.pathname).toBe('/slow/2');
});

it('stays where a navigation is blocked, and goes back where one is given up', async () => {
  const { router, result } = start();
  router.getBlocker('unsaved', () => true);
  await act(() => router.navigate('/slow'));
  expect(result.current).toBeUndefined();
  router.deleteBlocker('unsaved');
  act(() => void router.navigate('/slow'));
  await act(() => router.navigate('/'));
  expect(result.current?.location.pathname).toBe('/');
});
