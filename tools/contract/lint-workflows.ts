import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, resolve } from 'node:path';
import { loadWorkflows } from '#contract/check/workflows/load-workflows.ts';
import { DocumentError, type ContractDocument } from '#contract/document/document.ts';

const ROOT = resolve(import.meta.dirname, '../..');
// As in spectral.ts: its parts lie beneath its command.
const load = createRequire(resolve(ROOT, 'node_modules/@stoplight/spectral-cli/package.json'));

type Result = { code: string; message: string; path: Array<string | number> };
type Core = {
  Document: new (text: string, parser: unknown, source: string) => object;
  Spectral: new () => {
    setRuleset(ruleset: unknown): void;
    run(document: object): Promise<Result[]>;
  };
};

/**
 * What is wrong with Arazzo files: by every rule that Spectral has for them, and by the contract that they walk
 * through (operations, steps and inputs that are not there, conditions that cannot be read).
 */
export async function workflowFaults(
  files: readonly string[],
  document: ContractDocument,
): Promise<string[]> {
  const { Document, Spectral } = load('@stoplight/spectral-core') as Core;
  const { Yaml } = load('@stoplight/spectral-parsers') as { Yaml: unknown };
  const { arazzo } = load('@stoplight/spectral-rulesets') as { arazzo: unknown };
  const faults: string[] = [];
  for (const file of files) {
    const spectral = new Spectral();
    spectral.setRuleset({ extends: [[arazzo, 'all']] });
    const found = await spectral.run(new Document(await readFile(file, 'utf8'), Yaml, file));
    for (const { code, path, message } of found)
      faults.push(`${basename(file)}: ${code} at ${path.join('.')}: ${message}`);
  }
  try {
    await loadWorkflows(files, document);
  } catch (error) {
    if (!(error instanceof DocumentError)) throw error;
    faults.push(error.message);
  }
  return faults;
}
