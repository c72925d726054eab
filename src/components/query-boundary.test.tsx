import { QueryClientProvider, useSuspenseQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/api/query-client.ts';
import { QueryBoundary } from './query-boundary.tsx';

const refusal = (status: number, message: string) => ({
  isAxiosError: true,
  response: { status, data: { message, code: 'some_code', requestId: 'request-7' }, headers: {} },
});

/** A page whose one call answers what `answers` holds, in its order. */
async function open(...answers: (() => Promise<string>)[]) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const call = vi.fn<() => Promise<string>>(
    () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
  );
  const Content = () => useSuspenseQuery({ queryKey: ['call'], queryFn: call, retry: false }).data;
  const Page = () => (
    <QueryBoundary
      fallback="loading"
      notFound={<h1>Missing</h1>}
      title="No price"
      renderFrame={(state) => <section aria-label="frame">{state}</section>}
    >
      <Content />
    </QueryBoundary>
  );
  const client = createQueryClient();
  const router = createMemoryRouter([
    { path: '*', Component: Page, ErrorBoundary: () => <h1>Fault of the program</h1> },
  ]);
  await act(() =>
    Promise.resolve(
      render(
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>,
      ),
    ),
  );
  return { call, client, router };
}

it('shows the fallback until the content is there', async () => {
  let arrive = (_text: string) => {};
  await open(() => new Promise((done) => (arrive = done)));
  expect(screen.getByRole('region', { name: 'frame' }).textContent).toBe('loading');
  await act(() => Promise.resolve(arrive('content')));
  await screen.findByText('content');
  expect(screen.queryByRole('region')).toBeNull();
});

it('says why nothing loaded, keeps its button while another try fails, and loads in the end', async () => {
  let refuse = (_error: unknown) => {};
  const { call } = await open(
    () => Promise.reject(refusal(500, 'The first failure')),
    () => new Promise((_done, reject) => (refuse = reject)),
    () => Promise.resolve('content'),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The first failure');
  expect(screen.getByRole('region', { name: 'frame' }).contains(alert)).toBe(true);
  expect(screen.getByRole('heading', { name: 'No price' })).toBeDefined();
  const button = screen.getByRole('button');
  act(() => button.click());
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await act(() => Promise.resolve(refuse(refusal(503, 'The second failure'))));
  await waitFor(() => expect(alert.textContent).toContain('The second failure'));
  expect(screen.getByRole('button')).toBe(button);
  act(() => button.click());
  await screen.findByText('content');
  expect(call).toHaveBeenCalledTimes(3);
});

it('shows the content once another reader of the page has it', async () => {
  const { call, client } = await open(() => Promise.reject(refusal(500, 'The first failure')));
  await screen.findByRole('alert');
  act(() => void client.setQueryData(['call'], 'content'));
  await screen.findByText('content');
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([404, 410])('shows that there is no such thing where the answer is %i', async (status) => {
  await open(() => Promise.reject(refusal(status, 'No prompt')));
  expect(await screen.findByRole('heading', { name: 'Missing' })).toBeDefined();
});

it('leaves a fault of the program to the route', async () => {
  await open(() => Promise.reject(new TypeError('x is not a function')));
  expect(await screen.findByRole('heading', { name: 'Fault of the program' })).toBeDefined();
});
