import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Seconds that one of the project's programs takes. @throws with its output when it fails. */
export function secondsOf(words: readonly string[]): Promise<number> {
  const { promise, resolve: done, reject } = Promise.withResolvers<number>();
  const started = performance.now();
  const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  child.once('error', reject);
  child.once('close', (code) => {
    if (code === 0) done((performance.now() - started) / 1000);
    else reject(new Error(`${words.join(' ')} ended with ${code}:\n${output.slice(-2000)}`));
  });
  return promise;
}
