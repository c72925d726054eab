import type { Progress } from '#contract/check/check-contract.ts';

/** Where a command writes: its result, and what passes by while it works. */
export type Output = {
  print: (text: string) => void;
  tell: (text: string) => void;
  /** Replaces the line that was told last, where the terminal can. */
  retell?: ((text: string) => void) | undefined;
};

/** Tells how far the run is: in one line again and again where that can be replaced, else a line for each phase. */
export function follower({ tell, retell }: Output): (progress: Progress) => void {
  const from = performance.now();
  let last = -1;
  return (progress) => {
    const isFirst = last < 0;
    const isNew = progress.at !== last;
    last = progress.at;
    const text = progressText(progress, (performance.now() - from) / 1000);
    if (retell && !isFirst) retell(text);
    else if (isNew) tell(text);
  };
}

const BAR = 20;

function progressText({ phase, at, of, requests, findings }: Progress, seconds: number): string {
  const filled = Math.round((BAR * (at + 1)) / of);
  const bar = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}`;
  const found = findings === 1 ? '1 finding' : `${findings} findings`;
  const sent = requests.toLocaleString('en').padStart(5);
  return `${bar} ${`${at + 1}/${of}`.padStart(5)} ${phase.padEnd(21)} ${sent} requests, ${found}, ${Math.round(seconds)} s\n`;
}
