import { describe, expect, it } from 'vitest';
import { formatsFor } from './formats.ts';
import { paths } from './paths.ts';

const en = formatsFor('en', 'UTC');

describe('formats', () => {
  it('money is in minor units, whole amounts without cents, by the currency’s own digits', () => {
    expect(en.money(1200, 'USD')).toBe('$12');
    expect(en.money(1250, 'USD')).toBe('$12.50');
    expect(en.money(1200, 'JPY')).toBe('¥1,200');
    expect(en.money(1234, 'KWD')).toContain('1.234');
  });

  it('exact money keeps its cents', () => {
    expect(en.exactMoney(6000, 'USD')).toBe('$60.00');
    expect(en.exactMoney(-1250, 'USD')).toBe('-$12.50');
    expect(en.exactMoney(1200, 'JPY')).toBe('¥1,200');
  });

  it('money keeps a Latin currency sign together in Arabic', () => {
    const ar = formatsFor('ar', 'UTC');
    expect(ar.money(1200, 'USD')).toContain('\u2066US$\u2069');
    expect(ar.money(1200, 'USD')).toContain('12');
    expect(ar.exactMoney(6000, 'USD')).toMatch(/60.00.*\u2066US\$\u2069/u);
  });

  it('an Arabic date names its month', () => {
    const ar = formatsFor('ar', 'UTC');
    expect(ar.date('2026-12-05T09:30:00Z')).toBe('5 ديسمبر 2026');
    expect(ar.dateTime('2026-12-05T09:30:00Z')).toContain('5 ديسمبر 2026');
  });

  it.each(['en', 'ar', 'es', 'fr', 'zh'])('%s formats every kind', (language) => {
    const formats = formatsFor(language, 'UTC');
    const now = new Date('2026-11-20T09:30:00Z');
    expect(formats.date(now)).not.toBe('');
    expect(formats.relative('2026-11-20T06:30:00Z', now)).not.toBe('');
    expect(formats.list(['a', 'b', 'c'])).toContain('a');
  });

  it('relative times choose the largest unit', () => {
    const now = new Date('2026-11-20T09:30:00Z');
    expect(en.relative('2026-11-20T06:30:00Z', now)).toBe('3 hours ago');
    expect(en.relative('2026-11-21T09:30:00Z', now)).toBe('tomorrow');
    expect(en.relative('2026-11-20T09:30:00Z', now)).toBe('now');
  });

  it('what is no date shows nothing', () => expect(en.date('yesterday-ish')).toBe(''));

  it('bytes', () => {
    expect(en.bytes(0)).toBe('0 bytes');
    expect(en.bytes(1_400_000)).toBe('1.4 MB');
  });
});

describe('paths', () => {
  it('are the specification’s to the letter', () => {
    expect([
      paths.generator(),
      paths.prompts(),
      paths.plans(),
      paths.profile(),
      paths.billingHistory(),
      paths.team(),
      paths.starters(),
      paths.paymentSuccess(),
      paths.paymentFail(),
      paths.checkEmail(),
    ]).toEqual([
      '/promptgenrator',
      '/promptlist',
      '/flexibleprice',
      '/userprofile',
      '/billinghistory',
      '/userinformation',
      '/sample',
      '/payment-success',
      '/payment-fail',
      '/check/email',
    ]);
  });

  it('carry only what is set, and escape it', () => {
    expect(paths.prompts({ q: 'a&b', favourite: false, page: 2, tag: '' })).toBe(
      '/promptlist?q=a%26b&page=2',
    );
    expect(paths.prompt('a/b')).toBe('/promptgenrator-edit/a%2Fb');
    expect(paths.login({ redirect: '/promptlist?q=a#b' })).toBe(
      '/login?redirect=%2Fpromptlist%3Fq%3Da%23b',
    );
  });
});
