import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OperationTable } from '#contract/operation.ts';
import { createIdempotency } from '../idempotency/idempotency.ts';
import type { ClaimOutcome, IdempotencyStore, StoredAnswer } from '../idempotency/store.ts';
import type { AppEnv } from '../http.ts';
import type { Caller, Identity } from '../identity.ts';
import { createLog } from '../log.ts';
import { PROBLEM_STATUS, type ProblemCode } from '#contract/problem-codes.ts';
import { invalid, problem } from '../problems.ts';
import { errorHandler, requestFacts } from '../requests.ts';
import { mountOperations, type MountOptions } from './mount.ts';
import type { AnyHandler, Handlers, OpenContext } from './types.ts';

const HEADERS = ['retry-after', 'www-authenticate', 'idempotency-replayed'] as const;
const problemSpec = {
  contentTypes: ['application/problem+json'],
  headers: HEADERS,
  schema: undefined,
} as const;
const codes = Object.fromEntries(
  Map.groupBy(Object.keys(PROBLEM_STATUS), (code) => PROBLEM_STATUS[code as ProblemCode]),
);
/** What an operation of these tests may refuse with; `seats_full` and its like are nobody's. */
const problems = {
  400: problemSpec,
  401: problemSpec,
  402: problemSpec,
  403: problemSpec,
  409: problemSpec,
  413: problemSpec,
  415: problemSpec,
  422: problemSpec,
  429: problemSpec,
  500: problemSpec,
  503: problemSpec,
} as const;
const base = {
  origin: 'addition',
  access: 'open',
  bodyLimit: 1_000,
  params: undefined,
  query: undefined,
  queryTypes: {},
  body: undefined,
  requestTypes: [],
  idempotent: false,
  codes,
  fieldCodes: [
    'required',
    'invalid_type',
    'invalid_format',
    'invalid_value',
    'unknown_field',
    'duplicate',
  ],
} as const;
const uuid = z.strictObject({ noteId: z.uuid() });
const note = z.strictObject({ title: z.string().check(z.minLength(1)), done: z.boolean() });

const table = {
  listNotes: {
    ...base,
    operationId: 'listNotes',
    method: 'get',
    path: '/api/notes',
    tag: 'notes',
    secured: false,
    query: z.object({
      page: z.optional(z.int()),
      done: z.optional(z.boolean()),
      tag: z.optional(z.array(z.string())),
    }),
    queryTypes: { page: 'integer', done: 'boolean', tag: 'array' },
    responses: {
      ...problems,
      200: {
        contentTypes: ['application/json'],
        headers: HEADERS,
        schema: z.strictObject({ seen: z.unknown() }),
      },
    },
  },
  addNote: {
    ...base,
    operationId: 'addNote',
    method: 'post',
    path: '/api/notes',
    tag: 'notes',
    secured: true,
    idempotent: true,
    body: note,
    requestTypes: ['application/json'],
    responses: {
      ...problems,
      201: { contentTypes: ['application/json'], headers: HEADERS, schema: note },
      204: { contentTypes: [], headers: HEADERS, schema: undefined },
    },
  },
  myNotes: {
    ...base,
    operationId: 'myNotes',
    method: 'get',
    path: '/api/notes/my',
    tag: 'notes',
    secured: false,
    responses: {
      ...problems,
      200: {
        contentTypes: ['application/json'],
        headers: HEADERS,
        schema: z.strictObject({ mine: z.boolean() }),
      },
    },
  },
  removeNote: {
    ...base,
    operationId: 'removeNote',
    method: 'delete',
    path: '/api/notes/{noteId}',
    tag: 'notes',
    secured: true,
    params: uuid,
    responses: {
      ...problems,
      204: { contentTypes: [], headers: HEADERS, schema: undefined },
      404: problemSpec,
    },
  },
  printNote: {
    ...base,
    operationId: 'printNote',
    method: 'get',
    path: '/api/notes/{noteId}/print',
    tag: 'notes',
    secured: false,
    params: uuid,
    responses: {
      ...problems,
      200: { contentTypes: ['application/pdf'], headers: HEADERS, schema: undefined },
      404: problemSpec,
    },
  },
  readNote: {
    ...base,
    operationId: 'readNote',
    method: 'post',
    path: '/api/notes/read',
    tag: 'notes',
    secured: true,
    idempotent: true,
    responses: {
      ...problems,
      200: {
        contentTypes: ['application/json', 'text/event-stream'],
        headers: HEADERS,
        schema: z.strictObject({ text: z.string() }),
      },
    },
  },
  laterNote: {
    ...base,
    operationId: 'laterNote',
    method: 'get',
    path: '/api/later',
    tag: 'notes',
    secured: false,
    responses: { 501: problemSpec },
  },
} as const satisfies OperationTable;
type NoteHandlers = Handlers<typeof table, 'notes', 'laterNote'>;

