import { withoutEndSlash } from '#core/http/base-url.ts';
import { http, HttpResponse, delay, type HttpHandler } from 'msw';

/** One documented body: its media type, and its examples by name; a file is base64. */
type MockBody = { type: string; isFile?: true; examples: Readonly<Record<string, unknown>> };
type MockAnswer = { headers: Readonly<Record<string, string>>; bodies: readonly MockBody[] };
export type MockOperation = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  answers: Readonly<Record<string, MockAnswer>>;
};
/** Every operation with its documented answers, in the contract's order. */
export type MockTable = Readonly<Record<string, MockOperation>>;

export type MockOptions = {
  /** The server to answer for; any when left out. */
  baseUrl?: string;
  /** Milliseconds between the events of a stream, and before any other answer. */
  delay?: number;
};

const STREAM = 'text/event-stream';

/**
 * Mock handlers of a contract: what its examples show, and never anything made up. `Answers` has, for each
 * operation, the names of its examples by status.
 */
export function mocksOf<Answers>(table: MockTable) {
  return {
    /** A handler for each operation, which answers its first success by the example `default`. */
    handlers: (options: MockOptions = {}): HttpHandler[] =>
      Object.values(table).map((operation) => {
        const [status = '200'] = Object.keys(operation.answers);
        return handlerOf(operation, status, undefined, options);
      }),

    /** A handler that gives one documented answer, to put before the others. */
    answerWith<Id extends keyof Answers & string, Status extends keyof Answers[Id] & number>(
      operationId: Id,
      status: Status,
      example?: Answers[Id][Status],
      options: MockOptions = {},
    ): HttpHandler {
      const operation = table[operationId];
      if (!operation?.answers[status])
        throw new Error(`The contract has no answer ${status} of ${operationId}`);
      return handlerOf(operation, String(status), example as string | undefined, options);
    },
  };
}

function handlerOf(
  operation: MockOperation,
  status: string,
  example: string | undefined,
  { baseUrl = '*', delay: wait = 0 }: MockOptions,
): HttpHandler {
  const { method, path, answers } = operation;
  const address = `${withoutEndSlash(baseUrl)}${path.replaceAll(/\{(\w+)\}/gu, ':$1')}`;
  const { headers = {}, bodies = [] } = answers[status] ?? {};
  return http[method](address, async ({ request }) => {
    const wantsStream = request.headers.get('accept')?.includes(STREAM) ?? false;
    const offered = bodies.filter(
      ({ type, examples }) =>
        (wantsStream || type !== STREAM) && (example === undefined || example in examples),
    );
    const body = (wantsStream && offered.find(({ type }) => type === STREAM)) || offered[0];
    const answer = { status: Number(status), headers: { ...headers } };
    if (!body) {
      await delay(wait);
      return new HttpResponse(null, answer);
    }
    Object.assign(answer.headers, { 'Content-Type': body.type });
    const value = body.examples[example ?? 'default'] ?? Object.values(body.examples)[0];
    if (body.type === STREAM) return new HttpResponse(frames(String(value), wait), answer);
    await delay(wait);
    return new HttpResponse(body.isFile ? bytesOf(String(value)) : JSON.stringify(value), answer);
  });
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0);
}

/** The frames of a documented stream, one after another. */
function frames(text: string, wait: number): ReadableStream<Uint8Array> {
  const waiting = text.split(/(?<=\n\n)/u);
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        const frame = waiting.shift();
        if (frame === undefined) return controller.close();
        controller.enqueue(encoder.encode(frame));
        await delay(wait);
      },
    },
    { highWaterMark: 0 },
  );
}
