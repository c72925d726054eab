import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFolders, addRow, copyCheckout } from './sixth-language.ts';

let copy: Awaited<ReturnType<typeof copyCheckout>>;
beforeAll(async () => {
  copy = await copyCheckout();
}, 120_000);
afterAll(async () => copy?.remove());

/** What a check of the copy reports, line by line; nothing when it passes. */
function faults(check: string): string[] {
  const { status, stderr } = spawnSync(process.execPath, [`tools/check/${check}.ts`], {
    cwd: copy.root,
    encoding: 'utf8',
  });
  expect(status === 0, stderr).toBe(stderr === '');
  return stderr.split('\n').filter((line) => line !== '');
}

it('a sixth language is a row and its folders: the checks name what is missing, then pass', async () => {
  await addRow(copy.root);
  expect(faults('languages')).toEqual(
    ['cards', 'forms.yaml', 'grammar.yaml', 'kinds.yaml', 'quality.json', 'wording.json'].map(
      (part) => `knowledge/de/${part}: missing`,
    ),
  );
  expect(faults('texts')).toEqual([
    'public/locales/de: no catalogues',
    'server/locales/de: no catalogues',
  ]);
  expect(faults('cards')).toContain('de/cover-letter: missing');

  await addFolders(copy.root);
  expect(faults('languages')).toEqual([]);
  expect(faults('texts')).toEqual([]);
  expect(faults('cards')).toEqual([]);
});
