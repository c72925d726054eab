import { fsyncSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number };
type StreamOps = { fsync?: (stream: Stream) => number };
type EmscriptenModule = { NODEFS?: { stream_ops?: StreamOps } };

export type SyncCounter = { count: number; hooked: boolean };

/** PGlite's start arguments without `-F`, which turns every sync off. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((argument) => argument !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * A folder that really syncs. PGlite's own file system has no fsync callback, so PostgreSQL's syncs
 * end nowhere. The hook is undocumented: PGlite is pinned, a test counts the syncs,
 * and the server warns at boot when `counter.hooked` stays false.
 */
export class DurableNodeFS extends NodeFS {
  readonly counter: SyncCounter = { count: 0, hooked: false };

  override async init(...args: Parameters<NodeFS['init']>) {
    const { counter } = this;
    const result = await super.init(...args);
    const hook = (module: EmscriptenModule) => {
      const operations = module.NODEFS?.stream_ops;
      if (!operations) return;
      counter.hooked = true;
      operations.fsync = (stream) => {
        if (stream.nfd !== undefined) {
          fsyncSync(stream.nfd);
          counter.count += 1;
        }
        return 0;
      };
    };
    const preRun = result.emscriptenOpts.preRun;
    const before = Array.isArray(preRun) ? preRun : preRun ? [preRun] : [];
    return {
      emscriptenOpts: { ...result.emscriptenOpts, preRun: [...before, hook as never] },
    };
  }
}
