import type { IncomingMessage, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { BOOK_PATH, LIBRARY } from '../testing/proxied-library.ts';
import { proxyBefore } from '../testing/proxied-servers.ts';

describe('what the proxy shows', () => {
  const SECRETS = [
    'hunter22',
    'tk-7f3',
    'sess-99',
    'otp-5512',
    'kk-1',
    'fresh-1',
    'second-1',
    'q-token',
    'deep-1',
    'deep-2',
    'json-1',
    'json-2',
    'text-1',
    'text-2',
    'twice-1',
    'twice-2',
    'late-1',
    'spaced 1',
    'spaced+1',
    'spaced%201',
  ];
  /** Secrets in the styles of parameters and forms: a query, and a form. */
  const WRITTEN = [
    ['user[password]=deep-1', 'user[password]=deep-2'],
    ['user={"password":"json-1"}', 'user={"of":{"password":"json-2"}}'],
    ['user=name,lin,password,text-1', 'user=name|lin|password|text-2'],
    ['token=twice-1&token=x', 'password=twice-2&password=x'],
    ['a=1?token=late-1', 'password=spaced+1'],
  ];

  /** A server that says every secret again, and breaks its contract. */
  const echo: RequestListener = async (request: IncomingMessage, response) => {
    const body = await text(request);
    response.writeHead(500, {
      'content-type': 'application/json',
      'set-cookie': 'session=fresh-1; HttpOnly',
      'x-shelf': 'hunter22',
    });
    response.end(
      JSON.stringify({
        refreshToken: 'second-1',
        said: `${body} ${request.headers.authorization} ${request.headers.cookie} ${request.url}`,
      }),
    );
  };

  it('holds no password, token or cookie, wherever it was said', async () => {
    const proxy = await proxyBefore(echo, { bundle: LIBRARY });
    const headers = {
      authorization: 'Bearer tk-7f3',
      cookie: 'sid=sess-99; theme=dark',
      'x-api-key': 'kk-1',
      'content-type': 'application/json',
    };
    await fetch(`${proxy.url}${BOOK_PATH}?access_token=q-token`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ title: 'x', password: 'hunter22', otp: 'otp-5512' }),
    });
    await fetch(`${proxy.url}${BOOK_PATH}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'password=hunter22&otp=otp-5512',
    });
    for (const [search, body] of WRITTEN)
      await fetch(`${proxy.url}${BOOK_PATH}?${search}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    await proxy.settled();
    const answer = await fetch(`${proxy.url}/__contract/state.json`);
    const state = await answer.text();
    for (const secret of SECRETS) expect([secret, state.includes(secret)]).toEqual([secret, false]);
    expect(state).toContain('Bearer $TOKEN');
    expect(proxy.ledger.findings().length).toBeGreaterThan(3);
  });
});
