import { expect, it, vi } from 'vitest';
import { createDraftStore } from '#src/lib/draft-store.ts';
import { localStore } from '#src/lib/storage.ts';
import type { EditorValues, KeptDraft } from './editor-values.ts';
import { sendKept, type SendKeptDeps } from './send-kept-copies.ts';
import type { ServerCopy } from './working-content.ts';

const VALUES: EditorValues = {
  title: 'Plan',
  body: 'Write a plan',
  categoryId: '01930c1e-5a00-7000-8000-0000000000c1',
  description: '',
  tags: [],
  language: 'en',
  direction: 'auto',
  visibility: 'private',
  isFavourite: false,
  variables: [],
  changeNote: '',
};
const STALE = { response: { status: 409, data: { code: 'stale_revision', message: 'Changed' } } };
const GONE = { response: { status: 404, data: { code: 'not_found', message: 'Gone' } } };
const OFFLINE = { isAxiosError: true, code: 'ERR_NETWORK', message: 'Offline' };
const SERVER: ServerCopy = { values: VALUES, revision: 3, baseVersion: 2 };

/** A device with a changed copy of each of these prompts, and the server that it sees. */
function device(...ids: string[]) {
  const drafts = createDraftStore(localStore);
  for (const id of ids) {
    const values = { ...VALUES, title: `Plan ${id}`, body: `Changed ${id}` };
    const kept: KeptDraft = { values, baseVersion: 2, revision: 3, base: VALUES, at: `at ${id}` };
    drafts.write('lin', `prompt.${id}`, kept);
  }
  const read = vi.fn<SendKeptDeps['read']>(() => Promise.resolve(SERVER));
  const send = vi.fn<SendKeptDeps['send']>(() => Promise.resolve({}));
  const open = new Set<string>();
  const round = () => sendKept({ drafts, read, send, isOpen: (id) => open.has(id) }, 'lin');
  const left = () =>
    drafts
      .list('lin')
      .map(({ form }) => form.replace('prompt.', ''))
      .toSorted();
  return { drafts, read, send, open, round, left };
}

it('sends each copy from the revision that it began from, and keeps it no longer', async () => {
  const { send, round, left } = device('1', '2');
  expect(await round()).toEqual([]);
  expect(send.mock.calls.map(([id, copy]) => [id, copy.revision, copy.values.body])).toEqual(
    expect.arrayContaining([
      ['1', 3, 'Changed 1'],
      ['2', 3, 'Changed 2'],
    ]),
  );
  expect(left()).toEqual([]);
});

it('leaves what an editor has open to it', async () => {
  const { send, open, round, left } = device('1', '2');
  open.add('1');
  await round();
  expect(send.mock.calls.map(([id]) => id)).toEqual(['2']);
  expect(left()).toEqual(['1']);
});

it.each([
  ['a working copy', { revision: 4 }],
  ['a version', { baseVersion: 3 }],
])('another device’s %s is never written over: the editor asks', async (_, changed) => {
  const { read, send, round, left } = device('1');
  read.mockResolvedValue({ ...SERVER, ...changed });
  expect(await round()).toEqual([{ promptId: '1', title: 'Plan 1' }]);
  expect(send).not.toHaveBeenCalled();
  expect(left()).toEqual(['1']);
});

it('a device that is faster by a moment leaves it to the editor too', async () => {
  const { send, round, left } = device('1');
  send.mockRejectedValue(STALE);
  expect(await round()).toEqual([{ promptId: '1', title: 'Plan 1' }]);
  expect(left()).toEqual(['1']);
});

it('forgets what the server has word for word', async () => {
  const { read, send, round, left } = device('1');
  read.mockResolvedValue({ ...SERVER, values: { ...VALUES, title: 'Plan 1', body: 'Changed 1' } });
  expect(await round()).toEqual([]);
  expect(send).not.toHaveBeenCalled();
  expect(left()).toEqual([]);
});

it('keeps what was typed while a copy was on its way', async () => {
  const { drafts, send, round, left } = device('1');
  send.mockImplementation(() => {
    const kept = { values: VALUES, baseVersion: 2, revision: 3, at: 'later' };
    drafts.write('lin', 'prompt.1', kept);
    return Promise.resolve({});
  });
  await round();
  expect(left()).toEqual(['1']);
});

it('stops at a server that does not answer, and goes on after a prompt that is gone', async () => {
  const away = device('1', '2');
  away.read.mockRejectedValue(OFFLINE);
  expect(await away.round()).toEqual([]);
  expect(away.read).toHaveBeenCalledTimes(1);
  expect(away.left()).toEqual(['1', '2']);
  away.read.mockReset();
  away.read.mockRejectedValueOnce(GONE).mockResolvedValueOnce(SERVER);
  await away.round();
  expect(away.send).toHaveBeenCalledTimes(1);
  expect(away.left()).toHaveLength(1);
});
