import { isIP } from 'node:net';

/** Whether a host name means this machine only. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (name === 'localhost' || name === '::1') return true;
  return isIP(name) === 4 && name.startsWith('127.');
}

const PLACEHOLDER =
  /change.?me|change.?this|example|placeholder|your.?(?:own|secret|key)|password|default/i;
/** A random secret of 32 hexadecimal digits has 128 bits and measures 95 to 125. */
const LEAST_BITS = 85;
const REPEATED = 8;

/** What is weak about a secret: too short, from an example, or a text that a guesser would try. */
export function secretFault(secret: string): string | undefined {
  if (secret.length < 32) return 'it has fewer than 32 characters';
  if (PLACEHOLDER.test(secret)) return 'it is an example';
  if (bitsOf(secret) < LEAST_BITS) return 'it has too few different characters';
  for (let at = 0; at + 2 * REPEATED <= secret.length; at += 1)
    if (secret.includes(secret.slice(at, at + REPEATED), at + 1)) return 'it repeats itself';
  const steps = [...secret].filter(
    (char, at) => at > 0 && Math.abs(char.charCodeAt(0) - secret.charCodeAt(at - 1)) === 1,
  );
  return steps.length * 2 > secret.length ? 'it is a sequence' : undefined;
}

/** Shannon's measure over the secret's own characters: an upper bound of what is in it. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const char of text) counts.set(char, (counts.get(char) ?? 0) + 1);
  const all = [...text].length;
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / all);
  return bits;
}

/** What is wrong with PUBLIC_URL; `production` is known only with it, hence not asked of the URL alone. */
export function publicUrlFault(url: URL, production: boolean): string | undefined {
  const bare = url.pathname === '/' && url.search === '' && url.hash === '';
  if (!bare || url.username || url.password)
    return `PUBLIC_URL has to be an origin without a path: say PUBLIC_URL=${url.origin}.`;
  if (url.hostname === '0.0.0.0' || url.hostname === '[::]')
    return 'PUBLIC_URL has to be the address that people open, not the one that the server listens on.';
  if (production && url.protocol === 'http:' && !isLoopback(url.hostname))
    return `PUBLIC_URL has to begin with https:// in production, or passwords travel readably: say PUBLIC_URL=https://${url.host}.`;
  return undefined;
}
