import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { isLoopback, secretFault } from './config-rules.ts';
import { ConfigError, loadConfig } from './config.ts';
import { LANGUAGES } from '#core/language/languages.ts';
import { publicConfig } from './modules/auth/public-config.ts';

const reasons = (env: Record<string, string | undefined>) => {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.reasons : [String(error)];
  }
};
const SECRET = 'k3Yw8Zq1Lp0Vx7Rb5Nm2Ts9Hd4Jf6Gc1';
const production = {
  DATABASE_URL: 'postgres://db/app',
  PUBLIC_URL: 'https://promptwell.example',
  SMTP_URL: 'smtp://mail:25',
  SECRET_KEY: SECRET,
  PAYMENTS: 'sandbox',
};
const { PAYMENTS: _sandbox, ...unpaid } = production;
const stripe = {
  ...unpaid,
  STRIPE_SECRET_KEY: 'sk_live_51HxYzAbCdEf',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_51HxYzAbCdEf',
  STRIPE_WEBHOOK_SECRET: 'whsec_51HxYzAbCdEf',
  BUSINESS_NAME: 'Promptwell Ltd',
  BUSINESS_ADDRESS: String.raw`1 Well Lane\nCork\nIreland`,
};

test('nothing is needed on one machine: loopback, an outbox, the sandbox', () => {
  const config = loadConfig({});
  expect(config).toMatchObject({
    mode: 'embedded',
    host: '127.0.0.1',
    outbox: true,
    payments: { kind: 'sandbox' },
    publicUrl: 'http://127.0.0.1:4000',
  });
});

test('production names everything that is missing, at once', () => {
  for (const env of [
    { DATABASE_URL: 'postgres://db/app' },
    { PUBLIC_URL: 'https://promptwell.example' },
    { HOST: '0.0.0.0' },
  ]) {
    const found = reasons(env).join(' ');
    expect(found).toContain('SMTP_URL');
    expect(found).toContain('SECRET_KEY');
    expect(found).toContain('STRIPE_SECRET_KEY');
  }
  expect(reasons(production)).toEqual([]);
});

test('the outbox exists only while host and address are loopback and nothing sends mail', () => {
  expect(loadConfig({ SMTP_URL: 'smtp://mail:25' }).outbox).toBe(false);
  expect(loadConfig(production).outbox).toBe(false);
  expect(
    loadConfig({ ...production, DATABASE_URL: '', PUBLIC_URL: 'https://promptwell.example' })
      .outbox,
  ).toBe(false);
});

test('weak secrets, half a payment set-up and loosened limits are refused in production', () => {
  expect(reasons({ ...production, SECRET_KEY: 'a'.repeat(40) })).toHaveLength(1);
  expect(reasons({ ...production, SECRET_KEY: 'change-me' })).toHaveLength(1);
  expect(reasons({ ...production, RATE_LIMIT_FACTOR: '100' })).toHaveLength(1);
});

test('the model has to be reached by https, unless it is this machine or named', () => {
  expect(reasons({ OPENAI_BASE_URL: 'http://localhost:11434/v1', OPENAI_MODEL: 'llama' })).toEqual(
    [],
  );
  expect(reasons({ OPENAI_BASE_URL: 'http://gpu.lan/v1', OPENAI_MODEL: 'llama' })).toHaveLength(1);
  expect(
    reasons({
      OPENAI_BASE_URL: 'http://gpu.lan/v1',
      OPENAI_MODEL: 'llama',
      OPENAI_ALLOW_HTTP: 'gpu.lan',
    }),
  ).toEqual([]);
  expect(
    reasons({ OPENAI_BASE_URL: 'https://key:pass@api.example/v1', OPENAI_MODEL: 'm' }),
  ).toHaveLength(1);
  expect(reasons({ OPENAI_BASE_URL: 'file:///etc/passwd', OPENAI_MODEL: 'm' })).toHaveLength(1);
  for (const name of ['two words', '-m', 'x'.repeat(101)])
    expect(reasons({ OPENAI_BASE_URL: 'https://api.example/v1', OPENAI_MODEL: name })).toEqual([
      expect.stringContaining('OPENAI_MODEL has to be a name'),
    ]);
});

test('without WEBSITE_URL there is no marketing site, and none is made up', () => {
  const config = loadConfig({});
  expect(config).not.toHaveProperty('websiteUrl');
  expect(publicConfig(config, true, LANGUAGES)).not.toHaveProperty('websiteUrl');
});

