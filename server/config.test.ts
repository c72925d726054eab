import { expect, test } from 'vitest';
import { ConfigError, isLoopback, loadConfig } from './config.ts';

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
  SMTP_URL: 'smtp://mail:25',
  SECRET_KEY: SECRET,
  PAYMENTS: 'sandbox',
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
  const { PAYMENTS: _, ...real } = production;
  expect(reasons({ ...real, STRIPE_SECRET_KEY: 'sk_live_x' })).toHaveLength(2);
  expect(
    reasons({
      ...real,
      STRIPE_SECRET_KEY: 'sk_live_x',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_x',
    }),
  ).toEqual([]);
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
});

test('values that are no numbers or addresses are named', () => {
  expect(
    reasons({ PORT: 'http', TRUSTED_PROXIES: '99', WEBSITE_URL: 'javascript:alert(1)' }),
  ).toHaveLength(3);
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
