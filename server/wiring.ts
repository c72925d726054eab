import { join } from 'node:path';
import { createDocuments } from './adapters/documents/create-documents.ts';
import { createOutboxMailer } from './adapters/mail/outbox-mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import { createModel } from './adapters/model/create-model.ts';
import { createModelGateway } from './adapters/model/gateway.ts';
import { createStripe } from './adapters/payments/create-stripe.ts';
import { createApp, type App } from './app.ts';
import type { Config } from './config.ts';
import { openFolderDatabase, type OpenDatabase } from './db/client.ts';
import { migrate } from './db/migrate.ts';
import { openPostgres } from './db/postgres.ts';
import { clockFile } from './modules/billing/clock/clock-file.ts';
import { createMovableClock } from './modules/billing/clock/movable-clock.ts';
import { databaseClock, systemClock } from './platform/database/db-clock.ts';
import type { Log } from './platform/log.ts';
import { secretOfFolder } from './platform/security/encryption.ts';
import { BRAND } from './platform/text/brand.ts';

export type Product = App & {
  database: OpenDatabase;
  /** Closes the adapters and the database; after the server, which uses them. */
  close(): Promise<void>;
};

/** Opens the database, migrates it, and builds the application on the adapters that `config` names. */
export async function wire(config: Config, log: Log): Promise<Product> {
  const database = await (config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openFolderDatabase(config.dataDir));
  try {
    await migrate(database, { backupDir: join(config.dataDir, 'backups') });
    const clock =
      database.kind === 'postgres'
        ? await databaseClock(database.db)
        : { ...systemClock, stop() {} };
    const { smtpUrl, from } = config.mail;
    const mailer = smtpUrl ? createSmtpMailer({ smtpUrl, from }) : createOutboxMailer();
    const documents = createDocuments({ brand: BRAND.name });
    const app = createApp({
      config,
      database,
      clock,
      ...(config.movableClock && {
        movableClock: createMovableClock(clock, clockFile(config.dataDir)),
      }),
      mailer,
      model: createModel(modelOptions(config)),
      modelGateway: createModelGateway({
        ...(config.localModels && { localPorts: config.localModels }),
      }),
      ...(config.payments.kind === 'stripe' && { paymentProvider: createStripe(config.payments) }),
      documents,
      log,
      secret: config.secretKey ?? secretOfFolder(config.dataDir),
    });
    const close = async () => {
      clock.stop();
      await documents.close();
      await mailer.close();
      await database.close();
    };
    return { ...app, database, close };
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

function modelOptions({ model }: Config): Parameters<typeof createModel>[0] {
  if (!model) return {};
  const { baseUrl, apiKey, name } = model;
  return { baseUrl, model: name, ...(apiKey && { apiKey }) };
}
