import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '#server/platform/log.ts';
import { createServer } from '#server/platform/http/server.ts';
import { testConfig } from '#server/testing/config.ts';
import { fillLibrary } from '#server/testing/many-prompts.ts';
import { insertPerson } from '#server/testing/people.ts';
import { wire } from '#server/wiring.ts';
import { bareApp } from './bare-app.ts';

/*
 * One process with the product and the bare routes on the same database, for `read-path.ts`: prints where they listen
 * and who asks, and ends with its parent's channel.
 */
export type Served = { ours: number; bare: number; token: string; promptId: string };

const [count = '40', databaseUrl] = process.argv.slice(2);
const dataDir = mkdtempSync(join(tmpdir(), 'promptwell-bench-'));
const config = {
  ...testConfig({ checkResponses: false, rateLimitFactor: 1_000_000, dataDir }),
  ...(databaseUrl && { databaseUrl }),
};
const product = await wire(config, createLog('warn'));
const { db, sql } = product.database;
const ownerId = await insertPerson(db);
await fillLibrary(db, ownerId, Number(count));
await sql.exec('analyze');
const from = { remember: false, ip: '192.0.2.1', userAgent: 'bench' };
const begun = await product.services.sessions.begin({ id: ownerId, passwordHash: '-' }, from);
if (!begun) throw new Error('No session');
const { rows } = await sql.query('select id from prompts order by created_at limit 1');
const promptId = (rows as { id: string }[])[0]?.id ?? '';
const server = createServer(product.app, { headers: product.headers });
const bare = createServer(bareApp(product, { token: begun.token, userId: ownerId }));
const served: Served = {
  ours: await server.listen('127.0.0.1', 0),
  bare: await bare.listen('127.0.0.1', 0),
  token: begun.token,
  promptId,
};
process.on('disconnect', () => {
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
});
process.send?.(served);
