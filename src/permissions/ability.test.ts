import { expect, it } from 'vitest';
import {
  allows,
  permissionsOf,
  ROLES,
  type PermissionRule,
} from '#core/permissions/permissions.ts';
import { resolveAbility } from './ability.ts';

it('the default rule grants manage on all subjects (specification §6)', () => {
  const ability = resolveAbility();
  expect(ability?.can('delete', 'billing')).toBe(true);
});

it('a person without a resolved ability has none: the layout stays blank', () =>
  expect(resolveAbility([])).toBeNull());

it('rules that only take away grant nothing: no ability either', () =>
  expect(resolveAbility([{ action: 'manage', subject: 'all', inverted: true }])).toBeNull());

it('a later rule overrides an earlier one', () => {
  const ability = resolveAbility([
    { action: 'manage', subject: 'all' },
    { action: 'manage', subject: 'billing', inverted: true },
    { action: 'read', subject: 'billing' },
  ]);
  expect(ability?.can('read', 'billing')).toBe(true);
  expect(ability?.can('update', 'billing')).toBe(false);
  expect(ability?.can('update', 'prompts')).toBe(true);
});

it('what a sub-user is not granted is refused', () => {
  const ability = resolveAbility([{ action: 'read', subject: 'prompts' }]);
  expect(ability?.can('read', 'team')).toBe(false);
});

it("CASL answers every question as the server's rules do", () => {
  const rules: (readonly PermissionRule[])[] = ROLES.flatMap((role) =>
    [null, 'editor' as const, 'viewer' as const].map((preset) => permissionsOf(role, preset)),
  );
  rules.push([
    { action: 'read', subject: 'all' },
    { action: 'manage', subject: 'team', inverted: true },
    { action: 'update', subject: 'team' },
  ]);
  for (const sent of rules)
    for (const action of ['manage', 'read', 'create', 'update', 'delete'])
      for (const subject of ['all', 'auth', 'account', 'dashboard', 'prompts', 'billing', 'team'])
        expect(
          resolveAbility(sent)?.can(action, subject),
          `${action} ${subject} by ${JSON.stringify(sent)}`,
        ).toBe(allows(sent, action, subject));
});
