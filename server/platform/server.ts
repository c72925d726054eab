import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './http.ts';

/** Time-outs against slow and stalled callers. Streams are answers, so exempt. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const MAX_CONNECTIONS = 2_000;

/** Makes the HTTP server; `listen` starts it and gives the port that it got. */
export function createServer(app: Hono<AppEnv>): {
  listen(host: string, port: number): Promise<number>;
  /** Accepts nothing new, lets what is under way end, at most `drainMs`. */
  close(drainMs: number): Promise<void>;
} {
  const server = createAdaptorServer({
    fetch: app.fetch,
    // The adapter would replace the global Response, and what `fetch` answers would be none any more.
    overrideGlobalObjects: false,
    serverOptions: LIMITS,
  }) as Server;
  server.maxConnections = MAX_CONNECTIONS;
  return {
    listen: (host, port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : port);
        });
      }),
    close: async (drainMs) => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), drainMs);
      const idle = setInterval(() => server.closeIdleConnections(), 100);
      await closed;
      clearTimeout(timer);
      clearInterval(idle);
    },
  };
}
