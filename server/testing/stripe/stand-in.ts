import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStripeBooks, type StripeBooks } from './books.ts';
import { StripeProblem } from './refusals.ts';
import { FORMS, parseForm, type FormName } from './requests.ts';

export const STAND_IN_KEY = 'sk_test_standin0000';
export const STAND_IN_SECRET = 'whsec_standin0000';

type Asked = { method: string; path: string; version?: string; key?: string; form: unknown };
type Route = { pattern: RegExp; form: FormName; needsKey?: true; work: Work };
type Work = (books: StripeBooks, id: string, form: Record<string, unknown>) => object;

const text = (value: unknown) => String(value);
const expandCard = <T extends { payment_method: string | null }>(
  books: StripeBooks,
  intent: T,
  form: Record<string, unknown>,
) => ({
  ...intent,
  ...(form['expand'] !== undefined &&
    intent.payment_method !== null && { payment_method: books.findMethod(intent.payment_method) }),
});

/** A page of events, the newest first. */
function listEvents(books: StripeBooks, form: Record<string, unknown>): object {
  const types = form['types'] as string[];
  const after = form['starting_after'];
  const found = books.events.filter(({ type }) => types.includes(type)).toReversed();
  const rest = found.slice(found.findIndex(({ id }) => id === after) + 1);
  const limit = Number(form['limit']);
  return {
    object: 'list',
    data: rest.slice(0, limit),
    has_more: rest.length > limit,
    url: '/v1/events',
  };
}

/** Every request that this product may send to Stripe; another one is 404. */
const ROUTES: Route[] = [
  {
    pattern: /^POST \/v1\/customers$/,
    form: 'customer',
    needsKey: true,
    work: (books) => books.addCustomer(),
  },
  {
    pattern: /^GET \/v1\/customers\/(\w+)$/,
    form: 'findCustomer',
    work: (books, id) => books.findCustomer(id),
  },
  {
    pattern: /^POST \/v1\/payment_intents$/,
    form: 'payment',
    needsKey: true,
    work: (books, _, form) =>
      books.addPayment(
        Number(form['amount']),
        text(form['currency']),
        text(form['customer']),
        form['metadata'] as Record<string, string>,
      ),
  },
  {
    pattern: /^POST \/v1\/payment_intents\/(\w+)\/confirm$/,
    form: 'confirm',
    needsKey: true,
    work: (books, id, form) =>
      expandCard(books, books.charge(id, text(form['payment_method'])), form),
  },
  {
    pattern: /^POST \/v1\/payment_intents\/(\w+)\/cancel$/,
    form: 'cancel',
    work: (books, id, form) => expandCard(books, books.cancel(id), form),
  },
  {
    pattern: /^GET \/v1\/payment_intents\/(\w+)$/,
    form: 'find',
    work: (books, id, form) => expandCard(books, books.findPayment(id), form),
  },
  {
    pattern: /^POST \/v1\/setup_intents$/,
    form: 'setup',
    needsKey: true,
    work: (books, _, form) => books.addSetup(text(form['customer'])),
  },
  {
    pattern: /^GET \/v1\/setup_intents\/(\w+)$/,
    form: 'find',
    work: (books, id, form) => expandCard(books, books.findSetup(id), form),
  },
  {
    pattern: /^GET \/v1\/payment_methods\/(\w+)$/,
    form: 'method',
    work: (books, id) => books.findMethod(id),
  },
  {
    pattern: /^POST \/v1\/payment_methods\/(\w+)\/detach$/,
    form: 'detach',
    work: (books, id) => books.detach(id),
  },
  {
    pattern: /^POST \/v1\/refunds$/,
    form: 'refund',
    needsKey: true,
    work: (books, _, form) =>
      books.refund(
        text(form['payment_intent']),
        Number(form['amount']),
        form['metadata'] as Record<string, string>,
      ),
  },
  {
    pattern: /^GET \/v1\/refunds$/,
    form: 'listRefunds',
    work: (books, _, form) => ({
      object: 'list',
      data: books.listRefunds(text(form['payment_intent'])),
      has_more: false,
      url: '/v1/refunds',
    }),
  },
  {
    pattern: /^GET \/v1\/refunds\/(\w+)$/,
    form: 'findRefund',
    work: (books, id) => books.findRefund(id),
  },
  {
    pattern: /^GET \/v1\/disputes\/(\w+)$/,
    form: 'dispute',
    work: (books, id) => books.findDispute(id),
  },
  {
    pattern: /^GET \/v1\/events$/,
    form: 'events',
    work: (books, _, form) => listEvents(books, form),
  },
];

