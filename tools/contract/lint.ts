import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { spawnSync } from 'node:child_process';

const ROOT = resolve(import.meta.dirname, '../..');
const ENV = {
  ...process.env,
  REDOCLY_TELEMETRY: 'off',
  REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
  SCARF_ANALYTICS: 'false',
};

/**
 * The contract's two linters: Redocly reads the split files (structure, examples), Spectral the bundle
 * (`.spectral.yaml`: style, OWASP, our own promises). Neither may say anything at all.
 */
function run(name: string, bin: string, args: string[]): boolean {
  const result = spawnSync(process.execPath, [join(ROOT, bin), ...args], {
    cwd: ROOT,
    env: ENV,
    encoding: 'utf8',
  });
  const output = `${result.stdout}${result.stderr}`;
  const clean = result.status === 0 && !/\b[1-9]\d* warning/.test(output);
  console.log(`${clean ? '✓' : '✗'} ${name}`);
  if (!clean) console.log(output.trim());
  return clean;
}

if (import.meta.main) {
  const bundle = 'openapi/dist/openapi.yaml';
  await readFile(join(ROOT, bundle));
  const results = [
    run('redocly', 'node_modules/@redocly/cli/bin/cli.js', ['lint', 'openapi/openapi.yaml']),
    run('spectral', 'node_modules/@stoplight/spectral-cli/dist/index.js', [
      'lint',
      bundle,
      '--fail-severity=hint',
      '--format=stylish',
    ]),
  ];
  if (results.includes(false)) process.exitCode = 1;
}
