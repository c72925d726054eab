import { resolve } from 'node:path';
import { readBusiness, readTax, type BusinessConfig, type TaxConfig } from './business-config.ts';
import { isLoopback, publicUrlFault, secretFault } from './config-rules.ts';
import { isModelName, readLocalModels } from './model-config.ts';
import { BRAND } from './platform/text/brand.ts';
import type { LocalPorts } from './ports/model-gateway.ts';

type Env = Readonly<Record<string, string | undefined>>;

export type PaymentsConfig =
  | { kind: 'sandbox' }
  | {
      kind: 'stripe';
      secretKey: string;
      publishableKey: string;
      webhookSecret: string;
      apiBase?: string;
    };

export type Config = {
  /** `embedded`: one machine, nothing needed. `production`: a database server or a public address. */
  mode: 'embedded' | 'production';
  host: string;
  port: number;
  /** Without a slash at the end. Every link in a mail begins with it. */
  publicUrl: string;
  dataDir: string;
  databaseUrl?: string;
  /** The number of trusted proxies in front, whose X-Forwarded-For entries count. */
  trustedProxies: number;
  /** At least 32 characters; absent on the embedded default, where a file in the data folder holds one. */
  secretKey?: string;
  mail: { smtpUrl?: string; from: string };
  /** Only people at this computer reach the server: it listens on loopback, and nothing is in front. */
  isAlone: boolean;
  /** Mail is shown at /dev/outbox instead of being sent. */
  outbox: boolean;
  /** Billing's time may be moved at /dev/clock: on this machine alone, and never where money moves. */
  movableClock: boolean;
  payments: PaymentsConfig;
  business: BusinessConfig;
  tax: TaxConfig;
  model?: { baseUrl: string; apiKey?: string; name: string };
  /** Ports of this computer at which programs serve models; absent where they may not be asked. */
  localModels?: LocalPorts;
  /** The marketing site; the menu has no entry for it without one. */
  websiteUrl?: string;
  termsUrl?: string;
  privacyUrl?: string;
  chat?: { id: string; color: string; origin: string };
  customizer: boolean;
  /** Answers are held against the contract; a violation fails the request. */
  checkResponses: boolean;
  logLevel: string;
  /** Multiplies every rate limit; only the embedded default may change it (browser tests do). */
  rateLimitFactor: number;
  appDir: string;
};

/** The configuration cannot be used. `reasons` has a sentence for each thing that is missing or wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly reasons: string[];
  constructor(reasons: string[]) {
    super(`The server cannot start:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    this.reasons = reasons;
  }
}

/**
 * Reads the configuration from the environment. Pure: it touches nothing else.
 * @throws ConfigError listing everything that is missing or wrong, not only the first.
 */
