import { operations } from '#contract/generated/operations.ts';
import { answerRecorder } from '#contract/matrix/record-answers.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import type { OpenDatabase } from '../db/client.ts';
import { createLog, type Log } from '../platform/log.ts';
import { createPasswords } from '../platform/security/passwords.ts';
import type { DocumentsPort } from '../ports/documents.ts';
import type { ModelPort } from '../ports/model.ts';
import { createParts, createServices, type AppDeps, type Parts } from '../services.ts';
import { testConfig } from './config.ts';
import { createMemoryDatabase } from './memory-database.ts';
import { stubDocuments, stubGateway, stubModel } from './stub-ports.ts';
import { createTestClock } from './test-clock.ts';
import { createTestMailer } from './test-mailer.ts';

export type TestOverrides = {
  config?: Partial<Config>;
  /** Variables of the environment that the configuration is read from. */
  env?: Record<string, string>;
  model?: ModelPort;
  modelGateway?: AppDeps['modelGateway'];
  documents?: DocumentsPort;
  log?: Log;
  /** Parts to build on instead of the application's: a planted fault, or a recorder. */
  parts?: Partial<Parts>;
  /** Another database than a fresh one in memory, such as PostgreSQL. */
  database?: OpenDatabase;
  /** Billing's time as people move it, in place of `billingClock`. */
  movableClock?: AppDeps['movableClock'];
  paymentProvider?: AppDeps['paymentProvider'];
};

export type Answer<T = unknown> = { status: number; headers: Headers; body: T; response: Response };

export type SendOptions = {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** The caller's address as a trusted proxy tells it. */
  ip?: string;
};

export type SignedUp = { token: string; userId: string; email: string; password: string };

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

const PASSWORD = 'cedar-lantern-42';
/** Half of a sign-up's time would be hashing; what is about the hash hands in `createPasswords()`. */
const QUICK_HASH = { memoryCost: 1_024, timeCost: 1 };
let people = 0;
const recordAnswer = answerRecorder('server', operations);

/**
 * The whole application on a fresh in-memory PGlite: mail is delivered to `mailer` before `request`
 * returns, `clock.advance` lets time pass, and each request may come from an address of its own.
 */
export async function createTestApp(overrides: TestOverrides = {}) {
  const database = overrides.database ?? (await createMemoryDatabase());
  const clock = createTestClock();
  // Billing's time is the application's, put forward on its own.
  const billingClock = createTestClock(clock);
  const mailer = createTestMailer();
  const own = { trustedProxies: 1, rateLimitFactor: 1, ...overrides.config };
  const config = testConfig(own, overrides.env);
  const deps: AppDeps = {
    config,
    database,
    clock,
    billingClock,
    mailer,
    model: overrides.model ?? stubModel,
    modelGateway: overrides.modelGateway ?? stubGateway,
    documents: overrides.documents ?? stubDocuments,
    log: overrides.log ?? createLog('silent'),
    secret: 'a secret for tests that is long enough',
    ...(overrides.paymentProvider && { paymentProvider: overrides.paymentProvider }),
    ...(overrides.movableClock && { movableClock: overrides.movableClock }),
  };
  const parts = {
    ...createParts(deps),
    passwords: createPasswords(QUICK_HASH),
    ...overrides.parts,
  };
  const { app, services, readiness } = createApp(deps, createServices(deps, parts));
  const ask = app.request;
  app.request = async (input, init, ...rest) => {
    const response = await ask(input, init, ...rest);
    const { method, url } =
      input instanceof Request
        ? input
        : { method: init?.method ?? 'GET', url: new URL(input, 'http://localhost') };
    recordAnswer(method, new URL(url).pathname, response.status);
    return response;
  };

  /** Sends a request and reads JSON. */
  const send = async <T = unknown>(
    method: string,
    path: string,
    { token, body, headers = {}, ip }: SendOptions = {},
  ): Promise<Answer<T>> => {
    const response = await app.request(path, {
      method,
      headers: {
        'x-forwarded-for': ip ?? '192.0.2.1',
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const type = response.headers.get('content-type') ?? '';
    const read = /json/.test(type) ? await response.clone().json() : undefined;
    return { status: response.status, headers: response.headers, body: read as T, response };
  };

  /** Sends a request and reads JSON; the queue is worked off before it returns. */
  const request = async <T = unknown>(
    method: string,
    path: string,
    options?: SendOptions,
  ): Promise<Answer<T>> => {
    const answer = await send<T>(method, path, options);
    await services.jobs.drain();
    return answer;
  };

  /** Registers a person, verifies the address unless told not to, and signs in. */
  const signUp = async (
    options: { email?: string; firstName?: string; lastName?: string; verified?: boolean } = {},
  ): Promise<SignedUp> => {
    people += 1;
    const email = options.email ?? `person${people}@example.com`;
    const ip = `198.18.${Math.floor(people / 250) % 250}.${(people % 250) + 1}`;
    const person = {
      email,
      password: PASSWORD,
      firstName: options.firstName ?? 'Lin',
      lastName: options.lastName ?? 'Chen',
      acceptTerms: true,
      language: 'en',
    };
    const expectStatus = (answer: Answer, status: number) => {
      if (answer.status !== status)
        throw new Error(`signUp: ${answer.status} ${JSON.stringify(answer.body)}`);
    };
    expectStatus(
      await request('POST', '/api/users/auth/register/email', { body: person, ip }),
      202,
    );
    if (options.verified !== false)
      expectStatus(
        await request('POST', `/api/users/auth/verify-email/${mailer.token(email)}`, { ip }),
        200,
      );
    const login = await request<{ token: string; user: { id: string } }>(
      'POST',
      '/api/users/auth/login',
      { body: { email, password: PASSWORD }, ip },
    );
    expectStatus(login, 200);
    return { token: login.body.token, userId: login.body.user.id, email, password: PASSWORD };
  };

  return {
    app,
    services,
    readiness,
    config,
    db: database.db,
    database,
    clock,
    billingClock,
    mailer,
    send,
    request,
    signUp,
    close: async () => {
      await services.jobs.stop();
      await database.close();
    },
  };
}
