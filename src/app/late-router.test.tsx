import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Link,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useMatches,
  type RouteObject,
} from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lateRouter } from './late-router.ts';
import { startEngine, type DataRouter } from './router-engine.ts';

beforeEach(() => {
  window.history.replaceState({ key: 'first' }, '', '/login?redirect=%2Fmodels');
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Frame() {
  const names = useMatches().map(({ id }) => id);
  return (
    <>
      <p>{names.join(' > ')}</p>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

const ROUTES: RouteObject[] = [
  {
    id: 'root',
    Component: Frame,
    children: [
      {
        id: 'login',
        path: '/login',
        loader: () => null,
        Component: () => (
          <>
            <input aria-label="Email" />
            <Link to="/register">New account</Link>
          </>
        ),
      },
      { id: 'register', path: '/register', Component: () => <h1>Register</h1> },
    ],
  },
];

function start() {
  const spared: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (then: () => void) => spared.push(then));
  const asked = Promise.withResolvers<DataRouter>();
  const load = vi.fn<() => Promise<DataRouter>>(() => asked.promise);
  const router = lateRouter(ROUTES, load);
  render(<RouterProvider router={router} />);
  const engine = () => startEngine(ROUTES, { isHydrating: true });
  const arrive = () =>
    act(async () => {
      spared.forEach((then) => then());
      expect(load).toHaveBeenCalledOnce();
      asked.resolve(engine());
    });
  return { router, load, arrive, asked };
}

it('shows the place, and links, before the engine is here', () => {
  start();
  expect(screen.getByText('root > login')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/register');
});

it('is in the state in which the engine begins', async () => {
  const { router, arrive } = start();
  const plain = ({ state }: DataRouter) => {
    const { matches, ...rest } = state;
    return {
      ...rest,
      loaderData: {},
      matches: matches.map(({ route, ...own }) => [route.id, own]),
    };
  };
  const before = plain(router);
  const ahead = router.state;
  await arrive();
  expect(router.state).not.toBe(ahead);
  expect(plain(router)).toEqual(before);
});

it('follows a link that was clicked before, and keeps what was typed until then', async () => {
  const { load, arrive } = start();
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('link'));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  await arrive();
  await waitFor(() => expect(screen.getByRole('heading')).toBeTruthy());
  expect(window.location.pathname).toBe('/register');
});

it('the engine’s arrival draws nothing anew, and its changes are followed', async () => {
  const { router, arrive } = start();
  const field = screen.getByLabelText('Email');
  await arrive();
  expect(screen.getByLabelText('Email')).toBe(field);
  await act(async () => await router.navigate('/register'));
  expect(screen.getByText('root > register')).toBeTruthy();
});

it('tells of an address that changed before the engine was here', async () => {
  const { router, arrive } = start();
  const heard: string[] = [];
  router.subscribe(({ location }) => void heard.push(location.hash));
  window.history.replaceState({ key: 'first' }, '', '#main');
  await arrive();
  expect(heard).toEqual(['#main']);
});

it('leaves the change of screen to the browser where the engine cannot come, and tries again', async () => {
  const { router, load, asked } = start();
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {});
  asked.reject(new Error('gone'));
  await router.navigate(-1);
  expect(go).toHaveBeenCalledWith(-1);
  load.mockImplementation(async () => startEngine(ROUTES, { isHydrating: true }));
  await act(async () => await router.navigate('/register'));
  expect(window.location.pathname).toBe('/register');
});
