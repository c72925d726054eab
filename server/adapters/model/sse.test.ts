import { expect, test } from 'vitest';
import { sseData } from './sse.ts';

async function eventsOf(stream: AsyncIterable<Uint8Array>): Promise<string[]> {
  const events: string[] = [];
  for await (const data of sseData(stream)) events.push(data);
  return events;
}

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

/** Eight megabytes of one text, and how much of it was taken. */
function flood(text: string) {
  const taken = { bytes: 0 };
  async function* pour(): AsyncGenerator<Uint8Array> {
    while (taken.bytes < 8 * 1024 * 1024) {
      taken.bytes += text.length;
      yield await Promise.resolve(Buffer.from(text));
    }
  }
  return { taken, chunks: pour() };
}

test('gives the data of each event, of several lines too, across any cuts', async () => {
  const given = chunks('da', 'ta: one\r\ndata: t', 'wo\n', '\n: note\nid: 7\ndata: three\n\nda');
  expect(await eventsOf(given)).toEqual(['one\ntwo', 'three']);
});

test('reads lines that end in CR, a byte order mark and a last event without its blank line', async () => {
  const given = chunks('\uFEFFdata: one\r', '\rdata: two\r\ndata: more\r', '\n\r\ndata: [DONE]\n');
  expect(await eventsOf(given)).toEqual(['one', 'two\nmore', '[DONE]']);
});

test('drops a last line that was cut', async () => {
  expect(await eventsOf(chunks('data: one\n\ndata: tw'))).toEqual(['one']);
});

test.each([
  ['a line', 'x'.repeat(10_000)],
  ['an event', `data: ${'x'.repeat(1_000)}\n`.repeat(10)],
  ['an event of empty lines', 'data:\n'.repeat(2_000)],
])('does not read %s without an end', async (_, text) => {
  const { taken, chunks: endless } = flood(text);
  await expect(eventsOf(endless)).rejects.toMatchObject({ kind: 'invalid_response' });
  expect(taken.bytes).toBeLessThan(2 * 1024 * 1024);
});

test('reads many events that are longer together than one may be', async () => {
  const event = `data: ${'x'.repeat(100_000)}\n\n`;
  expect(await eventsOf(chunks(...Array<string>(30).fill(event)))).toHaveLength(30);
});
