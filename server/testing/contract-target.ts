import ours, { promptwellAdapter } from '#contract/adapters/promptwell.ts';
import type { Adapter } from '#contract/check/adapter.ts';
import { accountRepository } from '../modules/account/repository.ts';
import { startMailReceiver } from './mail-receiver.ts';
import type { Replacement } from './plants/plant.ts';
import { startPostgres } from './postgres.ts';
import { postgresEnvironment, startServer } from './server-process.ts';

/** A clean server for contract:check, and the adapter that signs people of every role up at it. */
export type ContractTarget = { url: string; adapter: Adapter; stop(): Promise<void> };

/** A whole run sends more than a network may. */
const FACTOR = { RATE_LIMIT_FACTOR: '100' };
/** Production refuses the factor. */
const TAKES_FACTOR: Replacement = {
  file: 'config.ts',
  find: 'if (production && factor !== 1)',
  replace: 'if (production && factor > 100)',
};

async function startEmbedded(): Promise<ContractTarget> {
  const server = await startServer({ env: FACTOR });
  return { url: server.origin, adapter: ours, stop: () => server.stop() };
}

/** Production's settings: mails leave by SMTP, and administrators are made in the database. */
async function startOnPostgres(): Promise<ContractTarget> {
  const opened: Array<() => Promise<unknown>> = [];
  const stop = async () => {
    for (const close of opened.splice(0).toReversed()) await close();
  };
  try {
    const postgres = await startPostgres();
    opened.push(() => postgres.stop());
    const database = await postgres.open();
    opened.push(() => database.close());
    const receiver = await startMailReceiver();
    opened.push(() => receiver.close());
    const env = { ...postgresEnvironment(database.url), ...FACTOR, SMTP_URL: receiver.url };
    const server = await startServer({ env, replacements: [TAKES_FACTOR] });
    opened.push(() => server.stop());
    const adapter = promptwellAdapter(() => ({
      mails: () => Promise.resolve(receiver.received.toReversed()),
      makeAdmin: (address) => accountRepository(database.db).makeAdmin(address, new Date()),
    }));
    return { url: server.origin, adapter, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** How to start a clean server, by its database. */
export const CONTRACT_TARGETS = [
  ['the embedded database', startEmbedded],
  ['PostgreSQL', startOnPostgres],
] as const;
