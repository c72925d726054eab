import './plain-output.ts';
import { buildApp } from '../build/build.ts';
import { bringBrowser } from './browser.ts';
import { add, none } from './counts.ts';
import { conclude, part, partBeside } from './parts.ts';
import { runPlaywright, runSocketTests, runUnitTests } from './run.ts';

/** `npm run test:long`: the proofs that `npm test` leaves out, because they take long by their nature. */
const browser = bringBrowser();
await buildApp();
const sockets = partBeside('long tests over real sockets, beside them', (hear) =>
  runSocketTests('long', hear),
);
let total = none();
total = add(total, await part('long unit and server tests', () => runUnitTests('long')));
total = add(total, await sockets());
total = add(total, await part('long browser tests', () => runPlaywright(browser, 'long')));
conclude(total, 'long');
