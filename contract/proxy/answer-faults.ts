import type { Checker } from '#contract/checker/checker.ts';
import { createAnswerChecks } from '#contract/check/answer-checks.ts';
import type { AnswerFault, CheckId } from '#contract/check/checks.ts';
import { textOf, type Exchange } from '#contract/check/client.ts';
import { responseFor, type ContractDocument } from '#contract/document/document.ts';
import { mediaTypeOf } from '#contract/document/media-types.ts';
import type { Place } from './addresses.ts';

/** How much of an answer's body there is. */
export type Extent = 'whole' | 'head' | 'beginning';

/** Checks that need nothing but an answer's head. */
const OF_HEAD: ReadonlySet<CheckId> = new Set([
  'server-error',
  'status-undocumented',
  'header-fault',
  'media-type-undocumented',
  'challenge-missing',
  'allow-missing',
  'retry-after-missing',
]);
/** Statuses of conditional and partial requests (RFC 9110, 13 and 14), which no contract has to name. */
const CONDITIONAL = new Map([
  [304, ['if-none-match', 'if-modified-since']],
  [206, ['range']],
  [416, ['range']],
  [412, ['if-match', 'if-unmodified-since']],
]);
const STREAM = 'text/event-stream';

/** Holds answers to a contract, as far as they have been seen. */
export function createAnswerFaults(document: ContractDocument, checker: Checker) {
  const checks = createAnswerChecks(document, checker);

  async function ofHead({ operation }: Known, exchange: Exchange): Promise<AnswerFault[]> {
    const faults = await checks.documented(operation, bodiless(exchange));
    return faults.filter(({ check }) => OF_HEAD.has(check));
  }

  return async (place: Place, exchange: Exchange, extent: Extent): Promise<AnswerFault[]> => {
    const { request, status, headers } = exchange;
    if (place.kind === 'outside') return [];
    if (status > 599) return [{ check: 'status-undocumented', text: `Status ${status} is none` }];
    if (place.kind !== 'operation')
      return checks.undocumented(
        place.operation,
        extent === 'whole' ? exchange : bodiless(exchange),
      );
    const { operation } = place;
    const isConditional = CONDITIONAL.get(status)?.some((name) => name in request.headers);
    if (isConditional === true && !responseFor(operation, status)) return [];
    if (extent === 'whole' && request.method !== 'HEAD' && status !== 206)
      return checks.documented(operation, exchange);
    const head = await ofHead(place, exchange);
    const isStream = mediaTypeOf(headers.get('content-type')) === STREAM;
    if (extent !== 'beginning' || !isStream) return head;
    const faults = await checks.documented(operation, {
      ...exchange,
      bytes: wholeEvents(exchange),
    });
    // A stream that its reader left has no end, and no first event where it was left at once.
    return faults.filter(({ check, text }) => check !== 'stream-order' && !/no events/.test(text));
  };
}

type Known = Extract<Place, { kind: 'operation' }>;
const bodiless = (exchange: Exchange): Exchange => ({ ...exchange, bytes: new Uint8Array() });

/** The events of a stream that have come to their end. */
function wholeEvents(exchange: Exchange): Uint8Array<ArrayBuffer> {
  const text = textOf(exchange);
  const ends = ['\n\n', '\r\r', '\r\n\r\n'].map((gap) => {
    const at = text.lastIndexOf(gap);
    return at < 0 ? 0 : at + gap.length;
  });
  return new TextEncoder().encode(text.slice(0, Math.max(...ends)));
}
