/**
 * Queue between a run that pushes and a reader that may be slow or gone. Not bounded, since a run's
 * output is. The reader's `return` ends it at once, even while waiting, and calls `onLeave` once.
 */
export function createEventQueue<T>(onLeave: () => void) {
  const waiting: T[] = [];
  let end: { error?: unknown } | undefined;
  let wake: (() => void) | undefined;

  function finish(how: { error?: unknown }): void {
    end ??= how;
    rouse();
  }
  function rouse(): void {
    wake?.();
    wake = undefined;
  }

  const events: AsyncIterableIterator<T> = {
    [Symbol.asyncIterator]() {
      return this;
    },
    async next() {
      for (;;) {
        const value = waiting.shift();
        if (value !== undefined) return { done: false, value };
        if (end) {
          const { error } = end;
          end = {};
          if (error !== undefined) throw error;
          return { done: true, value: undefined };
        }
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    },
    return() {
      if (!end) onLeave();
      waiting.length = 0;
      end = {};
      rouse();
      return Promise.resolve({ done: true, value: undefined });
    },
  };

  return {
    events,
    push(event: T): void {
      if (end) return;
      waiting.push(event);
      rouse();
    },
    /** No more events; with an error, the reader gets it after the last one. */
    close: (error?: unknown) => finish(error === undefined ? {} : { error }),
  };
}
