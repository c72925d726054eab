import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MODULE = join(import.meta.dirname, 'plain-output.ts');
/** A word that would be coloured, from the process itself and from one that it starts. */
const SCRIPT = `
  await import(${JSON.stringify(MODULE)});
  const { styleText } = await import('node:util');
  const { spawnSync } = await import('node:child_process');
  console.log(styleText('red', 'here'));
  const child = "console.log(require('node:util').styleText('red', 'there'))";
  console.log(spawnSync(process.execPath, ['-e', child], { encoding: 'utf8' }).stdout);
`;

it('writes no colour codes to a log, nor lets what it starts, whatever the environment asks', () => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', SCRIPT],
    { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '1', NO_COLOR: '' } },
  );
  expect(`${stdout}${stderr}`.split(/\s+/).filter(Boolean)).toEqual(['here', 'there']);
});
