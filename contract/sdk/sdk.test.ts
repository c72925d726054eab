import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { file, http, whole } from './http.ts';
import { PromptwellError } from './promptwell-error.ts';
import { configure } from './settings.ts';
import { events } from './stream.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Event = { type: string; text?: string };

let answer: Answer;
let baseUrl: string;
let close: () => void;
const seen: IncomingMessage[] = [];

beforeEach(async () => {
  seen.length = 0;
  const server = createServer((request, response) => {
    seen.push(request);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  configure({ baseUrl: `${baseUrl}/`, token: undefined, language: undefined, timeout: 0, fetch });
  close = () => {
    server.closeAllConnections();
    server.close();
  };
});
afterEach(() => close());

const get = { url: '/things', method: 'GET' };
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it did not fail'),
    (error: unknown) => error as PromptwellError,
  );
const json =
  (status: number, body: unknown): Answer =>
  (_request, response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

describe('a call', () => {
  it('sends what is configured, and its own options before that', async () => {
    answer = json(200, { ok: true });
    configure({ token: () => Promise.resolve('of all'), language: 'fr' });
    const params = { tag: ['a', 'b c'], page: 2, q: undefined };
    expect(await http({ ...get, params })).toEqual({ ok: true });
    await http(get, { token: 'of one', idempotencyKey: 'key', headers: { 'X-Own': 'yes' } });
    expect(seen[0]?.url).toBe('/things?tag=a&tag=b+c&page=2');
    expect(seen.map(({ headers }) => [headers.authorization, headers['accept-language']])).toEqual([
      ['Bearer of all', 'fr'],
      ['Bearer of one', 'fr'],
    ]);
    expect(seen[1]?.headers).toMatchObject({ 'idempotency-key': 'key', 'x-own': 'yes' });
  });

  it('gives nothing for an answer without a body, and asks for JSON where it could stream', async () => {
    answer = (_request, response) => response.writeHead(204).end();
    expect(await http(get)).toBeUndefined();
    expect(await whole(get)).toBeUndefined();
    expect(seen[1]?.headers.accept).toBe('application/json');
  });

  it('rejects with the problem, its code and its fields', async () => {
    const errors = [{ field: 'title', code: 'required', message: 'Enter a title.' }];
    const problem = { message: 'Check the fields.', code: 'validation_failed', errors };
    answer = json(422, { ...problem, requestId: 'req_1', retryAfter: 3 });
    const error = await failure(http(get));
    expect(error).toBeInstanceOf(PromptwellError);
    expect(error).toMatchObject({ message: 'Check the fields.', code: 'validation_failed' });
    expect([error.status, error.requestId, error.retryAfter]).toEqual([422, 'req_1', 3]);
    expect(error.fieldErrors).toEqual(errors);
    expect([error.messageOf('title'), error.messageOf('body')]).toEqual([
      'Enter a title.',
      undefined,
    ]);
  });

  it('tells answers that are no problem, no JSON, late or none apart', async () => {
    answer = (_request, response) => response.writeHead(502).end('<h1>Bad gateway</h1>');
    expect(await failure(http(get))).toMatchObject({ code: 'unreadable_answer', status: 502 });
    answer = (_request, response) => response.writeHead(200).end('<h1>Hello</h1>');
    expect(await failure(http(get))).toMatchObject({ code: 'unreadable_answer', status: 200 });
    answer = () => {};
    expect(await failure(http(get, { timeout: 30 }))).toMatchObject({ code: 'timeout' });
    answer = (request) => request.socket.destroy();
    expect(await failure(http(get))).toMatchObject({ code: 'unreachable', status: undefined });
  });

  it('rejects with the reason of its caller who aborts, before the answer and within it', async () => {
    const before = new AbortController();
    answer = () => before.abort(new Error('left'));
    expect(await failure(http(get, { signal: before.signal }))).toMatchObject({ message: 'left' });
    const within = new AbortController();
    answer = (_request, response) => {
      response.writeHead(200).write('{');
      setImmediate(() => within.abort());
    };
    const error = await failure(http({ ...get, signal: within.signal }));
    expect([error.name, error instanceof PromptwellError]).toEqual(['AbortError', false]);
  });

  it('gives a file under the name of its server', async () => {
    const disposition = `attachment; filename="plan.pdf"; filename*=UTF-8''${encodeURIComponent('خطة.pdf')}`;
    answer = (_request, response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/pdf', 'Content-Disposition': disposition })
        .end(Buffer.from([0xff, 0xfe, 0]));
    const pdf = await file(get);
    expect([pdf.name, pdf.type]).toEqual(['خطة.pdf', 'application/pdf']);
    expect([...new Uint8Array(await pdf.arrayBuffer())]).toEqual([0xff, 0xfe, 0]);
  });
});

describe('a stream', () => {
  const open = (response: ServerResponse) =>
    response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  const frame = (type: string, text?: string) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, text })}\n\n`;
  const read = (signal?: AbortSignal) =>
    events<Event>({ ...get, method: 'POST' }, ['done', 'failed'], { ...(signal && { signal }) });
  const all = async (source: AsyncIterable<Event>) => {
    const received: Event[] = [];
    for await (const event of source) received.push(event);
    return received;
  };

  it('gives each event, cut anywhere, and ends after the last', async () => {
    const text = `: alive\n\n${frame('delta', 'é世')}${frame('done')}${frame('delta')}`;
    const body = ReadableStream.from(Array.from(Buffer.from(text), (byte) => Uint8Array.of(byte)));
    const headers = { 'Content-Type': 'text/event-stream' };
    let accept: string | null = null;
    configure({
      fetch: (_url, request) => {
        accept = new Headers(request?.headers).get('accept');
        return Promise.resolve(new Response(body, { headers }));
      },
    });
    expect(await all(read())).toEqual([{ type: 'delta', text: 'é世' }, { type: 'done' }]);
    expect(accept).toBe('text/event-stream');
  });

  it('hands on an event before the next one is there', async () => {
    let more = () => {};
    answer = (_request, response) => {
      open(response).write(frame('delta', 'first'));
      more = () => response.end(frame('done'));
    };
    const stream = read();
    expect(await stream.next()).toEqual({ done: false, value: { type: 'delta', text: 'first' } });
    more();
    expect(await all(stream)).toEqual([{ type: 'done' }]);
  });

  it('closes the connection when its reader leaves the loop', async () => {
    const closed = new Promise((done) => {
      answer = (_request, response) => {
        open(response).write(frame('delta', 'first'));
        response.once('close', done);
      };
    });
    for await (const event of read()) if (event.type === 'delta') break;
    await expect(closed).resolves.toBeUndefined();
  });

  it.each([
    ['ends without its last event', (response: ServerResponse) => response.end()],
    ['is cut', (response: ServerResponse) => response.socket?.destroy()],
  ])('is broken where it %s, after the events that came', async (_what, end) => {
    let cut = () => {};
    answer = (_request, response) => {
      open(response).write(frame('delta', 'kept'));
      cut = () => end(response);
    };
    const stream = read();
    expect((await stream.next()).value).toEqual({ type: 'delta', text: 'kept' });
    cut();
    expect(await failure(stream.next())).toMatchObject({ code: 'stream_broken' });
  });

  it('rejects with a problem, with what is no stream, and with the reason of an abort', async () => {
    answer = json(402, { message: 'No runs left.', code: 'quota_exceeded' });
    expect(await failure(all(read()))).toMatchObject({ code: 'quota_exceeded', status: 402 });
    answer = json(200, {});
    expect(await failure(all(read()))).toMatchObject({ code: 'unreadable_answer' });
    answer = (_request, response) => open(response).end('event: delta\ndata: {\n\n');
    expect(await failure(all(read()))).toMatchObject({ code: 'unreadable_answer' });
    const controller = new AbortController();
    answer = (_request, response) => {
      open(response).write(frame('delta'), () => controller.abort(new Error('left')));
    };
    expect(await failure(all(read(controller.signal)))).toMatchObject({ message: 'left' });
  });
});
