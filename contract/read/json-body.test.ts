import { expect, test, vi } from 'vitest';
import { parseJson, readBytes } from './json-body.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const code = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'accepted';
};

test('32 levels and 1,000 keys pass, one more of either does not', () => {
  expect(code(() => parseJson(bytes('['.repeat(32) + ']'.repeat(32))))).toBe('accepted');
  expect(code(() => parseJson(bytes('['.repeat(33) + ']'.repeat(33))))).toBe('malformed_json');
  const keys = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])));
  expect(code(() => parseJson(bytes(keys(1_000))))).toBe('accepted');
  expect(code(() => parseJson(bytes(keys(1_001))))).toBe('malformed_json');
});

test('brackets and colons within strings count for nothing', () => {
  expect(parseJson(bytes(JSON.stringify({ a: `${'[{'.repeat(100)}":\\"` })))).toEqual({
    a: `${'[{'.repeat(100)}":\\"`,
  });
});

test('bodies that are too deep are refused unparsed', () => {
  const parse = vi.spyOn(JSON, 'parse');
  for (const hostile of ['['.repeat(250_000), '{"a":'.repeat(50_000)])
    expect(code(() => parseJson(bytes(hostile)))).toBe('malformed_json');
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test('bodies that are no JSON, or reach for the prototype, are refused', () => {
  for (const hostile of [
    '{"__proto__":{"x":1}}',
    '{"a":{"__proto__":1}}',
    '{"a":1',
    'NaN',
    '',
    '\u{1}',
  ])
    expect(
      code(() => parseJson(bytes(hostile))),
      hostile.slice(0, 20),
    ).toBe('malformed_json');
  expect(code(() => parseJson(new Uint8Array([0x22, 0xff, 0xfe, 0x22])))).toBe('malformed_json');
});

test('an endless body is cut off at the limit', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1_000;
      controller.enqueue(new Uint8Array(1_000));
    },
  });
  const request = new Request('http://localhost/', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit);
  await expect(readBytes(request, 10_000)).rejects.toThrow('payload_too_large');
  expect(sent).toBeLessThan(20_000);
});
