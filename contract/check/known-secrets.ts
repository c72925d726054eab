import type { ContractDocument } from '../document/document.ts';
import { createRedaction, fieldsOf, leavesOf, MASK, withoutTexts } from './redaction.ts';
import type { Credentials } from './adapter.ts';
import { jsonOf, type Client, type Exchange, type SentRequest } from './client.ts';
import type { Finding } from './findings.ts';

/** Headers that an adapter may give beside credentials. */
const PLAIN = /^(?:accept|accept-language|content-type|user-agent)$/;
/** Fields of answers that sign a person in. */
const KEEPABLE = /token$|secret$|api_?key$|password$|^session$/i;
/** Shorter ones are taken out as whole words, or they would blank out half of a report. */
const SHORTEST = 4;
const WORDS = new Set(['', 'true', 'false', 'null']);

/** Whether HTTP lets a header say it; a changed request may hold what is never sent. */
const isSendable = (value: string) => !/[^\t\u0020-\u007E\u0080-\u00FF]/.test(value);
const saidIn = (headers: Record<string, string>) => ({
  request: {
    path: '',
    headers: new Headers(Object.entries(headers).filter(([, value]) => isSendable(value))),
    body: undefined,
  },
  path: {},
});

/** Parameters in a path, by their names in the template. */
function pathOf(template: string, path: string): Record<string, string> {
  const sent = (path.split('?')[0] ?? '').split('/');
  const names = template.split('/').map((part) => /^\{(.+)\}$/.exec(part)?.[1]);
  return Object.fromEntries(
    names.flatMap((name, at) => (name === undefined ? [] : [[name, sent[at] ?? '']])),
  );
}

/** Secrets of a run: what its people sign in with and what answers gave them, whatever the length. */
export function createKnownSecrets(document: ContractDocument) {
  const redaction = createRedaction(document);
  const known = new Set<string>();
  const credentials = new Set<string>();
  const keep = (secrets: Iterable<string>) => {
    for (const one of secrets) if (!WORDS.has(one)) known.add(one);
  };
  const isCredential = (name: string) =>
    name !== 'idempotency-key' &&
    (name.startsWith('?') || credentials.has(name) || redaction.isSecretHeader(name));

  function sawAnswer(exchange: Exchange): void {
    if (exchange.status >= 300) return;
    for (const cookie of exchange.headers.getSetCookie())
      if (/; *httponly/i.test(cookie) || KEEPABLE.test(cookie.split('=')[0] ?? ''))
        keep([cookie.slice(cookie.indexOf('=') + 1).split(';')[0] ?? '']);
    for (const [name, value] of leavesOf(jsonOf(exchange)))
      if (typeof value === 'string' && KEEPABLE.test(name)) keep([value]);
  }

  function redactionOf({ operation, request }: Finding): (text: string) => string {
    const { path, headers, body } = request;
    const sent = Object.entries(headers).filter(([name]) => !name.startsWith('?'));
    const { request: said } = saidIn(Object.fromEntries(sent));
    const bytes = typeof body === 'string' ? Buffer.from(body) : body;
    const own = redaction.of({
      request: {
        path,
        headers: said.headers,
        body: bytes && fieldsOf(headers['content-type'] ?? null, bytes),
      },
      path: pathOf(operation.split(' ')[1] ?? '', path),
    });
    const long = withoutTexts([...known].filter((one) => one.length >= SHORTEST));
    const words = [...known]
      .filter((one) => one.length < SHORTEST)
      .map(
        (one) => new RegExp(`(?<![\\w-])${one.replaceAll(/\W/g, String.raw`\$&`)}(?![\\w-])`, 'g'),
      );
    return (text) => own(words.reduce((left, one) => left.replaceAll(one, MASK), long(text)));
  }

  function requestOf(request: SentRequest, redact: (text: string) => string): SentRequest {
    const headers = Object.entries(request.headers).map(([name, value]) => {
      if (!isCredential(name)) return [name, redact(value)];
      const scheme = /authorization$/i.test(name) ? /^\w+(?= )/.exec(value)?.[0] : undefined;
      return [name, scheme === undefined ? MASK : `${scheme} ${MASK}`];
    });
    const { body } = request;
    return {
      ...request,
      path: redact(request.path),
      headers: Object.fromEntries(headers),
      ...(typeof body === 'string' && { body: redact(body) }),
    };
  }

  return {
    /** Keeps what a person signs in with. */
    ofActor(headers: Credentials): void {
      for (const [name, value] of Object.entries(headers)) {
        if (PLAIN.test(name)) continue;
        credentials.add(name.toLowerCase());
        if (name.startsWith('?')) keep([value]);
        else
          keep(
            redaction.in(saidIn({ [redaction.isSecretHeader(name) ? name : 'x-token']: value })),
          );
      }
    },
    /** A client whose answers are looked through for tokens. */
    watched: (client: Client): Client => ({
      ...client,
      async send(request) {
        const exchange = await client.send(request);
        sawAnswer(exchange);
        return exchange;
      },
    }),
    /** A `fetch` for an adapter, whose answers are looked through as well. */
    watchedFetch: async (...given: Parameters<typeof fetch>): Promise<Response> => {
      const response = await fetch(...given);
      const { status, headers } = response;
      if (/json/i.test(headers.get('content-type') ?? '')) {
        const bytes = new Uint8Array(await response.clone().arrayBuffer());
        sawAnswer({
          request: { method: '', path: '', headers: {} },
          status,
          headers,
          bytes,
          took: 0,
        });
      }
      return response;
    },
    /** A finding as it may be shown. */
    shown(finding: Finding): Finding {
      const redact = redactionOf(finding);
      const { situation, text, got, request } = finding;
      return {
        ...finding,
        situation: redact(situation),
        text: redact(text),
        request: requestOf(request, redact),
        ...(got !== undefined && { got: redact(got) }),
      };
    },
  };
}
