import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { proxyBefore } from '../testing/proxied-servers.ts';

describe('a body beyond the limit', () => {
  it('passes a body beyond the limit, and says that it was not checked', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(2000) });
    const proxy = await proxyBefore(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(body);
      },
      { limit: 1000 },
    );
    expect(await (await fetch(`${proxy.url}/thing`)).text()).toBe(body);
    await proxy.settled();
    expect(proxy.ledger.findings()).toEqual([]);
    expect(proxy.ledger.totals.unread).toEqual({ 'it is larger than --limit': 1 });
  });

  it('checks no more than the limit of what a small body unpacks to', async () => {
    const proxy = await proxyBefore(
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
        response.end(gzipSync(Buffer.alloc(1_000_000)));
      },
      { limit: 10_000 },
    );
    await (await fetch(`${proxy.url}/thing`)).arrayBuffer();
    await proxy.settled();
    expect(proxy.ledger.totals.unread).toEqual({ 'it is larger than --limit': 1 });
  });
});
