import type { RunEvent } from '#src/generated/api/endpoints.schemas.ts';

export type Batch = { push: (event: RunEvent) => void; flush: () => void };

/**
 * Joins the pieces of a stream that come within `waitMs`: a model sends up to a hundred a second,
 * and each would format the whole answer again. Other events pass at once, after what was held.
 */
export function batchDeltas(deliver: (event: RunEvent) => void, waitMs = 80): Batch {
  let held = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (held === '') return;
    const text = held;
    held = '';
    deliver({ type: 'delta', text });
  };
  return {
    push(event) {
      if (event.type !== 'delta') {
        flush();
        deliver(event);
        return;
      }
      held += event.text;
      timer ??= setTimeout(flush, waitMs);
    },
    flush,
  };
}
