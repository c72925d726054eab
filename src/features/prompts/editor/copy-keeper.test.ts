import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCopyKeeper } from './copy-keeper.ts';
import type { EditorValues, KeptDraft } from './editor-values.ts';
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
const SERVER: ServerCopy = { values: VALUES, revision: 3, baseVersion: 2 };
const STALE = { response: { status: 409, data: { code: 'stale_revision', message: 'Changed' } } };
const OFFLINE = { isAxiosError: true, code: 'ERR_NETWORK', message: 'Offline' };
const REFUSED = { response: { status: 422, data: { code: 'validation_failed', message: 'No' } } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A keeper, its editor, and the server and the device that it sees. */
function opened(start: { server?: ServerCopy; kept?: KeptDraft; isSignedIn?: () => boolean } = {}) {
  const send = vi.fn<(copy: ServerCopy) => Promise<{ revision: number }>>();
  send.mockImplementation(({ revision }) => Promise.resolve({ revision: revision + 1 }));
  const read = vi.fn<() => Promise<ServerCopy>>();
  let device = start.kept;
  const keeper = createCopyKeeper({
    server: start.server ?? SERVER,
    kept: start.kept,
    send,
    read,
    isSignedIn: start.isSignedIn ?? (() => true),
    store: { save: (kept) => void (device = kept), discard: () => void (device = undefined) },
  });
  let values = keeper.initial() ?? VALUES;
  const close = keeper.open({ current: () => values, onTake: (merged) => void (values = merged) });
  const type = (part: Partial<EditorValues>) => {
    values = { ...values, ...part };
    keeper.change(values);
  };
  const sent = () =>
    send.mock.calls.map(
      ([
        {
          revision,
          values: { title, body },
        },
      ]) => ({ revision, title, body }),
    );
  return { keeper, send, read, type, close, sent, device: () => device, values: () => values };
}

describe('what is typed', () => {
  it('is on this device until the server has exactly that, and then no longer', async () => {
    const { keeper, type, device, sent } = opened();
    type({ title: 'Plan B' });
    expect(device()).toMatchObject({ values: { title: 'Plan B' }, base: VALUES, revision: 3 });
    expect(keeper.getState()).toEqual({ status: 'keeping' });
    await vi.runAllTimersAsync();
    expect(sent()).toEqual([{ revision: 3, title: 'Plan B', body: 'Write a plan' }]);
    expect(device()).toBeUndefined();
    expect(keeper.getState()).toEqual({ status: 'kept' });
  });

  it('while the last is on its way is sent after it, from its revision', async () => {
    const { type, send, sent, device } = opened();
    let answer = (_revision: number) => {};
    send.mockImplementationOnce(
      () => new Promise((resolve) => (answer = (revision) => resolve({ revision }))),
    );
    type({ title: 'Plan B' });
    await vi.advanceTimersByTimeAsync(1000);
    type({ title: 'Plan C' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent()).toHaveLength(1);
    answer(4);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent()[1]).toMatchObject({ revision: 4, title: 'Plan C' });
    expect(device()).toBeUndefined();
  });

  it('is not sent once the session has ended, and stays on this device', async () => {
    let isSignedIn = true;
    const { keeper, type, sent, device } = opened({ isSignedIn: () => isSignedIn });
    type({ title: 'Plan B' });
    isSignedIn = false;
    expect(await keeper.flush()).toBe(false);
    await vi.runAllTimersAsync();
    expect(sent()).toEqual([]);
    expect(keeper.getState()).toEqual({ status: 'waiting', error: undefined });
    expect(device()).toMatchObject({ values: { title: 'Plan B' } });
  });

  it('offline waits on this device, and is sent again by itself', async () => {
    const { keeper, type, send, device } = opened();
    send.mockRejectedValueOnce(OFFLINE);
    type({ title: 'Plan B' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(keeper.getState()).toEqual({ status: 'waiting', error: OFFLINE });
    expect(device()).toMatchObject({ values: { title: 'Plan B' } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keeper.getState()).toEqual({ status: 'kept' });
    expect(device()).toBeUndefined();
  });

  it('and refused stays on this device, and is not sent again until it changes', async () => {
    const { keeper, type, send, device } = opened();
    send.mockRejectedValueOnce(REFUSED);
    type({ title: 'Plan B' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledOnce();
    expect(device()).toMatchObject({ values: { title: 'Plan B' } });
    type({ title: 'Plan C' });
    await vi.runAllTimersAsync();
    expect(keeper.getState()).toEqual({ status: 'kept' });
  });

  it('is sent at once when the page is left', async () => {
    const { keeper, type, close, sent } = opened();
    type({ title: 'Plan B' });
    const flushed = keeper.flush();
    close();
    expect(await flushed).toBe(true);
    expect(sent()).toHaveLength(1);
  });

  it('is not sent while a version is being saved, which ends the working copy', async () => {
    const { keeper, type, sent } = opened();
    await keeper.hold();
    type({ title: 'Plan B' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sent()).toEqual([]);
    keeper.release({ values: VALUES, version: 3 });
    await vi.runAllTimersAsync();
    expect(sent()).toEqual([{ revision: 0, title: 'Plan B', body: 'Write a plan' }]);
  });
});

describe('another device', () => {
  it('that changed another field is brought together with this one', async () => {
    const { type, send, read, values, sent } = opened();
    send.mockRejectedValueOnce(STALE);
    read.mockResolvedValue({ ...SERVER, revision: 5, values: { ...VALUES, body: 'Theirs' } });
    type({ title: 'Mine' });
    await vi.runAllTimersAsync();
    expect(values()).toMatchObject({ title: 'Mine', body: 'Theirs' });
    expect(sent()[1]).toEqual({ revision: 5, title: 'Mine', body: 'Theirs' });
  });

  it('that has nothing newer is not asked again and again: the refusal is shown', async () => {
    const { keeper, type, send, read, device } = opened();
    send.mockRejectedValue(STALE);
    read.mockResolvedValue(SERVER);
    type({ title: 'Plan B' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledOnce();
    expect(keeper.getState()).toEqual({ status: 'refused', error: STALE });
    expect(device()?.values.title).toBe('Plan B');
  });

  it('that changed the same field is asked about, and nothing is sent meanwhile', async () => {
    const { keeper, type, send, read, values, sent, device } = opened();
    send.mockRejectedValueOnce(STALE);
    read.mockResolvedValue({ ...SERVER, revision: 5, values: { ...VALUES, title: 'Theirs' } });
    type({ title: 'Mine' });
    await vi.runAllTimersAsync();
    expect(keeper.getState()).toMatchObject({ status: 'collided', fields: ['title'] });
    type({ body: 'And more' });
    await vi.runAllTimersAsync();
    expect(sent()).toHaveLength(1);
    expect(device()).toMatchObject({ values: { title: 'Mine', body: 'And more' } });
    keeper.resolve('theirs');
    await vi.runAllTimersAsync();
    expect(values()).toMatchObject({ title: 'Theirs', body: 'And more' });
    expect(sent()[1]).toEqual({ revision: 5, title: 'Theirs', body: 'And more' });
  });

  it('gives way when one’s own text is chosen', async () => {
    const { keeper, type, send, read, sent } = opened();
    send.mockRejectedValueOnce(STALE);
    read.mockResolvedValue({ ...SERVER, revision: 5, values: { ...VALUES, title: 'Theirs' } });
    type({ title: 'Mine' });
    await vi.runAllTimersAsync();
    keeper.resolve('mine');
    await vi.runAllTimersAsync();
    expect(sent()[1]).toMatchObject({ revision: 5, title: 'Mine' });
    expect(keeper.getState()).toEqual({ status: 'kept' });
  });

  it('is met by what waited on this device', async () => {
    const kept = {
      values: { ...VALUES, title: 'Mine' },
      base: VALUES,
      revision: 3,
      baseVersion: 2,
      at: '',
    };
    const server = { ...SERVER, revision: 4, values: { ...VALUES, body: 'Theirs' } };
    const { values, sent } = opened({ server, kept });
    expect(values()).toMatchObject({ title: 'Mine', body: 'Theirs' });
    await vi.runAllTimersAsync();
    expect(sent()).toEqual([{ revision: 4, title: 'Mine', body: 'Theirs' }]);
  });

  it('and this one are asked about when they collided while this one was away', async () => {
    const kept = {
      values: { ...VALUES, title: 'Mine' },
      base: VALUES,
      revision: 3,
      baseVersion: 2,
      at: '',
    };
    const server = { ...SERVER, revision: 4, values: { ...VALUES, title: 'Theirs' } };
    const { keeper, values, sent } = opened({ server, kept });
    expect(values().title).toBe('Mine');
    await vi.runAllTimersAsync();
    expect(keeper.getState()).toMatchObject({ status: 'collided', fields: ['title'] });
    expect(sent()).toEqual([]);
  });
});

it('begins with what waited on this device, and sends it', async () => {
  const kept = { values: { ...VALUES, title: 'Mine' }, baseVersion: 2, revision: 3, at: '' };
  const { values, sent, device } = opened({ kept });
  expect(values().title).toBe('Mine');
  await vi.runAllTimersAsync();
  expect(sent()).toEqual([{ revision: 3, title: 'Mine', body: 'Write a plan' }]);
  expect(device()).toBeUndefined();
});

it('keeps nothing of a prompt that is gone', async () => {
  const { keeper, type, sent, device } = opened();
  type({ title: 'Plan B' });
  keeper.end();
  type({ title: 'Plan C' });
  await vi.runAllTimersAsync();
  expect(sent()).toEqual([]);
  expect(device()).toBeUndefined();
});
