import { ModelError } from '#server/ports/model.ts';

/** Stops asking a model that keeps failing; after a pause one call may try it again. */
export class Breaker {
  readonly #most: number;
  readonly #openMs: number;
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;

  constructor(most: number, openMs: number, now: () => number = Date.now) {
    this.#most = most;
    this.#openMs = openMs;
    this.#now = now;
  }

  /** Throws while the model is left alone. The first call after the pause goes through and keeps others out. */
  enter(): void {
    if (this.#failures < this.#most) return;
    const left = this.#openUntil - this.#now();
    if (left > 0) {
      throw new ModelError(
        'unavailable',
        'The model has failed several times in a row.',
        Math.ceil(left / 1000),
      );
    }
    this.#openUntil = this.#now() + this.#openMs;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#most) this.#openUntil = this.#now() + this.#openMs;
  }
}
