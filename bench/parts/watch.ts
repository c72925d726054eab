import type { Page } from '@playwright/test';
import { browserState, TOKEN } from '#e2e/support/visitor.ts';
import { startDevCopy, type DevCopy } from '#tools/testing/dev-copy.ts';
import { openBrowser } from '../browser/browser.ts';
import type { Part } from '../part.ts';
import { median } from '../report/statistics.ts';
import type { Row } from '../report/table.ts';

const PROFILE = '/api/users/me/profile';
const EXAMPLES = 'openapi/examples/account.yaml';
const SCHEMAS = 'openapi/schemas/common.yaml';
const OPERATIONS = 'openapi/paths/account.yaml';
/** What Spectral says of an operation whose description is gone. */
const FINDING = 'operation-description at paths./api/users/me/profile.get';
/** What `npm run dev:mock` says once a save has been followed. */
const GENERATED = 'The contract changed';
const LIMIT_MS = 60_000;
const POLL_MS = 10;
/** Between two saves: what the one before has still to do is done. */
const REST_MS = 4_000;

type Times = { mock: number; page: number; early: boolean };

/**
 * A save of the contract in `npm run dev:mock`: until the mock answers by it, until the page has asked the mock again, and
 * until Spectral's finding is in the terminal.
 */
export const watch: Part = {
  title: 'Saving the contract',
  async measure({ rounds }) {
    const copy = await startDevCopy();
    const browser = await openBrowser();
    try {
      const state = await browserState(copy.web, { profile: 'default', language: 'en' });
      const page = await (await browser.newContext({ storageState: state })).newPage();
      const profile = page.waitForResponse((answer) => answer.url().includes(PROFILE), {
        timeout: LIMIT_MS,
      });
      await page.goto(`${copy.web}/dashboard`);
      await profile;
      const examples: Times[] = [];
      const schemas: Times[] = [];
      const verdicts: number[] = [];
      // The first round is the processes' warming up.
      for (let round = 0; round <= rounds; round += 1) {
        await rest();
        const example = await exampleSaved(copy, page, `Round${round}`);
        await rest();
        const schema = await schemaSaved(copy, page, 253 - round);
        await rest();
        const verdict = await findingPrinted(copy);
        if (round === 0) continue;
        examples.push(example);
        schemas.push(schema);
        verdicts.push(verdict);
      }
      return {
        tables: [
          {
            columns: ['mock, ms', 'page, ms', 'page before the mock'],
            rows: [
              row('an example', examples, { mock: 1500, page: 1500 }),
              row('a schema', schemas, { mock: 2000, page: 4000 }),
            ],
          },
          {
            columns: ['ms to Spectral’s finding'],
            rows: [
              {
                name: 'an operation without a description',
                cells: [{ value: median(verdicts), goal: { limit: 6000, of: 'value' } }],
              },
            ],
          },
        ],
        chromium: browser.version(),
      };
    } finally {
      await browser.close();
      await copy.stop();
    }
  },
};

const rest = () => new Promise((wait) => setTimeout(wait, REST_MS));

function row(name: string, times: readonly Times[], goal: { mock: number; page: number }): Row {
  const value = (key: 'mock' | 'page') => median(times.map((one) => one[key]));
  return {
    name,
    cells: [
      { value: value('mock'), goal: { limit: goal.mock, of: 'value' } },
      { value: value('page'), goal: { limit: goal.page, of: 'value' } },
      { value: times.filter(({ early }) => early).length, goal: { limit: 0, of: 'value' } },
    ],
  };
}

async function exampleSaved(copy: DevCopy, page: Page, name: string): Promise<Times> {
  const before = await copy.read(EXAMPLES);
  const after = before.replace(/(getMyProfile_default:[^]*?lastName: )\S+/, `$1${name}`);
  return saved(copy, page, [EXAMPLES, after], async () => {
    const answer = await fetch(copy.mock + PROFILE, {
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    return (await answer.text()).includes(name);
  });
}

/** The longest address is shortened; one of the old length is refused then. */
async function schemaSaved(copy: DevCopy, page: Page, longest: number): Promise<Times> {
  const before = await copy.read(SCHEMAS);
  const after = before.replace(/maxLength: 25\d|maxLength: 24\d/, `maxLength: ${longest}`);
  const email = `${'a'.repeat(longest + 1 - '@example.com'.length)}@example.com`;
  return saved(copy, page, [SCHEMAS, after], async () => {
    const answer = await fetch(`${copy.mock}/api/users/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'river stone umbrella' }),
    });
    return (await answer.text()).includes('"email"') && answer.status === 422;
  });
}

/** Takes an operation's description away until Spectral has said so: how many milliseconds that takes. */
async function findingPrinted(copy: DevCopy): Promise<number> {
  const before = await copy.read(OPERATIONS);
  const after = before.replace(/(operationId: getMyProfile\n[^]*?\n {4})description:/, '$1x-note:');
  const found = await savedUntilPrinted(copy, after, FINDING);
  await savedUntilPrinted(copy, before, GENERATED);
  return found;
}

/** How many milliseconds after the save of the operations the terminal says `sign`. */
async function savedUntilPrinted(copy: DevCopy, text: string, sign: string): Promise<number> {
  const printed = copy.printed().length;
  const started = performance.now();
  const since = () => performance.now() - started;
  await copy.write(OPERATIONS, text);
  while (!copy.printed().includes(sign, printed)) {
    if (since() > LIMIT_MS) throw new Error(`Nothing says "${sign}".\n${copy.printed()}`);
    await new Promise((wait) => setTimeout(wait, POLL_MS));
  }
  return since();
}

async function saved(
  copy: DevCopy,
  page: Page,
  [file, text]: [string, string],
  isNew: () => Promise<boolean>,
): Promise<Times> {
  let mock = Number.NaN;
  const started = performance.now();
  const since = () => performance.now() - started;
  const asked = page
    .waitForResponse((answer) => answer.url().includes(PROFILE), { timeout: LIMIT_MS })
    .then(async () => ({ page: since(), early: Number.isNaN(mock) && !(await isNew()) }));
  asked.catch(() => {});
  await copy.write(file, text);
  while (!(await isNew().catch(() => false))) {
    if (since() > LIMIT_MS) throw new Error(`${file}: the mock did not follow.\n${copy.printed()}`);
    await new Promise((wait) => setTimeout(wait, POLL_MS));
  }
  mock = since();
  return { mock, ...(await asked) };
}
