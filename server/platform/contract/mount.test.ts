import { Hono } from 'hono';
import { beforeEach, expect, test } from 'vitest';
import type { ProblemCode } from '#contract/problems/problem-codes.ts';
import { createNotesApp, TOKEN } from '#server/testing/notes-app.ts';
import { notesTable } from '#server/testing/notes-contract.ts';
import type { AppEnv } from '../http/app-env.ts';
import { problem } from '../problems.ts';
import { mountOperations } from './mount.ts';
import { type MountOptions } from './mount-options.ts';
import type { Replay } from './types.ts';

/** How a request is read and checked before its operation runs. */
let notes: ReturnType<typeof createNotesApp>;
beforeEach(() => {
  notes = createNotesApp();
});

test('query values have their declared types, and what does not fit is refused', async () => {
  const good = await notes.app.request('/api/notes?page=2&done=false&tag=a&tag=b');
  expect(await good.json()).toEqual({ seen: { page: 2, done: false, tag: ['a', 'b'] } });
  for (const bad of ['page=', 'page=2x', 'done=1', 'done=']) {
    const answer = await notes.app.request(`/api/notes?${bad}`);
    expect(answer.status, bad).toBe(422);
  }
});

test('a path answers every method itself: static names are never ids', async () => {
  const removed = await notes.app.request('/api/notes/my', { method: 'DELETE' });
  expect(removed.status).toBe(405);
  expect(removed.headers.get('allow')).toBe('GET, HEAD');
  expect((await notes.app.request('/api/notes/my')).status).toBe(200);
});

test('an id of the wrong form is answered like one that does not exist', async () => {
  const answer = await notes.app.request('/api/notes/not-an-id', {
    method: 'DELETE',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found', type: '/problems/not_found' });
});

test('a secured operation asks for the token before anything else', async () => {
  const answer = await notes.app.request('/api/notes', { method: 'POST', body: '{' });
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
      notes = createNotesApp({
        limits: { take: refuse('limit', 'rate_limited') },
        authorize: refuse('role', 'forbidden'),
        requireVerified: refuse('verified', 'email_not_verified'),
      });
      const body = fails('schema') ? { title: '' } : { title: 'T', done: true };
      const answer = await notes.addNote(body, fails('key') ? { 'idempotency-key': 'no' } : {});
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
  expect((await notes.addNote('{"title":')).status).toBe(400);
  expect((await notes.addNote('')).status).toBe(400);
  expect((await notes.addNote({ title: 'x'.repeat(2_000), done: true })).status).toBe(413);
  expect((await notes.addNote('{}', { 'content-type': 'text/plain' })).status).toBe(415);
  expect((await notes.addNote('{}', { 'content-encoding': 'gzip' })).status).toBe(415);
  expect(
    (await notes.addNote('{}', { 'content-type': 'application/json; charset=utf-16' })).status,
  ).toBe(415);
});

test('a body that breaks the schema is 422 with every field, in the language asked for', async () => {
  const answer = await notes.addNote({ title: '', extra: 1 }, { 'accept-language': 'fr' });
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

test('an operation without a handler stops the start', () => {
  const { readNote, myNotes } = notesTable;
  const handlers = { myNotes: () => Promise.resolve({ status: 200, body: { mine: true } }) };
  const implementations = [{ tag: 'notes', handlers }];
  expect(() =>
    mountOperations(new Hono<AppEnv>(), { readNote, myNotes }, implementations, {} as MountOptions),
  ).toThrow('readNote is not implemented');
});

test('an operation that streams and takes keys says how a kept answer is streamed again', () => {
  const { readNote } = notesTable;
  const handlers = { readNote: () => Promise.resolve({ status: 200, body: { text: 'whole' } }) };
  const mount = (replays?: Record<string, Replay>) =>
    mountOperations(
      new Hono<AppEnv>(),
      { readNote },
      [{ tag: 'notes', handlers, replays }],
      {} as MountOptions,
    );
  expect(() => mount()).toThrow('readNote streams events and has no replay');
  async function* replay(stored: unknown) {
    yield await Promise.resolve({ type: 'finished', run: stored });
  }
  expect(() => mount({ readNote: replay })).not.toThrow();
});