let calls = 0;
const handlers: NoteHandlers = {
  listNotes: ({ query }) => Promise.resolve({ status: 200, body: { seen: query } }),
  addNote: ({ body }) => {
    calls += 1;
    if (body.title === 'later') return Promise.reject(problem('quota_exceeded'));
    if (body.title === 'twice') return Promise.reject(problem('already_on_plan'));
    if (body.title === 'boom') return Promise.reject(new Error('secret detail'));
    return Promise.resolve({ status: 201, body });
  },
  myNotes: () => Promise.resolve({ status: 200, body: { mine: true } }),
  removeNote: () => Promise.resolve({ status: 204 }),
  printNote: () =>
    Promise.resolve({
      status: 200,
      recipe: {},
      file: {
        bytes: new Uint8Array([1, 2]),
        filename: 'Bericht "ü".pdf',
        contentType: 'application/pdf',
      },
    }),
  readNote: ({ ctx }) => {
    calls += 1;
    if (!ctx.wantsStream) return Promise.resolve({ status: 200, body: { text: 'whole' } });
    async function* stream() {
      yield await Promise.resolve({ type: 'delta', text: 'who' });
      yield { type: 'finished', run: { text: 'whole' } };
    }
    return Promise.resolve({
      status: 200,
      stream: stream(),
      settled: Promise.resolve({ text: 'whole' }),
    });
  },
};

// What the compiler has to refuse, so that a module cannot forget or invent anything.
const { addNote, ...withoutOne } = handlers;
const gives = <const A>(answer: A) => Promise.resolve(answer);
type Refused = NoteHandlers;
// @ts-expect-error an operation is missing
export const missing: Refused = withoutOne;
// @ts-expect-error an owed operation may not be implemented
export const tooMany: Refused = { ...withoutOne, addNote, laterNote: addNote };
// @ts-expect-error the status is not documented
export const wrongStatus: Refused['myNotes'] = () => gives({ status: 202, body: { mine: true } });
// @ts-expect-error the body does not fit
export const wrongBody: Refused['myNotes'] = () => gives({ status: 200, body: { mine: 'yes' } });
// @ts-expect-error a body where none is documented
export const needlessBody: Refused['removeNote'] = () => gives({ status: 204, body: {} });
// @ts-expect-error on an open operation nobody is signed in for certain
export const maybeNobody: (ctx: OpenContext) => string = (ctx) => ctx.user.id;

function memoryStore(): IdempotencyStore {
  const rows = new Map<string, { hash: string; answer?: StoredAnswer }>();
  return {
    claim: (userId, key, hash): Promise<ClaimOutcome> => {
      const row = rows.get(key);
      if (!row) rows.set(key, { hash });
      if (!row) return Promise.resolve({ kind: 'claimed', claim: { userId, key, id: 'c' } });
      if (row.hash !== hash) return Promise.resolve({ kind: 'reused' });
      return Promise.resolve(
        row.answer ? { kind: 'answered', answer: row.answer } : { kind: 'inProgress' },
      );
    },
    keep: ({ key }, answer) => {
      rows.set(key, { hash: rows.get(key)?.hash ?? '', answer });
      return Promise.resolve(true);
    },
    renew: () => Promise.resolve(),
    lapse: () => Promise.resolve(),
    free: ({ key }) => Promise.resolve(void rows.delete(key)),
    sweep: () => Promise.resolve(),
  };
}

const identity = {
  user: { id: 'u', role: 'individual' } as Caller,
  session: { id: 's' },
} as Identity;
const TOKEN = `pws_${'a'.repeat(43)}`;
let app: Hono<AppEnv>;

