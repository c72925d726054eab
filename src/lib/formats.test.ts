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
