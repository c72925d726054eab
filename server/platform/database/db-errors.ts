import { DeadlineExceeded } from '../http/deadline.ts';

const AWAY_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ENOSPC',
  '55P03',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);
/** Classes: 08 connection, 53 out of disk, memory or connections, 58 input and output. */
const AWAY_CLASSES = new Set(['08', '53', '58']);
const AWAY_MESSAGES =
  /^(timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|Cannot use a pool after)/;

function* chain(error: unknown): Generator<Error & { code?: unknown }> {
  let current = error;
  for (let depth = 0; depth < 6 && current instanceof Error; depth += 1) {
    yield current;
    current = current.cause;
  }
}

/** Whether the database is away, busy or full, so that the same request may work a little later. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const link of chain(error)) {
    if (link instanceof DeadlineExceeded) return true;
    const code = typeof link.code === 'string' ? link.code : '';
    if (AWAY_CODES.has(code) || (code.length === 5 && AWAY_CLASSES.has(code.slice(0, 2))))
      return true;
    if (AWAY_MESSAGES.test(link.message)) return true;
  }
  return false;
}
