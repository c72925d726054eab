import { beforeEach, expect, test } from 'vitest';
import { createNotesApp, noteHandlers, TOKEN } from '#server/testing/notes-app.ts';
import type { NoteHandlers } from '#server/testing/notes-contract.ts';
import { invalid, problem } from '../problems.ts';
import type { OpenContext } from './types.ts';

/** How what an operation answers or throws is sent: in the contract's form, once per key. */
let notes: ReturnType<typeof createNotesApp>;
beforeEach(() => {
  notes = createNotesApp();
});

test('anything unexpected is the documented 500 without detail', async () => {
  const answer = await notes.addNote({ title: 'boom', done: true });
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toContain('secret detail');
});

test('an answer outside the contract names its operation and field, and fails', async () => {
  notes = createNotesApp({
    handlers: { myNotes: () => Promise.resolve({ status: 200, body: { mine: 'no' } }) },
  });
  const answer = await notes.app.request('/api/notes/my');
  expect(answer.status).toBe(500);
  expect(JSON.stringify(await answer.json())).toContain('myNotes 200: body.mine');
  notes = createNotesApp({
    handlers: { myNotes: () => Promise.resolve({ status: 207, body: {} }) },
  });
  expect(JSON.stringify(await (await notes.app.request('/api/notes/my')).json())).toContain(
    'status 207',
  );
});

test('a file carries an ASCII name and its full one', async () => {
  const answer = await notes.app.request('/api/notes/01930c1e-5a00-7000-8000-000000000001/print');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="Bericht u.pdf"; filename*=UTF-8''Bericht%20%C3%BC.pdf`,
  );
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([1, 2]));
});

test('the same key answers the first result; another body is refused', async () => {
  const key = { 'idempotency-key': 'key-12345678' };
  const first = await notes.addNote({ title: 'a', done: true }, key);
  const again = await notes.addNote({ title: 'a', done: true }, key);
  expect([first.status, again.status, notes.calls()]).toEqual([201, 201, 1]);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect((await notes.addNote({ title: 'b', done: true }, key)).status).toBe(422);
  expect(
    (await notes.addNote({ title: 'a', done: true }, { 'idempotency-key': 'short' })).status,
  ).toBe(422);
});

test('a refusal that stands is repeated; one that may lift, or a failure, frees the key', async () => {
  const twice = { 'idempotency-key': 'key-conflict' };
  expect((await notes.addNote({ title: 'twice', done: true }, twice)).status).toBe(409);
  expect((await notes.addNote({ title: 'twice', done: true }, twice)).status).toBe(409);
  expect(notes.calls()).toBe(1);
  for (const title of ['later', 'boom']) {
    const key = { 'idempotency-key': `key-free-${title}` };
    await notes.addNote({ title, done: true }, key);
    await notes.addNote({ title, done: true }, key);
  }
  expect(notes.calls()).toBe(5);
});

test('a stream is sent event by event, and its repeat as the one last event', async () => {
  const ask = () =>
    notes.app.request('/api/notes/read', {
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
  expect(notes.calls()).toBe(1);
});

test('a thrown problem that the contract does not list is shown as a violation, a listed one is sent', async () => {
  const thrown = async (make: () => unknown) => {
    notes = createNotesApp({ handlers: { myNotes: () => Promise.reject(make() as Error) } });
    const answer = await notes.app.request('/api/notes/my');
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

// What the compiler has to refuse, so that a module cannot forget or invent anything.
const { addNote, ...withoutOne } = noteHandlers(() => undefined);
const gives = <const A>(answer: A) => Promise.resolve(answer);
type Refused = NoteHandlers;
// @ts-expect-error an operation is missing
export const missing: Refused = withoutOne;
// @ts-expect-error an operation that the contract does not know
export const tooMany: Refused = { ...withoutOne, addNote, laterNote: addNote };
// @ts-expect-error the status is not documented
export const wrongStatus: Refused['myNotes'] = () => gives({ status: 202, body: { mine: true } });
// @ts-expect-error the body does not fit
export const wrongBody: Refused['myNotes'] = () => gives({ status: 200, body: { mine: 'yes' } });
// @ts-expect-error a body where none is documented
export const needlessBody: Refused['removeNote'] = () => gives({ status: 204, body: {} });
// @ts-expect-error on an open operation a signed-in person is not certain
export const maybeNobody: (ctx: OpenContext) => string = (ctx) => ctx.user.id;
