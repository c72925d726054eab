import type { Page } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import type { ConsoleGuard } from './console-guard.ts';
import { text } from './locales.ts';

export type Operation = keyof typeof operations;

export type Failure = {
  name: string;
  /** What the mock answers; without one the call is cut by the browser. */
  status?: number;
  /** Its example, where the status has several: `409.seats_full`. */
  answer?: string;
  cut?: 'internetdisconnected' | 'timedout';
};

/** The ways in which a call fails. */
const FAILURES: readonly Failure[] = [
  { name: 'offline', cut: 'internetdisconnected' },
  { name: '401', status: 401 },
  { name: '403', status: 403 },
  { name: '429', status: 429 },
  { name: '500', status: 500 },
  { name: 'timeout', cut: 'timedout' },
];

/** Streams come by `fetch`, which does not tell why no answer came. */
const STREAMED: Operation = 'executePrompt';

/** The ways in which this operation may fail: a status that the contract does not list cannot come. */
export const failuresOf = (operation: Operation): readonly Failure[] =>
  FAILURES.filter(({ status }) => !status || status in operations[operation].responses);

export type Provoked = {
  /** The text that tells of the failure; known once the call has failed. */
  message: () => string;
  /** Lets the operation answer again. */
  end: () => Promise<void>;
};

type Question = {
  baseURL: string;
  operation: Operation;
  failure: Failure;
  consoleGuard: ConsoleGuard;
};

/**
 * Lets one operation fail from now on. Statuses come from the mock, in the contract's words. A
 * connection that breaks is no answer, so the browser cuts it: the one place that may (CONTRIBUTING).
 */
export async function failing(
  page: Page,
  { baseURL, operation, failure, consoleGuard }: Question,
): Promise<Provoked> {
  const { path, method } = operations[operation];
  const address = new RegExp(`${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`);

  if (failure.cut) {
    consoleGuard.allow(/net::ERR_(INTERNET_DISCONNECTED|TIMED_OUT)/);
    const { cut } = failure;
    await page.route(address, (route) =>
      route.request().method().toLowerCase() === method ? route.abort(cut) : route.continue(),
    );
    const kind = cut === 'timedout' && operation !== STREAMED ? 'timeout' : 'network';
    return {
      message: () => text('en', `common:errors.${kind}`),
      end: () => page.unroute(address),
    };
  }

  const status = Number(failure.status);
  consoleGuard.allowStatus(status);
  const cookies = await page.context().cookies(baseURL);
  const told = cookies.find(({ name }) => name === 'mock-scenarios');
  const before = decodeURIComponent(told?.value ?? '');
  const scenarios = new URLSearchParams(before);
  scenarios.set(operation, failure.answer ?? String(status));
  const tell = (answers: string) => {
    const value = encodeURIComponent(answers);
    return page.context().addCookies([{ name: 'mock-scenarios', value, url: baseURL }]);
  };
  await tell(scenarios.toString());
  let message = '\u0000 not answered yet';
  page.on('response', (response) => {
    if (response.status() !== status || !address.test(response.url())) return;
    response.json().then(
      (body: { message?: string }) => (message = body.message ?? message),
      () => {},
    );
  });
  return { message: () => message, end: () => tell(before) };
}
