/** Names and values in turn, as they came: case, order and repeats are kept. */
export type RawHeaders = readonly string[];

/** Headers of one connection (RFC 9110, 7.6.1), which the next one has its own of. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'transfer-encoding',
  'upgrade',
  'proxy-authenticate',
  'proxy-authorization',
]);

export function pairsOf(raw: RawHeaders): Array<[name: string, value: string]> {
  const pairs: Array<[string, string]> = [];
  for (let at = 0; at < raw.length; at += 2) pairs.push([raw[at] ?? '', raw[at + 1] ?? '']);
  return pairs;
}

/** Headers for the next connection; those that `Connection` names stay behind, too. */
export function endToEnd(raw: RawHeaders, without: ReadonlySet<string> = new Set()): string[] {
  const pairs = pairsOf(raw).map(([name, value]) => [name, value, name.toLowerCase()] as const);
  const named = pairs
    .filter(([, , name]) => name === 'connection')
    .flatMap(([, value]) => value.split(',').map((one) => one.trim().toLowerCase()));
  return pairs
    .filter(([, , name]) => !HOP.has(name) && !named.includes(name) && !without.has(name))
    .flatMap(([name, value]) => [name, value]);
}

/** The headers as checks read them. */
export function headersOf(raw: RawHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of pairsOf(raw))
    try {
      headers.append(name, value);
    } catch {
      // What no header may hold is passed on, and not read.
    }
  return headers;
}
