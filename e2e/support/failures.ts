import type { Page } from '@playwright/test';
import type { Faults } from './faults.ts';
import { text } from './locales.ts';

export type Failure = {
  name: string;
  /** What the mock answers; without one the call is cut by the browser. */
  status?: number;
  cut?: 'internetdisconnected' | 'timedout';
};

/** The ways in which a call fails. */
export const FAILURES: readonly Failure[] = [
  { name: 'offline', cut: 'internetdisconnected' },
  { name: '401', status: 401 },
  { name: '403', status: 403 },
  { name: '429', status: 429 },
  { name: '500', status: 500 },
  { name: 'timeout', cut: 'timedout' },
];

type MockOperation = {
  operationId: string;
  method: string;
  path: string;
  answers: { code: number; examples: string[] }[];
};
type Question = { baseURL: string; operation: string; failure: Failure; faults: Faults };

/**
 * Lets one operation fail from now on. Statuses come from the mock, in the contract's words. A
 * connection that breaks is no answer, so the browser cuts it: the one place that may (CONTRIBUTING).
 */
export async function failing(
  page: Page,
  { baseURL, operation, failure, faults }: Question,
): Promise<{ message: () => string } | undefined> {
  const answer = await fetch(`${baseURL}/__mock/operations`);
  const all = (await answer.json()) as MockOperation[];
  const found = all.find(({ operationId }) => operationId === operation);
  if (!found) throw new Error(`The contract has no operation ${operation}`);
  const address = new RegExp(`${found.path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);

  if (failure.cut) {
    faults.allow(/net::ERR_(INTERNET_DISCONNECTED|TIMED_OUT)/);
    const { cut } = failure;
    await page.route(address, (route) =>
      route.request().method().toLowerCase() === found.method.toLowerCase()
        ? route.abort(cut)
        : route.continue(),
    );
    const kind = cut === 'timedout' ? 'timeout' : 'network';
    return { message: () => text('en', `common:errors.${kind}`) };
  }

  const status = Number(failure.status);
  if (!found.answers.some(({ code }) => code === status)) return undefined;
  faults.allowStatus(status);
  const cookies = await page.context().cookies(baseURL);
  const told = cookies.find(({ name }) => name === 'mock-scenarios');
  const scenarios = new URLSearchParams(decodeURIComponent(told?.value ?? ''));
  scenarios.set(operation, String(status));
  const value = encodeURIComponent(scenarios.toString());
  await page.context().addCookies([{ name: 'mock-scenarios', value, url: baseURL }]);
  let message = '\u0000 not answered yet';
  page.on('response', (response) => {
    if (response.status() !== status || !address.test(response.url())) return;
    response.json().then(
      (body: { message?: string }) => (message = body.message ?? message),
      () => {},
    );
  });
  return { message: () => message };
}
