import { withoutEndSlash } from '#core/http/base-url.ts';
import { addressOf, type SentRequest } from './client.ts';

/** Longer ones stay in the run's JSON; what is shown is to be read, and to be run. */
const MAX_SHOWN_BODY = 4000;
/** Headers that open doors. Their values never leave the run. */
export const SECRET_HEADER = /^(?:authorization|cookie|proxy-authorization)$|key$|token|secret/i;
/** Paths, queries and bodies may hold tokens too: anything long and random. */
const SECRET_TEXT = /\b(?:pw[a-z]_|sk_|seti_|pay_)?[A-Za-z0-9_-]{32,}\b/g;
const SECRET_FIELD = /("(?:[^"\\]*(?:password|token|secret)[^"\\]*)"\s*:\s*)"(?:[^"\\]|\\.)*"/gi;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** A text without what could be a secret in it. */
export const masked = (text: string): string =>
  text
    .replaceAll(SECRET_FIELD, '$1"***"')
    .replaceAll(SECRET_TEXT, (found) =>
      UUID.test(found) || /^(.)\1*$/.test(found) ? found : '***',
    );

const quoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** A request as a command of at most five lines; tokens are variables of the shell. */
export function curlOf(baseUrl: string, request: SentRequest): string {
  const { method, body } = request;
  const { path, headers } = addressOf(request, () => '$TOKEN');
  const base = withoutEndSlash(baseUrl);
  const lines = [`curl -i -X ${method} ${quoted(`${base}${masked(path)}`)}`];
  const shown = Object.entries(headers).map(([name, value]) => {
    if (!SECRET_HEADER.test(name) || name === 'idempotency-key')
      return `-H ${quoted(`${name}: ${short(value)}`)}`;
    const [scheme, secret] = value.split(' ');
    return secret === undefined || !/authorization$/i.test(name)
      ? `-H "${name}: $TOKEN"`
      : `-H "${name}: ${scheme} $TOKEN"`;
  });
  // At most five lines: two for headers, one for the body.
  const half = Math.ceil(shown.length / 2);
  for (const part of [shown.slice(0, half), shown.slice(half)])
    if (part.length > 0) lines.push(part.join(' '));
  if (body !== undefined)
    lines.push(
      typeof body === 'string'
        ? `--data ${quoted(short(masked(body)))}`
        : `--data-binary @body # ${body.length} bytes`,
    );
  return lines.join(' \\\n  ');
}

const short = (text: string) =>
  text.length > MAX_SHOWN_BODY ? `${text.slice(0, MAX_SHOWN_BODY)}…` : text;
