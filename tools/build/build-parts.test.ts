import { mkdtemp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { modulesFor } from './chunks.ts';
import { foldRuntime } from './fold-runtime.ts';
import { keepLastRelease } from './keep-release.ts';
import { mergeTexts, readLocales } from './merge-locales.ts';
import {
  attributeHashes,
  EMPTY_STYLE_HASH,
  FRAME_RULES,
  inlineHash,
  inlineStylesheets,
  pageHtml,
  scriptHashes,
  signedInHtml,
  styleHashes,
} from './first-paint/page-html.ts';
import { packFonts } from './first-paint/font-pack.ts';
import { pageFile } from './first-paint/prerender.ts';
import { precompress } from './precompress.ts';
import { inlineIcons } from './single-icons.ts';
import { sourcesHash } from './sources-hash.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'build-'))));
afterEach(async () => await rm(folder, { recursive: true, force: true }));

const TEMPLATE = `<!doctype html><html lang="en"><head><title>x</title><link rel="modulepreload" href="/old.js">
<script type="module" crossorigin src="/core.js"></script>
<link rel="stylesheet" crossorigin href="/a.css"></head><body><div id="root"></div></body></html>`;

const TWIN = "@font-face{font-family:'A Fallback';src:local('Arial')}";
const FACE = "@font-face{font-family:'A';src:url(/a.woff2)}";
const CSS = `${FACE}${TWIN}`;

const page = (texts: unknown = {}) =>
  pageHtml({
    template: inlineStylesheets(TEMPLATE, new Map([['/a.css', CSS]]), 'web-fonts'),
    language: 'ar',
    direction: 'rtl',
    title: 'A & B',
    markup: '<p style="display:contents">$& hi</p>',
    styles: [{ key: 'pwr', ids: 'a b', css: '.a{color:red}' }],
    modules: ['/core.js', '/page.js'],
    texts: { id: 'page-texts', value: texts },
  });

describe('a prerendered page', () => {
  it('holds language, direction, styles, markup, modules and texts', () => {
    const html = page({ ar: { common: { a: 'أ' } } });
    expect(html).toContain(
      '<html lang="ar" dir="rtl" data-mode="dark" data-program="/core.js" data-prerendered="ar">',
    );
    expect(html).toContain('<title>A &amp; B</title>');
    expect(html).toContain('<style data-emotion="pwr a b" data-s>.a{color:red}</style>');
    expect(html).toContain(`<style>${TWIN}</style>`);
    expect(html).toContain('<div id="root"><p style="display:contents">$& hi</p></div>');
    expect(html.match(/modulepreload/g)).toHaveLength(2);
    expect(html).not.toContain('<script type="module"');
    expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
      '<link rel="stylesheet" href="/a.css" disabled>',
    ]);
    expect(html).toMatch(/<style>#root\{display:none\}.*<body>/s);
    expect(html).toContain('</p></div><style id="whole">#root{display:block}</style>');
    expect(html.indexOf('id="page-texts"')).toBeGreaterThan(html.indexOf('id="root"'));
  });

  it('a text cannot end its data block', () => {
    expect(page({ a: '</script><script>alert(1)</script>' }).match(/<\/script>/g)).toHaveLength(1);
  });

  it('every style is let in by its hash, and the empty one that Emotion makes', () => {
    expect(styleHashes(page())).toEqual(
      expect.arrayContaining([
        EMPTY_STYLE_HASH,
        inlineHash('.a{color:red}'),
        inlineHash(FACE),
        inlineHash(TWIN),
      ]),
    );
    expect(EMPTY_STYLE_HASH).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
    expect(attributeHashes(page())).toEqual([inlineHash('display:contents')]);
  });

  it('web fonts wait until the program is here', () => {
    expect(page()).toContain(`<style id="web-fonts" media="not all">${FACE}</style>`);
  });

  it('the head script is let in by its hash, data and files are not', () => {
    const html = '<script src="/a.js"></script><script>x()</script><script type="a">{}</script>';
    expect(scriptHashes(html)).toEqual([inlineHash('x()')]);
  });

  it('is named after its path', () => {
    expect(pageFile('/check/email')).toBe('check-email.html');
    expect(pageFile('/')).toBe('index.html');
  });
});

