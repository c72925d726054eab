import { parentPort } from 'node:worker_threads';
import { findSlow } from './measure.ts';

export type Task = { source: string; flags: string; longest?: number };

/** Measures one pattern after the other; one that never ends is ended together with this thread. */
parentPort?.on('message', ({ source, flags, longest }: Task) => {
  parentPort?.postMessage(findSlow(source, flags, longest) ?? null, []);
});
