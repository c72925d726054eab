import { describe, expect, it } from 'vitest';
import { unusedKeys } from './texts.ts';
import { compareCatalogues, flatten, type Catalogues } from './texts/catalogues.ts';
import { readSource } from './texts/sources.ts';
import { forbiddenWords } from './texts/words.ts';

const catalogues = (byLanguage: Record<string, unknown>): Catalogues =>
  new Map(
    Object.entries(byLanguage).map(([language, texts]) => [
      language,
      new Map([['common', flatten(texts)]]),
    ]),
  );
const compare = (byLanguage: Record<string, unknown>, allowed: string[] = []) =>
  compareCatalogues(catalogues(byLanguage), new Set(allowed));

describe('words', () => {
  it('report British spelling, but not the name of a placeholder', () => {
    const texts = { theme: 'Theme colour', trip: 'For {{travellers}} people', mark: 'Favorite' };
    expect(forbiddenWords(catalogues({ en: texts }))).toEqual([
      'en/common.json theme: “colour”, write the American spelling',
    ]);
  });
  it('report a second Arabic word for a prompt or a starter', () => {
    const texts = { a: 'النصوص التوجيهية', b: 'نماذج للبدء', c: 'الموجّهات والقوالب والنموذج' };
    expect(forbiddenWords(catalogues({ ar: texts })).map((line) => line.slice(0, 17))).toEqual([
      'ar/common.json a:',
      'ar/common.json b:',
    ]);
  });
});

describe('catalogues', () => {
  it('pass when every language has every key', () => {
    expect(compare({ en: { save: 'Save' }, fr: { save: 'Enregistrer' } })).toEqual([]);
  });
  it('report a missing key, a left-over key and an empty text', () => {
    expect(
      compare({ en: { save: 'Save', stop: 'Stop' }, fr: { save: ' ', old: 'Vieux' } }),
    ).toEqual([
      'fr/common.json stop: missing',
      'fr/common.json save: empty',
      'fr/common.json old: not in English',
    ]);
  });
  it('report a text that was left in English, unless it is allowed', () => {
    const texts = { en: { save: 'Save it' }, fr: { save: 'Save it' } };
    expect(compare(texts)).toEqual(['fr/common.json save: left in English: Save it']);
    expect(compare(texts, ['common:save'])).toEqual([]);
  });
  it('report a placeholder that a translation lost', () => {
    expect(compare({ en: { left: '{{n}} left' }, fr: { left: 'reste' } })).toHaveLength(1);
  });
  it('ask for the plural forms of each language', () => {
    const english = { row_one: '{{count}} row', row_other: '{{count}} rows' };
    const arabic = { row_one: 'صف', row_other: '{{count}} صف' };
    expect(compare({ en: english, ar: arabic })).toEqual([
      'ar/common.json row_zero: plural form missing',
      'ar/common.json row_two: plural form missing',
      'ar/common.json row_few: plural form missing',
      'ar/common.json row_many: plural form missing',
    ]);
  });
});

describe('sources', () => {
  it('report words in markup and in attributes that people read', async () => {
    const { hardCoded } = await readSource(
      'const a = <p title="Close it">Hello there {name} <b>·</b></p>;',
      true,
    );
    expect(hardCoded).toEqual(['title="Close it"', 'Hello there']);
  });
  it('report a key that nothing names, and not one behind a template', async () => {
    const source = await readSource('t("save"); t(`status.${name}`);', false);
    const english = catalogues({ en: { save: 'Save', status: { done: 'Done' }, old: 'Old' } });
    expect(unusedKeys(english, [source])).toEqual(['public/locales/en/common.json old: unused']);
  });
});
