import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  Card,
  CreatePaymentAnswer,
  SetupIntent,
  TransactionPage,
} from '#contract/generated/schemas.ts';
import { joinServer, personAt, type ApiPerson } from '../testing/api-person.ts';
import { sandboxInFolder, stripeOnPostgres, type Shop } from '../testing/charge-shops.ts';
import { report } from '../testing/ledger.ts';
import type { Replacement } from '../testing/plants/plant.ts';
import { startServer, type ServerProcess } from '../testing/server-process.ts';

/**
 * Kills the server between the provider's answer and the database, and has every payment repeated. A round cuts the
 * payments of all customers at one place; renewals are charged one after another, so that theirs cuts one. CUTS is
 * for each of the two providers.
 */
const CUTS = Number(process.env['CUTS'] ?? (process.env['EXHAUSTIVE'] ? 200 : 5));
const CUSTOMERS = process.env['EXHAUSTIVE'] || process.env['CUTS'] ? 12 : 2;
const CONSENT = { acceptTerms: true, renewalConsent: { textVersion: '2026-11-01' } };
const PLACES = ['named', 'charged', 'renewed', 'charged', 'named'] as const;

/**
 * Where the test has left a number: holds so many requests, notes each, and ends the process with the last of them, or
 * 4 seconds after the first, before anything is answered.
 */
const crash = (place: string) => `
  { const fs = process.getBuiltinModule('node:fs');
    const armed = process.env['DATA_DIR'] + '-${place}';
    if (fs.existsSync(armed)) {
      const die = () => { fs.rmSync(armed); process.kill(process.pid, 'SIGKILL'); };
      const held = (globalThis.held = (globalThis.held ?? 0) + 1);
      fs.appendFileSync(process.env['DATA_DIR'] + '-cut', '${place}\\n');
      if (held === 1) setTimeout(die, 4_000);
      if (held === Number(fs.readFileSync(armed, 'utf8'))) die();
      await new Promise(() => {});
    } }`;
const behind = (file: string, find: string, place: string): Replacement => ({
  file: `modules/billing/${file}`,
  find,
  replace: `${find}${crash(place)}`,
});
const replacements = [
  behind('payments/service.ts', 'currency });\n', 'named'),
  behind(
    'payments/service.ts',
    'const charged = await provider.chargeCard(made.id, card.providerId);',
    'charged',
  ),
  behind('renewal/charge.ts', '      : made;\n', 'renewed'),
];

type Customer = { person: ApiPerson; cardId: string; seats: number; charged: number[] };
let dataDir: string;
let shop: Shop;
let server: ServerProcess;
let customers: Customer[];
const start = () =>
  startServer({
    dataDir,
    replacements: [...replacements, ...shop.replacements],
    env: shop.env,
  });

async function send<T>(person: ApiPerson, path: string, body?: unknown, key?: string): Promise<T> {
  const method = body === undefined ? 'GET' : 'POST';
  const answer = await person.ask(method, `/api/users/${path}`, { body, ...(key && { key }) });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

/** Account with a saved card and no plan. */
async function newCustomer(): Promise<Customer> {
  const person = await joinServer(server.origin, shop.verify);
  const setUp = await send<SetupIntent>(person, 'payments/setup-intents', {});
  const { clientSecret, setupIntentId } = setUp;
  await shop.confirmCard(clientSecret, (path, body) => send(person, path, body));
  const card = { setupIntentId, makeDefault: true };
  const { id: cardId } = await send<Card>(person, 'payments/save-card', card);
  return { person, cardId, seats: 5, charged: [] };
}

/** Moves billing's time; without a moment it only answers the present. */
async function moveClock(now?: Date): Promise<Date> {
  const answer = await fetch(`${server.origin}/dev/clock`, {
    ...(now && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ mode: 'manual', now: now.toISOString() }),
    }),
  });
  if (!answer.ok) throw new Error(`/dev/clock answered ${answer.status}`);
  return new Date(((await answer.json()) as { now: string }).now);
}

