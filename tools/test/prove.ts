import { buildApp } from '../build/build.ts';
import { bringBrowser } from './browser.ts';
import { add, lastLine } from './counts.ts';
import { runPlaywright, runVitest } from './run.ts';

/** `npm run prove`: the long proofs. Every combination of every screen, and every test with its full numbers. */
process.env['PROVE'] = '1';
const browser = bringBrowser();
await buildApp();
const total = add(await runVitest(), await runPlaywright(browser));
console.log(`\n${lastLine(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
