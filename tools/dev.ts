import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { faultOf, type ContractMessage, type MockMessage } from '../mock/contract-fault.ts';
import { isInterfaceMessage, type InterfaceMessage } from '../mock/linked-interface.ts';
import { ContractError } from './contract/generate.ts';
import { pathOf } from './contract/install.ts';
import type { PageMessage } from './contract/watch/page-updates.ts';
import { watchContract, type ContractWatch } from './contract/watch/watch-contract.ts';

const ROOT = resolve(import.meta.dirname, '..');
const mocked = process.argv.includes('--mock');
/** Vite's own choice, and the next free one, when it is not given. */
const webPort = process.env['WEB_PORT'];
const apiPort = mocked ? (process.env['MOCK_PORT'] ?? '4010') : (process.env['PORT'] ?? '4000');
const children: ChildProcess[] = [];
let contract: ContractWatch | undefined;

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
  contract?.stop();
}

type Message = ContractMessage | InterfaceMessage | PageMessage;
function tell(child: ChildProcess | undefined, message: Message): void {
  if (child?.connected) child.send(message);
}

/** Whether the mock serves another contract than before. @throws ContractError when it cannot read the new one */
async function mockFollows(): Promise<boolean> {
  if (!mock?.connected) return false;
  const answered = once(mock, 'message') as Promise<[MockMessage]>;
  tell(mock, { contract: 'generated' });
  const [{ served, reason = '' }] = await answered;
  if (served === 'before') throw new ContractError(reason);
  return served === 'new';
}

const mock = mocked ? start(['mock/main.ts', '--port', apiPort], {}, 'ipc') : undefined;
if (!mocked) start(['--watch', '--watch-preserve-output', 'server/main.ts'], { PORT: apiPort });
const page = start(
  [
    'node_modules/vite/bin/vite.js',
    '--host',
    '127.0.0.1',
    '--clearScreen',
    'false',
    // The mode of the scenario deck (docs/scenario-deck.md).
    ...(mocked ? ['--mode', 'mock'] : []),
    ...(webPort ? ['--port', webPort, '--strictPort'] : []),
  ],
  { PROMPTWELL_API: `http://127.0.0.1:${apiPort}` },
  'ipc',
);
page.on('message', (message) => {
  if (isInterfaceMessage(message)) tell(mock, message);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0));

// The first reading of the contract would take the mock's start its processor.
if (mock) await once(mock, 'message');
let hasAnswers = false;
if (!stopping)
  contract = watchContract(ROOT, {
    onSave: () => tell(page, { page: 'hold' }),
    onContract: async () => {
      hasAnswers = await mockFollows();
    },
    onCode: (files) => tell(page, { page: 'show', files: files.map(pathOf), hasAnswers }),
    onSaved({ files }, seconds) {
      if (files.length > 0)
        console.log(`The contract changed ${files.length} generated files in ${seconds} s.`);
    },
    onBroken(error) {
      const output = error instanceof Error ? error.message : String(error);
      tell(mock, { contract: 'broken', output });
      tell(page, { page: 'broken', fault: { ...faultOf(output), output } });
      console.error(error instanceof ContractError ? output : error);
      console.error('The contract is broken; the mock and the generated code are as they were.');
    },
    onFindings(findings) {
      for (const { code, path, message } of findings)
        console.info(`spectral: ${code} at ${path}: ${message}`);
    },
  });