it('a page of the signed-in area shows a frame, and fetches neither its modules nor data by itself', () => {
  const html = signedInHtml({
    template: TEMPLATE,
    language: 'ar',
    direction: 'rtl',
    title: 'A',
    markup: '<p>skeleton</p>',
    styles: [{ key: 'pwr', ids: 'a', css: '.a{color:red}' }],
    modules: ['/core.js', '/page.js'],
    requests: ['/api/me'],
    pageRequests: ['/api/list?a=1&b=2', '/api/one'],
    texts: { id: 'page-texts', value: { ar: {} } },
  });
  expect(html).toContain(
    '<html lang="ar" dir="rtl" data-mode="dark" data-program="/core.js" data-modules="/core.js /page.js" data-requests="/api/me" data-page-requests="/api/list?a=1&amp;b=2 /api/one">',
  );
  expect(html).toContain(
    '<div id="root"></div><div id="frame" aria-hidden="true"><p>skeleton</p></div><style id="whole">html[data-frame] #frame{display:block}</style><script type="application/json" id="page-texts">',
  );
  expect(html).toContain('<style data-emotion="pwr a" data-s>.a{color:red}</style>');
  expect(styleHashes(html)).toContain(inlineHash(FRAME_RULES));
  expect(html.match(/modulepreload[^>]*/g)).toEqual(['modulepreload" crossorigin href="/core.js"']);
});

describe('locales in a build', () => {
  it('what a language does not say yet is said in English', () => {
    expect(mergeTexts({ a: { b: 'B', c: 'C' }, d: 'D' }, { a: { b: 'ب' } })).toEqual({
      a: { b: 'ب', c: 'C' },
      d: 'D',
    });
  });

  it('a missing file is English as a whole', async () => {
    await mkdir(join(folder, 'en'));
    await mkdir(join(folder, 'ar'));
    await writeFile(join(folder, 'en/common.json'), '{"a":"A"}');
    expect(await readLocales(folder)).toEqual({
      en: { common: { a: 'A' } },
      ar: { common: { a: 'A' } },
    });
  });
});

it('a page’s modules are its own and all that they import, once, without the entry', () => {
  const manifest = {
    'src/main.tsx': { file: 'main.js', isEntry: true, imports: ['core'] },
    core: { file: 'core.js' },
    page: { file: 'page.js', imports: ['core', 'form'] },
    form: { file: 'form.js', imports: ['page'] },
  };
  expect(modulesFor(manifest, ['page', 'gone'])).toEqual(['/core.js', '/page.js', '/form.js']);
});

it('everything above 1 kB is compressed, both ways, and once', async () => {
  await writeFile(join(folder, 'a.js'), 'x'.repeat(5000));
  await writeFile(join(folder, 'b.js'), 'x');
  await writeFile(join(folder, 'c.woff2'), 'x'.repeat(5000));
  expect(await precompress(folder)).toBe(1);
  expect((await readdir(folder)).toSorted()).toEqual([
    'a.js',
    'a.js.br',
    'a.js.gz',
    'b.js',
    'c.woff2',
  ]);
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).length).toBe(5000);
  expect(await precompress(folder)).toBe(0);
});

it('the last release’s files are kept for one release, not for two', async () => {
  const release = async (name: string, id: string, file: string, last: string) => {
    await mkdir(join(folder, name, 'assets'), { recursive: true });
    await writeFile(join(folder, name, 'assets', file), id);
    await keepLastRelease(join(folder, name), join(folder, last), id);
    return await readdir(join(folder, name, 'assets'));
  };
  await release('one', '1', 'a.js', 'none');
  expect(await release('two', '2', 'b.js', 'one')).toEqual(['a.js', 'b.js']);
  expect(await release('three', '3', 'c.js', 'two')).toEqual(['b.js', 'c.js']);
});

