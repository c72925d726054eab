import { createChecker, type AnswerRule } from '#contract/checker/checker.ts';
import type { AnswerFault } from '#contract/check/checks.ts';
import type { Exchange, SentRequest } from '#contract/check/client.ts';
import { isJsonType, mediaTypeOf } from '#contract/document/media-types.ts';
import type { Bundle } from '#contract/sources/bundle.ts';
import { isChosen } from '#contract/document/chosen.ts';
import { createAddresses, type Place } from './addresses.ts';
import { createAnswerFaults, type Extent } from './answer-faults.ts';
import { createCopies, noCopy, type Copy, type Unread } from './copies.ts';
import { decoded, EncodingError } from './decoded.ts';
import type { Ledger } from './ledger.ts';
import { headersOf, type RawHeaders } from './raw-headers.ts';
import { createRequestFaults } from './request-faults.ts';
import { createRedaction, fieldsOf } from '#contract/check/redaction.ts';
import { violationCodes } from './violation-codes.ts';

export type InspectorOptions = {
  bundle: Bundle;
  rules: readonly AnswerRule[];
  ledger: Ledger;
  /** Bytes of a body up to which it is checked, compressed or not. */
  limit: number;
  /** Texts of `--only`: what passes to other operations is not looked at. */
  only?: readonly string[] | undefined;
  /** Whether answers carry a header with their violations, for which small JSON bodies are held back shortly. */
  hasHeader: boolean;
};

/** An exchange while it passes. */
export type Watched = {
  asked: Copy;
  reply: Copy;
  isHeld: boolean;
  answered(head: { status: number; rawHeaders: RawHeaders }): void;
  noAnswer(cause: NodeJS.ErrnoException): void;
  /** Violations that are known by now, for a header. */
  codes(): Promise<string | undefined>;
  /** What is left to do when the client has everything, or has left. */
  end(): void;
};

type Read = {
  bytes: Uint8Array<ArrayBuffer>;
  faults: AnswerFault[];
  isWhole: boolean;
  unread?: Unread;
};
const NOTHING: Read = { bytes: new Uint8Array(), faults: [], isWhole: false };