test('values that are no numbers or addresses are named', () => {
  expect(
    reasons({ PORT: 'http', TRUSTED_PROXIES: '99', WEBSITE_URL: 'javascript:alert(1)' }),
  ).toHaveLength(3);
});

type Case = [env: Record<string, string>, named: string | null];
const secret = (value: string): Case => [{ ...production, SECRET_KEY: value }, 'SECRET_KEY'];
const site = (value: string): Case => [{ ...production, PUBLIC_URL: value }, 'PUBLIC_URL'];
const without = (env: Record<string, string>, name: string): Case => [
  Object.fromEntries(Object.entries(env).filter(([key]) => key !== name)),
  name,
];
const HEX = '3f9a1c07be52d846a0f17c93e5b8d264';
/** Each case breaks one thing at most, and has to be told by that name alone. */
const MATRIX: Case[] = [
  [{}, null],
  [production, null],
  [stripe, null],
  ...['PUBLIC_URL', 'SMTP_URL', 'SECRET_KEY'].map((name) => without(production, name)),
  [unpaid, 'STRIPE_SECRET_KEY'],
  ...['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'].map((name) => without(stripe, name)),
  [{ ...unpaid, ...without(stripe, 'STRIPE_SECRET_KEY')[0], PAYMENTS: 'sandbox' }, 'STRIPE_'],

  secret('short'),
  secret('a'.repeat(40)),
  secret('change-me-change-me-change-me-change-me'),
  secret('please-CHANGE_ME-3f9a1c07be52d846a0f1'),
  secret('this-is-an-example-secret-of-32-chars'),
  secret('your-secret-key-goes-here-0123456789'),
  secret('my-super-password-for-this-server-01'),
  secret('abcdefghijklmnopqrstuvwxyz0123456789'),
  secret('0123456789012345678901234567890123456789'),
  secret('deadbeefdeadbeefdeadbeefdeadbeef'),
  secret('k3Yw8Zq1Lp0Vx7Rbk3Yw8Zq1Lp0Vx7Rb'),
  [{ SECRET_KEY: 'change-me-change-me-change-me-change-me' }, 'SECRET_KEY'],
  [{ ...production, SECRET_KEY: HEX }, null],
  [{ ...production, SECRET_KEY: 'qL0n1V7f6Yw/9sHkZ3xT+uR2mJ8bC5dEaGpNiOoKtQs=' }, null],

  site('http://promptwell.example'),
  site('http://10.0.0.4:4000'),
  site('https://promptwell.example/app'),
  site('https://promptwell.example/?a=1'),
  site('https://promptwell.example/#top'),
  site('https://ada:secret@promptwell.example'),
  site('https://0.0.0.0'),
  site('promptwell.example'),
  site('ftp://promptwell.example'),
  [{ PUBLIC_URL: 'http://localhost:4000/app' }, 'PUBLIC_URL'],
  [{ ...production, PUBLIC_URL: 'https://promptwell.example/' }, null],
  [{ ...production, PUBLIC_URL: 'http://localhost:4000' }, null],
  [{ PUBLIC_URL: 'http://localhost:5173' }, null],
  [{ ...without(production, 'DATABASE_URL')[0], HOST: '0.0.0.0' }, null],
  [{ ...unpaid, HOST: '0.0.0.0', PAYMENTS: 'sandbox' }, null],

  ...[
    'garbage',
    'sk_live_',
    'pk_live_51HxYzAbCdEf',
    'sk_prod_51HxYzAbCdEf',
    'sk_live_51 HxYzAbCdEf',
  ].map((value): Case => [{ ...stripe, STRIPE_SECRET_KEY: value }, 'STRIPE_SECRET_KEY']),
  [{ ...stripe, STRIPE_SECRET_KEY: 'rk_live_51HxYzAbCdEf' }, null],
  [{ ...stripe, STRIPE_SECRET_KEY: 'sk_test_51HxYzAbCdEf' }, 'both live or both test'],
  [{ ...stripe, STRIPE_PUBLISHABLE_KEY: 'sk_live_51HxYzAbCdEf' }, 'STRIPE_PUBLISHABLE_KEY'],
  [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'garbage' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ ...stripe, STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE'],
  [{ ...stripe, STRIPE_API_BASE: 'ftp://stripe.example' }, 'STRIPE_API_BASE'],
  [{ ...stripe, STRIPE_API_BASE: 'https://stripe.example/v1' }, 'STRIPE_API_BASE'],
  [{ ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:12111' }, null],
  [{ ...stripe, STRIPE_API_BASE: 'https://stripe.example' }, null],
  ...['BUSINESS_NAME', 'BUSINESS_ADDRESS'].map((name) => without(stripe, name)),
  [{ BUSINESS_NAME: 'x'.repeat(81) }, 'BUSINESS_NAME'],
  [{ BUSINESS_ADDRESS: Array.from({ length: 7 }, () => 'x').join('\n') }, 'BUSINESS_ADDRESS'],
  [{ TAX_RATE: '8.25', TAX_NAME: 'Sales tax' }, null],
  ...['8.255', '-1', '100', '8,25', '20%', ''].map((rate): Case => [
    { TAX_RATE: rate },
    rate === '' ? null : 'TAX_RATE',
  ]),
  [{ TAX_NAME: 'VAT' }, 'TAX_NAME'],
  [{ ...stripe, PAYMENTS: 'sandbox' }, 'exclude'],
  [{ ...production, PAYMENTS: 'stripe' }, 'PAYMENTS'],
  [{ PAYMENTS: 'on' }, 'PAYMENTS'],

  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ ...production, LOG_LEVEL: 'INFO' }, 'LOG_LEVEL'],
  [{ LOG_LEVEL: 'silent' }, null],
  [{ ...production, LOG_LEVEL: 'debug' }, null],
  [{ ...production, RATE_LIMIT_FACTOR: '2' }, 'RATE_LIMIT_FACTOR'],
  [{ TRUSTED_PROXIES: '-1' }, 'TRUSTED_PROXIES'],
  [{ PORT: '70000' }, 'PORT'],
  [{ DATABASE_URL: 'mysql://db/app' }, 'DATABASE_URL'],
  [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
];

test.each(MATRIX)('%j is refused for %s', (env, named) => {
  const found = reasons(env);
  expect(found.length > 0).toBe(named !== null);
  expect(found.filter((reason) => !reason.includes(named ?? ''))).toEqual([]);
});

test('random secrets of every usual form are taken', () => {
  for (const [bytes, form] of [
    [24, 'base64'],
    [32, 'base64url'],
    [36, 'base64'],
    [16, 'hex'],
    [32, 'hex'],
  ] as const)
    for (let round = 0; round < 200; round += 1)
      expect(secretFault(randomBytes(bytes).toString(form))).toBeUndefined();
});

test('a trusted proxy closes the outbox and the clock', () => {
  expect(loadConfig({}).isAlone).toBe(true);
  expect(loadConfig({ TRUSTED_PROXIES: '1' })).toMatchObject({
    isAlone: false,
    outbox: false,
    movableClock: false,
  });
});

test('billing’s time may be moved on one machine, on the sandbox alone', () => {
  expect(loadConfig({}).movableClock).toBe(true);
  expect(loadConfig({ SMTP_URL: 'smtp://mail:25' }).movableClock).toBe(true);
  expect(loadConfig(production).movableClock).toBe(false);
  const { PUBLIC_URL: _, ...local } = stripe;
  const paid = { ...local, DATABASE_URL: '', STRIPE_SECRET_KEY: 'sk_test_51HxYzAbCdEf' };
  const withStripe = loadConfig({ ...paid, STRIPE_PUBLISHABLE_KEY: 'pk_test_51HxYzAbCdEf' });
  expect([withStripe.mode, withStripe.movableClock]).toEqual(['embedded', false]);
});

test.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['[::1]', true],
  ['0.0.0.0', false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
])('%s is loopback: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test('receipts and the tax are set by the environment', () => {
  expect(loadConfig(stripe)).toMatchObject({
    business: { name: 'Promptwell Ltd', address: ['1 Well Lane', 'Cork', 'Ireland'] },
    tax: { rate: 0 },
  });
  const env = { TAX_RATE: '8.5', TAX_NAME: 'VAT', BUSINESS_TAX_ID: 'IE1234567X' };
  expect(loadConfig(env)).toMatchObject({
    business: { name: 'Promptwell', address: [], taxId: 'IE1234567X' },
    tax: { rate: 850, name: 'VAT' },
  });
});
