import { isIPv4, isIPv6 } from 'node:net';

/**
 * The caller's address: the connection's own, or, behind `hops` trusted proxies, the entry that the
 * outermost of them wrote into `X-Forwarded-For`. Entries left of it may be forged.
 */
export function clientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  hops: number,
): string {
  const own = plain(socketAddress);
  if (hops === 0 || !forwardedFor) return own;
  const entries = forwardedFor.split(',').map((entry) => plain(entry.trim()));
  const entry = entries[entries.length - hops];
  return entry && entry !== UNKNOWN ? entry : own;
}

const UNKNOWN = '0.0.0.0';

/** Some proxies write the port behind the address: `203.0.113.5:41234`, `[2001:db8::1]:41234`. */
const WITH_PORT =
  /^(?:\[([\da-f:.]{2,45}(?:%\w{1,20})?)\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i;

function plain(address: string | undefined): string {
  const written = address ?? '';
  const [, inBrackets, beforePort] = WITH_PORT.exec(written) ?? [];
  const value = (inBrackets ?? beforePort ?? written)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/%.*$/, '');
  return isIPv4(value) || isIPv6(value) ? value : UNKNOWN;
}

/** The network that limits count by: an IPv4 address whole, of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  return isIPv6(address) ? `${first64(address)}::/64` : address;
}

/** An address as it may be kept and shown: without the last part of IPv4, IPv6 to 64 bits. */
export function coarseAddress(address: string): string {
  if (isIPv6(address)) return `${first64(address)}::`;
  return address.split('.').slice(0, 3).concat('0').join('.');
}

function first64(address: string): string {
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => (parseInt(group, 16) || 0).toString(16))
    .join(':');
}
