import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useDeferredValue, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { choice, count, listState, paging, words } from './list-state.ts';
import { useListState, type ListStateInPage } from './use-list-state.ts';

const plans = listState<{ interval: 'month' | 'year'; seats: number | undefined }>({
  interval: choice({ month: 'month', year: 'year' }, 'month'),
  seats: count(200),
});
const library = listState<{ q: string; sort: 'title' | '-title'; page: number; pageSize: number }>({
  q: words,
  sort: choice({ title: 'title', '-title': '-title' }, 'title'),
  ...paging,
});

/** The hook on a page whose loader answers only when `arrive` is called. */
function onRouter<S>(useState: () => ListStateInPage<S>, start: string, isSlow = false) {
  let page: ReactNode = null;
  const waiting: (() => void)[] = [];
  const loader = () => new Promise<null>((done) => waiting.push(() => done(null)));
  const router = createMemoryRouter(
    [{ path: '*', Component: () => page, ...(isSlow && { loader }) }],
    {
      initialEntries: [start],
      hydrationData: isSlow ? { loaderData: { '0': null } } : undefined,
    },
  );
  const wrapper = ({ children }: { children: ReactNode }) => {
    page = children;
    return <RouterProvider router={router} />;
  };
  const hook = renderHook(() => ({ ...useState(), at: useLocation().search }), { wrapper });
  const arrive = async () => {
    await act(() => Promise.resolve(waiting.splice(0).forEach((done) => done())));
  };
  return { router, result: hook.result, arrive };
}
const onPlans = () => onRouter(() => useListState(plans), '/flexibleprice?seats=8');

it('counts every step of a slider, however slowly the address follows', async () => {
  const { result } = onPlans();
  for (const seats of [9, 10, 11]) {
    act(() => result.current.show({ seats }));
    expect(result.current.state.seats).toBe(seats);
  }
  act(() => result.current.show({ interval: 'year' }));
  await waitFor(() => expect(result.current.at).toBe('?interval=year&seats=11'));
  expect(result.current.state).toEqual({ interval: 'year', seats: 11 });
});

it('leaves the address alone while a slider is held', () => {
  const { result } = onPlans();
  act(() => result.current.hold({ seats: 14 }));
  expect(result.current.state.seats).toBe(14);
  expect(result.current.at).toBe('?seats=8');
});

it('follows the address when somebody else changes it', async () => {
  const { router, result } = onPlans();
  act(() => result.current.show({ seats: 20 }));
  await waitFor(() => expect(result.current.at).toBe('?seats=20'));
  await act(() => router.navigate('/flexibleprice'));
  expect(result.current.state).toEqual({ interval: 'month', seats: undefined });
});

it('loses neither words nor filter when both change before the address follows', async () => {
  const { result, arrive } = onRouter(() => useListState(library), '/promptlist?page=3', true);
  act(() => result.current.show({ q: 'report' }, { replace: true }));
  act(() => result.current.show({ sort: '-title' }));
  expect(result.current.at).toBe('?page=3');
  expect(result.current.state).toMatchObject({ q: 'report', sort: '-title', page: 1 });
  await arrive();
  await waitFor(() => expect(result.current.at).toBe('?q=report&sort=-title'));
  expect(result.current.state).toMatchObject({ q: 'report', sort: '-title', page: 1 });
});

it('follows the back button even while another address is awaited', async () => {
  const { router, result, arrive } = onRouter(() => useListState(library), '/promptlist', true);
  act(() => result.current.show({ q: 'a' }));
  await arrive();
  await waitFor(() => expect(result.current.at).toBe('?q=a'));
  act(() => result.current.show({ q: 'ab' }));
  act(() => void router.navigate(-1));
  await arrive();
  await waitFor(() => expect(result.current.at).toBe(''));
  await waitFor(() => expect(result.current.state.q).toBe(''));
});

it('begins at the first page when anything but the page changes', () => {
  const { result } = onRouter(() => useListState(library), '/promptlist?page=4');
  act(() => result.current.show({ page: 5, pageSize: 50 }));
  expect(result.current.state).toMatchObject({ page: 5, pageSize: 50 });
  act(() => result.current.show({ q: 'x' }));
  expect(result.current.state).toMatchObject({ page: 1, q: 'x', pageSize: 50 });
});

it('keeps showing what was asked for while its answer still loads', async () => {
  const answers = new Map<string, { promise: Promise<string>; arrive: () => Promise<void> }>();
  const answerTo = (sort: string) => {
    const known = answers.get(sort);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<string>();
    const fresh = { promise, arrive: () => act(() => Promise.resolve(resolve(`by ${sort}`))) };
    answers.set(sort, fresh);
    return fresh;
  };
  const Answer = ({ sort }: { sort: string }) => (
    <p>{use(answerTo(useDeferredValue(sort)).promise)}</p>
  );
  const Page = () => {
    const { state, show } = useListState(library);
    return (
      <>
        <button onClick={() => show({ sort: '-title' })}>{state.sort}</button>
        <Suspense fallback="loading">
          <Answer sort={state.sort} />
        </Suspense>
      </>
    );
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  await act(() => Promise.resolve(render(<RouterProvider router={router} />)));
  await answerTo('title').arrive();
  expect(await screen.findByText('by title')).toBeDefined();

  const button = screen.getByRole('button');
  await act(async () => {
    button.click();
    await vi.waitFor(() => expect(router.state.location.search).toBe('?sort=-title'));
  });
  expect(button.textContent).toBe('-title');
  expect(screen.getByText('by title')).toBeDefined();
  await answerTo('-title').arrive();
  expect(await screen.findByText('by -title')).toBeDefined();
  expect(button.textContent).toBe('-title');
});