export function loadConfig(env: Env): Config {
  const reasons: string[] = [];
  const read = (name: string) => env[name]?.trim() || undefined;

  const integer = (name: string, fallback: number, min: number, max: number) => {
    const value = read(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
    if (number >= min && number <= max) return number;
    reasons.push(`${name} has to be a number from ${min} to ${max}.`);
    return fallback;
  };
  const url = (name: string, protocols = ['http:', 'https:']) => {
    const value = read(name);
    if (value === undefined) return undefined;
    const parsed = URL.canParse(value) ? new URL(value) : undefined;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    reasons.push(`${name} has to be an address that begins with ${protocols.join(' or ')}`);
    return undefined;
  };
  const address = (name: string) => url(name)?.href.replace(/\/$/, '');
  const flag = (name: string) => /^(1|true|yes|on)$/i.test(read(name) ?? '');

  const host = read('HOST') ?? '127.0.0.1';
  const port = integer('PORT', 4000, 0, 65_535);
  const printable = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host;
  const named = url('PUBLIC_URL');
  const publicUrl = named?.origin ?? `http://${printable}:${port}`;
  const databaseUrl = url('DATABASE_URL', ['postgres:', 'postgresql:'])?.href;
  const smtpUrl = url('SMTP_URL', ['smtp:', 'smtps:'])?.href;
  const local = isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
  const production = databaseUrl !== undefined || !local;

  const trustedProxies = integer('TRUSTED_PROXIES', 0, 0, 10);

  const addressFault = named && publicUrlFault(named, production);
  if (addressFault) reasons.push(addressFault);
  const secretKey = read('SECRET_KEY');
  const weakness = secretKey && secretFault(secretKey);
  if (weakness) reasons.push(`SECRET_KEY is weak, ${weakness}. ${MAKE_SECRET}`);
  const logLevel = read('LOG_LEVEL') ?? (production ? 'info' : 'warn');
  if (!LOG_LEVELS.includes(logLevel))
    reasons.push(`LOG_LEVEL has to be one of ${LOG_LEVELS.join(', ')}.`);

  const payments = readPayments(read, address('STRIPE_API_BASE'), reasons);
  if (production) {
    if (read('PUBLIC_URL') === undefined)
      reasons.push(
        'PUBLIC_URL is missing: the address that people open, as in https://prompts.example.com. Links in mails begin with it.',
      );
    if (!smtpUrl) reasons.push('SMTP_URL is missing: without it no mail leaves the server.');
    if (!secretKey) reasons.push(`SECRET_KEY is missing. ${MAKE_SECRET}`);
    if (payments.kind === 'sandbox' && read('PAYMENTS') !== 'sandbox')
      reasons.push('STRIPE_SECRET_KEY is missing; or say PAYMENTS=sandbox, and no money moves.');
  }
  const factor = integer('RATE_LIMIT_FACTOR', 1, 1, 10_000);
  if (production && factor !== 1)
    reasons.push('RATE_LIMIT_FACTOR is for tests on the embedded default only.');

  const isRequired = production && payments.kind === 'stripe';
  const business = readBusiness(read, { brand: BRAND.name, isRequired }, reasons);
  const isAlone = local && !production && trustedProxies === 0;
  const config: Config = {
    mode: production ? 'production' : 'embedded',
    host,
    port,
    publicUrl,
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    ...(databaseUrl && { databaseUrl }),
    trustedProxies,
    ...(secretKey && { secretKey }),
    mail: {
      ...(smtpUrl && { smtpUrl }),
      from: read('MAIL_FROM') ?? 'Promptwell <no-reply@localhost>',
    },
    isAlone,
    outbox: isAlone && !smtpUrl,
    movableClock: isAlone && payments.kind === 'sandbox',
    payments,
    business,
    tax: readTax(read, reasons),
    ...readModel(read, url('OPENAI_BASE_URL'), reasons),
    ...readLocalModels(read, isAlone, reasons),
    ...optional('websiteUrl', address('WEBSITE_URL')),
    ...optional('termsUrl', address('TERMS_URL')),
    ...optional('privacyUrl', address('PRIVACY_URL')),
    ...readChat(read, url('CHAT_WIDGET_ORIGIN'), reasons),
    customizer: flag('CUSTOMIZER'),
    checkResponses: read('CHECK_RESPONSES')
      ? flag('CHECK_RESPONSES')
      : !production && read('NODE_ENV') !== 'production',
    logLevel,
    rateLimitFactor: factor,
    appDir: resolve(read('APP_DIR') ?? 'build/app'),
  };
  if (reasons.length > 0) throw new ConfigError(reasons);
  return config;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];
const MAKE_SECRET =
  'Make one of 32 random characters or more: openssl rand -base64 48, or node -p "crypto.randomBytes(36).toString(\'base64\')".';

type Read = (name: string) => string | undefined;

function optional<K extends string>(key: K, value: string | undefined): { [P in K]?: string } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: string };
}

