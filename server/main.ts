import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createApp } from './app.ts';
import { createDocuments } from './adapters/documents/create-documents.ts';
import { createOutboxMailer } from './adapters/mail/outbox-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createModel } from './adapters/model/create-model.ts';
import { ConfigError, loadConfig, type Config } from './config.ts';
import { durabilityWarnings, openFolderDatabase, type OpenDatabase } from './db/client.ts';
import { clockFile } from './modules/billing/clock/clock-file.ts';
import { createMovableClock } from './modules/billing/clock/movable-clock.ts';
import { FolderInUse, FolderNotPrivate } from './db/folder-lock.ts';
import { migrate, SchemaMismatch } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { sow } from './db/seed.ts';
import { seeds } from './db/seeds.ts';
import { BRAND } from './platform/text/brand.ts';
import { databaseClock, systemClock } from './platform/database/db-clock.ts';
import { stopOnUnexpected } from './platform/http/last-resort.ts';
import { createLog } from './platform/log.ts';
import { SecretDamaged, secretOfFolder } from './platform/security/encryption.ts';
import { createServer } from './platform/http/server.ts';

const HOURLY = 3_600_000;
const OFTEN = 60_000;
/** From the signal to the end: what supervisors wait before they kill, less something. */
const DRAIN_MS = 25_000;
/** Load balancers learn from `/ready` that they should ask others; nobody stands before the embedded default. */
const LINGER_MS = 5_000;
/** Streams that are still going are ended so long before the end, with an event that says so. */
const LAST_WORDS_MS = 3_000;
const GIVE_UP_MS = 28_000;

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  const say = (line: string) => process.stdout.write(`${line}\n`);
  try {
    await migrate(database, { backupDir: join(config.dataDir, 'backups') });
    await sow(database.db, seeds);
    const clock =
      database.kind === 'postgres'
        ? await databaseClock(database.db)
        : { ...systemClock, stop() {} };
    const { smtpUrl, from } = config.mail;
    const mailer = smtpUrl ? createSmtpMailer({ smtpUrl, from }) : createOutboxMailer();
    const documents = createDocuments({ brand: BRAND.name });
    const secret = config.secretKey ?? secretOfFolder(config.dataDir);
    const model = createModel(modelSetup(config));
    const { app, services, readiness, headers } = createApp({
      config,
      database,
      clock,
      ...(config.movableClock && {
        movableClock: createMovableClock(clock, clockFile(config.dataDir)),
      }),
      mailer,
      model,
      documents,
      log,
      secret,
    });
    if (database.kind === 'pglite') await services.recover();
    const server = createServer(app, { headers });
    const port = await server.listen(config.host, config.port);
    services.jobs.start();
    const sweeping = [
      setInterval(() => void services.sweep().catch(complain), HOURLY),
      setInterval(() => void services.prompts.sweep().catch(complain), OFTEN),
      setInterval(() => void services.tidy().catch(complain), OFTEN),
    ];
    for (const timer of sweeping) timer.unref();
    function complain(error: unknown): void {
      log.warn({ err: error }, 'sweeping failed');
    }

    let stopping = false;
    const drain = async (): Promise<void> => {
      readiness.stopping = true;
      server.leave();
      setTimeout(() => services.prompts.stop(), DRAIN_MS - LAST_WORDS_MS).unref();
      const linger = config.mode === 'embedded' ? 0 : LINGER_MS;
      await sleep(linger);
      await server.close(DRAIN_MS - linger);
      for (const timer of sweeping) clearInterval(timer);
      await services.jobs.stop();
      clock.stop();
      await documents.close();
      await mailer.close();
      await database.close();
    };
    const stop = async (exitCode: number): Promise<void> => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), GIVE_UP_MS).unref();
      try {
        await drain();
        process.exit(exitCode);
      } catch (error) {
        log.fatal({ err: error }, 'stopping failed');
        process.exit(1);
      }
    };
    stopOnUnexpected(log, stop);
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(0));
    const settings = database.kind === 'postgres' ? await durabilityWarnings(database.sql) : [];
    for (const warning of [...database.warnings, ...settings]) say(`Warning: ${warning}`);
    for (const line of greeting(config, port)) say(line);
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

async function openDatabase(config: Config): Promise<OpenDatabase> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openFolderDatabase(config.dataDir);
}

function modelSetup({ model }: Config): Parameters<typeof createModel>[0] {
  if (!model) return {};
  const { baseUrl, apiKey, name } = model;
  return { baseUrl, model: name, ...(apiKey && { apiKey }) };
}

function greeting(config: Config, port: number): string[] {
  const here = config.publicUrl.replace(/:0$/, `:${port}`);
  const store = config.databaseUrl ? 'PostgreSQL' : config.dataDir;
  return [
    `${BRAND.name} is ready at ${here}`,
    `  API docs   ${here}/docs`,
    ...(config.outbox ? [`  Mail       ${here}/dev/outbox (nothing is sent)`] : []),
    `  Data       ${store}`,
    ...(config.payments.kind === 'sandbox' ? ['  Payments   sandbox, no money moves'] : []),
    ...(config.movableClock ? [`  Clock      ${here}/dev/clock moves billing’s time`] : []),
    `  Model      ${config.model?.name ?? 'built-in demo (connect one with OPENAI_BASE_URL)'}`,
  ];
}

try {
  await start();
} catch (error) {
  const expected =
    error instanceof ConfigError ||
    error instanceof FolderInUse ||
    error instanceof FolderNotPrivate ||
    error instanceof SchemaMismatch ||
    error instanceof SecretDamaged;
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (taken) console.error(`${error.message}. Choose another port with PORT.`);
  else console.error(expected ? error.message : error);
  process.exit(1);
}
