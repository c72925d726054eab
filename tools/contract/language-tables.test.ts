import { expect, it } from 'vitest';
import type { ContractDocument } from '#contract/document/document.ts';
import { gridLocaleOf, gridLocales, listLanguages } from './language-tables.ts';

it.each([
  ['de', 'deDE'],
  ['pt', 'ptBR'],
  ['zh', 'zhCN'],
  ['ar', 'arSD'],
  ['sw', 'enUS'],
])('the grid speaks %s by %s', (code, name) => expect(gridLocaleOf(code)).toBe(name));

it('the grid’s module imports each locale once', () => {
  const module = gridLocales(['en', 'sw', 'de']);
  expect(module).toContain("import { enUS, deDE } from '@mui/x-data-grid/locales';");
  expect(module).toContain('  sw: enUS,\n  de: deDE,\n');
});

it('the contract lists the codes of the table', () => {
  const document = {
    components: { schemas: { InterfaceLanguage: { type: 'string' } } },
  } as unknown as ContractDocument;
  listLanguages(document, ['en', 'de']);
  expect(document.components?.['schemas']).toEqual({
    InterfaceLanguage: { type: 'string', enum: ['en', 'de'] },
  });
});