it('a build is named by its sources: a changed, new or renamed file is another one', async () => {
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src/a.ts'), '1');
  const first = await sourcesHash(folder);
  expect(await sourcesHash(folder)).toBe(first);
  await writeFile(join(folder, 'src/a.test.ts'), 'tests are no source');
  expect(await sourcesHash(folder)).toBe(first);
  await writeFile(join(folder, 'src/a.ts'), '2');
  const second = await sourcesHash(folder);
  await writeFile(join(folder, 'src/b.ts'), '');
  expect(new Set([first, second, await sourcesHash(folder)]).size).toBe(3);
});

it('the faces of every page are one file, which says where each begins', async () => {
  await mkdir(join(folder, 'assets'));
  const face = (name: string, weight: number, range: string) =>
    `@font-face{font-family:Poppins;font-weight:${weight};src:url(/assets/${name}.woff2)format("woff2");unicode-range:${range}}`;
  const other = face('poppins-latin-ext-400-normal-a', 400, 'U+100-2BA');
  const css = `${face('poppins-latin-400-normal-b', 400, 'U+??,U+131')}${other}${face('poppins-latin-600-normal-c', 600, 'U+??,U+131')}`;
  await writeFile(join(folder, 'assets/poppins-latin-400-normal-b.woff2'), 'regular');
  await writeFile(join(folder, 'assets/poppins-latin-600-normal-c.woff2'), 'bold');
  const { stylesheets, pack } = await packFonts(folder, new Map([['/a.css', css]]));
  expect(stylesheets).toEqual(new Map([['/a.css', other]]));
  const { href, ...faces } = pack;
  expect(faces).toEqual({
    range: 'U+??,U+131',
    faces: [
      ['400', 7],
      ['600', 4],
    ],
  });
  expect(await readFile(join(folder, href), 'utf8')).toBe('regularbold');
  await expect(packFonts(folder, new Map([['/a.css', other]]))).rejects.toThrow('no faces');
});

it('each icon is a constant where it is used, renamed or over several lines', () => {
  const code = `import {\n  mdiA,\n  mdiB as b,\n} from '@mdi/js';\nx`;
  expect(inlineIcons(code, { mdiA: 'M1', mdiB: 'M2' })).toBe(
    'const mdiA = "M1"; const b = "M2";\nx',
  );
  expect(() => inlineIcons(code, { mdiA: 'M1' })).toThrow('no icon mdiB');
});

describe('the helpers of the bundler', () => {
  const files = {
    'assets/rolldown-runtime-1.js': 'var e=t=>t+1,n=t=>t*2;export{n,e as r};',
    'assets/core-2.js':
      '\nimport{n as a,r as b}from"./rolldown-runtime-1.js";const later=["assets/rolldown-runtime-1.js"];const seven=b(a(3));export{seven,later};',
    'assets/page-3.js':
      'import{r as x}from"./rolldown-runtime-1.js";import{seven}from"./core-2.js";const eight=x(seven);export{eight};',
    'manifest.json': JSON.stringify({
      '_rolldown-runtime-1.js': { file: 'assets/rolldown-runtime-1.js' },
      'index.html': { file: 'assets/core-2.js', imports: ['_rolldown-runtime-1.js'] },
    }),
    'index.html':
      '<head>\n<script type="module" src="/assets/rolldown-runtime-1.js"></script>\n<script type="module" src="/assets/core-2.js"></script></head>',
  };

  it('come with the core: one module less, named by no file', async () => {
    await mkdir(join(folder, 'assets'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await foldRuntime(folder);
    expect(await readdir(join(folder, 'assets'))).toEqual(['core-2.js', 'page-3.js']);
    for (const name of ['assets/core-2.js', 'assets/page-3.js', 'manifest.json', 'index.html'])
      expect(await readFile(join(folder, name), 'utf8')).not.toContain('rolldown-runtime');
    await writeFile(join(folder, 'package.json'), '{"type":"module"}');
    const load = async (name: string) =>
      (await import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href)) as object;
    expect(await load('assets/page-3.js')).toMatchObject({ eight: 8 });
    expect(await load('assets/core-2.js')).toMatchObject({
      seven: 7,
      later: ['assets/core-2.js'],
    });
  });
});
