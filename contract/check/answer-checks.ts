import type { Checker, Fault } from '../checker/checker.ts';
import {
  resolve,
  responseFor,
  type ContractDocument,
  type Operation,
} from '../document/document.ts';
import { instanceOf } from '../operations/operation.ts';
import type { AnswerFault, CheckId } from './checks.ts';
import { jsonOf, responseOf, textOf, type Exchange } from './client.ts';
import { fileFault } from './files.ts';
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
const INTERNALS: ReadonlyArray<[pattern: RegExp, name: string]> = [
  [/\bat \S+ \(?(?:file:\/\/)?\/\S+:\d+:\d+\)?/, 'a stack trace'],
  [/Traceback \(most recent call last\)|\bat [\w.$]+\([\w]+\.java:\d+\)/, 'a stack trace'],
  [/\$argon2id?\$|\$2[aby]\$\d\d\$/, 'a hash of a password'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [
    /\b(?:SQLSTATE|ORA-\d{5}|PG::\w+Error|SQLITE_ERROR)\b|syntax error at or near/,
    'an error of the database',
  ],
];
const SECRET = /(?:^|_)(?:password|passwd|pwd|secret|private_?key|api_?key|salt|hash)(?:$|_)/;

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

  function ofHttp({ status, headers }: Exchange, body: unknown): AnswerFault[] {
    const faults: AnswerFault[] = [];
    if (status >= 500 && status !== 501 && status !== 503)
      faults.push({ check: 'server-error', text: `The server answered ${status}` });
    if (status === 401 && !headers.has('www-authenticate'))
      faults.push({ check: 'challenge-missing', text: '401 has no WWW-Authenticate' });
    if (status === 405 && !headers.has('allow'))
      faults.push({ check: 'allow-missing', text: '405 has no Allow' });
    if (status === 429 && !headers.has('retry-after'))
      faults.push({ check: 'retry-after-missing', text: '429 has no Retry-After' });
    const said = (body as { status?: unknown } | null | undefined)?.status;
    const isProblem = /^application\/problem\+json\b/.test(headers.get('content-type') ?? '');
    if (isProblem && said !== undefined && said !== status)
      faults.push({
        check: 'problem-shape',
        text: `The problem says status ${JSON.stringify(said)} and the answer has ${status}`,
      });
    return faults;
  }

  function leaks(operation: Operation, exchange: Exchange, body: unknown): AnswerFault[] {
    const type = exchange.headers.get('content-type') ?? '';
    const text = /json|text|xml/i.test(type) ? textOf(exchange) : '';
    const faults = INTERNALS.filter(([pattern]) => pattern.test(text)).map(
      ([, name]): AnswerFault => ({ check: 'internals-leaked', text: `The answer holds ${name}` }),
    );
    for (const name of secretNames(body)) {
      const declared = JSON.stringify(responseFor(operation, exchange.status)?.object ?? {});
      if (!isDeclared(document, declared, name))
        faults.push({ check: 'secret-field', text: `The answer has a field "${name}"` });
    }
    const { path, body: sent } = exchange.request;
    const asked = `${decodeURIComponentSafely(path)} ${typeof sent === 'string' ? sent : ''}`;
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
      return [
        ...(await ofContract(operation, exchange)),
        ...ofHttp(exchange, body),
        ...leaks(operation, exchange, body),
        ...(file === undefined ? [] : [{ check: 'file-broken', text: file } as const]),
        ...(media === 'text/event-stream'
          ? streamFaults(document, checker, operation, exchange)
          : []),
      ];
    },
    /** What is wrong with an answer whatever the contract says. */
    undocumented: (operation: Operation, exchange: Exchange): Promise<AnswerFault[]> => {
      const body = jsonOf(exchange);
      return Promise.resolve([...ofHttp(exchange, body), ...leaks(operation, exchange, body)]);
    },
  };
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