function build(
  options: {
    handlers?: Partial<Record<string, AnyHandler>>;
    owed?: string[];
    authorize?: MountOptions['authorize'];
    requireVerified?: MountOptions['requireVerified'];
    limits?: MountOptions['limits'];
  } = {},
) {
  const made = new Hono<AppEnv>();
  const clock = { now: () => new Date() };
  made.use(requestFacts(createLog('silent'), 0));
  made.onError(errorHandler(createLog('silent'), true));
  mountOperations(
    made,
    table,
    [
      {
        tag: 'notes',
        handlers: {
          ...(handlers as unknown as Record<string, AnyHandler>),
          ...(options.handlers as Record<string, AnyHandler>),
        },
      },
    ],
    {
      owed: options.owed ?? ['laterNote'],
      clock,
      authenticate: (token) => Promise.resolve(token === TOKEN ? identity : undefined),
      authorize: options.authorize ?? (() => undefined),
      requireVerified: options.requireVerified ?? (() => undefined),
      limits: options.limits ?? { take: () => undefined },
      idempotency: createIdempotency({ store: memoryStore(), clock, log: createLog('silent') }),
      checkResponses: true,
      onError: () => undefined,
    },
  );
  return made;
}

const send = (body: unknown, headers: Record<string, string> = {}) =>
  app.request('/api/notes', {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

beforeEach(() => {
  calls = 0;
  app = build();
});

test('query values have their declared types, and what does not fit is refused', async () => {
  const good = await app.request('/api/notes?page=2&done=false&tag=a&tag=b');
  expect(await good.json()).toEqual({ seen: { page: 2, done: false, tag: ['a', 'b'] } });
  for (const bad of ['page=', 'page=2x', 'done=1', 'done=']) {
    const answer = await app.request(`/api/notes?${bad}`);
    expect(answer.status, bad).toBe(422);
  }
});

test('a path answers every method itself: static names are never ids', async () => {
  const removed = await app.request('/api/notes/my', { method: 'DELETE' });
  expect(removed.status).toBe(405);
  expect(removed.headers.get('allow')).toBe('GET, HEAD');
  expect((await app.request('/api/notes/my')).status).toBe(200);
});

test('an id of the wrong form is answered like one that does not exist', async () => {
  const answer = await app.request('/api/notes/not-an-id', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found', type: '/problems/not_found' });
});

test('a secured operation asks for the token before anything else', async () => {
  const answer = await app.request('/api/notes', { method: 'POST', body: '{' });
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
});

test('checks come in the contract’s order: token, limit, role, schema, verified address, key', async () => {
  const stops = ['limit', 'role', 'schema', 'verified', 'key', 'none'] as const;
  const seen = await Promise.all(
    stops.map(async (first) => {
      const from = stops.indexOf(first);
      const fails = (stop: (typeof stops)[number]) => stops.indexOf(stop) >= from;
      const refuse = (stop: 'limit' | 'role' | 'verified', code: ProblemCode) => () => {
        if (fails(stop)) throw problem(code);
      };
      app = build({
        limits: { take: refuse('limit', 'rate_limited') },
        authorize: refuse('role', 'forbidden'),
        requireVerified: refuse('verified', 'email_not_verified'),
      });
      const body = fails('schema') ? { title: '' } : { title: 'T', done: true };
      const answer = await send(body, fails('key') ? { 'idempotency-key': 'no' } : {});
      const { code, errors } = (await answer.json()) as {
        code?: string;
        errors?: { field: string }[];
      };
      return errors?.at(0)?.field === 'Idempotency-Key' ? 'key' : (code ?? answer.status);
    }),
  );
  expect(seen).toEqual([
    'rate_limited',
    'forbidden',
    'validation_failed',
    'email_not_verified',
    'key',
    201,
  ]);
});

test('bodies that cannot be read are 400, 413 or 415', async () => {
  expect((await send('{"title":')).status).toBe(400);
  expect((await send('')).status).toBe(400);
  expect((await send({ title: 'x'.repeat(2_000), done: true })).status).toBe(413);
  expect((await send('{}', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await send('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
  expect((await send('{}', { 'content-type': 'application/json; charset=utf-16' })).status).toBe(
    415,
  );
});

test('a body that breaks the schema is 422 with every field, in the language asked for', async () => {
  const answer = await send({ title: '', extra: 1 }, { 'accept-language': 'fr' });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    title: 'Vérifiez le formulaire',
    errors: expect.arrayContaining([
      { field: 'title', code: 'required', message: 'Saisissez un titre.' },
      { field: 'done', code: 'required', message: 'Ce champ est obligatoire.' },
      { field: 'extra', code: 'unknown_field', message: expect.any(String) as string },
    ]) as unknown,
  });
});

test('anything unexpected is the documented 500 without detail', async () => {
  const answer = await send({ title: 'boom', done: true });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret detail');
});

test('an answer outside the contract names its operation and field, and fails', async () => {
  app = build({
    handlers: { myNotes: () => Promise.resolve({ status: 200, body: { mine: 'no' } }) },
  });
  const answer = await app.request('/api/notes/my');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(await answer.json())).toContain('myNotes 200: body.mine');
  app = build({ handlers: { myNotes: () => Promise.resolve({ status: 207, body: {} }) } });
  expect(JSON.stringify(await (await app.request('/api/notes/my')).json())).toContain('status 207');
});

test('an owed operation is 501; one that is neither built nor owed, or both, stops the start', async () => {
  expect((await app.request('/api/later')).status).toBe(501);
  expect(() => build({ owed: [] })).toThrow('laterNote');
  expect(() => build({ owed: ['laterNote', 'myNotes'] })).toThrow('myNotes');
});

test('a file carries an ASCII name and its full one', async () => {
  const answer = await app.request('/api/notes/01930c1e-5a00-7000-8000-000000000001/print');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Bericht u.pdf"; filename*=UTF-8''Bericht%20%C3%BC.pdf`,
  );
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2]));
});

