import type { BrowserContext, Route } from '@playwright/test';
import { signStripe } from '#server/testing/stripe/app.ts';
import { StripeProblem, type StandInCard } from '#server/testing/stripe/refusals.ts';
import {
  STAND_IN_KEY,
  STAND_IN_SECRET,
  startStripeStandIn,
  type StripeStandIn,
} from '#server/testing/stripe/stand-in.ts';
import { expect, test as base } from '../billing-test.ts';
import { Product } from '../product.ts';
import { bankPage, FRAMES, installStripe } from './stripe-js.ts';

type StripeWorker = { stripe: StripeStandIn };
type StripeBrowser = {
  /** Stripe's hosts for the browser; resolves when the bank has decided on a card. */
  bank: { decided(): Promise<void> };
};

/** Sends what has happened since the last time, as Stripe does. */
function createSender({ books }: StripeStandIn, { origin }: Product) {
  let sent = books.events.length;
  return async () => {
    for (; sent < books.events.length; sent += 1) {
      const body = JSON.stringify(books.events[sent]);
      const answer = await fetch(`${origin}/api/v1/public/webhooks/stripe`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signStripe(body, new Date()),
        },
        body,
      });
      expect(answer.status).toBe(204);
    }
  };
}

/** What Stripe would refuse: elements that were made for another intent. */
function misfit({ books }: StripeStandIn, id: string, form: URLSearchParams): string | undefined {
  const payment = books.payments.get(id);
  const wanted = payment
    ? { mode: 'payment', amount: String(payment.amount), currency: payment.currency }
    : { mode: 'setup', amount: '0', currency: 'usd' };
  const all = { ...wanted, setupFutureUsage: 'off_session' };
  return Object.entries(all).find(([name, value]) => form.get(name) !== value)?.[0];
}

/** The browser's confirmation of a payment or a set-up with the chosen card. */
function confirm(stripe: StripeStandIn, url: URL, form: URLSearchParams): object {
  const { books } = stripe;
  const [, , kind = '', id = ''] = url.pathname.split('/');
  const chosen = form.get('card');
  const card = chosen === 'redirects' ? 'asks' : (chosen as StandInCard);
  const answer = form.get('answer') as 'yes' | 'no' | '';
  const wrong = misfit(stripe, id, form);
  if (wrong !== undefined)
    return { error: { type: 'invalid_request_error', message: `${wrong} does not fit` } };
  if (card === 'asks' && answer === '') {
    form.delete('answer');
    form.set('kind', kind);
    const redirect = `https://hooks.stripe.com/stand-in/page?${form.toString()}`;
    return { id, status: 'requires_action', ...(chosen === 'redirects' && { redirect }) };
  }
  try {
    books.confirm(form.get('client_secret') ?? '', card, answer || 'yes');
  } catch (error) {
    if (!(error instanceof StripeProblem)) throw error;
    return { error: error.refusal };
  }
  const isPayment = kind === 'payment_intents';
  const { status } = isPayment ? books.findPayment(id) : books.findSetup(id);
  const error = isPayment
    ? books.findPayment(id).last_payment_error
    : books.findSetup(id).last_setup_error;
  return error ? { error } : { id, status };
}

/** The bank's page in the whole window, and the way back from it to where the confirmation said. */
function visitBank(stripe: StripeStandIn, { pathname, searchParams }: URL): string | undefined {
  if (pathname === '/stand-in/page') return bankPage(searchParams.toString());
  if (pathname !== '/stand-in/decided') return undefined;
  const secret = searchParams.get('client_secret') ?? '';
  const kind = searchParams.get('kind') ?? '';
  const [id = ''] = secret.split('_secret_');
  const api = new URL(`https://api.stripe.com/v1/${kind}/${id}/confirm`);
  const isRefused = 'error' in confirm(stripe, api, searchParams);
  const back = new URL(searchParams.get('return_url') ?? '');
  const name = kind.replace(/s$/u, '');
  back.searchParams.set(name, id);
  back.searchParams.set(`${name}_client_secret`, secret);
  back.searchParams.set('redirect_status', isRefused ? 'failed' : 'succeeded');
  return `<script>location.replace(${JSON.stringify(back.href)})</script>`;
}

/** Answers for Stripe's three hosts, and tells the product of what happened before the page hears of it. */
async function routeStripe(
  context: BrowserContext,
  stripe: StripeStandIn,
  tell: () => Promise<void>,
): Promise<StripeBrowser['bank']> {
  const waiting: (() => void)[] = [];
  const answer = async (route: Route) => {
    const url = new URL(route.request().url());
    if (url.hostname === 'api.stripe.com') {
      const form = new URLSearchParams(route.request().postData() ?? '');
      const json = confirm(stripe, url, form);
      await tell();
      for (const resolve of waiting.splice(0)) resolve();
      await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
      return;
    }
    const html = FRAMES[`${url.origin}${url.pathname}`] ?? visitBank(stripe, url);
    if (html !== undefined) await route.fulfill({ contentType: 'text/html', body: html });
    else
      await route.fulfill({
        contentType: 'text/javascript',
        body: `(${installStripe.toString()})()`,
      });
  };
  await context.route(/^https:\/\/(js|hooks|api)\.stripe\.com\//, (route) =>
    // A page that was closed meanwhile needs no answer.
    answer(route).catch((error: unknown) => {
      if (!String(error).includes('closed')) throw error;
    }),
  );
  return { decided: () => new Promise((resolve) => void waiting.push(resolve)) };
}

/**
 * A test on the built product with Stripe: the real card form and the real adapter, against stand-ins for Stripe's
 * script, frames, API and events.
 */
export const test = base.extend<StripeBrowser, StripeWorker>({
  stripe: [
    async ({}, use) => {
      const stripe = await startStripeStandIn();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ stripe }, use) => {
      const product = await Product.start({
        RATE_LIMIT_FACTOR: '1000',
        STRIPE_SECRET_KEY: STAND_IN_KEY,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_standin0000',
        STRIPE_WEBHOOK_SECRET: STAND_IN_SECRET,
        STRIPE_API_BASE: stripe.apiBase,
      });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  bank: [
    async ({ context, product, stripe }, use) => {
      await use(await routeStripe(context, stripe, createSender(stripe, product)));
      expect(stripe.faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
