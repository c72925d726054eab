import type { Checker, Fault } from '../checker/checker.ts';
import {
  resolve,
  responseFor,
  type ContractDocument,
  type Operation,
} from '../document/document.ts';
import { challengesOf } from '../document/challenges.ts';
import { isJsonType } from '../document/media-types.ts';
import { instanceOf } from '../operations/operation.ts';
import type { AnswerFault, CheckId } from './checks.ts';
import { jsonOf, responseOf, secondsIn, textOf, type Exchange } from './client.ts';
import { dispositionFault } from './file-names.ts';
import { fileFault } from './files.ts';
import { internalsIn, tokenInText } from './internals.ts';
import { jsonTextFaults } from './json-text.ts';
import { streamFaults } from './streams.ts';

const CHECK_OF_FAULT: Readonly<Record<Fault['kind'], CheckId>> = {
  status: 'status-undocumented',
  header: 'header-fault',
  'media-type': 'media-type-undocumented',
  body: 'body-schema',
  'unexpected-body': 'body-unexpected',
  code: 'code-unlisted',
  rule: 'promise-broken',
};
const SECRET =
  /(?:^|_)(?:password|passwd|pwd|passcode|secret|private_?key|api_?key|salt|hash|otp|cvv|cvc|ssn|iban|pan|card_number)(?:$|_)|(?:^|_)(?:access|refresh|reset|session|auth|bearer|id|verification|invite)_?token$/;
/** Shorter ones may be words of their own. */
const SHORTEST_SECRET = 16;

