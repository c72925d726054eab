import { fork, type ChildProcess } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ContractError } from '../generate.ts';
import { distinctFindings } from '../redocly-output.ts';
import type { RedoclyResult, RedoclyRun } from './redocly-child.ts';

const PROGRAM = resolve(import.meta.dirname, '../../../node_modules/@redocly/cli/lib/index.js');
/** Each run leaves its entry module behind: after so many, a new process. */
const RUNS = 100;

/** Redocly in a process that stays warm, one command after another. */
export class Redocly {
  #child: ChildProcess | undefined;
  #runs = 0;
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  /** @throws ContractError with what Redocly printed */
  async run(words: readonly string[]): Promise<void> {
    const child = this.#running();
    const id = (this.#runs += 1);
    const { code, output } = await new Promise<RedoclyResult>((done, failed) => {
      const onMessage = (result: RedoclyResult) => {
        if (result.id !== id) return;
        child.off('message', onMessage).off('exit', onExit);
        done(result);
      };
      const onExit = () => failed(new Error('Redocly ended before its command did'));
      child.on('message', onMessage).once('exit', onExit);
      child.send({ id, program: PROGRAM, arguments: words } satisfies RedoclyRun);
    });
    if (id % RUNS === 0) this.stop();
    if (code !== 0) throw new ContractError(distinctFindings(output));
  }

  stop(): void {
    this.#child?.kill();
    this.#child = undefined;
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const child = fork(join(import.meta.dirname, 'redocly-child.ts'), [], {
      cwd: this.#root,
      execArgv: [],
      env: {
        ...process.env,
        REDOCLY_TELEMETRY: 'off',
        REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
        FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      },
    });
    // What waits for an answer keeps this process alive, not the child.
    child.unref();
    child.channel?.unref();
    this.#child = child;
    return child;
  }
}
