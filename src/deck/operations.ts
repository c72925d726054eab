import { useEffect, useState } from 'react';
import { http } from '../api/http.ts';
import { choiceItem, EVERY, partsOf, type Scenario } from './scenario.ts';
import { isSituation } from './situations.ts';

/** An operation with its documented answers, as the mock lists it from the contract that it serves. */
export type DocumentedOperation = {
  operationId: string;
  tag: string;
  method: string;
  path: string;
  answers: readonly { code: number; mediaType: string | null; examples: readonly string[] }[];
};

export type Operations =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; list: readonly DocumentedOperation[] };

/** Read anew whenever the deck is opened: the contract may have been saved meanwhile. */
export function useOperations(): Operations {
  const [state, setState] = useState<Operations>({ status: 'loading' });
  useEffect(() => {
    const reader = new AbortController();
    http<DocumentedOperation[]>({ url: '/__mock/operations', method: 'GET', signal: reader.signal })
      .then((list) => setState({ status: 'ready', list }))
      .catch(() => {
        if (!reader.signal.aborted) setState({ status: 'failed' });
      });
    return () => reader.abort();
  }, []);
  return state;
}

/** An answer by status, with the names of its examples in whichever media type. */
export type Answer = { code: number; examples: readonly string[] };

export function answersOf({ answers }: DocumentedOperation): readonly Answer[] {
  const byCode = new Map<number, string[]>();
  for (const { code, examples } of answers)
    byCode.set(code, [...new Set([...(byCode.get(code) ?? []), ...examples])]);
  return [...byCode].map(([code, examples]) => ({ code, examples }));
}

export function hasStream({ answers }: DocumentedOperation): boolean {
  return answers.some(({ mediaType }) => mediaType === 'text/event-stream');
}

/** Every way in which an address may name this answer; the first is the one that the deck writes. */
export function namesOf(
  operationId: string,
  { code, examples }: Answer,
  example?: string,
): readonly [string, ...string[]] {
  const status = choiceItem(operationId, String(code));
  if (example === undefined) return [status];
  const named = choiceItem(operationId, `${code}.${example}`);
  const short = choiceItem(operationId, example);
  return example === examples[0] ? [named, short, status] : [named, short];
}

/** Items that name nothing in the contract, for which the mock refuses every request. */
export function unknownItems(
  scenario: Scenario,
  list: readonly DocumentedOperation[],
): ReadonlySet<string> {
  const known = new Map(list.map((operation) => [operation.operationId, operation]));
  return new Set(
    scenario.filter((item) => {
      const parts = partsOf(item);
      if (!parts) return !isSituation(item);
      if (/^(?:(?:delay|frameDelay|cut)=\d+|offline)$/u.test(parts.choice))
        return parts.operationId !== EVERY && !known.has(parts.operationId);
      const operation = known.get(parts.operationId);
      return !operation || !isDocumented(operation, parts.choice);
    }),
  );
}

function isDocumented(operation: DocumentedOperation, choice: string): boolean {
  const [first = '', example] = choice.split('.');
  return answersOf(operation).some(({ code, examples }) =>
    String(code) === first
      ? example === undefined || examples.includes(example)
      : example === undefined && examples.includes(choice),
  );
}

/** Whether an operation is what the words ask for: its name, address, statuses, examples. */
export function matchesWords(operation: DocumentedOperation, words: string): boolean {
  const { operationId, method, path, tag } = operation;
  const answers = answersOf(operation).flatMap(({ code, examples }) => [code, ...examples]);
  return matches([operationId, method, path, tag, ...answers].join(' '), words);
}

/** All of the words, in any order and case; `card declined` finds `card_declined`. */
export function matches(text: string, words: string): boolean {
  const folded = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/[\s_-]+/u)
    .every((word) => folded.includes(word));
}