/** One more seat, and the request that pays it however often it is sent. */
async function order(customer: Customer) {
  customer.seats += 1;
  const plan = { planCode: 'team', interval: 'month', seats: customer.seats };
  const preview = { preview: true, ...plan };
  const path = 'stripe/createPayment';
  const { quote } = await send<CreatePaymentAnswer>(customer.person, path, preview);
  const body = { quoteId: quote.id, cardId: customer.cardId, ...CONSENT };
  return {
    amount: quote.dueToday,
    pay: () => send(customer.person, path, body, `pay-${quote.id}`),
  };
}

/** Sends a payment again until it is answered, as a person does: a server that has just started may be busy. */
async function repeat(pay: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await pay();
      return;
    } catch (error) {
      if (tries >= 20) throw error;
      await new Promise((done) => void setTimeout(done, 500));
    }
}

/** Has the server die at a place while `work` is under way, and starts it again. */
async function dieAt(place: string, requests: number, work: () => Promise<unknown>[]) {
  await writeFile(`${dataDir}-${place}`, String(requests));
  const outcomes = await Promise.allSettled(work());
  // Nothing is answered: the process is gone.
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['rejected']));
  expect((await server.exit).signal).toBe('SIGKILL');
  server = await start();
  for (const customer of customers) customer.person = personAt(server.origin, customer.person);
}

async function cutPayments(place: string): Promise<void> {
  const orders = await Promise.all(customers.map(order));
  await dieAt(place, orders.length, () => orders.map(({ pay }) => pay()));
  await Promise.all(orders.map(({ pay }) => repeat(pay)));
  for (const [index, { amount }] of orders.entries()) customers[index]?.charged.push(amount);
}

/** A month goes by: each plan renews at the price of its seats. */
async function cutRenewal(): Promise<void> {
  const monthLater = new Date((await moveClock()).getTime() + 32 * 86_400_000);
  await dieAt('renewed', 1, () => [moveClock(monthLater)]);
  await moveClock(monthLater);
  for (const { charged, seats } of customers) charged.push(3900 + (seats - 5) * 700);
}

async function expectCharges(): Promise<void> {
  for (const { person, charged } of customers) {
    const path = 'payments/transactions?sort=createdAt&pageSize=100';
    const { items } = await send<TransactionPage>(person, path);
    expect(items.map(({ status, total }) => [status, total])).toEqual(
      charged.map((amount) => ['succeeded', amount]),
    );
  }
}

const cutsSoFar = async () => (await readFile(`${dataDir}-cut`, 'utf8')).trimEnd().split('\n');

describe.each([
  ['the sandbox in its own database', sandboxInFolder, []],
  ['Stripe, with PostgreSQL', stripeOnPostgres, ['long']],
] as const)('%s', (name, open, tags) => {
  beforeAll(async () => {
    dataDir = join(await mkdtemp(join(tmpdir(), 'promptwell-charge-')), 'data');
    shop = await open(dataDir);
    server = await start();
    customers = await Promise.all(Array.from({ length: CUSTOMERS }, newCustomer));
  }, 300_000);
  afterAll(async () => {
    await server?.stop();
    await shop?.close();
    await rm(join(dataDir, '..'), { recursive: true, force: true });
  });

  it(
    'charges exactly once, wherever between provider and database it is killed',
    { timeout: CUTS * 60_000 + 300_000, tags: [...tags] },
    async () => {
      let cuts: string[] = [];
      for (let round = 0; cuts.length < CUTS; round += 1) {
        const place = PLACES[round % PLACES.length] ?? 'charged';
        await (place === 'renewed' ? cutRenewal() : cutPayments(place));
        await expectCharges();
        cuts = await cutsSoFar();
      }
      await server.stop();
      const all = customers.flatMap(({ charged }) => charged);
      expect((await shop.charges()).toSorted((a, b) => a - b)).toEqual(
        all.toSorted((a, b) => a - b),
      );
      const counts = Object.fromEntries(
        PLACES.map((place) => [place, cuts.filter((one) => one === place).length]),
      );
      const check = `kill -9 between provider and database: ${name}`;
      report(check, { n: cuts.length, bad: 0, ...counts });
    },
  );
});
