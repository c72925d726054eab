import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BROKEN, type Asked, type Forward, type Plant, type Serve } from './plant.ts';

/** Headers of one connection, which a proxy does not pass on. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
  'content-encoding',
]);

const serveOf = (plant: Plant): Serve =>
  'serve' in plant
    ? plant.serve
    : async (asked, forward) => plant.damage(await forward(asked), asked);

/** A proxy in front of a server that damages its answers as a plant says; without one it changes nothing. */
export async function startDamagingProxy(upstream: string) {
  let serve: Serve = (asked, forward) => forward(asked);
  const forward: Forward = async ({ method, path, headers, body }) => {
    const passed = Object.entries(headers).filter(
      ([name, value]) => value !== undefined && (!HOP.has(name) || name === 'content-encoding'),
    );
    const answer = await fetch(`${upstream}${path}`, {
      method,
      headers: passed.map(([name, value]) => [name, String(value)] as [string, string]),
      redirect: 'manual',
      ...(body.length > 0 && { body }),
    });
    return {
      status: answer.status,
      headers: Object.fromEntries([...answer.headers].filter(([name]) => !HOP.has(name))),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const proxy = createServer();
  proxy.on('request', async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const body = Buffer.concat(chunks);
    const { method = 'GET', url: path = '/', headers } = request;
    const asked: Asked = { method, path, headers: headers as Asked['headers'], body };
    const damaged = await serve(asked, forward);
    if (damaged.status === BROKEN) return void response.destroy();
    response.writeHead(damaged.status, damaged.headers);
    response.end(damaged.body.length > 0 ? damaged.body : undefined);
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    plant(one: Plant | undefined): void {
      serve = one === undefined ? (asked, pass) => pass(asked) : serveOf(one);
    },
    async close() {
      proxy.closeAllConnections();
      await new Promise((done) => proxy.close(done));
    },
  };
}
