import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SecretDamaged, secretOfFolder } from './encryption.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promptwell-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the secret is made once, whole, for its owner alone', () => {
  const secret = secretOfFolder(folder);
  expect(secret).toHaveLength(43);
  expect(secretOfFolder(folder)).toBe(secret);
  expect(readdirSync(folder)).toEqual(['secret.key']);
  expect(statSync(join(folder, 'secret.key')).mode & 0o077).toBe(0);
});

test.each(['', '\n', 'cut', 'a'.repeat(42)])('a damaged secret (%j) is refused', (content) => {
  writeFileSync(join(folder, 'secret.key'), content);
  expect(() => secretOfFolder(folder)).toThrow(SecretDamaged);
});
