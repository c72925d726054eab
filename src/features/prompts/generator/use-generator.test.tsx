import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Candidate } from '#src/generated/api/endpoints.schemas.ts';
import type { Work } from './generator-state.ts';
import { useGenerator } from './use-generator.ts';

vi.mock('#src/api/http.ts', () => ({ http: vi.fn<() => Promise<never>>() }));

const CANDIDATE: Candidate = {
  title: 'Letter',
  body: 'Write a letter',
  variables: [],
  findings: [],
  estimatedTokens: 3,
  variant: 'full',
  reasons: [],
};
const WORK: Work = { drafts: [{ candidate: CANDIDATE }], questions: [] };
const VALUES = {
  title: 'Letter',
  body: 'Write a letter about the harbour',
  categoryId: '',
  description: '',
  tags: [],
  language: 'en',
  direction: 'auto' as const,
  visibility: 'private' as const,
  isFavourite: false,
  variables: [],
  changeNote: '',
};

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

it('hands on what an editor says while its page is being left', () => {
  const onWork = vi.fn<(work: Work) => void>();
  const { result, unmount } = renderHook(
    () =>
      useGenerator({
        initial: { status: 'ready', work: WORK },
        onWork,
        onFirst: vi.fn<() => void>(),
      }),
    { wrapper },
  );
  unmount();
  result.current.dispatch({
    type: 'edited',
    index: 0,
    of: CANDIDATE,
    values: VALUES,
    isDirty: true,
  });
  expect(onWork).toHaveBeenCalledOnce();
  expect(onWork.mock.calls[0]?.[0].drafts[0]?.values).toEqual(VALUES);
});

it('says no work once it has begun again', () => {
  const onWork = vi.fn<(work: Work) => void>();
  const { result } = renderHook(
    () =>
      useGenerator({
        initial: { status: 'ready', work: WORK },
        onWork,
        onFirst: vi.fn<() => void>(),
      }),
    { wrapper },
  );
  result.current.dispatch({ type: 'reset' });
  result.current.dispatch({
    type: 'edited',
    index: 0,
    of: CANDIDATE,
    values: VALUES,
    isDirty: true,
  });
  expect(onWork).not.toHaveBeenCalled();
});
