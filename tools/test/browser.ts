import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '../..');
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function onPath(name: string): string | undefined {
  const finder = process.platform === 'win32' ? 'where' : 'which';
  const { status, stdout } = spawnSync(finder, [name], { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n')[0]?.trim() : undefined;
}

/** Arguments of the browser: a container gives it neither a sandbox nor the outside world. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium that is there already: named by CHROMIUM, the system's, or Playwright's own. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM'];
  if (named) return named;
  for (const name of NAMES) {
    const path = onPath(name);
    if (path) return path;
  }
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Finds a Chromium, or brings one: first Playwright's download, then the distribution's package.
 * Throws with what to do by hand when neither works.
 */
export function bringBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const cli = resolve(ROOT, 'node_modules/@playwright/test/cli.js');
  console.log('No Chromium here; fetching one.');
  const withDependencies = process.platform === 'linux' && process.getuid?.() === 0;
  spawnSync(
    process.execPath,
    [cli, 'install', ...(withDependencies ? ['--with-deps'] : []), '--only-shell', 'chromium'],
    { cwd: ROOT, stdio: 'inherit', timeout: 300_000 },
  );
  const fetched = findBrowser() ?? shell();
  if (fetched) return fetched;
  if (onPath('apt-get')) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
      spawnSync(command, rest, { stdio: 'inherit', timeout: 600_000 });
    }
  }
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it and name it: CHROMIUM=/path/to/chromium npm test',
  );
}

/** Path of the headless shell, derived from that of the full browser. */
function shell(): string | undefined {
  const path = chromium
    .executablePath()
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome-(\w+)\/chrome$/, 'chrome-headless-shell-$1/chrome-headless-shell');
  return existsSync(path) ? path : undefined;
}
