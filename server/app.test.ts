import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from './contract.ts';
import { createLog } from './platform/log.ts';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let folder: string;
let app: TestApp;
let logged = '';
const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))});`;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'promptwell-app-'));
  for (const name of ['assets', 'locales/en', 'prerendered/en', 'prerendered/ar'])
    mkdirSync(join(folder, name), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'index.html': '<title>app</title>',
    'assets/index-abc.js': SCRIPT,
    'assets/index-abc.js.br': brotliCompressSync(SCRIPT),
    'assets/index-abc.js.gz': gzipSync(SCRIPT),
    'locales/en/common.json': '{}',
    'prerendered/en/login.html': '<title>Sign In</title>',
    'prerendered/ar/login.html': '<title>تسجيل الدخول</title>',
    'prerendered/en/verify-email.html': '<title>Verify</title>',
    'prerendered/en/promptgenrator-edit.html': '<title>Edit</title>',
    'build.json': JSON.stringify({ id: 'abc' }),
    'manifest.csp.json': JSON.stringify({
      always: ['sha256-always'],
      scripts: ['sha256-head'],
      styles: { 'index.html': ['sha256-index'], 'prerendered/en/login.html': ['sha256-login'] },
      styleAttributes: ['sha256-attr'],
    }),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  app = await createTestApp({
    config: { appDir: folder, outbox: true, rateLimitFactor: 100 },
    log: createLog('info', { write: (line) => void (logged += line) }),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (path: string, headers: Record<string, string> = {}) =>
  app.app.request(path, { headers });

test('every operation says who may use it', () => {
  for (const [id, { access, secured }] of Object.entries(operations))
    expect(access === 'open', id).toBe(!secured);
});

test('what is under /api and does not exist is a 404 problem, in the language asked for', async () => {
  const answer = await get('/api/nope', { 'accept-language': 'es' });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    404,
    'application/problem+json; charset=utf-8',
  ]);
  expect(await answer.json()).toMatchObject({ title: 'No encontrado', instance: '/api/nope' });
});

test('hashed assets are sent compressed and kept for good', async () => {
  const plain = await get('/assets/index-abc.js');
  const brotli = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' });
  for (const [accept, encoding] of [
    ['br;q=0.5, gzip', 'br'],
    ['BR ; q=1 , gzip', 'br'],
    ['br;q=0.0,gzip;q=0.1', 'gzip'],
    ['br;q=x, gzip;q=0', null],
    ['brotli, xgzip', null],
    ['', null],
    [`br${' '.repeat(15_000)}x`, null],
  ] as const)
    expect(
      (await get('/assets/index-abc.js', { 'accept-encoding': accept })).headers.get(
        'content-encoding',
      ),
      accept.slice(0, 40),
    ).toBe(encoding);
  const zipped = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br;q=0' });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(brotli.headers.get('content-encoding')).toBe('br');
  expect(zipped.headers.get('content-encoding')).toBe('gzip');
  expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await plain.text()).toBe(SCRIPT);
  const etag = brotli.headers.get('etag') ?? '';
  expect(etag).not.toBe(plain.headers.get('etag'));
  expect(
    (await get('/assets/index-abc.js', { 'accept-encoding': 'br', 'if-none-match': etag })).status,
  ).toBe(304);
});

test('a version that the browser has is not sent again, however the tag comes back', async () => {
  const etag = (await get('/assets/index-abc.js')).headers.get('etag') ?? '';
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
    expect((await get('/assets/index-abc.js', { 'if-none-match': known })).status, known).toBe(304);
  expect((await get('/assets/index-abc.js', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('HEAD is answered like GET, without a body', async () => {
  const paths = [
    '/login',
    '/assets/index-abc.js',
    '/nothing.png',
    '/live',
    '/docs',
    '/docs/openapi.yaml',
    '/api/v1/public/config',
    '/api/users/me/profile',
    '/api/nope',
  ];
  for (const path of paths) {
    const whole = await get(path);
    const head = await app.app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()], path).toEqual([whole.status, '']);
    for (const name of ['content-type', 'cache-control', 'etag', 'vary', 'content-security-policy'])
      expect(head.headers.get(name), `${path} ${name}`).toBe(whole.headers.get(name));
  }
});

test('no path leads out of the folder', async () => {
  writeFileSync(join(folder, '../promptwell-outside.txt'), 'outside');
  const ways = [
    '../',
    '..%2f',
    '%2e%2e/',
    '%2e%2e%2f',
    '..%5c',
    '..\\',
    '....//',
    '..;/',
    '%252e%252e%252f',
    '%c0%ae%c0%ae/',
    '/',
    '%00/',
    './../',
    '%2e/../',
  ];
  for (const way of ways)
    for (const at of ['/', '/assets/', '/locales/en/', '/docs/']) {
      const answer = await get(`${at}${way}${way}promptwell-outside.txt`);
      expect(answer.status, at + way).toBe(404);
      for (const file of ['etc/passwd.txt', 'package.json', 'manifest.csp.json.txt'])
        expect((await get(`${at}${way}${file}`)).status, at + way + file).toBe(404);
    }
  rmSync(join(folder, '../promptwell-outside.txt'));
});

test('texts are kept for good where their address names this very build', async () => {
  const cached = async (path: string) => (await get(path)).headers.get('cache-control');
  expect(await cached('/locales/en/common.json?v=abc')).toBe('public, max-age=31536000, immutable');
  // A page of a newer build, which asked this server while it was being replaced.
  expect(await cached('/locales/en/common.json?v=newer')).toBe('no-cache');
  expect(await cached('/locales/en/common.json')).toBe('no-cache');
});

test('pages come prerendered in the person’s language, each with the policy of its own styles', async () => {
  const title = async (path: string, headers = {}) => (await get(path, headers)).text();
  expect(await title('/login')).toContain('Sign In');
  expect(await title('/login', { 'accept-language': 'ar' })).toContain('تسجيل');
  expect(
    await title('/login', { 'accept-language': 'en', cookie: 'promptwell-language=ar' }),
  ).toContain('تسجيل');
  expect(await title('/login?lng=en', { cookie: 'promptwell-language=ar' })).toContain('Sign In');
  expect(await title('/login?lng=../../etc')).toContain('Sign In');
  expect(await title('/verify/email?token=x')).toContain('Verify');
  expect(await title('/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a2')).toContain(
    'Edit',
  );
  expect(await title('/promptgenrator-edit/a/b')).toContain('app');
  expect(await title('/promptlist')).toContain('app');
  expect(await title('/reset-password/pwr_secret')).toContain('app');
  const page = await get('/login');
  expect(page.headers.get('content-security-policy')).toContain("'sha256-login'");
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self' 'sha256-head'");
  expect(page.headers.get('content-security-policy')).not.toContain('sha256-index');
  expect(page.headers.get('cache-control')).toBe('no-cache');
  expect(page.headers.get('vary')).toContain('Cookie');
});

test.each([
  '/assets/gone.js',
  '/locales/xx/common.json',
  '/locales/add/en/common',
  '/nothing.png',
  '/assets/../manifest.json',
  '/locales/..%2f..%2fetc%2fpasswd',
  '/assets/%2e%2e%2findex.html',
])('%s is 404', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('every answer carries the headers, and no script or style from elsewhere may run', async () => {
  for (const path of [
    '/',
    '/login',
    '/api/v1/public/config',
    '/api/nope',
    '/assets/gone.js',
    '/live',
  ]) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy, path).toContain("default-src 'none'");
    expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|script-src[^;]*https:/);
    expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    expect(headers.get('referrer-policy'), path).toBe('no-referrer');
    expect(headers.get('x-request-id'), path).toMatch(/^req_[0-9a-f]{16}$/);
    expect(headers.get('strict-transport-security'), path).toBeNull();
  }
});

test('behind https the browser is told to stay there, and Stripe may be loaded when it is configured', async () => {
  const secure = await createTestApp({
    config: {
      publicUrl: 'https://promptwell.example',
      payments: {
        kind: 'stripe',
        secretKey: 'sk',
        publishableKey: 'pk_live_1',
        webhookSecret: 'wh',
      },
      chat: { id: 'c', color: '#000000', origin: 'https://chat.example' },
    },
  });
  const { headers } = await secure.app.request('/api/v1/public/config');
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  const policy = headers.get('content-security-policy');
  for (const directive of [
    "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
    "connect-src 'self' https://api.stripe.com;",
    'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com https://chat.example;',
  ])
    expect(policy).toContain(directive);
  await secure.close();
});

test('the outbox shows mail on this machine only, and is absent otherwise', async () => {
  expect((await get('/dev/outbox', { host: 'localhost:4000' })).status).toBe(200);
  expect((await get('/dev/outbox.json', { host: 'evil.example' })).status).toBe(404);
  for (const header of [
    'x-forwarded-for',
    'X-Forwarded-Proto',
    'x-forwarded-host',
    'x-forwarded-by-nobody-known',
    'forwarded',
    'via',
    'x-real-ip',
    'cf-connecting-ip',
  ])
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/outbox/1.html'])
      expect((await get(path, { host: '127.0.0.1:4000', [header]: '' })).status, header).toBe(404);
  const from = (remoteAddress: string) =>
    app.app.request('/dev/outbox', {}, { incoming: { socket: { remoteAddress } } });
  expect((await from('::ffff:127.0.0.1')).status).toBe(200);
  expect((await from('::1')).status).toBe(200);
  expect((await from('192.168.1.7')).status).toBe(404);
  const sent = await createTestApp({ config: { outbox: false } });
  expect((await sent.app.request('/dev/outbox')).status).toBe(404);
  expect((await sent.app.request('/dev/outbox.json')).status).toBe(404);
  await sent.close();
});

test('forgets tries for this machine only, and nowhere without the outbox', async () => {
  const ask = (host: string, method = 'DELETE') =>
    app.app.request('/dev/limits', { method, headers: { host } });
  const tries = async () =>
    (await app.database.sql.query('select count(*)::int as count from rate_limits')).rows;
  await app.app.request('/api/users/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'a-wrong-password' }),
  });
  expect(await tries()).not.toEqual([{ count: 0 }]);
  expect((await ask('evil.example')).status).toBe(404);
  expect((await ask('localhost:4000', 'POST')).status).toBe(404);
  expect(await tries()).not.toEqual([{ count: 0 }]);
  expect((await ask('localhost:4000')).status).toBe(204);
  expect(await tries()).toEqual([{ count: 0 }]);
  const sent = await createTestApp({ config: { outbox: false } });
  expect((await sent.app.request('/dev/limits', { method: 'DELETE' })).status).toBe(404);
  await sent.close();
});

test('the docs are the contract and a page to try it, and nothing else of the package', async () => {
  const page = await get('/docs');
  expect(page.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
  expect(await page.text()).toContain('/docs/start.js');
  expect(await (await get('/docs/openapi.yaml')).text()).toContain('openapi: 3.');
  const contract = await (await get('/docs/contract.json')).text();
  expect(contract).toContain('**Checked:**');
  // The scenario deck is the mock's.
  expect(contract).not.toContain('scenario=');
  expect((await get('/docs/package.json')).status).toBe(404);
});

test('logs hold templates and no secret', async () => {
  const { token, email, password } = await app.signUp();
  await app.request('POST', '/api/users/auth/forgot-password', { body: { email } });
  const link = app.mailer.token(email);
  await app.request('POST', `/api/users/auth/reset-password/${link}`, { body: { password: 'x' } });
  await app.app.request(`/reset-password/${link}`);
  await app.request('GET', '/api/users/me/profile', { token });
  expect(logged).toContain('POST /api/users/auth/reset-password/{token}');
  for (const secret of [token, link, password, email]) expect(logged).not.toContain(secret);
});