/** Holds an answer to its contract and to HTTP. */
export function createAnswerChecks(document: ContractDocument, checker: Checker) {
  async function ofContract(operation: Operation, exchange: Exchange): Promise<AnswerFault[]> {
    const [asked = ''] = exchange.request.path.split('?');
    const instance = instanceOf(operation.path, asked.slice(0, 2000));
    const faults = await checker.findFaults(operation.id, responseOf(exchange), instance);
    return faults.map(({ kind, text, pointer }) => ({
      check: CHECK_OF_FAULT[kind],
      text,
      pointer,
    }));
  }

  function ofHttp(
    operation: Operation,
    { status, headers }: Exchange,
    body: unknown,
  ): AnswerFault[] {
    const faults: AnswerFault[] = [];
    if (status >= 500 && status !== 501 && status !== 503)
      faults.push({ check: 'server-error', text: `The server answered ${status}` });
    if (status === 401) faults.push(...challengeFaults(operation, headers));
    if (status === 405 && !headers.has('allow'))
      faults.push({ check: 'allow-missing', text: '405 has no Allow' });
    const wait = headers.get('retry-after');
    if (status === 429 && wait === null)
      faults.push({ check: 'retry-after-missing', text: '429 has no Retry-After' });
    else if (wait !== null && Number.isNaN(secondsIn(wait)))
      faults.push({
        check: 'header-fault',
        text: `Retry-After is ${wait}: neither seconds nor a date`,
      });
    const said = (body as { status?: unknown } | null | undefined)?.status;
    const isProblem = /^application\/problem\+json\b/.test(headers.get('content-type') ?? '');
    if (isProblem && said !== undefined && said !== status)
      faults.push({
        check: 'problem-shape',
        text: `The problem says status ${JSON.stringify(said)} and the answer has ${status}`,
      });
    return faults;
  }

  /** A 401 says how to sign in (RFC 9110, 11.6.1): by a scheme that the contract names, where it names such. */
  function challengeFaults(operation: Operation, headers: Headers): AnswerFault[] {
    const challenge = headers.get('www-authenticate');
    if (challenge === null)
      return [{ check: 'challenge-missing', text: '401 has no WWW-Authenticate' }];
    const wanted = challengesOf(document, operation);
    const offered = challenge.toLowerCase().split(/[\s,]+/);
    return wanted.length > 0 && !wanted.some((name) => offered.includes(name))
      ? [
          {
            check: 'challenge-missing',
            text: `WWW-Authenticate of the 401 is ${challenge.slice(0, 60)} and not ${wanted.join(' or ')}`,
          },
        ]
      : [];
  }

  function leaks(operation: Operation, exchange: Exchange, body: unknown): AnswerFault[] {
    const type = exchange.headers.get('content-type') ?? '';
    const text = /json|text|xml/i.test(type) ? textOf(exchange) : '';
    const { path, body: sent, headers: own } = exchange.request;
    const asked = `${decodeURIComponentSafely(path)} ${typeof sent === 'string' ? sent : ''}`;
    const { status, headers } = exchange;
    const faults = internalsIn({ status, text, headers, asked }).map((name): AnswerFault => ({
      check: 'internals-leaked',
      text: `The answer holds ${name}`,
    }));
    if (tokenInText(body, asked))
      faults.push({ check: 'internals-leaked', text: 'A text of the answer holds a token (JWT)' });
    const secret = own['authorization']?.split(' ').at(-1) ?? '';
    if (secret.length >= SHORTEST_SECRET && status >= 400 && text.includes(secret))
      faults.push({ check: 'internals-leaked', text: 'The refusal repeats the credentials' });
    const password = passwordIn(sent);
    if (password !== undefined && status >= 400 && text.includes(password))
      faults.push({ check: 'internals-leaked', text: 'The refusal repeats the password' });
    for (const name of secretNames(body)) {
      // Of a status that is not documented, what the others have.
      const { object } = responseFor(operation, exchange.status) ?? {};
      const declared = JSON.stringify(object ?? operation.responses);
      if (!isDeclared(document, declared, name))
        faults.push({ check: 'secret-field', text: `The answer has a field "${name}"` });
    }
    const markup = asked.match(/<script[^<>]*>/)?.[0];
    if (markup !== undefined && /^text\/html\b/.test(type) && text.includes(markup))
      faults.push({ check: 'html-reflected', text: `The page holds ${markup} of the request` });
    return faults;
  }

  return {
    /** Everything that is wrong with the answer to a request that the contract knows. */
    async documented(operation: Operation, exchange: Exchange): Promise<AnswerFault[]> {
      const body = jsonOf(exchange);
      const media = exchange.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
      const file = exchange.status < 300 ? fileFault(media, exchange.bytes) : undefined;
      const disposition = exchange.headers.get('content-disposition');
      const named = disposition === null ? undefined : dispositionFault(disposition, media);
      const ill = isJsonType(media) ? jsonTextFaults(exchange.bytes) : [];
      return [
        ...(await ofContract(operation, exchange)),
        ...ill.map((text) => ({ check: 'body-schema', text }) as const),
        ...ofHttp(operation, exchange, body),
        ...leaks(operation, exchange, body),
        ...[file, named].flatMap((text) =>
          text === undefined ? [] : [{ check: 'file-broken', text } as const],
        ),
        ...(media === 'text/event-stream'
          ? streamFaults(document, checker, operation, exchange)
          : []),
      ];
    },
    /** What is wrong with an answer whatever the contract says. */
    undocumented: (operation: Operation, exchange: Exchange): Promise<AnswerFault[]> => {
      const body = jsonOf(exchange);
      return Promise.resolve([
        ...ofHttp(operation, exchange, body),
        ...leaks(operation, exchange, body),
      ]);
    },
  };
}

/** The password of a JSON body, where it is long enough to be no other word of an answer. */
function passwordIn(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  const [, password] = /"\w*[pP]assword"\s*:\s*"([^"\\]{12,200})"/.exec(sent) ?? [];
  return password;
}

/** Names of fields that look like secrets, at any depth. */
function secretNames(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const item of value) secretNames(item, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) {
      const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
      if (SECRET.test(words)) found.add(name);
      secretNames(inner, found);
    }
  return found;
}

/** Whether a response's schemas, followed through the document, name the field. */
function isDeclared(document: ContractDocument, text: string, name: string): boolean {
  const waiting = [text];
  const seen = new Set<string>();
  for (const one of waiting) {
    if (one.includes(`${JSON.stringify(name)}:`)) return true;
    for (const [, reference = ''] of one.matchAll(/"\$ref":"(#[^"]+)"/g)) {
      if (seen.has(reference)) continue;
      seen.add(reference);
      waiting.push(JSON.stringify(resolve(document, { $ref: reference })));
    }
  }
  return false;
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
