import { expect, it } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { isRecord, localStore, type Guard } from './storage.ts';

const isDraft: Guard<{ goal: string }> = (value): value is { goal: string } =>
  isRecord(value) && typeof value['goal'] === 'string';

it('a draft survives a reload: another store over the same storage finds it', () => {
  createDraftStore(localStore).write('lin', 'brief', { goal: 'a report' });
  expect(createDraftStore(localStore).read('lin', 'brief', isDraft)).toEqual({ goal: 'a report' });
});

it('another user never sees it, not even one whose id begins alike', () => {
  const drafts = createDraftStore(localStore);
  drafts.write('lin', 'brief', { goal: 'secret' });
  for (const other of ['amira', 'li', 'lin2', 'lin.brief', '']) {
    expect(drafts.read(other, 'brief', isDraft)).toBeUndefined();
  }
});

it('clearing takes all that one user left, and nothing of another’s', () => {
  const drafts = createDraftStore(localStore);
  drafts.write('lin', 'brief', { goal: 'mine' });
  drafts.write('lin', 'prompt.1', { goal: 'mine, too' });
  drafts.write('lin2', 'brief', { goal: 'not mine' });
  expect(
    drafts
      .list('lin')
      .map(({ form }) => form)
      .toSorted(),
  ).toEqual(['brief', 'prompt.1']);
  drafts.clear('lin');
  expect(drafts.list('lin')).toEqual([]);
  expect(drafts.list('lin2')).toEqual([{ form: 'brief', value: { goal: 'not mine' } }]);
});

it('a draft of another shape is not read', () => {
  const drafts = createDraftStore(localStore);
  drafts.write('lin', 'brief', { goal: 7 });
  expect(drafts.read('lin', 'brief', isDraft)).toBeUndefined();
});

it('a sent form leaves nothing behind', () => {
  const drafts = createDraftStore(localStore);
  drafts.write('lin', 'brief', { goal: 'x' });
  drafts.remove('lin', 'brief');
  expect(drafts.read('lin', 'brief', isDraft)).toBeUndefined();
});

it('drafts are forgotten after thirty days, and beyond forty the oldest go', () => {
  let now = 0;
  const drafts = createDraftStore(localStore, () => now);
  for (let index = 0; index < 41; index += 1) {
    now = index;
    drafts.write('lin', `form${index}`, { goal: 'x' });
  }
  expect(drafts.read('lin', 'form0', isDraft)).toBeUndefined();
  expect(drafts.read('lin', 'form1', isDraft)).toBeDefined();
  now += 31 * 86_400_000;
  expect(drafts.read('lin', 'form40', isDraft)).toBeUndefined();
});
