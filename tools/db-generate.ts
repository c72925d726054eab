import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');

/**
 * Writes the one migration of the schema as it stands. Until the first release nobody holds data that
 * an older one made; from then on this adds a migration instead.
 */
rmSync(join(ROOT, 'server/db/migrations'), { recursive: true, force: true });
execFileSync(
  process.execPath,
  [join(ROOT, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', 'initial'],
  { cwd: ROOT, stdio: 'inherit' },
);
