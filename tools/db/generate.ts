import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { brokenMigrations, recordMigrations } from './record.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Adds one migration that brings the schema in `server/db/schema` about, and records its hash.
 * Existing migrations are never touched: databases were made by them.
 */
function main(): void {
  const { values } = parseArgs({ options: { name: { type: 'string' } } });
  if (!values.name || !/^[a-z0-9_]{3,40}$/.test(values.name))
    throw new Error('Say what changes: npm run db:generate -- --name add_sessions');
  const broken = brokenMigrations();
  if (broken.length > 0) throw new Error(broken.join('\n'));
  execFileSync(
    process.execPath,
    [join(ROOT, 'node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', values.name],
    { cwd: ROOT, stdio: 'inherit' },
  );
  for (const { tag } of recordMigrations()) console.log(`Recorded ${tag}`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
