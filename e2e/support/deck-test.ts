import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { buildMockApp } from '#tools/build/mock-app.ts';
import { test as base } from './screen-test.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A test on the interface of mock mode, which the other screens' build is not. */
export const test = base.extend<object, { mockMode: string }>({
  mockMode: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is destructured.
    async ({}, use) => {
      const app = await buildMockApp(ROOT);
      const mock = spawn(
        process.execPath,
        ['mock/main.ts', '--port', '0', '--app', app, '--frame-delay', '15'],
        { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
      );
      const origin = await new Promise<string>((found, failed) => {
        mock.on('exit', () => failed(new Error('The mock did not start.')));
        createInterface(mock.stdout).on('line', (line) => {
          const address = /http:\/\/127\.0\.0\.1:\d+/u.exec(line)?.[0];
          if (address) found(address);
        });
      });
      await use(origin);
      mock.kill();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ mockMode }, use) => use(mockMode),
});
