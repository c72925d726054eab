import type { PGlite, Transaction } from '@electric-sql/pglite';
import { DeadlineExceeded, isLastStep, timeLeft } from '#server/platform/http/deadline.ts';
import { withoutParsers } from './pglite-parsers.ts';
import { withPreparedStatements } from './pglite-statements.ts';

/** What is asked of PGlite. Drizzle asks nothing else of a client, or of a transaction. */
export type PgliteClient = Pick<PGlite, 'query' | 'exec' | 'transaction'>;

/**
 * PGlite, which does one thing at a time, with a queue that knows deadlines: what waits for longer than
 * its request has leaves the queue, a statement or commit whose time has passed is never begun. The
 * last steps of failed work (refunds, freed keys) go first.
 */
export function takingTurns(client: PGlite): PgliteClient {
  const inTurn = createTurns();
  const ask = withPreparedStatements(client);
  const query: PgliteClient['query'] = (text, values, options) =>
    inTurn(() => ask(text, values, options));
  const exec: PgliteClient['exec'] = (text, options) => inTurn(() => client.exec(text, options));
  const transaction: PgliteClient['transaction'] = (work) =>
    inTurn(() =>
      client.transaction(async (tx) => {
        const result = await work(inTime(tx));
        requireTime();
        return result;
      }),
    );
  return { query, exec, transaction };
}

function inTime(tx: Transaction): Transaction {
  const query: Transaction['query'] = async (text, values, options) => {
    requireTime();
    return tx.query(text, values, withoutParsers(options));
  };
  const exec: Transaction['exec'] = async (text, options) => {
    requireTime();
    return tx.exec(text, options);
  };
  return Object.assign(Object.create(tx) as Transaction, { query, exec });
}

function requireTime(): void {
  if (timeLeft(Infinity) <= 0) throw new DeadlineExceeded();
}

/** One job at a time, in the order in which they came. */
function createTurns() {
  let isTaken = false;
  const waiting: (() => void)[] = [];

  function turn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const left = timeLeft(Infinity);
    const timer = left === Infinity ? undefined : setTimeout(leave, left);
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    function leave() {
      waiting.splice(waiting.indexOf(begin), 1);
      reject(new DeadlineExceeded());
    }
    if (isLastStep()) waiting.unshift(begin);
    else waiting.push(begin);
    return promise;
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    requireTime();
    if (isTaken) await turn();
    isTaken = true;
    try {
      requireTime();
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else isTaken = false;
    }
  };
}
