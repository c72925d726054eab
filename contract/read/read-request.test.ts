import { expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';
import type { OperationSpec } from '../operations/operation.ts';
import { readBody } from './read-request.ts';

const read = (body: string, operation: keyof typeof operations = 'updateSubUser') =>
  readBody(
    operations[operation] as unknown as OperationSpec,
    new Request('http://test', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }),
  );

it('refuses a body with fewer properties than its schema asks for', async () => {
  await expect(read('{}')).rejects.toMatchObject({
    code: 'validation_failed',
    options: { errors: [{ field: 'body', code: 'required' }] },
  });
  await expect(read('{"status":"active"}')).resolves.toEqual({ status: 'active' });
});

it.each([
  [{ id: '01930c1e-5a00-7000-8000-0000000000a1' }, ['baseVersion']],
  [{ baseVersion: 2 }, ['id']],
  [{ revision: 3 }, ['id']],
  [{ revision: 3, baseVersion: 2 }, ['id']],
])('refuses a body of %j without the fields that these need', async (some, fields) => {
  const body = JSON.stringify({
    title: 'Letter',
    body: 'Write a letter.',
    categoryId: '01930c1e-5a00-7000-8000-0000000000c1',
    ...some,
  });
  await expect(read(body, 'savePrompt')).rejects.toMatchObject({
    code: 'validation_failed',
    options: { errors: fields.map((field) => ({ field, code: 'required' })) },
  });
});

it('refuses a map with more entries than its schema allows', async () => {
  const values = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`name${at}`, 'text']));
  const body = (count: number) =>
    JSON.stringify({ promptId: '01930c1e-5a00-7000-8000-0000000000a1', values: values(count) });
  await expect(read(body(51), 'executePrompt')).rejects.toMatchObject({
    options: { errors: [{ field: 'values', code: 'too_many', params: { max: 50 } }] },
  });
  await expect(read(body(50), 'executePrompt')).resolves.toMatchObject({ values: values(50) });
});
