import { fileNameOf } from '#core/http/file-name.ts';
import { createSseParser, type ServerSentEvent } from '#core/http/sse.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { configureHttp } from './http.ts';
import { StreamError, type StreamEvent } from './stream-error.ts';
import { readEvents } from './stream.ts';

const bytes = (...parts: (string | Error | DOMException)[]) =>
  new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = parts.shift();
      if (part === undefined) controller.close();
      else if (typeof part !== 'string') controller.error(part);
      else controller.enqueue(new TextEncoder().encode(part));
    },
  });
const event = (value: unknown) => `data: ${JSON.stringify(value)}\n\n`;
const STARTED = event({ type: 'started', runId: 'b1' });
const FINISHED = event({ type: 'finished', run: { id: 'b1', output: 'Hello' } });
const delta = (text: string) => event({ type: 'delta', text });

describe('server-sent events', () => {
  const TEXT =
    '\uFEFF: hi\r\nevent: a\ndata: 1\ndata:2\r\rid: 7\ndata:  x\n\nevent: empty\n\ndata\n\ndata: cut';
  const EXPECTED: ServerSentEvent[] = [
    { event: 'a', data: '1\n2' },
    { event: 'message', data: ' x', id: '7' },
    { event: 'message', data: '', id: '7' },
  ];

  it.each([1, 2, 3, 5, 7, 1000])(
    'are the same however the stream is cut (%d at a time)',
    (size) => {
      const found: ServerSentEvent[] = [];
      const parser = createSseParser((entry) => found.push(entry));
      for (let at = 0; at < TEXT.length; at += size) parser.push(TEXT.slice(at, at + size));
      parser.end();
      expect(found).toEqual(EXPECTED);
    },
  );
});

describe('a run’s stream', () => {
  afterEach(() => configureHttp({ describeUnanswered: () => undefined }));

  it('tells each event as it comes and resolves to the finished run', async () => {
    const seen: StreamEvent[] = [];
    const run = await readEvents(bytes(STARTED, delta('Hel'), delta('lo'), FINISHED), (e) =>
      seen.push(e),
    );
    expect(run).toEqual({ id: 'b1', output: 'Hello' });
    expect(seen.map(({ type }) => type)).toEqual(['started', 'delta', 'delta', 'finished']);
  });

  it('characters cut in half between chunks come whole', async () => {
    const whole = new TextEncoder().encode(delta('خطة 🙂') + FINISHED);
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of whole) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const texts: string[] = [];
    await readEvents(stream, (e) => e.type === 'delta' && texts.push(e.text));
    expect(texts).toEqual(['خطة 🙂']);
  });

  it.each([
    ['ends without its end', bytes(STARTED, delta('Half'))],
    ['is cut', bytes(STARTED, delta('Half'), new TypeError('network error'))],
  ])('that %s keeps what came and says so', async (_name, stream) => {
    const error = await readEvents(stream).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(StreamError);
    expect((error as StreamError).received).toBe('Half');
    expect((error as StreamError).problem).toBeUndefined();
  });

  it('that is cut says so in the interface’s language', async () => {
    configureHttp({ describeUnanswered: (kind) => `انقطع: ${kind}` });
    await expect(readEvents(bytes(STARTED))).rejects.toThrow('انقطع: brokenOff');
  });

  it('that failed carries the server’s problem and what it kept', async () => {
    const problem = { message: 'The model stopped', code: 'model_failed', requestId: 'r' };
    const failed = event({ type: 'failed', problem, run: { id: 'b1' } });
    const error = await readEvents(bytes(delta('Half'), failed)).catch((caught: unknown) => caught);
    expect(error).toMatchObject({
      message: 'The model stopped',
      problem,
      kept: { id: 'b1' },
      received: 'Half',
    });
  });

  it('garbage between the events is passed over', async () => {
    const run = await readEvents(
      bytes('data: {\n\ndata: 7\n\ndata: {"type":"delta"}\n\n', FINISHED),
    );
    expect(run).toEqual({ id: 'b1', output: 'Hello' });
  });

  it('called off by the person rejects as an abort', async () => {
    const abort = new DOMException('stopped', 'AbortError');
    await expect(readEvents(bytes(STARTED, abort))).rejects.toBe(abort);
  });
});

describe('the name of a download', () => {
  it.each([
    [`attachment; filename="report.pdf"`, 'report.pdf'],
    [`attachment; filename=report.pdf`, 'report.pdf'],
    [`attachment; filename="a.pdf"; filename*=UTF-8''%D8%AE%D8%B7%D8%A9.pdf`, 'خطة.pdf'],
    [`attachment; filename*=utf-8'ar'%e2%82%ac.docx; filename=x`, '€.docx'],
    [`attachment; filename*=ISO-8859-1''caf%E9.pdf`, 'café.pdf'],
    [`attachment; filename="say \\"hi\\".pdf"`, 'say "hi".pdf'],
    [`attachment; filename="../../etc/passwd"`, 'passwd'],
    [`attachment; filename="a.pdf"; filename*=UTF-8''%E0%A4`, 'a.pdf'],
    [`attachment; filename=".."`, undefined],
    [`attachment`, undefined],
    [undefined, undefined],
  ])('of %s is %s', (header, expected) => expect(fileNameOf(header)).toBe(expected));
});
