import './plain-output.ts';
import { buildApp } from '../build/build.ts';
import { bringBrowser } from './browser.ts';
import { add } from './counts.ts';
import { conclude } from './parts.ts';
import { runPlaywright, runSocketTests, runUnitTests } from './run.ts';

/** `npm run test:exhaustive`: every combination of every screen, and every test with its full numbers. */
process.env['EXHAUSTIVE'] = '1';
const browser = bringBrowser();
await buildApp();
// Its full numbers are measured against the clock: nothing else runs meanwhile.
const unit = add(await runUnitTests('all'), await runSocketTests('all'));
conclude(add(unit, await runPlaywright(browser, 'all')), 'all');
