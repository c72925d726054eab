import { expect, it } from 'vitest';
import { operations } from '../generated/operations.ts';
import type { OperationSpec } from '../operations/operation.ts';
import { readBody } from './read-request.ts';

const read = (body: string) =>
  readBody(
    operations.updateSubUser as unknown as OperationSpec,
    new Request('http://test', {
      method: 'PATCH',
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
