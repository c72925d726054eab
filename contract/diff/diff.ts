import type { ContractFiles } from '#contract/sources/contract-files.ts';
import { asText, child } from '#contract/sources/source.ts';
import { basePathsOf } from './base-paths.ts';
import { byName, inside, type Context } from './context.ts';
import { comparePaths, compareWebhooks } from './operations.ts';
import { createRecorder, type Finding } from './recorder.ts';
import { createSchemaComparison } from './schema/compare.ts';
import { compareSecuritySchemes } from './security.ts';

/**
 * Every change between two contracts that a client can notice, the worst first. Texts, examples, the order of keys
 * and where a schema is written make no difference.
 * @throws DocumentError where a reference leads nowhere
 */
export function diffContracts(
  old: ContractFiles,
  now: ContractFiles,
  { today = new Date() }: { today?: Date } = {},
): Finding[] {
  const files = { old, new: now };
  const record = createRecorder();
  const ctx: Context = {
    files,
    record,
    schemas: createSchemaComparison(files),
    today,
    basePaths: basePathsOf(old, now),
  };
  const root = { old: old.root, new: now.root };
  comparePaths(ctx);
  compareWebhooks(ctx);
  compareSecuritySchemes(ctx);
  const components = inside(ctx, root, 'components');
  for (const [name, schema] of byName(ctx, inside(ctx, components, 'schemas')))
    if (!schema.new && components.old)
      record.add(
        'component-removed',
        undefined,
        { old: schema.old, new: components.new },
        { name },
      );
  return record.findings();
}

/** What a contract calls itself. */
export const versionOf = ({ root }: ContractFiles): string =>
  asText((child(root, 'info')?.value as { version?: unknown } | undefined)?.version ?? '');
