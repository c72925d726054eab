import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Plant } from '../testing/plants/plant.ts';
import { PLANTS } from '../testing/plants/plants.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** Runs the one test against planted servers, in a process of its own. */
async function runPlanted({ suite, test, replacements }: Plant) {
  const folder = await mkdtemp(join(tmpdir(), 'promptwell-plant-'));
  const file = join(folder, 'report.json');
  const child = spawn(
    process.execPath,
    [
      join(ROOT, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=sockets',
      '--reporter=json',
      `--outputFile=${file}`,
      `server/sockets/${suite}`,
      `--testNamePattern=${test}`,
    ],
    {
      cwd: ROOT,
      stdio: 'ignore',
      // The quick form has to find it, and is done sooner.
      env: { ...process.env, CI: '', EXHAUSTIVE: '', PLANT: JSON.stringify(replacements) },
    },
  );
  await new Promise((done) => child.once('close', done));
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    testResults: { message: string; assertionResults: { status: string; title: string }[] }[];
  };
  await rm(folder, { recursive: true });
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
  // A server that does not start, or a test that is no more, finds nothing.
  if (ran.length === 0)
    throw new Error(`No test ran: ${report.testResults.map(({ message }) => message).join('\n')}`);
  return ran;
}

describe('a fault that is put back', () => {
  it.each(PLANTS)('has its place in the source: $name', ({ replacements }) => {
    for (const { file, find, replace } of replacements) {
      const source = readFileSync(join(ROOT, 'server', file), 'utf8');
      expect(source.split(find)).toHaveLength(2);
      expect(replace).not.toBe(find);
    }
  });

  it.each(PLANTS.filter(({ quick }) => quick || process.env['EXHAUSTIVE']))(
    'is found: $name',
    { timeout: 300_000, tags: ['long'] },
    async (plant) => {
      const results = await runPlanted(plant);
      expect(results.map(({ status }) => status)).toContain('failed');
    },
  );
});
