import { existsSync, watch } from 'node:fs';
import { flushCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import {
  faultOf,
  isContractMessage,
  type ContractFault,
  type MockMessage,
} from './contract-fault.ts';
import { builtInterface, isInterfaceMessage } from './linked-interface.ts';
import { loadContract } from './load-contract.ts';
import { prismInstance } from './prism-library.ts';
import { createMock } from './server.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['MOCK_PORT'] ?? '4010' },
    /** The repository whose contract is served. */
    root: { type: 'string', default: resolve(import.meta.dirname, '..') },
    /** A built interface to serve with the mock, for looking at the product without Vite. */
    app: { type: 'string' },
    'frame-delay': { type: 'string', default: process.env['MOCK_FRAME_DELAY'] ?? '60' },
    /** Origins on other machines that may use the mock, separated by commas. */
    origins: { type: 'string', default: process.env['MOCK_ORIGINS'] ?? '' },
  },
});

function wholeNumber(name: string, text: string, highest: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number <= highest) return number;
  console.error(`${name} has to be a whole number up to ${highest}, not "${text}".`);
  process.exit(1);
}
const port = wholeNumber('The port (--port, MOCK_PORT)', values.port, 65_535);
const frameDelay = wholeNumber(
  'The frame delay (--frame-delay, MOCK_FRAME_DELAY)',
  values['frame-delay'],
  60_000,
);

const { root } = values;
let contract = await loadContract(root);
let fault: ContractFault | undefined;
let lastReload: Promise<MockMessage> = Promise.resolve({ served: 'same' });

/** Serves what was generated last, one reading after another. */
const reload = () => (lastReload = lastReload.then(readAgain));

/** A contract that cannot be read leaves the mock that serves as it is. */
async function readAgain(): Promise<MockMessage> {
  try {
    const before = contract;
    contract = await loadContract(root, before);
    if (fault?.file === undefined) fault = undefined;
    if (contract === before) return { served: 'same' };
    console.log(
      `The mock serves ${contract.prism.operations.length} operations of the changed contract.`,
    );
    return { served: 'new' };
  } catch (error) {
    fault = { message: error instanceof Error ? error.message : String(error) };
    console.error(
      `The generated contract cannot be read; the mock serves the one before.\n${fault.message}`,
    );
    return { served: 'before', reason: fault.message };
  }
}

let pending: NodeJS.Timeout | undefined;
const schedule = () => {
  clearTimeout(pending);
  pending = setTimeout(() => void reload(), 250);
};
// Folders, not files: generating replaces files, and with them a file's own watch.
const watched = [
  { folder: 'openapi', part: 'dist' },
  { folder: 'contract', part: 'generated' },
].map(({ folder, part }) =>
  watch(resolve(root, folder), { recursive: true }, (_event, name) => {
    if (String(name).startsWith(part) && existsSync(resolve(root, folder, part))) schedule();
  }),
);

// tools/dev.ts generates at every save, and alone knows that a saved contract is broken.
process.on('message', (message) => {
  if (isInterfaceMessage(message)) linked = { origin: message.interface, hasDeck: true };
  if (!isContractMessage(message)) return;
  fault = message.contract === 'broken' ? faultOf(message.output) : undefined;
  if (message.contract === 'generated') void reload().then((answer) => process.send?.(answer));
});
process.on('disconnect', () => process.exit(0));

let linked = values.app ? builtInterface(values.app) : undefined;

const app = createMock({
  contract: () => contract,
  fault: () => fault,
  frameDelay,
  origins: values.origins.split(',').filter(Boolean),
  interfaceOf: () => linked,
  root,
});
if (values.app) {
  app.use('*', serveStatic({ root: values.app }));
  app.get('*', serveStatic({ root: values.app, path: 'index.html' }));
}

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, ({ port: taken }) => {
  console.log(
    `The mock serves ${contract.prism.operations.length} operations at http://127.0.0.1:${taken} (control: /__mock/status, contract: /docs)`,
  );
  process.send?.({ served: 'new' } satisfies MockMessage);
  void prismInstance().then(() => flushCompileCache());
});
server.on('error', (error: NodeJS.ErrnoException) => {
  const taken = error.code === 'EADDRINUSE';
  console.error(
    taken
      ? `Port ${port} is taken. Choose another one: MOCK_PORT=${port + 1} npm run dev:mock`
      : `The mock cannot listen on port ${port}: ${error.message}`,
  );
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    for (const one of watched) one.close();
    server.close(() => process.exit(0));
    setTimeout(() => process.exit(0), 500).unref();
  });
