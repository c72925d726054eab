import { join } from 'node:path';
import { ConfigError, loadConfig } from '../config.ts';
import { openFolderDatabase } from '../db/client.ts';
import { openPostgres } from '../db/postgres.ts';
import { FolderInUse, FolderNotPrivate } from '../db/folder-lock.ts';
import { migrate, SchemaMismatch } from '../db/migrate.ts';
import { accountRepository } from '../modules/account/repository.ts';

/** `npm run admin -- ADDRESS`: makes an existing account an administrator. No form can. */
async function main(): Promise<number> {
  const [address] = process.argv.slice(2);
  if (!address) {
    console.error('Usage: npm run admin -- ada@example.com (the address of an existing account)');
    return 2;
  }
  const config = loadConfig(process.env);
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : await openFolderDatabase(config.dataDir);
  try {
    await migrate(database, { backupDir: join(config.dataDir, 'backups') });
    if (!(await accountRepository(database.db).makeAdmin(address, new Date()))) {
      console.error(`No account has the address ${address}.`);
      return 1;
    }
    console.log(`${address} is an admin now, and signs in with a code by mail.`);
    return 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const expected =
    error instanceof ConfigError ||
    error instanceof FolderInUse ||
    error instanceof FolderNotPrivate ||
    error instanceof SchemaMismatch;
  console.error(expected ? error.message : error);
  process.exitCode = 1;
}
