import { createServer as createHttpServer } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { Connections } from './connections.ts';
import type { AppEnv } from './app-env.ts';
import { refuseConnection, unreadable } from './malformed-request.ts';

/** Time-outs against slow and stalled callers. Streams are answers, so exempt. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
};
const MAX_CONNECTIONS = 2_000;
/** A reader is slow when it takes nothing for so long, however little it takes at a time. */
const SLOW_READER_MS = 15_000;
const WATCH_MS = 500;
/** So long requests that were sent before the end still come in. */
const ACCEPT_MS = 100;
/** A crowd that keeps coming does not keep the port open. */
const BACKLOG_MS = 10_000;
const CLOSE_IDLE_MS = 100;

export type HttpServer = {
  listen(host: string, port: number): Promise<number>;
  /** Goes on as before, but every answer ends its connection. */
  leave(): void;
  /** Accepts nothing new, lets what was accepted end, at most `drainMs`. */
  close(drainMs: number): Promise<void>;
};

/**
 * Makes the HTTP server; `listen` starts it and gives the port that it got. `headers` are those of
 * every answer, for the requests that never reach the application.
 */
export function createServer(
  app: Hono<AppEnv>,
  {
    headers = {},
    slowReaderMs = SLOW_READER_MS,
  }: {
    headers?: Record<string, string>;
    slowReaderMs?: number;
  } = {},
): HttpServer {
  const connections = new Connections(slowReaderMs);
  const listener = getRequestListener(app.fetch, {
    // The adapter would replace the global Response, and what `fetch` answers would be none any more.
    overrideGlobalObjects: false,
    errorHandler: (error) => unreadable(error instanceof RequestError, headers),
  });
  const server = createHttpServer(
    // A request without a Host is refused by the adapter, with a problem as every other one.
    { ...LIMITS, requireHostHeader: false },
    connections.inOrder((incoming, outgoing) => void listener(incoming, outgoing)),
  );
  server.maxConnections = MAX_CONNECTIONS;
  server.on('connection', (socket: Socket) => connections.add(socket));
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else
      connections.refuse(socket, () => {
        if (socket.writable) refuseConnection(socket, error, headers);
      });
  });
  const watch = setInterval(() => connections.closeStalled(), WATCH_MS);
  watch.unref();

  /** Connections that the system has accepted come in one by one, with the turns of the loop. */
  async function takeBacklog(longestMs: number): Promise<void> {
    const end = performance.now() + longestMs;
    let before: number;
    do {
      before = connections.accepted;
      await setImmediate();
      await setImmediate();
    } while (connections.accepted > before && performance.now() < end);
  }

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
    leave: () => connections.leave(),
    async close(drainMs) {
      connections.leave();
      const last = setTimeout(() => server.closeAllConnections(), drainMs);
      await sleep(ACCEPT_MS);
      await takeBacklog(Math.min(BACKLOG_MS, drainMs / 2));
      const idle = setInterval(() => void connections.closeIdle(), CLOSE_IDLE_MS);
      // Not the HTTP server's own: that would cut connections whose request is just coming in.
      await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      clearTimeout(last);
      clearInterval(idle);
      clearInterval(watch);
    },
  };
}
