import { checkOf, type AnswerFault, type Check } from '#contract/check/checks.ts';
import type { Exchange, SentRequest } from '#contract/check/client.ts';
import { createCoverage, type OperationCoverage } from '#contract/check/coverage/coverage.ts';
import { curlOf } from '#contract/check/curl.ts';
import { createFindings, type Finding } from '#contract/check/findings.ts';
import { nameOf } from '#contract/check/run.ts';
import { inWords } from '#contract/report/words.ts';
import type { Bundle } from '#contract/sources/bundle.ts';
import { operationsOf, type Operation } from '#contract/document/document.ts';
import { unreadNotes } from '#contract/requests/unread-inputs.ts';
import { createExpectations } from './expectations.ts';

/** A violation that passed through, as it may be shown: without secrets. */
export type PassedFinding = Finding & {
  id: number;
  check: Check['id'];
  /** The contract's own words at the place. */
  expected: string;
  /** The request as a command. */
  curl: string;
  lastAt: number;
};

/** A fault of an exchange, which is told without its secrets. */
export type Passed = {
  fault: AnswerFault;
  operation: Operation;
  request: SentRequest;
  exchange?: Exchange;
};

export type Totals = {
  requests: number;
  /** Requests whose address is no part of the contract's. */
  outside: number;
  /** Bodies that were passed and not checked, by reason. */
  unread: Record<string, number>;
};

/** Different sentences of one check at one operation. */
const MOST_ALIKE = 12;
/** Addresses that are not in the contract and have a name of their own here. */
const MOST_STRANGERS = 200;

/** Everything that was seen so far. `onFinding` hears of each violation, and of each repeat. */
export function createLedger(
  { document, placeOf }: Bundle,
  url: string,
  onFinding: (finding: PassedFinding, isNew: boolean) => void,
) {
  const coverage = createCoverage(operationsOf(document));
  const findings = createFindings(() => false, MOST_ALIKE);
  const shown = new Map<Finding, PassedFinding>();
  const expected = createExpectations(document);
  const strangers = new Set<string>();
  const totals: Totals = { requests: 0, outside: 0, unread: {} };

  function nameFor(operation: Operation): string {
    const name = nameOf(operation);
    if (operation.id !== '') return name;
    if (strangers.size < MOST_STRANGERS) strangers.add(name);
    return strangers.has(name) ? name : 'Further addresses that are not in the contract';
  }

  return {
    url,
    totals,
    /** What of requests is passed and not checked, whatever passes. */
    notes: unreadNotes(document),
    saw(operation: Operation, exchange: Pick<Exchange, 'status'>): void {
      coverage.saw(operation, exchange);
    },
    note(reason: string): void {
      totals.unread[reason] = (totals.unread[reason] ?? 0) + 1;
    },
    add({ fault, operation, request, exchange }: Passed): void {
      const { check, text, pointer = `/paths` } = fault;
      const added = findings.add({
        check,
        operation: nameFor(operation),
        situation: 'a request that passed through',
        text: inWords(sentence(text)),
        place: placeOf(pointer),
        request,
        ...(exchange && { exchange }),
      });
      if (!added) return;
      const { finding, isNew } = added;
      const known = shown.get(finding);
      const one: PassedFinding = known ?? {
        ...finding,
        id: shown.size + 1,
        expected: expected(check, pointer),
        curl: curlOf(url, request),
        lastAt: 0,
      };
      Object.assign(one, { count: finding.count, lastAt: Date.now() });
      shown.set(finding, one);
      onFinding(one, isNew);
    },
    findings: (): PassedFinding[] => [...shown.values()],
    coverage: (): OperationCoverage[] => coverage.ofOperations(),
  };
}

export type Ledger = ReturnType<typeof createLedger>;

export const isViolation = ({ check }: Pick<Finding, 'check'>): boolean =>
  checkOf(check).level === 'bad';

/** A text as a sentence: a capital letter and an end. */
function sentence(text: string): string {
  const begun = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}
