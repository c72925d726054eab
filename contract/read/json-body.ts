import { Refusal } from '../problems/refusal.ts';

const MAX_DEPTH = 32;
const MAX_KEYS = 1_000;
const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Reads a body up to `limit` bytes.
 * @throws Refusal 413 as soon as it is longer, 415 when it is compressed.
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  const encoding = request.headers.get('content-encoding');
  if (encoding && encoding.toLowerCase() !== 'identity')
    throw new Refusal('unsupported_media_type', {
      text: 'problems:unsupported_media_type.compressed',
    });
  const tooLarge = () =>
    new Refusal('payload_too_large', {
      params: { limit: sizeText(limit) },
      headers: { connection: 'close' },
    });
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let total = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff);
    if (done) break;
    total += value.byteLength;
    if (total > limit) {
      void reader.cancel().catch(() => undefined);
      throw tooLarge();
    }
    chunks.push(value);
  }
  return Buffer.concat(chunks, total);
}

/** The connection closed or timed out before the end of the body. */
function brokenOff(cause: unknown): never {
  throw new Refusal('malformed_request', { cause });
}

function sizeText(bytes: number): string {
  return bytes >= 1_048_576
    ? `${Math.floor(bytes / 1_048_576)} MB`
    : `${Math.floor(bytes / 1024)} KB`;
}

/**
 * Parses JSON from outside: UTF-8 only, at most 32 levels and 1,000 keys, no `__proto__`. Depth is
 * counted before parsing, since parsers and validators recurse.
 * @throws Refusal 400.
 */
export function parseJson(bytes: Uint8Array): unknown {
  if (!withinBounds(bytes))
    throw new Refusal('malformed_json', { text: 'problems:malformed_json.deep' });
  let body: string;
  try {
    body = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Refusal('malformed_json', { cause });
  }
  let poisoned = false;
  let parsed: unknown;
  try {
    parsed = JSON.parse(body, (key, value: unknown) => {
      if (key === '__proto__') poisoned = true;
      return value;
    });
  } catch (cause) {
    throw new Refusal('malformed_json', { cause });
  }
  if (poisoned) throw new Refusal('malformed_json');
  return parsed;
}

function withinBounds(bytes: Uint8Array): boolean {
  let depth = 0;
  let keys = 0;
  let quoted = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (quoted) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) quoted = false;
    } else if (byte === QUOTE) quoted = true;
    else if (byte === 0x7b || byte === 0x5b) {
      if (++depth > MAX_DEPTH) return false;
    } else if (byte === 0x7d || byte === 0x5d) depth -= 1;
    else if (byte === 0x3a && ++keys > MAX_KEYS) return false;
  }
  return true;
}
