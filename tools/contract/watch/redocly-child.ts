import { pathToFileURL } from 'node:url';

/**
 * Redocly's command line in a process that stays: read and compiled once, a run takes a third of the time. Its
 * entry runs one command when it is imported, and a command ends by a listener of `beforeExit` that gives
 * the exit code; both are Redocly 2.77's own ways, which watch.test.ts holds.
 */
export type RedoclyRun = { id: number; program: string; arguments: readonly string[] };
export type RedoclyResult = { id: number; code: number; output: string };

let last = Promise.resolve();
process.on('message', (run: RedoclyRun) => {
  last = last.then(async () => void process.send?.(await result(run)));
});
process.on('disconnect', () => process.exit());

async function result({ id, program, arguments: words }: RedoclyRun): Promise<RedoclyResult> {
  let output = '';
  const keep = (chunk: string | Uint8Array) => {
    output += typeof chunk === 'string' ? chunk : new TextDecoder().decode(chunk);
    return true;
  };
  const { argv, exit } = process;
  const writes = { out: process.stdout.write, err: process.stderr.write };
  const ended = Promise.withResolvers<number>();
  const onListener = (event: string, listener: () => void) => {
    if (event !== 'beforeExit') return;
    // Added after this call returns, and never to be called by Node itself.
    setImmediate(() => {
      process.removeAllListeners('beforeExit');
      listener();
    });
  };
  process.on('newListener', onListener);
  process.stdout.write = keep;
  process.stderr.write = keep;
  process.argv = [process.execPath, program, ...words];
  process.exit = ((code?: number) => ended.resolve(code ?? 0)) as typeof process.exit;
  try {
    await import(`${pathToFileURL(program).href}?run=${id}`);
    return { id, code: await ended.promise, output };
  } finally {
    process.off('newListener', onListener);
    process.stdout.write = writes.out;
    process.stderr.write = writes.err;
    process.argv = argv;
    process.exit = exit;
  }
}
