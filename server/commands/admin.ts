import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, loadConfig, type Config } from '../config.ts';
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
  const refusal = await makeAdmin(config, address).catch((error: unknown) => {
    if (error instanceof FolderInUse) return askServer(config, address, error);
    throw error;
  });
  if (refusal !== undefined) {
    console.error(refusal);
    return 1;
  }
  console.log(`${address} is an admin now, and signs in with a code by mail.`);
  return 0;
}

/** Reason why no account became an administrator's; undefined when one did. */
type Refusal = string | undefined;

/** Changes the store itself. @throws FolderInUse while a server works in it */
async function makeAdmin(config: Config, address: string): Promise<Refusal> {
  const database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : await openFolderDatabase(config.dataDir);
  try {
    await migrate(database, { backupDir: join(config.dataDir, 'backups') });
    const isKnown = await accountRepository(database.db).makeAdmin(address, new Date());
    return isKnown ? undefined : `No account has the address ${address}.`;
  } finally {
    await database.close();
  }
}

/** Asks the server that holds the folder, which is reached at its configured port. */
async function askServer(
  { host, port, dataDir }: Config,
  address: string,
  inUse: FolderInUse,
): Promise<Refusal> {
  const name = host.includes(':') ? `[${host}]` : host;
  const answer = await fetch(`http://${name}:${port}/dev/admin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ address, dataDir: realpathSync(dataDir) }),
    signal: AbortSignal.timeout(10_000),
  }).catch(() => undefined);
  if (answer?.status === 204) return undefined;
  if (answer?.status !== 422) return inUse.message;
  return ((await answer.json()) as { message: string }).message;
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
