import type { CheckId } from '#contract/check/checks.ts';

/** An answer on its way through the proxy. Header names are in lower case. */
export type Passing = { status: number; headers: Record<string, string>; body: Buffer };
/** The request that it answers. */
export type Asked = {
  method: string;
  path: string;
  headers: Record<string, string | undefined>;
  body: Buffer;
};

/** Sends a request on to the undamaged server. */
export type Forward = (asked: Asked) => Promise<Passing>;

/** Gives an answer as the damaged server would give it. */
export type Damage = (answer: Passing, asked: Asked) => Passing;
/** Answers a request as the damaged server would, by way of the undamaged one. */
export type Serve = (asked: Asked, forward: Forward) => Promise<Passing>;

/** A violation that is put into a server, and the check that has to find it. */
export type Plant = {
  name: string;
  check: CheckId;
  /** `operationId` of the operation that is asked. */
  operation: string;
  /** Further operations that the run needs, such as the one that makes what is deleted. */
  with?: readonly string[];
} & (
  | {
      damage: Damage;
    }
  | {
      serve: Serve;
    }
);
/** Status of an answer that never comes: the connection breaks. */
export const BROKEN = 0;

/** A JSON object. */
export type Json = Record<string, unknown>;

const isJson = ({ headers, body }: Passing) =>
  body.length > 0 && /[/+]json\b/.test(headers['content-type'] ?? '');

/** Answers of a status, changed; all others pass. */
export const on =
  (status: number, change: (answer: Passing, asked: Asked) => Partial<Passing>): Damage =>
  (answer, asked) =>
    answer.status === status ? { ...answer, ...change(answer, asked) } : answer;

/** A JSON body of a status, changed. */
export const onJson = (status: number, change: (body: Json, asked: Asked) => unknown): Damage =>
  on(status, (answer, asked) =>
    isJson(answer)
      ? {
          body: Buffer.from(
            JSON.stringify(change(JSON.parse(answer.body.toString()) as Json, asked)),
          ),
        }
      : {},
  );

/** A header of a status, set or taken away. */
export const onHeader = (status: number, name: string, value?: string): Damage =>
  on(status, ({ headers }) => {
    const { [name]: _old, ...rest } = headers;
    return { headers: value === undefined ? rest : { ...rest, [name]: value } };
  });

/** What a server answers that does not refuse. */
export const taken = (body: unknown, status = 200): Partial<Passing> => ({
  status,
  headers: {
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': 'req_0123456789abcdef',
  },
  body: Buffer.from(JSON.stringify(body)),
});

/** A refusal as the contract shapes it. */
export const problem = (status: number, code: string): Passing => ({
  status,
  headers: { 'content-type': 'application/problem+json; charset=utf-8' },
  body: Buffer.from(JSON.stringify({ status, code, message: 'No.' })),
});

/** A request with another header, or without it. */
export const withHeader = (asked: Asked, name: string, value: string | undefined): Asked => ({
  ...asked,
  headers: { ...asked.headers, [name]: value },
});

/** A stream with its frames changed. */
export function stream(change: (frames: string[]) => string[]): Damage {
  return on(200, ({ headers, body }) => {
    if (!headers['content-type']?.startsWith('text/event-stream')) return {};
    const frames = body
      .toString()
      .split('\n\n')
      .filter((frame) => frame !== '');
    return {
      body: Buffer.from(
        change(frames)
          .map((frame) => `${frame}\n\n`)
          .join(''),
      ),
    };
  });
}
