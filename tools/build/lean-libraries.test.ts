import { glob, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ENTRY = '\0entry';

/** The files that come of a program, each with the modules in it. */
async function modulesOf(code: string): Promise<{ first: string[]; later: string[] }> {
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      leanLibraries(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
  })) as Rollup.RollupOutput;
  const files = output.flatMap((file) => (file.type === 'chunk' ? [file] : []));
  const modules = (isEntry: boolean) =>
    files
      .filter((file) => file.isEntry === isEntry)
      .flatMap((file) => Object.entries(file.modules))
      .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []));
  return { first: modules(true), later: modules(false) };
}

/** Files of ours that ask for what is left out, by what betrays it. */
async function asking(files: string, mark: RegExp): Promise<string[]> {
  const found: string[] = [];
  let read = 0;
  for await (const file of glob(files, { cwd: ROOT })) {
    if (file.includes('.test.')) continue;
    read += 1;
    if (mark.test(await readFile(resolve(ROOT, file), 'utf8'))) found.push(file);
  }
  expect(read).toBeGreaterThan(10);
  return found;
}

describe('what is left out of libraries is asked for nowhere', () => {
  it.each([
    ['rules of single fields', 'src/**/*.tsx', /\brules=|\brules:\s*\{|\bregister\([^()]*,/],
    ['formats within texts', 'public/locales/**/*.json', /\{\{[^{}]*,[^{}]*\}\}/],
    ['texts within texts', 'public/locales/**/*.json', /\$t\(/],
    [
      'other instances, keys, directions and details of texts',
      'src/**/*.ts*',
      /cloneInstance|cimode|i18n\.dir\(|returnDetails|joinArrays/,
    ],
    [
      'lists of fields, but by their own module',
      'src/**/*.ts*',
      /import [^;]*useFieldArray[^;]*'react-hook-form'/,
    ],
    ['lists of fields without their form', 'src/**/*.tsx', /useFieldArray\((?!\{ control)/],
    ['styled elements of our own', 'src/**/*.ts*', /(?<!\.)\bstyled[.(]/],
    ['lists without an end', 'src/**/*.ts*', /[iI]nfiniteQuer/],
    ['errors for a missing permission', 'src/**/*.ts*', /ForbiddenError/],
    [
      'native or other inputs',
      'src/**/*.tsx',
      /<Select native|variant="(?:standard|filled)"\s*select/,
    ],
  ])('%s', async (_what, files, mark) => {
    expect(await asking(files, mark)).toEqual([]);
  });
});

describe('libraries', () => {
  it('come without MUI’s ripple, which is in a file of its own', async () => {
    const { first, later } = await modulesOf(
      `import ButtonBase from '@mui/material/ButtonBase'; globalThis.used = ButtonBase;`,
    );
    const ripple = (ids: string[]) =>
      ids.filter((id) => id.includes('/ButtonBase/TouchRipple.mjs'));
    expect(ripple(first)).toEqual([expect.stringMatching(/TouchRipple\.mjs$/)]);
    expect(ripple(later)).toEqual([expect.stringMatching(/TouchRipple\.mjs\?whole$/)]);
    expect(first.filter((id) => /hoist-non-react-statics\/dist/.test(id))).toEqual([]);
  });

  it('have lists of fields in a copy of their own', async () => {
    const { first } = await modulesOf(
      `import { useForm } from 'react-hook-form'; import { useFieldArray } from '/src/ui/form/field-list.ts';
      globalThis.used = [useForm, useFieldArray];`,
    );
    const copies = first.filter((id) => id.includes('/react-hook-form/dist/'));
    expect(copies.map((id) => id.replace(/.*\.mjs/, ''))).toEqual(
      expect.arrayContaining(['', '?whole']),
    );
  });

  it('come without what the grid would need for panels that ours never shows', async () => {
    const { first } = await modulesOf(
      `import { DataGrid } from '@mui/x-data-grid'; globalThis.used = DataGrid;`,
    );
    expect(first).toContainEqual(expect.stringMatching(/x-data-grid\/material\/index\.mjs$/));
    const unshown =
      /@mui\/material\/(?:Autocomplete|FormControlLabel|Popper|Switch|TextField|Tooltip)\/|@popperjs/;
    expect(first.filter((id) => unshown.test(id))).toEqual([]);
  });

  it('come without operators of MongoDB, and without MUI’s makers of what nothing asks for', async () => {
    const { first } = await modulesOf(
      `import { Ability } from '@casl/ability'; import Paper from '@mui/material/Paper';
      globalThis.used = [Ability, Paper];`,
    );
    expect(first).toContainEqual(expect.stringMatching(/@casl\/ability\/dist\/esm\/index\.mjs$/));
    expect(first).toContainEqual(expect.stringMatching(/@mui\/material\/Paper\/Paper\.mjs$/));
    expect(first.filter((id) => /@ucast\/|\/generateUtilityClasses\//.test(id))).toEqual([]);
  });

  it('come without inputs of looks that ours never has', async () => {
    const { first } = await modulesOf(
      `import Select from '@mui/material/Select'; import TextField from '@mui/material/TextField';
      globalThis.used = [Select, TextField];`,
    );
    expect(first).toContainEqual(expect.stringMatching(/\/OutlinedInput\/OutlinedInput\.mjs$/));
    expect(first.filter((id) => /\/(?:Filled)?Input\/\w*Input\.mjs$/.test(id))).toEqual([]);
  });

  it('a release that no longer reads as expected is refused', async () => {
    const cache = resolve(ROOT, 'node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js');
    const source = await readFile(cache, 'utf8');
    const { transform } = leanLibraries() as unknown as {
      transform: (code: string, id: string) => { code: string };
    };
    expect(transform(source, cache).code).not.toContain('[prefixer]');
    expect(() => transform(source.replace('[prefixer]', '[ prefixer ]'), cache)).toThrow(
      'no longer says',
    );
  });
});
