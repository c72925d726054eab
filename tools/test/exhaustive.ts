import './plain-output.ts';
import { buildApp } from '../build/build.ts';
import { bringBrowser } from './browser.ts';
import { add, lastLine } from './counts.ts';
import { runPlaywright, runSocketTests, runUnitTests } from './run.ts';

/** `npm run test:exhaustive`: every combination of every screen, and every test with its full numbers. */
process.env['EXHAUSTIVE'] = '1';
const browser = bringBrowser();
await buildApp();
const unit = add(await runUnitTests(), await runSocketTests());
const total = add(unit, await runPlaywright(browser));
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
