import type { Operation } from '#contract/document/document.ts';
import type { ChangedInput } from '../coverage/coverage.ts';
import { drawn } from '../random.ts';
import { isGood, type Base, type Run } from '../run.ts';
import type { ChangedRequest } from './changed-request.ts';
import { changedRequestsOf, judge } from './changed-requests.ts';
import { eachOf } from './each.ts';
import { isDeletion } from './examples.ts';

/** Valid changes that are sent to an operation that uses something up. */
const MAX_VALID = { free: 12, quota: 1, money: 1 } as const;
/** Answers that no change to the request gets past. */
export const CLOSED = [401, 402, 403, 429];

const TOO_MANY = 429;

type Planned = { operation: Operation; base: Base; one: ChangedRequest };

/** Changed requests that were not drawn. */
export type Undrawn = {
  count: number;
  /** Sends them as long as the server takes more of each operation and the run is not long. */
  send(isLong: () => boolean): Promise<Left>;
};

/** Changed requests that were not sent in the end, and whether for want of time. */
export type Left = { count: number; isLong: boolean };

/** Sends good requests with one change each: as many as the person may send anywhere, drawn by the seed. */
export async function checkChanges(run: Run, budget: number): Promise<Undrawn> {
  const plans = run.operations.map((operation) => ({ operation, planned: planOf(run, operation) }));
  const total = plans.reduce((sum, { planned }) => sum + planned.length, 0);
  const share = Math.min(1, Math.max(0, budget) / Math.max(1, total));
  const undrawn: Planned[][] = [];
  await eachOf(plans, async ({ operation, planned }) => {
    const random = run.random(`draw ${operation.id}`);
    const chosen = drawn(random, planned, Math.ceil(planned.length * share));
    const known = new Set(chosen);
    undrawn.push(planned.filter((one) => !known.has(one)));
    for (const one of chosen) await sendOne(run, one);
  });
  const waits = () => run.client.waits?.() ?? 0;
  return {
    count: undrawn.reduce((sum, { length }) => sum + length, 0),
    async send(isLong) {
      const before = waits();
      const closed = new Set<Operation>();
      let count = 0;
      // In turn, since a person who may send no more may send it to no operation.
      await eachOf(inTurn(undrawn), async (next) => {
        // A server that asks to wait has had enough, and these are many.
        const isOver = closed.has(next.operation) || waits() !== before || isLong();
        if (!isOver && (await sendOne(run, next)) !== TOO_MANY) return;
        closed.add(next.operation);
        count += 1;
      });
      return { count, isLong: isLong() };
    },
  };
}

/** The first of each list, then the second of each. */
const inTurn = <Item>(lists: readonly Item[][]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_row, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();

/** Sends a changed request and judges what comes; gives its status. */
async function sendOne(run: Run, { operation, base, one }: Planned): Promise<number | undefined> {
  const exchange = await run.ask(operation, one.request, one.situation);
  if (exchange?.status === TOO_MANY) return TOO_MANY;
  const change = changeOf(one);
  if (change) run.coverage.hit(operation, change);
  if (one.places) run.coverage.met(operation, one.places);
  if (exchange) judge(run, operation, base, one, exchange);
  return exchange?.status;
}

/** Whether a request must be refused for its path. */
const isAboutPath = ({ check, input, isValid }: ChangedRequest): boolean =>
  check === 'unknown-id-answered' || (isValid === false && input?.startsWith('path.') === true);

const changeOf = ({ input, keyword, isValid }: ChangedRequest): ChangedInput | undefined =>
  input === undefined || keyword === undefined
    ? undefined
    : { input, keyword, isValid: isValid === true };

function planOf(run: Run, operation: Operation): Planned[] {
  const base = run.bases.get(operation.id);
  const isUnsent = base !== undefined && base.exchange === undefined && isDeletion(operation);
  if (!base || (!base.exchange && !isUnsent)) return [];
  if (CLOSED.includes(base.exchange?.status ?? 0)) return [];
  const cost = run.adapter.cost?.(operation.id) ?? 'free';
  const all = changedRequestsOf(run, operation, base);
  // A deletion takes away what others need; only requests that must be refused are sent.
  const safe = isUnsent ? all.filter(isAboutPath) : all;
  const isTaken = ({ isValid, allowed, places }: ChangedRequest) =>
    isValid ?? (allowed === undefined && places === undefined);
  const random = run.random(`valid ${operation.id}`);
  const writes = operation.method !== 'get';
  const taken = safe.filter(isTaken);
  const most = writes && isGood(base.exchange) ? MAX_VALID[cost] : taken.length;
  return [...safe.filter((one) => !isTaken(one)), ...drawn(random, taken, most)].map((one) => ({
    operation,
    base,
    one,
  }));
}
