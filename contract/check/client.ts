import { withoutEndSlash } from '#core/http/base-url.ts';
import { setTimeout } from 'node:timers/promises';

/** A request to the server under test. */
export type SentRequest = {
  method: string;
  /** With its query, below the base URL. */
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

/** A request and what came of it. */
export type Exchange = {
  request: SentRequest;
  status: number;
  headers: Headers;
  bytes: Uint8Array<ArrayBuffer>;
  /** In milliseconds, until the last byte. */
  took: number;
};

/** A server that broke the connection, or did not end its answer in time. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
  /** Whether the connection broke, rather than that time ran out. */
  get isBroken(): boolean {
    return (this.cause as Error | undefined)?.name !== 'TimeoutError';
  }
}

/** A server that nothing has listened for any more for a while. */
export class ServerGoneError extends NoAnswerError {}

export type Client = {
  send(request: SentRequest): Promise<Exchange>;
  /** How many requests were sent. */
  count(): number;
  /** How often the server asked to wait. */
  waits?(): number;
};

export type ClientOptions = {
  baseUrl: string;
  /** Requests a second at most. */
  rate?: number | undefined;
  timeoutMs: number;
  /** The machine's own when left out. */
  clock?: ClientClock;
};

/** Milliseconds since some moment, and a pause. */
export type ClientClock = { now(): number; wait(ms: number): Promise<unknown> };

const CLOCK: ClientClock = { now: () => performance.now(), wait: (ms) => setTimeout(ms) };

/** The address and headers of a request, credentials of the query (`?key`) in their place. */
export function addressOf(
  { path, headers }: SentRequest,
  text: (value: string) => string = encodeURIComponent,
): Pick<SentRequest, 'path' | 'headers'> {
  const all = Object.entries(headers);
  const inQuery = all.filter(([name]) => name.startsWith('?'));
  if (inQuery.length === 0) return { path, headers };
  const query = inQuery.map(([name, value]) => `${name.slice(1)}=${text(value)}`).join('&');
  return {
    path: `${path}${path.includes('?') ? '&' : '?'}${query}`,
    headers: Object.fromEntries(all.filter(([name]) => !name.startsWith('?'))),
  };
}

/** How long a server that refuses connections may take to start again, and how often it is looked for. */
const RESTART_MS = 3_000;
const LOOK_MS = 250;

/** Longer waits are the server's word that enough was sent. */
const LONGEST_WAIT_S = 10;

/** Sends requests one at a time or several at once, no faster than allowed, and waits where `Retry-After` asks it. */
export function createClient({ baseUrl, rate, timeoutMs, clock = CLOCK }: ClientOptions): Client {
  const base = withoutEndSlash(baseUrl);
  let sent = 0;
  let waited = 0;
  let next = 0;
  let away: Promise<boolean> | undefined;

  /** Whether a server that refuses connections listens again within its time. */
  const isBack = (): Promise<boolean> => (away ??= look().finally(() => (away = undefined)));
  async function look(): Promise<boolean> {
    for (let left = RESTART_MS / LOOK_MS; left > 0; left -= 1) {
      await setTimeout(LOOK_MS);
      const code = await fetch(base, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
        .then((answer) => answer.body?.cancel())
        .then(
          () => undefined,
          (cause: unknown) => codeOf(cause),
        );
      if (code !== REFUSED) return true;
    }
    return false;
  }

  async function paced(): Promise<void> {
    if (rate === undefined) return;
    const now = clock.now();
    const at = Math.max(now, next);
    next = at + 1000 / rate;
    if (at > now) await clock.wait(at - now);
  }

  async function once(request: SentRequest): Promise<Exchange> {
    await paced();
    sent += 1;
    const { method, body } = request;
    const { path, headers } = addressOf(request);
    const from = clock.now();
    try {
      const response = await fetch(`${base}${path}`, {
        method,
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
        ...(body !== undefined && { body }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      const took = clock.now() - from;
      return { request, status: response.status, headers: response.headers, bytes, took };
    } catch (cause) {
      // `fetch` gives no cause for a request that it does not send.
      if (cause instanceof TypeError && cause.cause === undefined) throw cause;
      const isGone = codeOf(cause) === REFUSED && !(await isBack());
      const Kind = isGone ? ServerGoneError : NoAnswerError;
      throw new Kind(reasonOf(cause, timeoutMs), { cause });
    }
  }

  return {
    async send(request) {
      // A kept-alive connection may close at the wrong moment, and a refusal of a large body cut it short.
      const exchange = await once(request).catch(async (error: unknown) => {
        const isOver = error instanceof ServerGoneError;
        if (!(error instanceof NoAnswerError) || !error.isBroken || isOver) throw error;
        // On a busy machine several have closed unnoticed: the second try finds a new one.
        await setTimeout(LOOK_MS);
        return once(request);
      });
      const asked = secondsIn(exchange.headers.get('retry-after') ?? '');
      const isPatient = exchange.status === 429 && asked <= LONGEST_WAIT_S;
      if (!isPatient) return exchange;
      waited += 1;
      await clock.wait(asked * 1000);
      return once(request);
    },
    count: () => sent,
    waits: () => waited,
  };
}

/** What `Retry-After` asks for: seconds, or a date to wait for; `NaN` where it is neither. */
export function secondsIn(text: string, now = Date.now()): number {
  if (/^\d+$/.test(text)) return Number(text);
  return Math.max(0, Math.ceil((Date.parse(text) - now) / 1000));
}

/** What the system says where nothing listens. */
const REFUSED = 'ECONNREFUSED';
const codeOf = (error: unknown): string | undefined =>
  ((error as Error | undefined)?.cause as NodeJS.ErrnoException | undefined)?.code;

function reasonOf(cause: unknown, timeoutMs: number): string {
  if (cause instanceof Error && cause.name === 'TimeoutError')
    return `the answer did not end within ${timeoutMs / 1000} seconds`;
  const inner = cause instanceof Error ? (cause.cause ?? cause) : cause;
  const { code, message } = inner as NodeJS.ErrnoException;
  return `the connection broke (${code ?? message})`;
}

/** An answer as the checker reads it. */
export function responseOf({ status, headers, bytes }: Exchange): Response {
  const isBodiless = bytes.length === 0 || status === 204 || status === 205 || status === 304;
  return new Response(isBodiless ? null : bytes, { status, headers });
}

/** A body as text. */
export const textOf = ({ bytes }: Pick<Exchange, 'bytes'>): string =>
  new TextDecoder().decode(bytes);

/** A body as JSON, or undefined where it is none. */
export function jsonOf(exchange: Exchange): unknown {
  if (!/[/+]json\b/i.test(exchange.headers.get('content-type') ?? '')) return undefined;
  try {
    return JSON.parse(textOf(exchange)) as unknown;
  } catch {
    return undefined;
  }
}
