import { globSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readContract } from '#contract/document/document.ts';
import { bundleInto, ContractError } from './generate.ts';
import { workflowFaults } from './lint-workflows.ts';
import { createLinter } from './spectral.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * The contract's two linters: Redocly reads the split files (structure, examples), Spectral the bundle made of
 * them now (`.spectral.yaml`: style, OWASP, our own promises), never the one that lies there, and the workflows
 * (Arazzo). Neither may say anything at all.
 */
async function lint(folder: string): Promise<boolean> {
  const file = join(folder, 'openapi.yaml');
  try {
    await bundleInto(file, ROOT);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    console.log(`✗ redocly\n${error.message}`);
    return false;
  }
  console.log('✓ redocly');
  const document = readContract(file);
  const findings = await (await createLinter()).lint(document);
  console.log(`${findings.length === 0 ? '✓' : '✗'} spectral`);
  for (const { code, path, message } of findings) console.log(`  ${code} at ${path}: ${message}`);
  const workflows = globSync(join(ROOT, 'openapi/workflows/*.arazzo.yaml')).toSorted();
  const faults = await workflowFaults(workflows, document);
  console.log(`${faults.length === 0 ? '✓' : '✗'} workflows`);
  for (const fault of faults) console.log(`  ${fault}`);
  return findings.length === 0 && faults.length === 0;
}

if (import.meta.main) {
  const folder = join(ROOT, `.cache/lint-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    if (!(await lint(folder))) process.exitCode = 1;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