/**
 * Stripe's API for tests, over HTTP on a free port of 127.0.0.1. A request that Stripe's types do not allow is refused
 * and listed in `faults`; a key is answered once and replayed.
 */
export async function startStripeStandIn() {
  const books = createStripeBooks();
  const requests: Asked[] = [];
  const faults: string[] = [];
  const answered = new Map<string, { asked: string; status: number; body: string }>();
  let losses = { count: 0, of: /(?:)/ };
  let outages = 0;

  function answer(asked: Asked, line: string): { status: number; body: string } {
    const route = ROUTES.find(({ pattern }) => pattern.test(line));
    const [, id = ''] = route?.pattern.exec(line) ?? [];
    const read = route && FORMS[route.form].safeParse(asked.form);
    const fault = !read
      ? `${line}: no such request`
      : !read.success
        ? `${line}: ${read.error.message}`
        : route.needsKey && asked.key === undefined
          ? `${line}: no idempotency key`
          : undefined;
    if (fault !== undefined || !route || !read?.success) {
      faults.push(fault ?? line);
      return problem(400, {
        type: 'invalid_request_error',
        code: 'parameter_unknown',
        message: fault ?? '',
      });
    }
    try {
      return { status: 200, body: JSON.stringify(route.work(books, id, read.data)) };
    } catch (error) {
      if (!(error instanceof StripeProblem)) throw error;
      return problem(error.status, error.refusal);
    }
  }

  /** The same key with the same request gives the first answer. */
  function once(asked: Asked, line: string) {
    if (asked.key === undefined) return answer(asked, line);
    const content = JSON.stringify([line, asked.form]);
    const before = answered.get(asked.key);
    if (before && before.asked !== content) {
      faults.push(`${line}: a key was used for another request`);
      return problem(400, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: '',
      });
    }
    const given = before ?? { asked: content, ...answer(asked, line) };
    answered.set(asked.key, given);
    return given;
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://stand-in');
      const { authorization, 'stripe-version': version, 'idempotency-key': key } = request.headers;
      const method = request.method ?? 'GET';
      const form = parseForm(method === 'GET' ? url.search : Buffer.concat(chunks).toString());
      const asked: Asked = {
        method,
        path: url.pathname,
        form,
        ...(typeof version === 'string' && { version }),
        // The package makes keys of its own for what needs none.
        ...(typeof key === 'string' && !key.startsWith('stripe-node-retry') && { key }),
      };
      requests.push(asked);
      if (authorization !== `Bearer ${STAND_IN_KEY}`) faults.push('the secret key is missing');
      if (outages > 0) {
        outages -= 1;
        response.writeHead(503).end('{"error":{"type":"api_error","message":"away"}}');
        return;
      }
      const given = once(asked, `${method} ${url.pathname}`);
      if (losses.count > 0 && method === 'POST' && losses.of.test(url.pathname)) {
        losses.count -= 1;
        response.destroy();
        return;
      }
      response.writeHead(given.status, { 'content-type': 'application/json' }).end(given.body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    apiBase: `http://127.0.0.1:${port}`,
    books,
    requests,
    faults,
    /** The next answers to requests that make something are lost on the way; of certain paths alone, where told. */
    loseAnswers: (count: number, of = /(?:)/) => void (losses = { count, of }),
    /** A day goes by, after which Stripe no longer knows a key. */
    forgetKeys: () => answered.clear(),
    /** The next requests are not done. */
    goAway: (count: number) => void (outages = count),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;

const problem = (status: number, error: object) => ({ status, body: JSON.stringify({ error }) });
