import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tokenAdapter } from '../check/adapter.ts';
import { checkContract } from '../check/check-contract.ts';
import { tokenCredentials } from '../check/token-credentials.ts';
import { bundleOf } from '../sources/bundle.ts';
import { loadContract } from '../sources/contract-files.ts';
import { startMock } from './mock-server.ts';

const OWN = join(import.meta.dirname, '../testing/styles');
const SEEDS = process.env['EXHAUSTIVE'] ? [1, 2, 3, 4, 5] : [1];

const contractsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.(?:ya?ml|json)$/.test(name) && !name.includes('arazzo'))
    .map((name): [string, string] => [name, join(folder, name)]);
const CONTRACTS = contractsIn(OWN);

/** Resources that are inferred from each contract of ours. */
const REMEMBERED: Readonly<Record<string, string[]>> = {
  'calls.yaml': [],
  'enterprise.yaml': ['Claims by claimId: list, create, read, change, delete'],
  'envelopes.yaml': ['telescopes by id: list, create, read, change, delete'],
  'generated.yaml': ['beds by id: list, create, read, change, delete'],
  'parameters.yaml': [],
  'links.yaml': ['jobs by number: list, create, read, change'],
};

describe.each(CONTRACTS)('the mock with memory of %s', (name, file) => {
  it.each(SEEDS)('passes contract:check without configuration (seed %i)', async (seed) => {
    const bundle = bundleOf(await loadContract(file));
    const { document } = bundle;
    const mock = await startMock({ document, hasMemory: true, seed });
    try {
      const remembered = mock.resources.map(({ name: own, id, roles }) => {
        const known = new Set(roles.values());
        const order = (['list', 'create', 'read', 'change', 'delete'] as const).filter((role) =>
          known.has(role),
        );
        return `${own} by ${id}: ${order.join(', ')}`;
      });
      expect(remembered).toEqual(REMEMBERED[name] ?? remembered);
      const adapter = tokenAdapter({ owner: tokenCredentials(document, 'lantern-harbour') });
      const { findings, coverage } = await checkContract({ url: mock.url, bundle, adapter, seed });
      expect(findings.map(({ operation, text }) => `${operation}: ${text}`)).toEqual([]);
      const seen = coverage.flatMap(({ answers }) => answers).filter((one) => one.seen > 0);
      expect(seen.length).toBeGreaterThan(0);
    } finally {
      await mock.close();
    }
  });
});
