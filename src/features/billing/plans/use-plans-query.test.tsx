import { act, renderHook, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { usePlansQuery } from './use-plans-query.ts';

function onRouter() {
  let page: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', Component: () => page }], {
    initialEntries: ['/flexibleprice?seats=8'],
  });
  const wrapper = ({ children }: { children: ReactNode }) => {
    page = children;
    return <RouterProvider router={router} />;
  };
  const hook = renderHook(() => ({ ...usePlansQuery(), at: useLocation().search }), { wrapper });
  return { router, result: hook.result };
}

it('counts every step of a slider, however slowly the address follows', async () => {
  const { result } = onRouter();
  for (const seats of [9, 10, 11]) {
    act(() => result.current.show({ seats }));
    expect(result.current.query.seats).toBe(seats);
  }
  act(() => result.current.show({ interval: 'year' }));
  await waitFor(() => expect(result.current.at).toBe('?interval=year&seats=11'));
  expect(result.current.query).toEqual({ interval: 'year', seats: 11 });
});

it('leaves the address alone while a slider is held', () => {
  const { result } = onRouter();
  act(() => result.current.hold(14));
  expect(result.current.query.seats).toBe(14);
  expect(result.current.at).toBe('?seats=8');
});

it('follows the address when somebody else changes it', async () => {
  const { router, result } = onRouter();
  act(() => result.current.show({ seats: 20 }));
  await waitFor(() => expect(result.current.at).toBe('?seats=20'));
  await act(() => router.navigate('/flexibleprice'));
  expect(result.current.query).toEqual({ interval: 'month', seats: undefined });
});
