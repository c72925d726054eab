import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedPaths } from './changed-paths.ts';
import { PrismMock } from './prism.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const document = {
  openapi: '3.1.0',
  paths: { '/a': { get: ref('Outer') }, '/b': { get: ref('Other') }, '/c': { get: {} } },
  components: { schemas: { Outer: { items: ref('Inner') }, Inner: { type: 'string' }, Other: {} } },
};
const changedBy = (change: (one: typeof document) => void) => {
  const after = structuredClone(document);
  change(after);
  return [...changedPaths(document, after)];
};

describe('paths that changed', () => {
  it('are none in the same document', () => expect(changedBy(() => {})).toEqual([]));

  it('are those that refer to what changed, over others', () =>
    expect(changedBy((one) => (one.components.schemas.Inner.type = 'number'))).toEqual(['/a']));

  it('are those that lost what they refer to', () =>
    expect(changedBy((one) => Reflect.deleteProperty(one.components.schemas, 'Other'))).toEqual([
      '/b',
    ]));

  it('are all of them where what all depend on changed, or nothing is known', () => {
    expect(changedBy((one) => (one.openapi = '3.1.1'))).toEqual(['/a', '/b', '/c']);
    expect([...changedPaths(undefined, document)]).toEqual(['/a', '/b', '/c']);
  });
});

describe('a mock that is made from the one before', () => {
  it('answers as one that is read anew', async () => {
    const file = join(import.meta.dirname, '../openapi/dist/openapi.yaml');
    const text = await readFile(file, 'utf8');
    const before = await PrismMock.of(text);
    const changed = text.replaceAll('lastName: Haddad', 'lastName: Khoury');
    expect(changed).not.toBe(text);
    const [followed, read] = [await PrismMock.of(changed, before), await PrismMock.of(changed)];
    expect(followed.operations).toEqual(read.operations);
    const answers = (mock: PrismMock) =>
      Promise.all(mock.operations.map(({ operationId }) => mock.answer(operationId, {}, false)));
    expect(await answers(followed)).toEqual(await answers(read));
    expect(await answers(followed)).not.toEqual(await answers(before));
  });
});
