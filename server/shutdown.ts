import { setTimeout as sleep } from 'node:timers/promises';
import type { createServer } from './platform/http/server.ts';
import { stopOnUnexpected } from './platform/http/last-resort.ts';
import type { Log } from './platform/log.ts';
import type { Product } from './wiring.ts';

/** Time from signal to exit: a supervisor's usual wait before SIGKILL, less a margin. */
const DRAIN_MS = 25_000;
/** Time for load balancers to see `/ready` fail and route elsewhere. */
const LINGER_MS = 5_000;
/** Open streams get their final event this long before the drain ends. */
const LAST_WORDS_MS = 3_000;
const GIVE_UP_MS = 28_000;

type ShutdownDeps = {
  product: Product;
  server: ReturnType<typeof createServer>;
  log: Log;
  /** Whether a load balancer may be in front, which is given time to notice. */
  isBalanced: boolean;
  stopMaintenance(): void;
};

/**
 * Graceful shutdown on SIGTERM, SIGINT and unexpected errors: not ready at once, requests that were
 * accepted end within the drain time, then jobs, adapters and the database are closed.
 */
export function shutDownInOrder(deps: ShutdownDeps): void {
  const { product, server, log, isBalanced, stopMaintenance } = deps;
  const { services, readiness } = product;
  let stopping = false;
  const drain = async (): Promise<void> => {
    readiness.stopping = true;
    server.leave();
    setTimeout(() => services.prompts.stop(), DRAIN_MS - LAST_WORDS_MS).unref();
    const linger = isBalanced ? LINGER_MS : 0;
    await sleep(linger);
    await server.close(DRAIN_MS - linger);
    stopMaintenance();
    await services.jobs.stop();
    await product.close();
  };
  const stop = async (exitCode: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
    try {
      await drain();
      process.exit(exitCode);
    } catch (error) {
      log.fatal({ err: error }, 'shutdown failed');
      process.exit(1);
    }
  };
  stopOnUnexpected(log, stop);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
}
