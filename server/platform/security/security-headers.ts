import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '#server/config.ts';
import type { AppEnv } from '../http/app-env.ts';

/** What Stripe's security guide asks for where its script is loaded. */
const STRIPE = {
  script: 'https://js.stripe.com https://*.js.stripe.com',
  connect: 'https://api.stripe.com',
  frame: 'https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
};
/** Of the empty text: Emotion makes empty style elements and fills them by script, which CSP lets pass. */
const EMPTY_STYLE = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';

/** Hashes (`sha256-…`) of what the build wrote inline, by file of the build's folder. */
export type BuildHashes = {
  always: readonly string[];
  /** Of the one script in the head, which every page has. */
  scripts: readonly string[];
  styles: Readonly<Record<string, readonly string[]>>;
  styleAttributes: readonly string[];
};

/** What `tools/build` left about its pages; nothing when the application was not built. */
export function readBuildHashes(appDir: string): BuildHashes {
  const file = join(appDir, 'manifest.csp.json');
  const read: Partial<BuildHashes> = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<BuildHashes>)
    : {};
  return { always: [], scripts: [], styles: {}, styleAttributes: [], ...read };
}

/** The Content-Security-Policy, made from the configuration. */
export function contentSecurityPolicy(
  config: Config,
  hashes: BuildHashes,
  page = 'index.html',
): string {
  const stripe = config.payments.kind === 'stripe' ? STRIPE : undefined;
  const quoted = (list: readonly string[]) => list.map((hash) => `'${hash}'`);
  const attributes = hashes.styleAttributes;
  const styles = [EMPTY_STYLE, ...hashes.always, ...(hashes.styles[page] ?? [])];
  const directives: Record<string, (string | undefined)[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", stripe?.script, ...quoted(hashes.scripts)],
    'connect-src': ["'self'", stripe?.connect],
    'frame-src': config.chat || stripe ? [stripe?.frame, config.chat?.origin] : ["'none'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'style-src': ["'self'", ...quoted([...new Set(styles)])],
    'style-src-attr':
      attributes.length > 0 ? ["'unsafe-hashes'", ...quoted(attributes)] : ["'none'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.filter(Boolean).join(' ')}`)
    .join('; ');
}

/** Headers of every answer, those included that never reach the application. */
export function commonHeaders(config: Config, hashes: BuildHashes): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, hashes),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), usb=()',
    'X-Frame-Options': 'DENY',
    ...(config.publicUrl.startsWith('https:') && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}

/** What a route may have set otherwise for its own page. */
const OWN = new Set(['Content-Security-Policy', 'X-Frame-Options']);

export function securityHeaders(common: Record<string, string>): MiddlewareHandler<AppEnv> {
  const all = Object.entries(common);
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of all)
      if (!OWN.has(name) || !headers.has(name)) headers.set(name, value);
  };
}
