import { ModelError } from '#server/ports/model.ts';

/** One signal for everything that may end a call: the caller, the total time, and a timer that each step winds up. */
export class Deadline {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal;
  readonly #total: NodeJS.Timeout;
  readonly #onAbort: () => void;
  #step: NodeJS.Timeout | undefined;

  constructor(caller: AbortSignal, totalMs: number) {
    this.#caller = caller;
    this.#onAbort = () => {
      this.#controller.abort(caller.reason);
    };
    if (caller.aborted) this.#onAbort();
    caller.addEventListener('abort', this.#onAbort, { once: true });
    this.#total = setTimeout(() => {
      this.#expire('The model took too long in all.');
    }, totalMs);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Begins to wait for the next sign of life. */
  wind(ms: number, message: string): void {
    clearTimeout(this.#step);
    this.#step = setTimeout(() => {
      this.#expire(message);
    }, ms);
  }

  /** Nothing is waited for; only the total time runs on. */
  rest(): void {
    clearTimeout(this.#step);
  }

  /** Ends every timer. `hangUp` closes the connection too, when there may still be one. */
  close(hangUp: boolean): void {
    clearTimeout(this.#step);
    clearTimeout(this.#total);
    this.#caller.removeEventListener('abort', this.#onAbort);
    if (hangUp) this.#controller.abort(new Error('done'));
  }

  #expire(message: string): void {
    this.#controller.abort(new ModelError('timeout', message));
  }
}
