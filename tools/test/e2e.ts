import './plain-output.ts';
import { buildApp } from '../build/build.ts';
import { bringBrowser } from './browser.ts';
import { browserEnvironment, run } from './run.ts';

/** `npm run e2e [-- filters]`: the browser tests alone, with Playwright's own list of what passed. */
const browser = bringBrowser();
await buildApp();
process.exitCode = await run(
  ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
  browserEnvironment(browser),
);
