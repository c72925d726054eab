import { describe, expect, it } from 'vitest';
import { unevenLanguages, unusedKeys } from './texts.ts';
import { longButtons } from './texts/buttons.ts';
import { compareCatalogues, flatten, type Catalogues } from './texts/catalogues.ts';
import { readSource } from './texts/sources.ts';
import { typographicFaults } from './texts/typography.ts';
import { forbiddenWords } from './texts/words.ts';

const catalogues = (byLanguage: Record<string, unknown>): Catalogues =>
  new Map(
    Object.entries(byLanguage).map(([language, texts]) => [
      language,
      new Map([['common', flatten(texts)]]),
    ]),
  );
const compare = (byLanguage: Record<string, unknown>, allowed: string[] = []) =>
  compareCatalogues(catalogues(byLanguage), () => allowed);

describe('words', () => {
  it('report British spelling, but not the name of a placeholder', () => {
    const texts = { theme: 'Theme colour', trip: 'For {{travellers}} people', mark: 'Favorite' };
    expect(forbiddenWords(catalogues({ en: texts }))).toEqual([
      'en/common.json theme: “colour”, write the American spelling',
    ]);
  });
  it('report English that reads as translated, and not the same letters within a word', () => {
    const texts = {
      a: 'Begin with a starter',
      b: 'We sent you a mail.',
      c: 'No mail server is set up. Email us.',
      d: 'Understand the standard',
      e: 'Fill in the blanks of {{blanks}}',
    };
    expect(forbiddenWords(catalogues({ en: texts }))).toEqual([
      'en/common.json a: “Begin”, write “start”',
      'en/common.json a: “starter”, write “template”',
      'en/common.json b: “mail”, write “email”',
      'en/common.json e: “blanks”, write “variable”',
    ]);
  });
  it.each([
    [
      'ar',
      { a: 'النصوص التوجيهية', b: 'نماذج للبدء', c: 'الموجّهات والقوالب والنموذج' },
      ['a', 'b'],
    ],
    ['es', { a: 'Tres subusuarios', b: 'Elija un plan', c: 'Se ha usado el enlace' }, ['a', 'b']],
    ['fr', { a: 'Un courriel', b: 'Un mail', c: 'Votre e-mail et le ton' }, ['a', 'b']],
    ['zh', { a: '您的账户', b: '登录账号', c: '你的账户' }, ['a', 'b']],
  ])('report a second word for one concept: %s', (language, texts, keys) => {
    expect(forbiddenWords(catalogues({ [language]: texts }))).toEqual(
      keys.map((key) => expect.stringMatching(`^${language}/common.json ${key}: `)),
    );
  });
  it('leave the texts of templates to their authors, except for the spelling', () => {
    const starters = flatten({ a: 'Begin with a scene.', b: 'The colour of it' });
    const found = forbiddenWords(new Map([['en', new Map([['starters', starters]])]]));
    expect(found).toEqual([expect.stringContaining('starters.json b: “colour”')]);
  });
});

describe('marks', () => {
  it.each([
    ['en', 'Save ', 'a space at the beginning or end'],
    ['en', 'Save  it', 'two spaces in a row'],
    ['en', 'Saving...', 'three dots'],
    ['en', 'Saving …', 'a space before “…”'],
    ['en', 'The "title"', 'a straight quotation mark'],
    ['en', "You're offline", 'a straight apostrophe'],
    ['fr', 'Supprimer ?', 'no narrow no-break space'],
    ['fr', 'Étiquette : x', 'no no-break space (U+00A0) before the colon'],
    ['fr', '« x »', 'no no-break space (U+00A0) inside « »'],
    ['es', 'Salir?', 'not opened'],
    ['zh', '保存了, 谢谢', 'a half-width mark'],
    ['zh', '保存 ，谢谢', 'a space beside a full-width mark'],
  ])('report in %s “%s”: %s', (language, text, fault) => {
    expect(typographicFaults(catalogues({ [language]: { a: text } }))).toEqual([
      expect.stringContaining(fault),
    ]);
  });
  it('let pass what the guide asks for, addresses and the specification', () => {
    const good = {
      en: { a: 'You’re offline…', b: "Don't have an account?", c: '“{{title}}”' },
      es: { a: '¿Salir sin guardar?', b: '«{{title}}»' },
      fr: { a: 'Supprimer\u202f?', b: '«\u00a0x\u00a0»\u00a0: https://example.com' },
      zh: { a: '“{{title}}”将移到回收站，30 天内可以恢复。', b: '第 1 行。\n第 2 行。' },
    };
    expect(typographicFaults(catalogues(good))).toEqual([]);
  });
});

describe('buttons', () => {
  const long = 'Save it and go to the library now';
  const texts = { en: { save: 'Save', go: long, help: long, open_one: 'Open', open_other: long } };
  const read = (code: string) => readSource(`useTranslation('common'); const a = ${code};`, true);
  it('report a label that is too long, in every plural form', async () => {
    const source = await read(
      "<div><Button>{t('save')}</Button><LoadingButton>{busy ? t('go') : t('open', { count })}</LoadingButton></div>",
    );
    expect(longButtons(catalogues(texts), [source])).toEqual([
      'en/common.json go: a button of 33 characters, at most 24',
      'en/common.json open_other: a button of 33 characters, at most 24',
    ]);
  });
  it('take no text around a button and none of its attributes for its label', async () => {
    const source = await read(
      "<p>{t('go')}<Button aria-label={t('help')}>{t('save')}</Button></p>",
    );
    expect(longButtons(catalogues(texts), [source])).toEqual([]);
  });
  it('look in the namespace that the file opens, or that the key names', async () => {
    const other = await readSource("useTranslation('auth'); <Button>{t('go')}</Button>", true);
    expect(longButtons(catalogues(texts), [other])).toEqual([]);
    const named = await readSource(
      "useTranslation('auth'); <Button>{t('common:go')}</Button>",
      true,
    );
    expect(longButtons(catalogues(texts), [named])).toHaveLength(1);
    const usual = await readSource("useTranslation(); <Button>{t('go')}</Button>", true);
    expect(longButtons(catalogues(texts), [usual])).toHaveLength(1);
  });
});

describe('catalogues', () => {
  it('pass when every language has every key', () => {
    expect(compare({ en: { save: 'Save' }, fr: { save: 'Enregistrer' } })).toEqual([]);
  });
  it('report a language without catalogues, and catalogues of no language', () => {
    const german = catalogues({ en: {}, de: {} });
    expect(unevenLanguages(['en', 'de'], german)).toEqual([]);
    expect(unevenLanguages(['en', 'fr'], german)).toEqual([
      'fr: no catalogues',
      'de: no language of core/language/languages.ts',
    ]);
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
