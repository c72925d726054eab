import { execFileSync, spawn } from 'node:child_process';
import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fillDataFolder } from './data-folder.ts';
import { freePort } from './free-port.ts';
import type { Replacement } from './plants/plant.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const HOOK = join(import.meta.dirname, 'plant-hook.ts');
/** Compiled code of the servers that were started before. */
const COMPILED = join(ROOT, '.cache/compiled');
/** Built at their first use instead, the indexes of all languages do not take as long as the start itself. */
const NOT_AHEAD: Replacement = {
  file: 'main.ts',
  find: 'preloadIndexes(LANGUAGE_CODES)',
  replace: 'Promise.resolve()',
};
/** Generous: a start migrates a database, and the machine may be busy. */
const START_MS = 100_000;
const STOP_MS = 60_000;

export type Exit = { code: number | null; signal: NodeJS.Signals | null };

export type ServerProcess = {
  origin: string;
  port: number;
  pid: number;
  dataDir: string;
  /** Everything written to standard output and standard error so far. */
  output(): string;
  /** The log's lines, parsed; other output is left out. */
  log(): Record<string, unknown>[];
  /** Resident memory in megabytes. */
  rss(): number;
  /** Sockets that the process has open; only Linux tells. */
  openSockets(): number;
  exited(): boolean;
  exit: Promise<Exit>;
  kill(signal: NodeJS.Signals): void;
  /** Ends the process, politely first, and removes a data folder that was made for it. */
  stop(): Promise<void>;
};

export type ServerProcessOptions = {
  env?: Record<string, string>;
  /** A folder that outlives the process; one with an empty, migrated database is made and removed otherwise. */
  dataDir?: string;
  port?: number;
  /** Another checkout whose server it is. */
  root?: string;
  /** Source that reads differently in this process, such as a time limit that a test cannot wait for. */
  replacements?: readonly Replacement[];
  /** Builds the indexes of the cards ahead, as the product does. */
  preloads?: boolean;
};

/**
 * The product's own `server/main.ts` in a process of its own, ready to be asked. While PLANT names a
 * source replacement, every server runs with it: by that a suite is shown to find the fault.
 */
export async function startServer(options: ServerProcessOptions = {}): Promise<ServerProcess> {
  const dataDir = options.dataDir ?? (await newDataFolder(options));
  const port = options.port ?? (await freePort());
  const planted = JSON.parse(process.env['PLANT'] ?? '[]') as Replacement[];
  const isAhead = options.preloads === true || options.root !== undefined;
  const own = isAhead ? [] : [NOT_AHEAD];
  const replacements = [...own, ...(options.replacements ?? []), ...planted];
  const preload = replacements.length > 0 ? ['--import', pathToFileURL(HOOK).href] : [];
  const child = spawn(process.execPath, [...preload, 'server/main.ts'], {
    cwd: options.root ?? ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'info',
      CHECK_RESPONSES: '1',
      NODE_COMPILE_CACHE: COMPILED,
      ...(process.env['APP_DIR'] && { APP_DIR: process.env['APP_DIR'] }),
      ...options.env,
      PLANT: JSON.stringify(replacements),
    },
  });
  let said = '';
  const exit = new Promise<Exit>((done) =>
    child.once('close', (code, signal) => done({ code, signal })),
  );
  const ready = Promise.withResolvers<void>();
  const keep = (chunk: Buffer) => {
    said += chunk.toString();
    if (/ is ready at /.test(said)) ready.resolve();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  void exit.then(() => ready.reject(new Error(`The server ended before it was ready:\n${said}`)));
  const timer = setTimeout(() => {
    ready.reject(new Error(`The server was not ready in time:\n${said}`));
    child.kill('SIGKILL');
  }, START_MS);
  const exited = () => child.exitCode !== null || child.signalCode !== null;
  const clean = async () => {
    if (!options.dataDir) await rm(dataDir, { recursive: true, force: true });
  };

  async function stop(): Promise<void> {
    if (!exited()) child.kill('SIGTERM');
    const last = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
    await exit;
    clearTimeout(last);
    await clean();
  }

  try {
    await ready.promise;
    const pid = child.pid ?? 0;
    return {
      origin: `http://127.0.0.1:${port}`,
      port,
      pid,
      dataDir,
      output: () => said,
      log: () => logLines(said),
      rss: () =>
        Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024,
      openSockets: () => openSockets(pid),
      exited,
      exit,
      kill: (signal) => void child.kill(signal),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function newDataFolder({ env, root }: ServerProcessOptions): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'promptwell-server-'));
  if (env?.['DATABASE_URL'] === undefined && root === undefined) await fillDataFolder(folder);
  return folder;
}

function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  const targets = readdirSync(folder).map((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith('socket:')).length;
}

function logLines(output: string): Record<string, unknown>[] {
  return output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

/** What a server on PostgreSQL needs besides its address: production's settings, with nothing to reach. */
export function postgresEnvironment(databaseUrl: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    SECRET_KEY: 'tests-only-k3Yw8Zq1Lp0Vx7Rb5Nm2Ts9Hd4Jf',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PAYMENTS: 'sandbox',
    PUBLIC_URL: 'https://promptwell.example',
    TRUSTED_PROXIES: '1',
  };
}
