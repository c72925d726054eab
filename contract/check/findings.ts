import type { CheckId } from './checks.ts';
import type { Exchange, SentRequest } from './client.ts';

/** One way in which a server does not keep its contract. */
export type Finding = {
  check: CheckId;
  /** Code of the Web Fuzzing Commons catalogue, where the check has one. */
  fault?: string;
  /** Method and path, as the contract writes them. */
  operation: string;
  /** What was sent, such as `the named example "default"`. */
  situation: string;
  /** One sentence with what was expected and what came. */
  text: string;
  /** Where the contract says so: `openapi.yaml:12`. */
  place: string;
  request: SentRequest;
  status?: number;
  /** Beginning of the body that came. */
  got?: string;
  /** How many requests showed it. */
  count: number;
};

export type NewFinding = Omit<Finding, 'count' | 'request' | 'status' | 'got'> & {
  request: SentRequest;
  exchange?: Exchange;
};

/** Different sentences of one check that an operation is listed with; further ones are counted. */
const MOST = 4;
const EXCERPT = 600;

/** Collects findings; what repeats at one operation is one finding with a count. */
export function createFindings(skipped: (check: CheckId) => boolean, most = MOST) {
  const found = new Map<string, Finding>();
  /** The finding, and whether it is the first of its kind; undefined where its check is skipped. */
  const add = ({
    exchange,
    ...finding
  }: NewFinding): { finding: Finding; isNew: boolean } | undefined => {
    if (skipped(finding.check)) return undefined;
    const prefix = `${finding.check} ${finding.operation} `;
    const alike = [...found.keys()].filter((key) => key.startsWith(prefix));
    const exact = `${prefix}${finding.text}`;
    const known =
      found.get(exact) ?? (alike.length >= most ? found.get(alike[0] ?? '') : undefined);
    if (known) {
      known.count += 1;
      return { finding: known, isNew: false };
    }
    const got = exchange && excerptOf(exchange);
    const added: Finding = {
      ...finding,
      count: 1,
      ...(exchange && { status: exchange.status }),
      ...(got !== undefined && got !== '' && { got }),
    };
    found.set(exact, added);
    return { finding: added, isNew: true };
  };
  /** Shows a finding by another request, and what came of it. */
  const showBy = (finding: Finding, exchange: Exchange): void => {
    finding.request = exchange.request;
    finding.status = exchange.status;
    const got = excerptOf(exchange);
    if (got === '') delete finding.got;
    else finding.got = got;
  };
  return { add, showBy, all: (): Finding[] => [...found.values()] };
}

export type Findings = ReturnType<typeof createFindings>;

function excerptOf({ bytes, headers }: Exchange): string {
  const isText = /json|text|xml/i.test(headers.get('content-type') ?? 'text/plain');
  if (!isText) return `${bytes.length} bytes`;
  const text = new TextDecoder().decode(bytes.subarray(0, EXCERPT));
  return bytes.length > EXCERPT ? `${text}…` : text;
}
