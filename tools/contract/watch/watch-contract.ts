import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '../spectral.ts';
import { SaveBuilder, type Saved, type SaveSteps } from './save-builder.ts';
import { SpectralWatch } from './spectral.ts';

/** What follows a save: it begins, its steps, it ends or is broken; `onFindings` comes any time later. */
export type WatchHandlers = SaveSteps & {
  onSave: () => void;
  onSaved: (saved: Saved, seconds: string) => void;
  onBroken: (error: unknown) => void;
  onFindings: (findings: Finding[]) => void;
};

/** An editor writes one file in several steps. */
const SETTLED_MS = 40;

export type ContractWatch = { stop: () => void };

/** Generates at every save of a contract file below `root`, and once at the start. */
export function watchContract(root: string, handlers: WatchHandlers): ContractWatch {
  const builder = new SaveBuilder(root);
  const spectral = new SpectralWatch(handlers.onFindings);
  let pending: NodeJS.Timeout | undefined;
  let isRunning = false;

  async function build(): Promise<void> {
    if (isRunning) return schedule();
    isRunning = true;
    const started = performance.now();
    try {
      const saved = await builder.build({
        async onContract(document) {
          spectral.lint(document);
          await handlers.onContract(document);
        },
        onCode: handlers.onCode,
      });
      handlers.onSaved(saved, ((performance.now() - started) / 1000).toFixed(1));
    } catch (error) {
      handlers.onBroken(error);
    } finally {
      isRunning = false;
    }
  }
  function schedule(): void {
    clearTimeout(pending);
    handlers.onSave();
    pending = setTimeout(() => void build(), SETTLED_MS);
  }

  const watcher = watch(join(root, 'openapi'), { recursive: true }, (_event, name) => {
    if (name && !name.startsWith('dist') && name.endsWith('.yaml')) schedule();
  });
  schedule();
  return {
    stop() {
      clearTimeout(pending);
      watcher.close();
      builder.stop();
      spectral.stop();
    },
  };
}
