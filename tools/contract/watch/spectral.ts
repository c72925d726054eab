import { fork, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import type { Finding } from '../spectral.ts';
import type { SpectralVerdict } from './spectral-child.ts';

/** Spectral in a process of its own: what it says of the last document, a little later. */
export class SpectralWatch {
  #child: ChildProcess | undefined;
  #last = 0;
  readonly #onVerdict: (findings: Finding[]) => void;

  constructor(onVerdict: (findings: Finding[]) => void) {
    this.#onVerdict = onVerdict;
  }

  /** A verdict on what was saved before the last time is of no use any more. */
  lint(document: object): void {
    this.#last += 1;
    this.#running().send({ id: this.#last, document });
  }

  stop(): void {
    this.#child?.kill();
  }

  #running(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const child = fork(join(import.meta.dirname, 'spectral-child.ts'), [], { execArgv: [] });
    // The mock and the page go first: what they wait for is never kept from a processor by the verdict.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('message', ({ id, findings }: SpectralVerdict) => {
      if (id === this.#last) this.#onVerdict(findings);
    });
    this.#child = child;
    return child;
  }
}
