import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sectionText } from './part.ts';
import { PARTS, type PartName } from './parts/parts.ts';
import { circumstances } from './report/machine.ts';
import { readOptions } from './report/options.ts';
import { withSections } from './report/results.ts';

const ROOT = resolve(import.meta.dirname, '..');
const RESULTS = resolve(ROOT, 'bench/results.md');
const OXFMT = resolve(ROOT, 'node_modules/oxfmt/bin/oxfmt');

/**
 * `npm run bench [-- --only PART --rounds N --trial]`: measures the parts one after another and keeps each
 * as soon as it is measured, so that a part that fails loses none before it. See bench/README.md.
 */
const names = Object.keys(PARTS) as PartName[];
const { parts, isTrial, ...context } = readOptions(process.argv.slice(2), names);
const titles = names.map((name) => PARTS[name].title);
for (const name of parts) {
  const { title, measure } = PARTS[name];
  console.log(`\n## ${title}\n`);
  const before = circumstances(context.rounds);
  try {
    const result = await measure(context);
    const text = sectionText(before, result);
    console.log(text);
    if (isTrial) continue;
    const kept = await readFile(RESULTS, 'utf8').catch(() => '');
    await writeFile(RESULTS, withSections(kept, [{ title, text }], titles));
    execFileSync(process.execPath, [OXFMT, RESULTS], { cwd: ROOT });
  } catch (error) {
    console.error(error);
    process.exitCode = 1;
  }
}
// React's scheduler, loaded to render a floor ahead, would keep the process alive.
process.exit();
