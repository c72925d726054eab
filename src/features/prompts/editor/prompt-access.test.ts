import { expect, it } from 'vitest';
import { STORED_USER } from '#src/testing/stored-user.ts';
import { accessTo, hasTeam } from './prompt-access.ts';

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
it('prompts are shared by whoever is on a team or holds seats, an administrator too', () => {
  const { subscription } = STORED_USER;
  const free = { ...subscription, seats: 0 };
  const team = { ...subscription, seats: 5 };
  expect(hasTeam({ role: 'individual', subscription: free })).toBe(false);
  expect(hasTeam({ role: 'client', subscription: team })).toBe(true);
  expect(hasTeam({ role: 'user', subscription: team })).toBe(true);
  expect(hasTeam({ role: 'admin', subscription: free })).toBe(false);
  expect(hasTeam({ role: 'admin', subscription: team })).toBe(true);
  expect(hasTeam(undefined)).toBe(false);
});
