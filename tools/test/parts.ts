import { lastLine, none, type Counts } from './counts.ts';
import { LONG_COMMAND, type Selection } from './selection.ts';

/** Runs one part of a test command and says how it went; one that throws is one failure. */
export async function part(
  name: string,
  work: () => Promise<Counts>,
  say: (line: string) => void = console.log,
): Promise<Counts> {
  const started = performance.now();
  say(`\n== ${name}`);
  const counts = await work().catch((error: unknown) => {
    say(error instanceof Error ? String(error.stack) : String(error));
    return { ...none(), failed: 1 };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const left = counts.left > 0 ? `; ${counts.left} left out` : '';
  say(`-- ${name}: ${lastLine(counts)} (${seconds} s)${left}`);
  return counts;
}

/** A part beside another: what it says is kept until the other is over. */
export function partBeside(
  name: string,
  work: (hear: (text: string) => void) => Promise<Counts>,
): () => Promise<Counts> {
  let said = '';
  const counts = part(
    name,
    () => work((text) => (said += text)),
    (line) => (said += `${line}\n`),
  );
  return async () => {
    const done = await counts;
    process.stdout.write(said);
    return done;
  };
}

/** The end of a command: what it left out, then the line that CI reads. */
export function conclude(total: Counts, selection: Selection): void {
  const other = selection === 'quick' ? LONG_COMMAND : 'npm test';
  if (total.left > 0) console.log(`\nLeft out, for ${other}: ${total.left} tests.`);
  console.log(`\n${lastLine(total)}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}