test('the same key answers the first result; another body is refused', async () => {
  const key = { 'idempotency-key': 'key-12345678' };
  const first = await send({ title: 'a', done: true }, key);
  const again = await send({ title: 'a', done: true }, key);
  expect([first.status, again.status, calls]).toEqual([201, 201, 1]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await send({ title: 'b', done: true }, key)).status).toBe(422);
  expect((await send({ title: 'a', done: true }, { 'idempotency-key': 'short' })).status).toBe(422);
});

test('a refusal that stands is repeated; one that may lift, or a failure, frees the key', async () => {
  const twice = { 'idempotency-key': 'key-conflict' };
  expect((await send({ title: 'twice', done: true }, twice)).status).toBe(409);
  expect((await send({ title: 'twice', done: true }, twice)).status).toBe(409);
  expect(calls).toBe(1);
  for (const title of ['later', 'boom']) {
    const key = { 'idempotency-key': `key-free-${title}` };
    await send({ title, done: true }, key);
    await send({ title, done: true }, key);
  }
  expect(calls).toBe(5);
});

test('a stream is sent event by event, and its repeat as the one last event', async () => {
  const ask = () =>
    app.request('/api/notes/read', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${TOKEN}`,
        accept: 'text/event-stream',
        'idempotency-key': 'stream-key-1',
      },
    });
  const first = await (await ask()).text();
  expect(first).toBe(
    'event: delta\ndata: {"type":"delta","text":"who"}\n\nevent: finished\ndata: {"type":"finished","run":{"text":"whole"}}\n\n',
  );
  const again = await (await ask()).text();
  expect(again).toBe('event: finished\ndata: {"type":"finished","run":{"text":"whole"}}\n\n');
  expect(calls).toBe(1);
});

test('a thrown problem that the contract does not list is shown as a violation, a listed one is sent', async () => {
  const thrown = async (make: () => unknown) => {
    app = build({ handlers: { myNotes: () => Promise.reject(make() as Error) } });
    const answer = await app.request('/api/notes/my');
    const body = (await answer.json()) as { code: string; errors?: { field: string }[] };
    return [answer.status, body.code, body.errors?.[0]?.field];
  };
  expect(await thrown(() => problem('quota_exceeded'))).toEqual([402, 'quota_exceeded', undefined]);
  expect(await thrown(() => problem('not_found'))).toEqual([
    500,
    'internal_error',
    'myNotes: status 404 is not documented',
  ]);
  expect(await thrown(() => invalid([{ field: 'title', code: 'too_rude' }]))).toEqual([
    500,
    'internal_error',
    'myNotes 422: code too_rude of title is not documented',
  ]);
  expect(await thrown(() => problem('quota_exceeded', { headers: { 'X-Plan': 'pro' } }))).toEqual([
    500,
    'internal_error',
    'myNotes 402: header x-plan is not documented',
  ]);
});
