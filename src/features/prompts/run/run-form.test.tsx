import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createInstance } from 'i18next';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { initReactI18next } from 'react-i18next';
import { beforeAll, expect, it, vi } from 'vitest';
import prompts from '#public/locales/en/prompts.json';
import type { Variable } from '#src/generated/api/endpoints.schemas.ts';
import { RunForm } from './run-form.tsx';

beforeAll(async () => {
  await createInstance()
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { prompts } }, interpolation: { escapeValue: false } });
});

type Opened = {
  isRunning: boolean;
  isDemo?: boolean;
  onRun: (values: object) => void;
  variables?: Variable[];
};

function open({ isRunning, isDemo = false, onRun, variables = [] }: Opened) {
  function Panel() {
    const [running, setRunning] = useState(isRunning);
    // A browser renders between the click's listeners and what the click then does; so does flushSync.
    const stop = () => flushSync(() => setRunning(false));
    return (
      <RunForm
        id="run"
        variables={variables}
        rememberAs="x"
        isRunning={running}
        isDemo={isDemo}
        isFolded={false}
        onUnfold={() => undefined}
        onRun={onRun}
        onStop={stop}
      />
    );
  }
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  render(
    <QueryClientProvider client={client}>
      <Panel />
    </QueryClientProvider>,
  );
}

it('runs the prompt', async () => {
  const onRun = vi.fn<() => void>();
  open({ isRunning: false, onRun });
  screen.getByRole('button', { name: 'Run' }).click();
  await vi.waitFor(() => expect(onRun).toHaveBeenCalledOnce());
});

it('stops without starting a new run', async () => {
  const onRun = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  window.addEventListener('submit', onSubmit, { capture: true });
  open({ isRunning: true, onRun });
  screen.getByRole('button', { name: 'Stop' }).click();
  expect(screen.getByRole('button', { name: 'Run' })).toBeInstanceOf(HTMLButtonElement);
  window.removeEventListener('submit', onSubmit, { capture: true });
  expect(onSubmit).not.toHaveBeenCalled();
});

it('runs with examples where a value is missing, and leaves what was typed', async () => {
  const onRun = vi.fn<(values: object) => void>();
  const variables: Variable[] = [
    { name: 'tone', type: 'select', options: ['warm', 'plain'], required: true },
    { name: 'contract', label: 'The contract', type: 'textarea', required: true },
    { name: 'note', type: 'text', required: false },
    { name: 'words', type: 'number', required: true, default: '80' },
  ];
  open({ isRunning: false, onRun, variables });
  screen.getByRole('button', { name: 'Run with examples' }).click();
  await vi.waitFor(() => expect(onRun).toHaveBeenCalledOnce());
  expect(onRun.mock.calls[0]?.[0]).toEqual({
    tone: 'warm',
    contract: expect.stringContaining('The contract'),
    words: 80,
  });
});

it('says of a demo that it is not counted', () => {
  open({ isRunning: false, isDemo: true, onRun: () => undefined });
  expect(screen.queryByText(/this run isn’t counted/)).not.toBeNull();
});
