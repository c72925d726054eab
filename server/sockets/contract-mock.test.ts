/** @module-tag long */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import ours from '#contract/adapters/promptwell.ts';
import { checkContract } from '#contract/check/check-contract.ts';
import { bundleOf, type Bundle } from '#contract/sources/bundle.ts';
import { loadContract } from '#contract/sources/contract-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const EXHAUSTIVE = process.env['EXHAUSTIVE'] !== undefined;
const SEEDS = EXHAUSTIVE ? Array.from({ length: 20 }, (_item, index) => index + 1) : [3];

let child: ChildProcess;
let url = '';
let bundle: Bundle;
beforeAll(async () => {
  bundle = bundleOf(await loadContract(join(ROOT, 'openapi/dist/openapi.yaml')));
  child = fork(join(ROOT, 'mock/main.ts'), ['--port', '0', '--frame-delay', '1'], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    execArgv: [],
  });
  let printed = '';
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  await vi.waitFor(
    () => {
      url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0] ?? '';
      expect(url, printed).not.toBe('');
    },
    { timeout: 60_000, interval: 50 },
  );
});
afterAll(() => void child.kill());

it.each(SEEDS)(
  'contract:check of our mock raises no alarm (seed %i)',
  { timeout: 300_000 },
  async (seed) => {
    const { findings } = await checkContract({ url, bundle, adapter: ours, seed, all: true });
    expect(findings.map(({ check, operation, text }) => [check, operation, text])).toEqual([]);
  },
);
