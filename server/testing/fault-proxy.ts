import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What becomes of the connections, those that are open and those that come. */
export type Fault =
  | { kind: 'pass' }
  /** The port is closed, and so is every connection. */
  | { kind: 'refuse' }
  /** Every piece of an answer waits. */
  | { kind: 'delay'; ms: number }
  /** After so many more bytes of answers each connection is reset. */
  | { kind: 'cut'; afterBytes: number }
  /** Accepts, takes everything and says nothing more. */
  | { kind: 'halfOpen' }
  | { kind: 'throttle'; bytesPerSecond: number };

export type FaultProxy = {
  port: number;
  set(fault: Fault): Promise<void>;
  /** Resets every open connection, once. */
  cutAll(): void;
  /** Connections that are open now, and that were ever accepted. */
  open(): number;
  accepted(): number;
  /** Bytes that a half-open connection took and kept. */
  swallowed(): number;
  close(): Promise<void>;
};

const PASS: Fault = { kind: 'pass' };

/** A TCP proxy before one service of this machine, which fails as a test tells it. */
export async function startFaultProxy(target: {
  port: number;
  host?: string;
}): Promise<FaultProxy> {
  const host = target.host ?? '127.0.0.1';
  const clients = new Map<Socket, Socket>();
  let fault: Fault = PASS;
  let accepted = 0;
  let swallowed = 0;

  const server = createServer((client) => {
    accepted += 1;
    const upstream = connect(target.port, host);
    clients.set(client, upstream);
    const swallow = (bytes: number) => void (swallowed += bytes);
    pump(client, upstream, () => (fault.kind === 'halfOpen' ? fault : PASS), swallow);
    pump(upstream, client, () => fault, swallow);
    client.once('close', () => {
      clients.delete(client);
      upstream.destroy();
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  };
  const cutAll = () => {
    for (const client of clients.keys()) client.resetAndDestroy();
  };
  const refuse = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cutAll();
    await closed;
  };

  const port = await listen(0);
  return {
    port,
    async set(next) {
      fault = next;
      if (next.kind === 'refuse') await refuse();
      else if (!server.listening) await listen(port);
    },
    cutAll,
    open: () => clients.size,
    accepted: () => accepted,
    swallowed: () => swallowed,
    close: refuse,
  };
}

/** Carries bytes one way, one piece after another, as the fault of the moment lets it. */
function pump(
  from: Socket,
  to: Socket,
  faultNow: () => Fault,
  swallow: (bytes: number) => void,
): void {
  let fault: Fault | undefined;
  let left = 0;
  const carry = async (chunk: Buffer): Promise<void> => {
    if (faultNow() !== fault) {
      fault = faultNow();
      left = fault.kind === 'cut' ? fault.afterBytes : 0;
    }
    if (fault.kind === 'halfOpen') {
      swallow(chunk.length);
      return;
    }
    if (fault.kind === 'delay') await pause(fault.ms);
    if (fault.kind === 'throttle') await pause((chunk.length / fault.bytesPerSecond) * 1000);
    const cut = fault.kind === 'cut' && chunk.length >= left;
    const piece = cut ? chunk.subarray(0, left) : chunk;
    left -= piece.length;
    if (!to.destroyed && piece.length > 0)
      await new Promise<void>((done) => to.write(piece, () => done()));
    if (!cut) return;
    from.destroy();
    to.resetAndDestroy();
  };
  from.on('data', (chunk: Buffer) => {
    from.pause();
    void carry(chunk).then(() => from.resume());
  });
  from.on('error', () => to.destroy());
  from.on('end', () => {
    if (faultNow().kind !== 'halfOpen') to.end();
  });
  from.on('close', () => {
    if (faultNow().kind !== 'halfOpen') to.destroy();
  });
}

const pause = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));