function readPayments(read: Read, apiBase: string | undefined, reasons: string[]): PaymentsConfig {
  const secretKey = read('STRIPE_SECRET_KEY');
  const kind = read('PAYMENTS');
  if (kind !== undefined && kind !== 'sandbox')
    reasons.push('PAYMENTS may say sandbox only; real payments are chosen by STRIPE_SECRET_KEY.');
  if (!secretKey) {
    for (const name of ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'])
      if (read(name)) reasons.push(`${name} needs STRIPE_SECRET_KEY beside it.`);
    return { kind: 'sandbox' };
  }
  const publishableKey = read('STRIPE_PUBLISHABLE_KEY') ?? '';
  const webhookSecret = read('STRIPE_WEBHOOK_SECRET') ?? '';
  const secret = /^[sr]k_(live|test)_[A-Za-z0-9_]{10,}$/.exec(secretKey);
  const publishable = /^pk_(live|test)_[A-Za-z0-9_]{10,}$/.exec(publishableKey);
  if (kind === 'sandbox')
    reasons.push('PAYMENTS=sandbox and STRIPE_SECRET_KEY exclude each other.');
  if (!secret)
    reasons.push('STRIPE_SECRET_KEY has to be a key of Stripe: sk_live_…, rk_live_… or sk_test_….');
  if (!publishable)
    reasons.push(
      'STRIPE_PUBLISHABLE_KEY (pk_live_… or pk_test_…) is needed beside STRIPE_SECRET_KEY.',
    );
  if (secret && publishable && secret[1] !== publishable[1])
    reasons.push(
      'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY have to be both live or both test keys.',
    );
  if (!/^whsec_[A-Za-z0-9+/=_]{10,}$/.test(webhookSecret))
    reasons.push('STRIPE_WEBHOOK_SECRET (whsec_…) is needed beside STRIPE_SECRET_KEY.');
  const base = apiBase && URL.canParse(apiBase) ? new URL(apiBase) : undefined;
  if (base?.protocol === 'http:' && !isLoopback(base.hostname))
    reasons.push('STRIPE_API_BASE has to begin with https://, unless it is this machine.');
  if (base && base.pathname !== '/')
    reasons.push(`STRIPE_API_BASE has to be an origin without a path: ${base.origin}.`);
  return { kind: 'stripe', secretKey, publishableKey, webhookSecret, ...(apiBase && { apiBase }) };
}

function readModel(read: Read, base: URL | undefined, reasons: string[]): Pick<Config, 'model'> {
  if (!base) {
    if (read('OPENAI_API_KEY') && !read('OPENAI_BASE_URL'))
      reasons.push('OPENAI_API_KEY needs OPENAI_BASE_URL too.');
    return {};
  }
  const name = read('OPENAI_MODEL');
  if (!name) reasons.push('OPENAI_BASE_URL needs OPENAI_MODEL too.');
  else if (!isModelName(name))
    reasons.push(
      'OPENAI_MODEL has to be a name of at most 100 letters, digits and . _ : / @ -, as in llama3.3:70b.',
    );
  if (base.username || base.password || base.search)
    reasons.push('OPENAI_BASE_URL may not hold a password or a query; the key is OPENAI_API_KEY.');
  const allowed = isLoopback(base.hostname) || base.hostname === read('OPENAI_ALLOW_HTTP');
  if (base.protocol === 'http:' && !allowed)
    reasons.push(
      `OPENAI_BASE_URL has to be https; for a machine that you trust say OPENAI_ALLOW_HTTP=${base.hostname}.`,
    );
  const apiKey = read('OPENAI_API_KEY');
  return {
    model: { baseUrl: base.href.replace(/\/$/, ''), ...(apiKey && { apiKey }), name: name ?? '' },
  };
}

function readChat(read: Read, origin: URL | undefined, reasons: string[]): Pick<Config, 'chat'> {
  const id = read('CHAT_WIDGET_ID');
  if (!id) return {};
  const color = read('CHAT_WIDGET_COLOR') ?? '#28a745';
  if (!/^[A-Za-z0-9_-]{1,100}$/.test(id))
    reasons.push('CHAT_WIDGET_ID may hold letters, digits, - and _ only.');
  if (!/^#[0-9a-fA-F]{6}$/.test(color)) reasons.push('CHAT_WIDGET_COLOR has to be like #28a745.');
  if (!origin) reasons.push('CHAT_WIDGET_ID needs CHAT_WIDGET_ORIGIN too.');
  return { chat: { id, color, origin: origin?.origin ?? '' } };
}
