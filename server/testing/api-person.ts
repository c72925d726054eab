import type { Quota } from '#contract/generated/schemas.ts';

export const DRAFT = {
  title: 'Greeting',
  body: 'Greet {{name}} with one friendly sentence.',
  categoryId: '01930c1e-5a00-7000-8000-0000000000ca',
};
export const BRIEF = { goal: 'Write the weekly report that my manager reads to the end' };
const PASSWORD = 'cedar-lantern-42';

let people = 0;

/** Somebody who is signed in at a server process, and asks it over HTTP. */
export type ApiPerson = {
  email: string;
  token: string;
  ask(method: string, path: string, options?: AskOptions): Promise<Response>;
  run(options?: AskOptions & { stream?: boolean }): Promise<Response>;
  generate(options?: AskOptions): Promise<Response>;
  quota(): Promise<Quota>;
};

type AskOptions = {
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  key?: string;
};

/**
 * Signs somebody up at `origin` and in. The address is verified by the mail that the outbox shows, or
 * by `verify` where there is no outbox.
 */
export async function joinServer(
  origin: string,
  verify: (email: string) => Promise<void> = (email) => verifyByOutbox(origin, email),
): Promise<ApiPerson> {
  people += 1;
  const email = `person-${process.pid}-${people}@example.com`;
  const ip = `198.18.${Math.floor(people / 250) % 250}.${(people % 250) + 1}`;
  const names = { firstName: 'Lin', lastName: 'Chen', acceptTerms: true, language: 'en' };
  const credentials = { email, password: PASSWORD };
  await post(origin, ip, '/api/users/auth/register/email', { ...names, ...credentials });
  await verify(email);
  const login = await post(origin, ip, '/api/users/auth/login', credentials);
  const { token } = (await login.json()) as { token: string };
  return personAt(origin, { email, token });
}

/** The same person at another server of the same database. */
export function personAt(origin: string, who: { email: string; token: string }): ApiPerson {
  const ask: ApiPerson['ask'] = (method, path, { body, headers, signal, key } = {}) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key && { 'idempotency-key': key }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  return {
    ...who,
    ask,
    run: ({ stream, headers, ...options } = {}) =>
      ask('POST', '/api/users/prompt/execute', {
        body: { draft: DRAFT, values: { name: 'Mei' } },
        ...options,
        headers: { ...headers, ...(stream && { accept: 'text/event-stream' }) },
      }),
    generate: (options = {}) =>
      ask('POST', '/api/users/prompt/generate', { body: BRIEF, ...options }),
    async quota() {
      const answer = await ask('GET', '/api/users/me/profile');
      const { user } = (await answer.json()) as { user: { quota: Quota } };
      return user.quota;
    },
  };
}

async function post(origin: string, ip: string, path: string, body?: unknown): Promise<Response> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'x-forwarded-for': ip, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function verifyByOutbox(origin: string, email: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`${origin}/dev/outbox.json`);
    const { items } = (await answer.json()) as { items: { to: string; url?: string }[] };
    const link = items.find(({ to, url }) => url && to.includes(email))?.url;
    const token = /pwv_[\w-]+/.exec(link ?? '')?.[0];
    if (token) {
      await post(origin, '198.18.255.1', `/api/users/auth/verify-email/${token}`);
      return;
    }
    await new Promise((done) => void setTimeout(done, 100));
  }
  throw new Error(`No mail came to ${email}`);
}
