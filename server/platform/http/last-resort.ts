import type { Log } from '../log.ts';

/** Limit of the shutdown after an uncaught error; then the process exits in any case. */
const STOP_MS = 30_000;

/**
 * Uncaught errors: logged without secrets, then a graceful shutdown with exit code 1, so that a
 * supervisor starts a fresh process. Continuing in an unknown state is never an option.
 */
export function stopOnUnexpected(log: Log, stop: (exitCode: number) => Promise<void>): void {
  let stopping = false;
  const handle = (message: string) => (error: unknown) => {
    log.fatal({ err: error }, message);
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_MS).unref();
    void stop(1);
  };
  process.on('uncaughtException', handle('An exception was not caught: the server stops'));
  process.on('unhandledRejection', handle('A rejection was not handled: the server stops'));
}
