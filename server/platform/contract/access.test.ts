import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { authorize, requireVerified } from './access.ts';
import type { Caller } from '../security/identity.ts';
import type { Preset, Role } from '#core/permissions/permissions.ts';

type Permission = {
  action: string;
  subject: string;
  verified?: true;
  role?: 'admin';
  ownAccount?: true;
};
type Contract = {
  paths: Record<string, Record<string, { operationId: string; 'x-permission'?: Permission }>>;
};

const FILE = join(import.meta.dirname, '../../../openapi/dist/openapi.yaml');
const contract = parse(readFileSync(FILE, 'utf8')) as Contract;
const operations = Object.values(contract.paths).flatMap((methods) => Object.values(methods));

const people: [string, Role, Preset | null][] = [
  ['an individual', 'individual', null],
  ['a client', 'client', null],
  ['an administrator', 'admin', null],
  ['an editor', 'user', 'editor'],
  ['a viewer', 'user', 'viewer'],
];

/** The matrix in words of its own: what each role is kept from. */
function mayUse(rule: Permission, role: Role, preset: Preset | null): boolean {
  if (rule.role === 'admin') return role === 'admin';
  if (role !== 'user') return true;
  if (rule.ownAccount) return false;
  if (['billing', 'team'].includes(rule.subject)) return false;
  return !(preset === 'viewer' && rule.subject === 'prompts' && rule.action !== 'read');
}

const refusal = (work: () => void): string | undefined => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code;
  }
  return undefined;
};

describe.each(people)('%s', (_name, role, preset) => {
  const caller = (emailVerified: boolean) => ({ role, preset, emailVerified }) as Caller;

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    (operationId, operation) => {
      const rule = operation['x-permission'];
      const allowed = !rule || mayUse(rule, role, preset);
      expect(refusal(() => authorize(operationId, caller(true)))).toBe(
        allowed ? undefined : 'forbidden',
      );
      expect(refusal(() => requireVerified(operationId, caller(true)))).toBeUndefined();
      expect(refusal(() => requireVerified(operationId, caller(false)))).toBe(
        rule?.verified ? 'email_not_verified' : undefined,
      );
    },
  );
});

test('an operation that the table does not know is refused to everybody', () => {
  const caller = { role: 'admin', preset: null, emailVerified: true } as Caller;
  expect(refusal(() => authorize('nobodysOperation', caller))).toBe('forbidden');
});
