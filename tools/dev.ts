import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import { resolve } from 'node:path';
import type { ContractMessage } from '../mock/contract-fault.ts';
import { ContractError, generate } from './contract/generate.ts';

const ROOT = resolve(import.meta.dirname, '..');
const mocked = process.argv.includes('--mock');
/** Vite's own choice, and the next free one, when it is not given. */
const webPort = process.env['WEB_PORT'];
const apiPort = mocked ? (process.env['MOCK_PORT'] ?? '4010') : (process.env['PORT'] ?? '4000');
const children: ChildProcess[] = [];

function start(
  args: string[],
  environment: Record<string, string> = {},
  ...ipc: 'ipc'[]
): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['inherit', 'inherit', 'inherit', ...ipc],
    env: { ...process.env, ...environment },
  });
  child.on('exit', (code) => stop(code ?? 0));
  children.push(child);
  return child;
}

let stopping = false;
function stop(code: number): void {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill('SIGTERM');
  process.exitCode = code;
  contract.close();
}

/** The mock shows at `/__mock/status` whether the last saved contract is broken. */
function tellMock(message: ContractMessage): void {
  if (mock?.connected) mock.send(message);
}

/** Saving a contract file regenerates; Vite, the mock and the server see the new files by themselves. */
let pending: NodeJS.Timeout | undefined;
let running = false;
async function regenerate(): Promise<void> {
  if (running) return schedule();
  running = true;
  const started = performance.now();
  try {
    const changed = await generate(ROOT);
    tellMock({ contract: 'generated' });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    if (changed.length > 0)
      console.log(`The contract changed ${changed.length} generated files in ${seconds} s.`);
  } catch (error) {
    const output = error instanceof Error ? error.message : String(error);
    tellMock({ contract: 'broken', output });
    console.error(error instanceof ContractError ? output : error);
    console.error('The contract is broken; the mock and the generated code are as they were.');
  } finally {
    running = false;
  }
}
function schedule(): void {
  clearTimeout(pending);
  pending = setTimeout(() => void regenerate(), 120);
}
const contract = watch(resolve(ROOT, 'openapi'), { recursive: true }, (_event, name) => {
  if (name && !name.startsWith('dist') && name.endsWith('.yaml')) schedule();
});

const mock = mocked ? start(['mock/main.ts', '--port', apiPort], {}, 'ipc') : undefined;
if (!mocked) start(['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: apiPort });
start(
  [
    'node_modules/vite/bin/vite.js',
    '--host',
    '127.0.0.1',
    '--clearScreen',
    'false',
    ...(webPort ? ['--port', webPort, '--strictPort'] : []),
  ],
  { PROMPTWELL_API: `http://127.0.0.1:${apiPort}` },
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));
