import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import ours from '#contract/adapters/promptwell.ts';
import type { Adapter, RequestExample } from '#contract/check/adapter.ts';
import { checkContract } from '#contract/check/check-contract.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';
import { joinServer } from '../testing/api-person.ts';
import { startMailReceiver, type MailReceiver } from '../testing/mail-receiver.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { postgresEnvironment, startServer, type ServerProcess } from '../testing/server-process.ts';

const BUNDLE = join(import.meta.dirname, '../../openapi/dist/openapi.yaml');
const PASSWORD = 'cedar-lantern-42';
const SEEDS = Array.from({ length: 20 }, (_item, index) => index + 1);

/** A server on PostgreSQL has no outbox: addresses are verified in the database, and what needs another mail is not asked. */
describe.runIf(process.env['EXHAUSTIVE'])('contract:check on our server and PostgreSQL', () => {
  let postgres: TestPostgres;
  let database: Awaited<ReturnType<TestPostgres['open']>>;
  let mails: MailReceiver;
  let server: ServerProcess;
  let bundle: Bundle;
  beforeAll(async () => {
    postgres = await startPostgres();
    database = await postgres.open();
    mails = await startMailReceiver();
    const env = { ...postgresEnvironment(database.url), SMTP_URL: mails.url };
    server = await startServer({ env });
    bundle = bundleOf(await loadContract(BUNDLE));
  });
  afterAll(async () => {
    await server?.stop();
    await mails?.close();
    await database?.close();
    await postgres?.stop();
  });

  const verify = async (email: string) => {
    const verified = 'update users set email_verified_at = now() where email = $1';
    await database.sql.query(verified, [email]);
  };
  async function newPerson() {
    const { email, token } = await joinServer(server.origin, verify);
    return { email, headers: { authorization: `Bearer ${token}` } };
  }

  async function exampleOf(operationId: string): Promise<RequestExample | undefined> {
    if (operationId === 'getPromptVersion') return { path: { version: 1 } };
    if (!/^(?:login|logout|updatePassword|createFreeTrialPayment)$/.test(operationId))
      return undefined;
    const { email, headers } = await newPerson();
    if (operationId === 'login') return { body: { email, password: PASSWORD, remember: true } };
    if (operationId === 'logout') return { headers };
    if (operationId === 'updatePassword')
      return { headers, body: { oldPassword: PASSWORD, password: 'a-walk-along-the-corniche' } };
    const plan = { planCode: 'pro', interval: 'month', withCard: false, acceptTerms: true };
    return { headers, body: plan };
  }

  it.each(SEEDS)('raises no alarm (seed %i)', { timeout: 600_000 }, async (seed) => {
    const [owner, other] = [await newPerson(), await newPerson()];
    const adapter: Adapter = {
      ...ours,
      prepare: () => Promise.resolve({ actors: { owner: owner.headers, other: other.headers } }),
      examples: exampleOf,
    };
    const { findings } = await checkContract({ url: server.origin, bundle, adapter, seed });
    expect(findings.map(({ check, operation, text }) => [check, operation, text])).toEqual([]);
  });
});
