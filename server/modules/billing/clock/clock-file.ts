import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ClockState } from './movable-clock.ts';

const State = z.strictObject({
  mode: z.enum(['real', 'fast', 'manual']),
  rate: z.number(),
  base: z.number(),
  since: z.number(),
});

/** The state of the movable clock in the data folder; without the file the clock is the machine's. */
export function clockFile(dataDir: string) {
  const file = join(dataDir, 'billing-clock.json');
  return {
    /** @throws when the file is there and cannot be read: guessing would move money. */
    read(): ClockState | undefined {
      const content = readIfThere(file);
      return content === undefined ? undefined : State.parse(JSON.parse(content));
    },
    write(state: ClockState): void {
      mkdirSync(dataDir, { recursive: true, mode: 0o700 });
      const aside = `${file}.${process.pid}`;
      writeFileSync(aside, `${JSON.stringify(state)}\n`, { mode: 0o600, flush: true });
      renameSync(aside, file);
    },
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
