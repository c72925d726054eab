import { describe, expect, it } from 'vitest';
import { detectLanguage, type LanguageSources } from './detect-language.ts';
import { matchLanguage } from '#core/language/languages.ts';

const NONE: LanguageSources = {
  query: null,
  cookie: undefined,
  localStorage: null,
  sessionStorage: null,
  navigator: [],
  htmlTag: '',
};

describe('language detection (specification §4)', () => {
  it('goes by query, cookie, local storage, session storage, browser, page, in this order', () => {
    const all: LanguageSources = {
      query: 'ar',
      cookie: 'es',
      localStorage: 'fr',
      sessionStorage: 'zh',
      navigator: ['en'],
      htmlTag: 'ar',
    };
    expect(detectLanguage(all)).toBe('ar');
    expect(detectLanguage({ ...all, query: null })).toBe('es');
    expect(detectLanguage({ ...all, query: null, cookie: null })).toBe('fr');
    expect(detectLanguage({ ...all, query: null, cookie: null, localStorage: null })).toBe('zh');
    expect(detectLanguage({ ...NONE, navigator: ['de-DE', 'fr-CA', 'es'], htmlTag: 'ar' })).toBe(
      'fr',
    );
    expect(detectLanguage({ ...NONE, navigator: ['de'], htmlTag: 'ar' })).toBe('ar');
  });

  it('is English when nothing says otherwise', () => expect(detectLanguage(NONE)).toBe('en'));

  it('a hostile or unknown value is passed over, not obeyed', () =>
    expect(detectLanguage({ ...NONE, query: '../../etc/passwd', cookie: 'fr' })).toBe('fr'));
});

describe('only known languages are let through (faults, row 15)', () => {
  it.each(['en', 'ar', 'es', 'fr', 'zh', 'fr-CA', 'zh-Hant-TW', 'ar-LB', 'en-GB'])('%s', (tag) =>
    expect(tag.startsWith(matchLanguage(tag) ?? '?')).toBe(true),
  );

  const HOSTILE = [
    '..',
    '../en',
    'en/../../x',
    'en%2f..',
    '/en',
    'en/',
    '\\en',
    'en\0',
    'en\n',
    ' en',
    'en ',
    'EN',
    'En',
    'en-',
    'en--US',
    'en_US',
    'en-US;q=1',
    'en,fr',
    'en+fr',
    'e',
    'english',
    'xx',
    'de',
    'en-../..',
    '__proto__',
    'constructor',
    'toString',
    'dev',
    'cimode',
    '*',
    '',
    'en.json',
    'en?x',
    'en#x',
    'http://evil',
    '//evil',
    'en-X',
    'ｅｎ',
    `en-${'a'.repeat(40)}`,
  ];
  it.each(HOSTILE.map((tag) => [tag]))('not %j', (tag) =>
    expect(matchLanguage(tag)).toBeUndefined(),
  );
  it.each([null, undefined, 7, {}, ['en']])('not %j', (tag) =>
    expect(matchLanguage(tag)).toBeUndefined(),
  );
});
