import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { MINUTE_MS } from '#core/time.ts';
import { ConfigError, loadConfig } from './config.ts';
import { durabilityWarnings } from './db/client.ts';
import { preloadIndexes } from './domain/generator/card-index.ts';
import { FolderInUse, FolderNotPrivate } from './db/folder-lock.ts';
import { SchemaMismatch } from './db/migrate.ts';
import { greeting } from './greeting.ts';
import { createServer } from './platform/http/server.ts';
import { createLog, type Log } from './platform/log.ts';
import { SecretDamaged } from './platform/security/encryption.ts';
import type { Services } from './services.ts';
import { shutDownInOrder } from './shutdown.ts';
import { wire, type Product } from './wiring.ts';

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const product = await wire(config, log);
  const { app, services, database, headers } = product;
  try {
    if (database.kind === 'pglite') await services.recover();
    const server = createServer(app, { headers });
    const port = await server.listen(config.host, config.port);
    services.jobs.start();
    void preloadIndexes(LANGUAGE_CODES).then(
      () => log.info('card indexes preloaded'),
      (err: unknown) => log.warn({ err }, 'card indexes not preloaded'),
    );
    const stopMaintenance = startMaintenance(services, log);
    const isBalanced = config.mode !== 'embedded';
    shutDownInOrder({ product, server, log, isBalanced, stopMaintenance });
    for (const line of [...(await warnings(product)), ...greeting(config, port)])
      process.stdout.write(`${line}\n`);
  } catch (error) {
    await product.close().catch(() => undefined);
    throw error;
  }
}

/** Maintenance of each server, every minute; the hourly one is a recurring job. */
function startMaintenance(services: Services, log: Log): () => void {
  const everyMinute = (step: string, work: () => Promise<void>) =>
    setInterval(
      () => void work().catch((err: unknown) => log.warn({ err, step }, 'maintenance step failed')),
      MINUTE_MS,
    ).unref();
  const timers = [
    everyMinute('prompts', services.prompts.sweep),
    everyMinute('vacuum', services.tidy),
  ];
  return () => timers.forEach((timer) => clearInterval(timer));
}

async function warnings({ database }: Product): Promise<string[]> {
  const settings = database.kind === 'postgres' ? await durabilityWarnings(database.sql) : [];
  return [...database.warnings, ...settings].map((warning) => `Warning: ${warning}`);
}

/** Errors that an operator can fix: printed as one sentence, without a stack. */
const EXPECTED = [ConfigError, FolderInUse, FolderNotPrivate, SchemaMismatch, SecretDamaged];

try {
  await start();
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) console.error(`${error.message}. Choose another port with PORT.`);
  else if (EXPECTED.some((kind) => error instanceof kind)) console.error((error as Error).message);
  else console.error(error);
  process.exit(1);
}
