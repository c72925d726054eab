import { masked, SECRET_HEADER } from './curl.ts';
import type { SentRequest } from './client.ts';
import type { ContractDocument } from '#contract/document/document.ts';
import { mediaTypeOf } from '#contract/document/media-types.ts';
import { partsOf } from '#contract/requests/multipart.ts';

/** Names of fields, parameters and cookies whose values open doors. */
const SECRET_NAME =
  /pass(?:word|wd|phrase|code)?$|pwd|secret|token|api[_-]?key|credential|otp|\bpin$|session|signature|auth|cvc|cvv|card_?number|iban/i;
/** The same within a text, where a name is told from other words by being nothing else. */
const SECRET_FIELD = /^(?:password|passwd|secret|token|otp|pin|cvc|cvv|iban)$/i;
/** `code` is a mailed number in a request, and the name of a problem in an answer. */
const MAILED_CODE = /^\d{4,10}$/;
/** Shorter texts would blank out half of a report. */
const SHORTEST = 4;
const WORDS = new Set(['true', 'false', 'null']);
/** Headers that a client adds by itself, and a command does without. */
const SAYS_NOTHING =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|accept-encoding|user-agent|origin|referer|priority|dnt|te|pragma|cache-control|upgrade-insecure-requests|sec-.*)$/;
export const MASK = '***';

/** What a passed exchange says, before anything of it is shown. */
type Said = {
  request: { path: string; headers: Headers; body: unknown };
  answer?: { headers: Headers; body: unknown };
  /** Parameters in the path, by name. */
  path: Readonly<Record<string, string>>;
};

/** Removes secrets from what is shown of an exchange: its own ones by value, others by their look. */
export function createRedaction(document: ContractDocument) {
  type Scheme = { type?: string; in?: string; name?: string };
  const schemes = Object.values(document.components?.['securitySchemes'] ?? {}) as Scheme[];
  const keys = new Set(
    schemes.flatMap(({ type, name }) => (type === 'apiKey' && name ? [name.toLowerCase()] : [])),
  );
  /** A name, or one of those in its brackets: `user[password]`. */
  const isSecret = (name: string) =>
    name.split(/[[\]]+/).some((one) => keys.has(one.toLowerCase()) || SECRET_NAME.test(one));
  const isSecretHeader = (name: string) => keys.has(name.toLowerCase()) || SECRET_HEADER.test(name);

  function* inBody(body: unknown): Generator<string> {
    for (const [name, value] of leavesOf(body)) {
      if (typeof value !== 'string' && typeof value !== 'number') continue;
      const text = String(value);
      if (isSecret(name) || (name === 'code' && MAILED_CODE.test(text))) yield text;
      else yield* within(text);
    }
  }

  /** Secrets of a text that holds an object: JSON, or names and values in one of the styles of parameters. */
  function* within(text: string): Generator<string> {
    if (/^\s*[[{]/.test(text)) yield* inBody(jsonOr(text));
    const pieces = text.split(/[,;|=]/);
    if (/\s/.test(text) || pieces.length % 2 === 1) return;
    for (const [at, name] of pieces.entries())
      if (at % 2 === 0 && SECRET_FIELD.test(name)) yield pieces[at + 1] ?? '';
  }

  function* inHeaders(headers: Headers): Generator<string> {
    for (const [name, value] of headers) {
      if (name === 'set-cookie') yield value.slice(value.indexOf('=') + 1).split(';')[0] ?? '';
      else if (name === 'cookie')
        for (const one of value.split(';')) yield one.slice(one.indexOf('=') + 1).trim();
      else if (isSecretHeader(name) && name !== 'idempotency-key') {
        const credentials = value.replace(/^\w+ +/, '');
        yield* [value, credentials];
        if (/^basic /i.test(value)) yield* Buffer.from(credentials, 'base64').toString().split(':');
      }
    }
  }

  function* secretsOf({ request, answer, path }: Said): Generator<string> {
    yield* inHeaders(request.headers);
    yield* inBody(request.body);
    const at = request.path.indexOf('?');
    const query = at < 0 ? '' : request.path.slice(at).replaceAll('?', '&');
    for (const [name, value] of [...new URLSearchParams(query), ...Object.entries(path)])
      if (isSecret(name) || name === 'code') yield value;
      else yield* within(value);
    if (answer) {
      yield* inHeaders(answer.headers);
      yield* inBody(answer.body);
    }
  }

  return {
    isSecretHeader,
    /** The texts of an exchange that open doors. */
    in: (said: Said): string[] => [...secretsOf(said)],
    /** Takes the secrets of an exchange out of a text. */
    of(said: Said): (text: string) => string {
      const found = [...secretsOf(said)].filter((one) => one.length >= SHORTEST && !WORDS.has(one));
      const redact = withoutTexts(found);
      return (text) => masked(redact(text));
    },
    /** A request as it may be shown. */
    request({ method, path, headers, body }: SentRequest, redact: (text: string) => string) {
      const told = Object.entries(headers).filter(
        ([name, value]) => !SAYS_NOTHING.test(name) && !/^\*(?:\/\*)?$/.test(value),
      );
      const shown = told.map(([name, value]): [string, string] => {
        if (!isSecretHeader(name)) return [name, redact(value)];
        const scheme = /authorization$/i.test(name) ? /^\w+(?= )/.exec(value)?.[0] : undefined;
        return [name, scheme === undefined ? MASK : `${scheme} ${MASK}`];
      });
      return {
        method,
        path: redact(path),
        headers: Object.fromEntries(shown),
        ...(body !== undefined && { body: typeof body === 'string' ? redact(body) : body }),
      };
    },
  };
}

/** Values that hold no others, with the names that they have; a body may be deeper than calls may go. */
export function* leavesOf(body: unknown): Generator<[name: string, value: unknown]> {
  const waiting: Array<[name: string, value: unknown]> = [['', body]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, value] = next;
    if (typeof value !== 'object' || value === null) yield next;
    else if (Array.isArray(value))
      for (const inner of value as unknown[]) waiting.push([name, inner]);
    else for (const [key, inner] of Object.entries(value)) waiting.push([key, inner]);
  }
}

/** Takes texts out of another one, as they are and as addresses and JSON write them. */
export function withoutTexts(texts: Iterable<string>): (text: string) => string {
  const forms = [...texts].flatMap((one) => [
    one,
    encodeURIComponent(one),
    encodeURIComponent(one).replaceAll('%20', '+'),
    JSON.stringify(one).slice(1, -1),
  ]);
  const longestFirst = [...new Set(forms)].toSorted((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((left, one) => left.replaceAll(one, MASK), text);
}

export type Redaction = ReturnType<typeof createRedaction>;

/** A body as an object: JSON, or a form by its fields. */
export function fieldsOf(contentType: string | null, body: Uint8Array): unknown {
  const type = mediaTypeOf(contentType);
  if (type === 'multipart/form-data') {
    const parts = partsOf(contentType ?? '', body);
    if (typeof parts === 'string') return undefined;
    return byName(parts.map(({ name, bytes }) => [name, bytes.toString()]));
  }
  const text = new TextDecoder().decode(body);
  if (type === 'application/x-www-form-urlencoded') return byName([...new URLSearchParams(text)]);
  return jsonOr(text);
}

/** Every value of a name, which may come several times. */
function byName(fields: ReadonlyArray<readonly [name: string, text: string]>) {
  const groups = [...Map.groupBy(fields, ([name]) => name)];
  return Object.fromEntries(groups.map(([name, own]) => [name, own.map(([, text]) => text)]));
}

/** JSON, or nothing where a text is none. */
function jsonOr(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
