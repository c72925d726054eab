import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fillDataFolder } from '#server/testing/data-folder.ts';
import { startServer, type ServerProcess } from '#server/testing/server-process.ts';

const MAIL_MS = 60_000;

type Mail = { to: string; subject: string; url?: string; code?: string; template: string };

/** The built product: `server/main.ts` in a process and a data folder of its own. */
export class Product {
  readonly #dataDir: string;
  readonly #env: Record<string, string>;
  readonly #root: string | undefined;
  #server: ServerProcess;

  private constructor(
    server: ServerProcess,
    { dataDir, env, root }: { dataDir: string; env: Record<string, string>; root?: string },
  ) {
    this.#dataDir = dataDir;
    this.#env = env;
    this.#root = root;
    this.#server = server;
  }

  /** Starts a server on a data folder without rows; `root` is another checkout to take it from. */
  static async start(env: Record<string, string> = {}, root?: string): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'promptwell-e2e-'));
    const options = { dataDir, env, ...(root !== undefined && { root }) };
    try {
      if (root === undefined) await fillDataFolder(dataDir);
      return new Product(await startServer(options), options);
    } catch (error) {
      await rm(dataDir, { recursive: true, force: true });
      throw error;
    }
  }

  get origin(): string {
    return this.#server.origin;
  }

  /** Ends the server and starts it again on the same data folder and port. */
  async restart(): Promise<void> {
    const { port } = this.#server;
    await this.#server.stop();
    const root = this.#root;
    this.#server = await startServer({
      dataDir: this.#dataDir,
      env: this.#env,
      port,
      ...(root !== undefined && { root }),
    });
  }

  /** Makes an account an administrator, by the command that works on the data folder between two servers. */
  async makeAdmin(address: string): Promise<void> {
    const { port } = this.#server;
    await this.#server.stop();
    const env = { ...process.env, ...this.#env, DATA_DIR: this.#dataDir };
    await promisify(execFile)(process.execPath, ['server/commands/admin.ts', address], { env });
    this.#server = await startServer({ dataDir: this.#dataDir, env: this.#env, port });
  }

  /** Ends the server and removes what it stored. */
  async stop(): Promise<void> {
    await this.#server.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }

  /** Waits for the newest mail of this kind to this address. */
  async mail(to: string, template: string): Promise<Mail> {
    const end = Date.now() + MAIL_MS;
    while (Date.now() < end) {
      const answer = await fetch(`${this.origin}/dev/outbox.json`);
      const { items } = (await answer.json()) as { items: (Mail & { createdAt: string })[] };
      const [newest] = items
        .filter((mail) => mail.to.includes(to) && mail.template === template)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      if (newest) return newest;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`Waited in vain for a mail '${template}' to ${to}`);
  }
}
