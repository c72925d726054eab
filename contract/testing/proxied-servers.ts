import { once } from 'node:events';
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach } from 'vitest';
import { startProxy, type ProxyOptions } from '../proxy/proxy-server.ts';
import { bundleOf } from '../sources/bundle.ts';
import { contractOfValue } from '../sources/contract-files.ts';

const ANYTHING = { description: 'Anything.', content: { '*/*': {} } };
const any = { parameters: [], responses: { default: ANYTHING } };
const JSON_ANSWER = {
  description: 'A thing.',
  content: {
    'application/json': {
      schema: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
    },
  },
};
const CONTRACT = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  paths: {
    '/thing': { get: { ...any, responses: { '200': JSON_ANSWER } } },
    '/any': { get: any, post: any, put: any, delete: any },
  },
};
/** A thing of one shape, and an address that takes and answers anything. */
export const THINGS = bundleOf(contractOfValue(CONTRACT, 'things.json'));

let closing: Array<() => Promise<unknown>> = [];
/** Closes what a test started, the latest first. */
export const closeAfterTest = (close: () => Promise<unknown>) => void closing.push(close);
afterEach(async () => {
  for (const close of closing.toReversed()) await close();
  closing = [];
});

/** The port of a server that listens until the test is over. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closeAfterTest(async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
  return (server.address() as AddressInfo).port;
}

/** The proxy before an address; `found` names the checks that have reported so far. */
export async function proxyTo(upstream: string, options: Partial<ProxyOptions> = {}) {
  const proxy = await startProxy({
    bundle: THINGS,
    contract: 'contract.json',
    rules: [],
    upstream: new URL(upstream),
    ...options,
  });
  closeAfterTest(proxy.close);
  const found = async () => {
    await proxy.settled();
    return proxy.ledger.findings().map(({ check }) => check);
  };
  return { ...proxy, port: Number(new URL(proxy.url).port), found };
}

/** The proxy before a server that answers by `listener`. */
export async function proxyBefore(
  listener: RequestListener | Server,
  options: Partial<ProxyOptions> = {},
) {
  const upstreamPort = await listen(
    typeof listener === 'function' ? createServer(listener) : listener,
  );
  return { ...(await proxyTo(`http://127.0.0.1:${upstreamPort}`, options)), upstreamPort };
}

/** What a raw connection says until it ends. */
export async function raw(port: number, sent: string, isLast = false): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(sent);
  if (isLast) socket.end();
  return text(socket.setEncoding('latin1'));
}

/** The answer to a request on a connection of its own. */
export async function respond(port: number, method: string, path: string, headers = {}) {
  const sent = ask({ port, host: '127.0.0.1', method, path, headers, agent: false }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return answer;
}
