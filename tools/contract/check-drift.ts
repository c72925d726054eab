import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ContractError, generateInto } from './generate.ts';
import { differences, readGenerated } from './install.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** What is committed against what the contract gives now. Changes nothing. */
export async function drift(root: string = ROOT): Promise<string[]> {
  const staging = join(root, `.cache/drift-${process.pid}`);
  try {
    await generateInto(staging, root);
    return differences(await readGenerated(root), await readGenerated(staging));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  try {
    const lines = await drift();
    for (const line of lines) console.error(line);
    if (lines.length > 0) {
      console.error(
        '\nGenerated code has drifted from openapi/. Run `npm run generate` and commit what it changes.',
      );
      process.exitCode = 1;
    } else console.log('Generated code is what the contract gives.');
  } catch (error) {
    console.error(error instanceof ContractError ? error.message : error);
    process.exitCode = 1;
  }
}