/** Holds what passes to a contract, without being in its way. */
export function createInspector(options: InspectorOptions) {
  const { bundle, rules, ledger, limit, only, hasHeader } = options;
  const { document } = bundle;
  const checker = createChecker(document, rules);
  const locate = createAddresses(document);
  const requestFaults = createRequestFaults(document, checker.mismatch);
  const answerFaults = createAnswerFaults(document, checker);
  const redaction = createRedaction(document);
  const openCopy = createCopies(limit);
  const working = new Set<Promise<void>>();

  async function read(copy: Copy, headers: Headers): Promise<Read> {
    const bytes = copy.bytes();
    if (typeof bytes === 'string') return { ...NOTHING, unread: bytes };
    try {
      const body = await decoded(bytes, headers.get('content-encoding'), limit);
      if (typeof body === 'string') return { ...NOTHING, unread: body };
      return { bytes: body, faults: [], isWhole: copy.isWhole };
    } catch (error) {
      if (!(error instanceof EncodingError)) throw error;
      return { ...NOTHING, faults: [{ check: 'file-broken', text: error.message }] };
    }
  }

  function watch({ method, target, rawHeaders }: Asked): Watched {
    const [pathname = '/', ...rest] = target.split('?');
    const query = rest.join('?');
    const found = locate(method, pathname);
    const isOther = found.kind !== 'outside' && !isChosen(found.operation, only);
    const place: Place = isOther ? { kind: 'outside' } : found;
    const sentHeaders = headersOf(rawHeaders);
    const from = performance.now();
    const isPreflight = method === 'OPTIONS' && place.kind !== 'operation';
    const isWatched = place.kind !== 'outside' && !isPreflight;
    const [asked, reply] = isWatched ? [openCopy(), openCopy()] : [noCopy(), noCopy()];
    let head: { status: number; headers: Headers } | undefined;
    let broken: AnswerFault | undefined;
    let isOver = false;
    const work = Promise.withResolvers<void>();
    working.add(work.promise);

    /** What was found before the head was sent, where both bodies were there by then. */
    let known: Promise<Faults> | undefined;

    async function inspect(part: 'head' | 'all'): Promise<Faults> {
      const sent = await read(asked, sentHeaders);
      const incoming = {
        pathTexts: place.kind === 'operation' ? place.pathTexts : {},
        query: new URLSearchParams(query),
        search: query,
        headers: { ...Object.fromEntries(sentHeaders), 'content-encoding': undefined },
        body: sent.bytes,
      };
      const ofRequest = requestFaults(place, incoming, sent.isWhole);
      const request: SentRequest = {
        method,
        path: target,
        headers: Object.fromEntries(sentHeaders),
        ...(sent.bytes.length > 0 && { body: textOr(sent.bytes, sentHeaders) }),
      };
      const { ifTaken } = ofRequest;
      const all = [...ofRequest.faults, ...sent.faults];
      const of = { request, sent: sent.bytes, ofRequest: all };
      if (!head) return { ...of, ofAnswer: [], unread: [sent.unread] };
      const came = part === 'head' ? NOTHING : await read(reply, head.headers);
      const body = came.isWhole ? 'whole' : 'beginning';
      const extent: Extent = part === 'head' || came.unread !== undefined ? 'head' : body;
      const took = performance.now() - from;
      const exchange: Exchange = { request, ...head, bytes: came.bytes, took };
      const isGood = head.status >= 200 && head.status < 300;
      const ofAnswer = [
        ...came.faults,
        ...(await answerFaults(place, exchange, extent)),
        ...(isGood ? ifTaken : []),
      ];
      return { ...of, ofAnswer, exchange, unread: [sent.unread, came.unread] };
    }

    /** Puts down what was found. */
    async function settle(): Promise<void> {
      if (place.kind === 'operation' && head) ledger.saw(place.operation, head);
      const { request, sent, ofRequest, ofAnswer, exchange, unread } = await (known ??
        inspect('all'));
      for (const reason of unread) if (reason !== undefined) ledger.note(reason);
      const faults = [...ofRequest, ...(broken ? [broken] : []), ...ofAnswer];
      if (faults.length === 0 || place.kind === 'outside') return;
      const fields = fieldsOf(sentHeaders.get('content-type'), sent);
      const redact = redaction.of({
        request: { path: target, headers: sentHeaders, body: fields },
        ...(exchange && { answer: { headers: exchange.headers, body: jsonIn(exchange) } }),
        path: place.kind === 'operation' ? place.path : {},
      });
      const shown = redaction.request(request, redact);
      const operation = place.operation;
      for (const fault of faults)
        ledger.add({
          fault: { ...fault, text: redact(fault.text) },
          operation,
          request: shown,
          ...(exchange && !ofRequest.includes(fault) && { exchange: redacted(exchange, redact) }),
        });
    }

    return {
      asked,
      reply,
      get isHeld() {
        const type = mediaTypeOf(head?.headers.get('content-type'));
        return hasHeader && isWatched && isJsonType(type);
      },
      answered: ({ status, rawHeaders: raw }) => {
        head = { status, headers: headersOf(raw) };
      },
      noAnswer: ({ code, message }) => {
        broken = { check: 'no-answer', text: `No answer came (${code ?? message})` };
      },
      async codes() {
        if (!hasHeader || !isWatched) return undefined;
        const isThere = reply.isWhole && asked.isWhole;
        const faults = inspect(reply.isWhole ? 'all' : 'head');
        if (isThere) known = faults;
        const { ofRequest, ofAnswer } = await faults;
        return violationCodes([...(asked.isWhole ? ofRequest : []), ...ofAnswer]);
      },
      end() {
        if (isOver) return;
        isOver = true;
        ledger.totals.requests += 1;
        if (place.kind === 'outside') ledger.totals.outside += 1;
        (isWatched ? settle() : Promise.resolve())
          .catch((error: unknown) => ledger.note(`the check failed (${(error as Error).message})`))
          .finally(() => {
            asked.release();
            reply.release();
            working.delete(work.promise);
            work.resolve();
          });
      },
    };
  }

  return {
    watch,
    /** Until everything that has begun is over, and checked. */
    settled: async () => void (await Promise.all(working)),
  };
}

type Asked = { method: string; target: string; rawHeaders: RawHeaders };
type Faults = {
  request: SentRequest;
  /** The request's body, unpacked. */
  sent: Uint8Array;
  ofRequest: AnswerFault[];
  ofAnswer: AnswerFault[];
  exchange?: Exchange;
  unread: Array<Unread | undefined>;
};

const isText = (type: string) =>
  /json|text|xml|x-www-form-urlencoded/.test(type) && !type.startsWith('multipart/');

function textOr(bytes: Uint8Array<ArrayBuffer>, headers: Headers) {
  const type = mediaTypeOf(headers.get('content-type'));
  return isText(type) ? new TextDecoder().decode(bytes) : bytes;
}

function jsonIn({ headers, bytes }: Exchange): unknown {
  return fieldsOf(headers.get('content-type'), bytes);
}

/** Beginning of an answer that may hold what is shown of it; secrets go before anything is cut off. */
const SHOWN = 16_384;

function redacted(exchange: Exchange, redact: (text: string) => string): Exchange {
  if (!isText(mediaTypeOf(exchange.headers.get('content-type') ?? 'text/plain'))) return exchange;
  const text = new TextDecoder().decode(exchange.bytes.subarray(0, SHOWN));
  return { ...exchange, bytes: new TextEncoder().encode(redact(text)) };
}
