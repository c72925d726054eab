import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';

const ROOT = resolve(import.meta.dirname, '../..');
/** Shells have no window: tests take half the processor's time in them. */
const SHELLS = ['chrome-headless-shell', 'chromium-headless-shell'];
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
  return (
    firstOf(SHELLS) ??
    fetchedShell() ??
    firstOf(WHOLE) ??
    [...PLACES, chromium.executablePath()].find((path) => existsSync(path))
  );
}

function firstOf(names: readonly string[]): string | undefined {
  for (const name of names) {
    const path = onPath(name);
    if (path) return path;
  }
  return undefined;
}

/**
 * Finds a Chromium, or brings one: first Playwright's download, then the distribution's package. In a
 * container that has one with windows, the one without is brought where it can be.
 * Throws with what to do by hand when neither works.
 */
export function bringBrowser(): string {
  const found = findBrowser();
  if (found) {
    const isSlow = !process.env['CHROMIUM'] && WHOLE.some((name) => found === onPath(name));
    if (isSlow && isContainer()) installPackage('chromium-headless-shell', 90_000);
    return findBrowser() ?? found;
  }
  const cli = resolve(ROOT, 'node_modules/@playwright/test/cli.js');
  console.log('No Chromium here; fetching one.');
  const withDependencies = isContainer();
  spawnSync(
    process.execPath,
    [cli, 'install', ...(withDependencies ? ['--with-deps'] : []), '--only-shell', 'chromium'],
    { cwd: ROOT, stdio: 'inherit', timeout: 300_000 },
  );
  const fetched = findBrowser();
  if (fetched) return fetched;
  installPackage('chromium-headless-shell', 300_000);
  if (!findBrowser()) installPackage('chromium', 600_000);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it and name it: CHROMIUM=/path/to/chromium npm test',
  );
}

function isContainer(): boolean {
  return process.platform === 'linux' && process.getuid?.() === 0;
}

/** Installs a package of Debian or Ubuntu; whether it worked shows in what is found then. */
function installPackage(name: string, timeout: number): void {
  if (!onPath('apt-get')) return;
  const sudo = isContainer() ? [] : ['sudo', '-n'];
  for (const args of [
    ['update'],
    ['install', '-y', '--no-install-recommends', '--no-remove', name],
  ]) {
    const [command = 'apt-get', ...rest] = [...sudo, 'apt-get', '-qq', ...args];
    spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], timeout });
  }
}

/** The shell that Playwright fetched; its path is derived from that of the whole browser. */
function fetchedShell(): string | undefined {
  const path = chromium
    .executablePath()
    .replace(/chromium-(\d+)/, 'chromium_headless_shell-$1')
    .replace(/chrome-(\w+)\/chrome$/, 'chrome-headless-shell-$1/chrome-headless-shell');
  return existsSync(path) ? path : undefined;
}
