import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = (name: string) => JSON.stringify(join(import.meta.dirname, name));
/** A server of one line, which meets an uncaught error. */
const program = (fault: string) => `
  const { createLog } = await import(${source('../log.ts')});
  const { stopOnUnexpected } = await import(${source('last-resort.ts')});
  setInterval(() => {}, 1000);
  stopOnUnexpected(createLog('info'), async (code) => {
    console.log('stopped in order');
    setTimeout(() => process.exit(code), 50);
  });
  const error = Object.assign(new Error('params: secret-key-1'), { query: 'select', params: [] });
  ${fault}`;

test.each([
  ['a rejection', 'void Promise.reject(error);'],
  ['an exception', 'setTimeout(() => { throw error; }, 1);'],
])(
  '%s that nobody handles is logged without secrets, and the server stops in order',
  async (_name, fault) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', program(fault)]);
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const code = await new Promise((done) => child.once('close', done));
    expect(code).toBe(1);
    expect(said).toContain('stopped in order');
    expect(said).toContain('the server stops');
    expect(said).not.toContain('secret-key-1');
  },
);
