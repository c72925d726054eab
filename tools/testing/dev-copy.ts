import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What `npm run dev:mock` needs of the repository. */
const PARTS = [
  'contract',
  'core',
  'knowledge',
  'mock',
  'openapi',
  'public',
  'server',
  'src',
  'tools',
  '.spectral.yaml',
  'index.html',
  'orval.config.ts',
  'package.json',
  'redocly.yaml',
  'tsconfig.app.json',
  'tsconfig.base.json',
  'tsconfig.core.json',
  'tsconfig.json',
  'tsconfig.server.json',
  'tsconfig.tools.json',
  'vite.config.ts',
];

export type DevCopy = {
  folder: string;
  web: string;
  mock: string;
  /** What the processes have printed. */
  printed: () => string;
  read: (file: string) => Promise<string>;
  write: (file: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
};

/**
 * `npm run dev:mock` on a copy of the repository, whose contract may be edited; its own ports. `changes` are made in the
 * copy's programs before they start.
 */
export async function startDevCopy(
  changes: Record<string, (code: string) => string> = {},
): Promise<DevCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'promptwell-dev-'));
  for (const part of PARTS) await cp(join(ROOT, part), join(folder, part), { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const code = await readFile(join(folder, file), 'utf8');
    const changed = change(code);
    if (changed === code) throw new Error(`${file} is as it was`);
    await writeFile(join(folder, file), changed);
  }
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const [mockPort, webPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['tools/dev.ts', '--mock'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MOCK_PORT: String(mockPort),
      WEB_PORT: String(webPort),
      NODE_ENV: 'development',
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const copy: DevCopy = {
    folder,
    web: `http://127.0.0.1:${webPort}`,
    mock: `http://127.0.0.1:${mockPort}`,
    printed: () => printed,
    read: (file) => readFile(join(folder, file), 'utf8'),
    write: (file, text) => writeFile(join(folder, file), text),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  try {
    await answered(`${copy.mock}/__mock/status`, () => child.exitCode === null, copy.printed);
    await answered(copy.web, () => child.exitCode === null, copy.printed);
    return copy;
  } catch (error) {
    await copy.stop();
    throw error;
  }
}

async function answered(url: string, runs: () => boolean, printed: () => string): Promise<void> {
  const until = performance.now() + 120_000;
  while (runs() && performance.now() < until) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((wait) => setTimeout(wait, 20));
  }
  throw new Error(`${url} did not answer:\n${printed().slice(-2000)}`);
}
