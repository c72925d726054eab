import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInspector, type InspectorOptions } from './inspector.ts';
import { createLivePage } from './live-page.ts';
import { liveState } from './live-state.ts';
import { createLedger, type PassedFinding } from './ledger.ts';
import { outgoingOf, type ForwardingOptions } from './outgoing.ts';
import { passRequest } from './pass-request.ts';
import { passUpgrade } from './pass-upgrade.ts';
import type { About } from './proxy-report.ts';
import { createUpstream, MAX_HEADERS, type TrustOptions } from './upstream.ts';

export type ProxyOptions = Pick<InspectorOptions, 'bundle' | 'rules' | 'only'> &
  ForwardingOptions &
  TrustOptions & {
    upstream: URL;
    /** Name of the contract for reports. */
    contract: string;
    isStrict?: boolean;
    hasHeader?: boolean;
    limit?: number;
    host?: string;
    port?: number;
    onFinding?: (finding: PassedFinding, isNew: boolean) => void;
  };

const LIMIT = 4 * 1_048_576;
/** Longer than clients keep theirs, so that none is closed as it is used again. */
const KEEP_ALIVE_MS = 65_000;

/** A proxy that holds what passes to a contract, with its live page. */
export async function startProxy(options: ProxyOptions) {
  const { bundle, rules, limit = LIMIT, hasHeader = true, contract, isStrict = false } = options;
  const upstream = createUpstream(options.upstream, options);
  const ledger = createLedger(bundle, upstream.url, (finding, isNew) => {
    page.changed();
    options.onFinding?.(finding, isNew);
  });
  const inspector = createInspector({
    bundle,
    rules,
    ledger,
    limit,
    only: options.only,
    hasHeader,
  });
  const about: About = {
    contract,
    version: bundle.document.info.version,
    upstream: upstream.url,
    isStrict,
  };
  const since = new Date();
  const page = createLivePage(() => liveState(ledger, about, since));

  const handle = (isExpecting: boolean) => (request: IncomingMessage, response: ServerResponse) => {
    if (page.serve(request, response)) return;
    const { method = 'GET', rawHeaders } = request;
    const outgoing = outgoingOf(request, upstream, options);
    const watched = inspector.watch({ method, target: outgoing.target, rawHeaders });
    response.once('close', page.changed);
    passRequest({ request, response, upstream, outgoing, watched, isExpecting });
  };
  const server = createServer({
    maxHeaderSize: MAX_HEADERS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // Uploads and streams take as long as they take.
    requestTimeout: 0,
  });
  server.on('request', handle(false));
  server.on('checkContinue', handle(true));
  server.on('upgrade', (request, socket, first) =>
    passUpgrade(request, socket, first, upstream, outgoingOf(request, upstream, options)),
  );
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(options.port ?? 0, options.host ?? '127.0.0.1', done);
  });
  const { port, address } = server.address() as AddressInfo;
  const host = address.includes(':') ? `[${address}]` : address;
  return {
    url: `http://${host}:${port}`,
    about,
    ledger,
    /** Until everything that has begun is over, and checked. */
    settled: inspector.settled,
    async close() {
      page.close();
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
      await inspector.settled();
      upstream.close();
    },
  };
}
