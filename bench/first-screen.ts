import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from '@playwright/test';

/*
 * Loads first screens side by side, interleaved, on a slow machine and line, and prints medians and
 * their ratios to the first target. See bench/README.md.
 */
const ROOT = resolve(import.meta.dirname, '..');
const SLOW = { cpu: 4, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

type Target = { name: string; url: string; ready: string };
type Sample = Record<(typeof FIGURES)[number], number>;
type Watched = typeof globalThis & { seen: Omit<Sample, 'requests' | 'kB'> };

const FIGURES = ['fcp', 'lcp', 'interactive', 'cls', 'requests', 'kB'] as const;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    target: { type: 'string', multiple: true, default: [] },
    results: { type: 'boolean', default: false },
  },
});

/** `--target "name=https://host/path"`, measured with the product's own pages. */
function others(): Target[] {
  return options.target.map((text) => {
    const at = text.indexOf('=');
    if (at < 1) throw new Error(`--target wants name=address, not ${text}`);
    return { name: text.slice(0, at), url: text.slice(at + 1), ready: 'form input' };
  });
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** The product as people start it, on a data folder of its own. Resolves once it answers. */
async function startProduct(): Promise<{ url: string; stop: () => Promise<void> }> {
  const data = await mkdtemp(join(tmpdir(), 'first-screen-'));
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [join(ROOT, 'tools/start.ts')], {
    cwd: ROOT,
    stdio: 'ignore',
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: data },
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('The product did not start');
    const answer = await fetch(`${url}/login`).catch(() => undefined);
    if (answer?.ok) break;
    await new Promise((done) => setTimeout(done, 200));
  }
  const stop = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill();
    await gone;
    await rm(data, { recursive: true, force: true });
  };
  return { url, stop };
}

/** Runs in the page before anything else of it. */
function watch(ready: string): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, interactive: 0 };
  Object.assign(globalThis, { seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => (seen.lcp = entry.startTime));
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  // A field can be used once React has hung its handlers on it.
  const timer = setInterval(() => {
    const field = document.querySelector(ready);
    if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps$'))) return;
    seen.interactive = performance.now();
    clearInterval(timer);
  }, 10);
}

async function load(browser: Browser, { url, ready }: Target): Promise<Sample> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  let requests = 0;
  let bytes = 0;
  session.on('Network.responseReceived', ({ response }) => {
    if (!/^(?:data|blob):/.test(response.url)) requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await session.send('Network.enable');
  const { cpu, ...network } = SLOW;
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await page.addInitScript(watch, ready);
  await page.goto(url, { waitUntil: 'commit' });
  // A function and not a text: the product's Content-Security-Policy lets no text be evaluated.
  await page.waitForFunction(() => (globalThis as Watched).seen.interactive > 0, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState('networkidle');
  // Quiet second: paints and shifts after the last request are measured too.
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => (globalThis as Watched).seen);
  await context.close();
  return { ...seen, requests, kB: bytes / 1024 };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
}

function table(samples: ReadonlyMap<string, readonly Sample[]>): string {
  const medians = [...samples].map(([name, list]) => ({
    name,
    of: (figure: keyof Sample) => median(list.map((sample) => sample[figure])),
  }));
  const [first] = medians;
  const cell = (figure: keyof Sample, row: (typeof medians)[number]) => {
    const value = row.of(figure);
    if (figure === 'cls') return value.toFixed(3);
    const base = first?.of(figure) ?? 0;
    return `${value.toFixed(0)} (${base > 0 ? (value / base).toFixed(2) : '–'})`;
  };
  return [
    `| | ${FIGURES.join(' | ')} |`,
    `|---|${'---|'.repeat(FIGURES.length)}`,
    ...medians.map((row) => `| ${row.name} | ${FIGURES.map((f) => cell(f, row)).join(' | ')} |`),
  ].join('\n');
}

const product = await startProduct();
let browser: Browser | undefined;
try {
  const executablePath = process.env['CHROMIUM'];
  const opened = await chromium.launch(executablePath ? { executablePath } : {});
  browser = opened;
  const targets: Target[] = [
    ...others(),
    { name: 'Promptwell /login', url: `${product.url}/login`, ready: 'form input' },
    { name: 'Promptwell /register', url: `${product.url}/register`, ready: 'form input' },
  ];
  const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]));
  const runs = Number(options.runs);
  for (const target of targets) await load(opened, target);
  for (let run = 0; run < runs; run += 1)
    for (const target of targets) samples.get(target.name)?.push(await load(opened, target));
  const text = `Medians of ${runs} interleaved loads, ratios to the first row in brackets. Times in ms.\n\n${table(samples)}\n`;
  console.log(text);
  if (options.results)
    await writeFile(join(ROOT, 'bench/results.md'), `# First screens\n\n${text}`);
} finally {
  await browser?.close();
  await product.stop();
}
process.exit(0);
