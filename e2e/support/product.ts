import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const FIRST_PORT = 4320;
const LAST_PORT = 4339;
const START_MS = 60_000;

type Mail = { to: string; subject: string; url?: string; code?: string; template: string };

/** The built product: `server/main.ts` in a process and a data folder of its own. */
export class Product {
  readonly #folder: string;
  readonly #port: number;
  readonly #environment: Record<string, string>;
  #process: ChildProcess | undefined;
  #said = '';

  private constructor(folder: string, port: number, environment: Record<string, string>) {
    this.#folder = folder;
    this.#port = port;
    this.#environment = environment;
  }

  /** Starts a server on an empty data folder. `lane` keeps parallel workers off each other's ports. */
  static async start(lane: number, environment: Record<string, string> = {}): Promise<Product> {
    const folder = await mkdtemp(join(tmpdir(), 'promptwell-e2e-'));
    const product = new Product(folder, await freePort(lane), environment);
    await product.#launch();
    return product;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Ends the server and starts it again on the same data folder and port. */
  async restart(): Promise<void> {
    await this.#end();
    await this.#launch();
  }

  /** Ends the server and removes what it stored. */
  async stop(): Promise<void> {
    await this.#end();
    await rm(this.#folder, { recursive: true, force: true });
  }

  /** Waits for the newest mail of this kind to this address. */
  async mail(to: string, template: string): Promise<Mail> {
    return until(`a mail '${template}' to ${to}`, async () => {
      const answer = await fetch(`${this.origin}/dev/outbox.json`);
      const { items } = (await answer.json()) as { items: (Mail & { createdAt: string })[] };
      return items
        .filter((mail) => mail.to.includes(to) && mail.template === template)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
    });
  }

  async #launch(): Promise<void> {
    this.#said = '';
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'] ?? '',
        ...(process.env['APP_DIR'] && { APP_DIR: process.env['APP_DIR'] }),
        PORT: String(this.#port),
        DATA_DIR: this.#folder,
        CHECK_RESPONSES: '1',
        ...this.#environment,
      },
    });
    this.#process = child;
    const keep = (chunk: Buffer) => (this.#said += chunk.toString());
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    await until(`the server to be ready`, async () => {
      if (child.exitCode !== null) throw new Error(`The server ended:\n${this.#said}`);
      const answer = await fetch(`${this.origin}/ready`).catch(() => undefined);
      return answer?.ok || undefined;
    });
  }

  async #end(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    const last = setTimeout(() => child.kill('SIGKILL'), START_MS);
    await ended;
    clearTimeout(last);
  }
}

/** Asks again and again until there is an answer. */
async function until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const end = Date.now() + START_MS;
  while (Date.now() < end) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`Waited in vain for ${what}`);
}

async function freePort(lane: number): Promise<number> {
  const ports = LAST_PORT - FIRST_PORT + 1;
  for (let step = 0; step < ports; step += 1) {
    const port = FIRST_PORT + ((lane * 5 + step) % ports);
    if (await isFree(port)) return port;
  }
  throw new Error(`No port from ${FIRST_PORT} to ${LAST_PORT} is free`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
