import { existsSync, watch } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { PrismMock } from './prism.ts';
import { createMock } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['MOCK_PORT'] ?? '4010' },
    contract: { type: 'string', default: 'openapi/dist/openapi.yaml' },
    /** A built interface to serve beside the mock, for looking at the product without Vite. */
    app: { type: 'string' },
    'frame-delay': { type: 'string', default: '60' },
  },
});

const contract = resolve(values.contract);
let prism = await PrismMock.load(contract);
let lastError: string | undefined;

/** A contract that cannot be read leaves the mock that serves as it is. */
async function reload(): Promise<void> {
  try {
    prism = await PrismMock.load(contract);
    lastError = undefined;
    console.log(`The mock serves ${prism.operations.length} operations of the changed contract.`);
  } catch (error) {
    lastError = error instanceof Error ? error.message : String(error);
    console.error(
      `The changed contract cannot be read; the mock serves the one before.\n${lastError}`,
    );
  }
}

let pending: NodeJS.Timeout | undefined;
// The folder, not the file: generating replaces the folder, and with it a file's own watch.
const watched = watch(resolve('openapi'), { recursive: true }, (_event, name) => {
  if (!String(name).endsWith('openapi.yaml') || !existsSync(contract)) return;
  clearTimeout(pending);
  pending = setTimeout(() => void reload(), 150);
});

const app = createMock({
  prism: () => prism,
  lastError: () => lastError,
  frameDelay: Number(values['frame-delay']),
});
if (values.app) {
  app.use('*', serveStatic({ root: values.app }));
  app.get('*', serveStatic({ root: values.app, path: 'index.html' }));
}

const server = serve(
  { fetch: app.fetch, hostname: '127.0.0.1', port: Number(values.port) },
  ({ port }) => {
    console.log(
      `The mock serves ${prism.operations.length} operations at http://127.0.0.1:${port}`,
    );
  },
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    watched.close();
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 500).unref();
  });
