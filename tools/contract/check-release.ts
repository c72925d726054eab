import { join, resolve } from 'node:path';
import { checkRelease } from '#contract/diff/release.ts';
import { terminalText } from '#contract/report/terminal.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** `npm run check`: the contract keeps what the latest release of `openapi/released` promised. */
if (import.meta.main) {
  const { passed, message, report } = await checkRelease(
    join(ROOT, 'openapi/released'),
    join(ROOT, 'openapi/dist/openapi.yaml'),
  );
  if (passed) console.log(message);
  else {
    console.error(report ? terminalText(report) : message);
    process.exitCode = 1;
  }
}
