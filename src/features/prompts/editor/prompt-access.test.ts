import { expect, it } from 'vitest';
import { accessTo } from './prompt-access.ts';

const owner = { id: 'a', firstName: 'A', lastName: 'B' };
const everything = () => true;
const onlyRead = (action: string) => action === 'read';
const onlyCreate = (action: string) => action !== 'update';

it('one’s own and the team’s prompts are edited, a starter is copied', () => {
  expect(accessTo({ source: 'generated', owner }, everything)).toBe('edit');
  expect(accessTo({ source: 'starter' }, everything)).toBe('copy');
});
it('who may not change prompts copies or only reads', () => {
  expect(accessTo({ source: 'manual', owner }, onlyCreate)).toBe('copy');
  expect(accessTo({ source: 'manual', owner }, onlyRead)).toBe('read');
  expect(accessTo({ source: 'starter' }, onlyRead)).toBe('read');
});
