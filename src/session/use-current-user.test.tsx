import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../api/query-client.ts';
import { session } from './session.ts';
import type { User } from '../generated/api/endpoints.schemas.ts';
import { useCurrentUser } from './use-current-user.ts';

const getMyProfile = vi.hoisted(() => vi.fn<() => Promise<object>>());
vi.mock('../generated/api/account/account.ts', () => ({ getMyProfile }));
vi.mock('../generated/api/auth/auth.ts', () => ({ logout: () => Promise.resolve() }));

const LIN = { id: 'lin', subscription: { status: 'none' } } as unknown as User;
const TRYING = { ...LIN, subscription: { status: 'trialing' } } as unknown as User;

it('shows the person as they are after what a mutation made stale, and nobody after logging out', async () => {
  getMyProfile.mockResolvedValue({ user: TRYING });
  const { result } = renderHook(() => useCurrentUser()?.subscription.status);
  expect(result.current).toBeUndefined();
  act(() => session.signIn('token-12345', LIN));
  expect(result.current).toBe('none');
  act(() => void queryClient.invalidateQueries({ queryKey: ['getMyProfile'] }));
  await waitFor(() => expect(result.current).toBe('trialing'));
  expect(getMyProfile).toHaveBeenCalledOnce();
  await act(() => session.logout());
  expect(result.current).toBeUndefined();
});
