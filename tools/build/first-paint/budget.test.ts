import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '#core/language/languages.ts';
import { bundleSize, transferSize } from './bundle-size.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const APP = join(ROOT, 'build/app');
const KB = 1024;

const page = (name: string) => `src/features/${name}-page.tsx`;

/** Most kB that a first screen is to have: a guest's, and one of the signed-in. */
const GUEST_GOAL = 160;
const SIGNED_IN_GOAL = 220;

/** What a screen may fetch of the program before it can be used: kB of brotli, and files. */
const BUDGETS = [
  { screen: '/login', sources: ['core', 'forms'], goal: GUEST_GOAL, kb: 159, files: 2 },
  {
    screen: '/register',
    sources: ['core', 'forms', 'new-account'],
    goal: GUEST_GOAL,
    kb: 161,
    files: 3,
  },
  {
    screen: '/ (signed in)',
    sources: ['core', 'shell', 'dashboard'],
    goal: SIGNED_IN_GOAL,
    kb: 217,
    files: 4,
  },
  {
    screen: '/promptlist',
    sources: ['core', 'shell', 'lists'],
    goal: SIGNED_IN_GOAL,
    kb: 225,
    files: 4,
  },
  {
    screen: '/promptgenrator',
    sources: ['core', 'shell', 'generator'],
    goal: SIGNED_IN_GOAL,
    kb: 235,
    files: 5,
  },
  {
    screen: '/userinformation',
    sources: ['core', 'shell', page('team/pages/team')],
    goal: SIGNED_IN_GOAL,
    kb: 272,
    files: 9,
  },
  {
    screen: '/flexibleprice',
    sources: ['core', 'shell', page('billing/pages/plans')],
    goal: SIGNED_IN_GOAL,
    kb: 223,
    files: 6,
  },
];

beforeAll(() => {
  if (!existsSync(APP)) throw new Error('There is no build/app. Run npm run build.');
});

describe('what a screen fetches before it can be used', () => {
  it.each(BUDGETS)(
    '$screen: at most $kb kB (goal $goal) in $files files',
    async ({ sources, kb, files }) => {
      const load = await bundleSize(APP, sources);
      expect(load.bytes / KB, load.files.join('\n')).toBeLessThan(kb);
      expect(load.files.length, load.files.join('\n')).toBeLessThanOrEqual(files);
      expect(load.files.filter((file) => /data-grid|markdown/.test(file))).toEqual([]);
    },
  );

  it('/login makes seven requests in all: page, program, fonts, and what comes after', async () => {
    const before = (await bundleSize(APP, ['core', 'forms'])).files;
    const { files } = await bundleSize(APP, ['core', 'forms', 'deferred', 'checks']);
    expect(files).toEqual(expect.arrayContaining(before));
    const html = await readFile(join(APP, 'prerendered/en/login.html'), 'utf8');
    const [webFonts = ''] = /<style id="web-fonts".*?<\/style>/s.exec(html) ?? [];
    const latin = [
      ...webFonts.matchAll(/poppins-latin-\d+-normal[^)]*\.woff2|\/assets\/latin-[\w-]+\.bin/g),
    ];
    expect(latin).toHaveLength(1);
    expect(1 + files.length + latin.length).toBeLessThanOrEqual(7);
    const enabled = html.replace(/<link [^>]*disabled>/, '');
    const fetched = [...enabled.matchAll(/(?:src|href)="(\/[^"]*\.[a-z0-9]+)"/g)].map(
      ([, url]) => url,
    );
    expect(new Set(fetched)).toEqual(new Set(before.map((file) => `/${file}`)));
  });

  it.each(LANGUAGE_CODES)('the page itself is small: %s', async (language) => {
    const file = join(APP, `prerendered/${language}/login.html`);
    expect((await transferSize(file)) / KB).toBeLessThan(17.2);
  });
});
