import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codesPage } from './codes-page.ts';
import { readContract } from '../document/document.ts';

const page = codesPage(readContract(join(import.meta.dirname, '../../openapi/dist/openapi.yaml')));

test.each([
  '| `stale_version` | 409 | savePrompt |',
  '| `internal_error` | 500 | every operation |',
  '| `method_not_allowed` | 405 | no operation of its own |',
  '| `not_a_name` | acceptInvitation, registerWithEmail, updateProfile |',
])('has the row %s', (row) => {
  expect(page.split('\n')).toContain(row);
});
