import { expect, it } from 'vitest';
import { parseContract } from '../document/document.ts';
import type { Exchange, SentRequest } from './client.ts';
import type { Finding } from './findings.ts';
import { createKnownSecrets } from './known-secrets.ts';

const document = parseContract(
  JSON.stringify({
    openapi: '3.1.0',
    info: { version: '1' },
    paths: {},
    components: { securitySchemes: { card: { type: 'apiKey', in: 'header', name: 'X-Card' } } },
  }),
  'cards.json',
);
const finding = (request: Partial<SentRequest>, text = ''): Finding => ({
  check: 'server-error',
  operation: 'POST /sign-in/{token}',
  situation: 'a plain request',
  text,
  place: 'cards.json:1',
  request: { method: 'POST', path: '/sign-in/abcd', headers: {}, ...request },
  count: 1,
});

it('takes out what people sign in with, wherever it is said again', () => {
  const secrets = createKnownSecrets(document);
  secrets.ofActor({ authorization: 'Basic bWU6cGxlYXNl', cookie: 'sid=s1; theme=dark' });
  secrets.ofActor({ '?key': 'q9x', accept: 'text/plain' });
  const headers = { authorization: 'Basic bWU6cGxlYXNl', cookie: 'sid=s1', '?key': 'q9x' };
  const shown = secrets.shown(
    finding({ headers }, 'Of please, s1 and q9x, not s11, in text/plain.'),
  );
  expect(shown.text).toBe('Of ***, *** and ***, not s11, in text/plain.');
  expect(shown.request.headers).toEqual({
    authorization: 'Basic ***',
    cookie: '***',
    '?key': '***',
  });
});

it("takes out a contract's own keys, what a body and a path say, and what sign-in answered", async () => {
  const secrets = createKnownSecrets(document);
  const answer = new Headers({ 'content-type': 'application/json' });
  answer.append('set-cookie', 'sid=c-77; HttpOnly');
  answer.append('set-cookie', 'theme=dark');
  const bytes = new TextEncoder().encode(JSON.stringify({ session: { accessToken: 'tk-3' } }));
  const exchange = { status: 200, headers: answer, bytes, took: 1 } as Exchange;
  const client = secrets.watched({ send: () => Promise.resolve(exchange), count: () => 1 });
  await client.send({ method: 'POST', path: '/sign-in', headers: {} });
  const request = {
    headers: { 'x-card': 'c1', 'content-type': 'application/json' },
    body: '{"password":"pw-12","name":"Lin"}',
  };
  const shown = secrets.shown(finding(request, 'abcd tk-3 c-77 dark pw-12 Lin'));
  expect(shown.text).toBe('*** *** *** dark *** Lin');
  expect(shown.request).toEqual({
    method: 'POST',
    path: '/sign-in/***',
    headers: { 'x-card': '***', 'content-type': 'application/json' },
    body: '{"password":"***","name":"Lin"}',
  });
});
