import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useState, type ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { EditorValues } from './editor-values.ts';
import { usePromptEditor, type PromptRef } from './use-prompt-editor.ts';

const http = vi.hoisted(() => vi.fn<(config: { data: object }) => Promise<object>>());
vi.mock('#src/api/http.ts', () => ({ http }));

const VALUES: EditorValues = {
  title: 'Plan',
  body: 'Write a plan',
  categoryId: '01930c1e-5a00-7000-8000-0000000000c1',
  description: '',
  tags: [],
  language: 'en',
  direction: 'auto',
  visibility: 'private',
  isFavourite: false,
  variables: [],
  changeNote: '',
};

beforeAll(async () => {
  await createInstance().use(initReactI18next).init({ lng: 'en', resources: {} });
});
beforeEach(() => void http.mockReset());

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

/** An editor whose caller owns the reference and keeps it with the text, as the generator does. */
function open(baseline?: EditorValues) {
  const kept = vi.fn<(saved: PromptRef | undefined, isDirty: boolean) => void>();
  const { result } = renderHook(
    () => {
      const [saved, setSaved] = useState<PromptRef>();
      return usePromptEditor({
        initial: VALUES,
        saved,
        baseline,
        onKeep: (_values, isDirty) => kept(saved, isDirty),
        onSaved: setSaved,
        onTaken: setSaved,
      });
    },
    { wrapper },
  );
  return { editor: () => result.current, kept };
}

it('keeps the reference with the text once the draft is saved, so that a reload saves no second prompt', async () => {
  http.mockResolvedValue({ prompt: { id: 'p1', version: 1 } });
  const { editor, kept } = open();
  await act(() => editor().save());
  expect(editor().saved).toEqual({ id: 'p1', version: 1 });
  expect(kept).toHaveBeenLastCalledWith({ id: 'p1', version: 1 }, false);
});

it('saves the next version of the prompt that it became', async () => {
  http.mockResolvedValueOnce({ prompt: { id: 'p1', version: 1 } });
  http.mockResolvedValueOnce({ prompt: { id: 'p1', version: 2 } });
  const { editor } = open();
  await act(() => editor().save());
  act(() => editor().form.setValue('title', 'Plan B'));
  await act(() => editor().save());
  expect(http.mock.calls.map(([{ data }]) => data)).toMatchObject([
    { title: 'Plan' },
    { title: 'Plan B', id: 'p1', baseVersion: 1 },
  ]);
  expect(http.mock.calls[0]?.[0].data).not.toHaveProperty('id');
  expect(editor().saved).toEqual({ id: 'p1', version: 2 });
});

it('goes on from the version that was taken', () => {
  const { editor, kept } = open();
  act(() => editor().take({ ...VALUES, title: 'Theirs' }, { id: 'p1', version: 4 }, true));
  expect(editor().saved).toEqual({ id: 'p1', version: 4 });
  expect(kept).toHaveBeenLastCalledWith({ id: 'p1', version: 4 }, false);
});

it('knows a change at once, so that the mark of a favorite never saves half a text', () => {
  const { editor } = open(VALUES);
  expect(editor().isDirty).toBe(false);
  act(() => editor().form.setValue('body', 'Write a pl'));
  expect(editor().isDirty).toBe(true);
});

it('counts what a field refused, and sends nothing', async () => {
  const { editor } = open(VALUES);
  act(() => editor().form.setValue('title', ''));
  await act(() => editor().save());
  expect(editor().refusals).toBe(1);
  expect(http).not.toHaveBeenCalled();
});
