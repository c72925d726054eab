import { describe, expect, it } from 'vitest';
import { BOOK_PATH, proxyBeforeLibrary } from '../testing/proxied-library.ts';

describe('the live page', () => {
  it('is a page of its own, which no site may frame and which asks nobody else', async () => {
    const proxy = await proxyBeforeLibrary();
    const page = await fetch(`${proxy.url}/__contract`);
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'/,
    );
    const html = await page.text();
    expect(html).not.toMatch(/https?:/);
    for (const [, file = ''] of html.matchAll(/(?:src|href)="(\/[^"]+)"/g)) {
      const answer = await fetch(`${proxy.url}${file}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/https?:|@import|url\(/);
    }
    expect((await fetch(`${proxy.url}/__contract/none`)).status).toBe(404);
    expect((await fetch(`${proxy.url}/__contract`, { method: 'POST' })).status).toBe(405);
    expect(proxy.ledger.totals.requests).toBe(0);
  });

  it('follows what passes by events', async () => {
    const proxy = await proxyBeforeLibrary((one) => ({ ...one, status: 202 }));
    const leave = new AbortController();
    const events = await fetch(`${proxy.url}/__contract/events`, { signal: leave.signal });
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => {
      const { value = '' } = (await reader?.read()) ?? {};
      return JSON.parse(/^data: (.*)$/m.exec(value)?.[1] ?? '{}') as { findings: unknown[] };
    };
    expect((await read()).findings).toEqual([]);
    await fetch(`${proxy.url}${BOOK_PATH}`);
    expect((await read()).findings).toMatchObject([
      {
        check: 'status-undocumented',
        side: 'answer',
        level: 'bad',
        expected: '200, 4XX',
        status: 202,
      },
    ]);
    leave.abort();
  });
});
