import { describe, expect, it } from 'vitest';
import { settle, type BootInput } from './settle.ts';

const PLAIN: BootInput = {
  language: 'en',
  settings: undefined,
  modeCookie: undefined,
  hasToken: false,
  hasOwnQuery: false,
  page: { language: 'en', direction: 'ltr' },
};

describe('before the first painting', () => {
  it('dark until the user chooses', () => {
    expect(settle(PLAIN).mode).toBe('dark');
    expect(settle({ ...PLAIN, modeCookie: 'light' }).mode).toBe('light');
    expect(settle({ ...PLAIN, settings: { mode: 'light' }, modeCookie: 'dark' }).mode).toBe(
      'light',
    );
    expect(settle({ ...PLAIN, settings: { mode: 'purple' } }).mode).toBe('dark');
  });

  it('a guest’s own page is shown and hydrated', () => expect(settle(PLAIN).boot).toBe('hydrate'));

  it('a signed-in visitor never sees guest markup', () =>
    expect(settle({ ...PLAIN, hasToken: true }).boot).toBe('client'));

  it('a page that shows what its address says is built anew', () =>
    expect(settle({ ...PLAIN, hasOwnQuery: true }).boot).toBe('client'));

  it('a page in another language or direction is not shown', () => {
    expect(settle({ ...PLAIN, language: 'fr' }).boot).toBe('client');
    expect(
      settle({ ...PLAIN, language: 'ar', page: { language: 'ar', direction: 'rtl' } }).boot,
    ).toBe('hydrate');
    expect(settle({ ...PLAIN, page: { language: undefined, direction: 'ltr' } }).boot).toBe(
      'client',
    );
  });

  it('a direction that was chosen holds for the language it was chosen in', () => {
    const settings = { direction: 'rtl', directionOf: 'en' };
    expect(settle({ ...PLAIN, settings })).toMatchObject({ direction: 'rtl', boot: 'client' });
    expect(settle({ ...PLAIN, settings: { ...settings, directionOf: 'ar' } }).direction).toBe(
      'ltr',
    );
  });

  it('other colours than the page was made with are built anew; the mode is not among them', () => {
    expect(settle({ ...PLAIN, settings: { themeColor: 'info' } }).boot).toBe('client');
    expect(settle({ ...PLAIN, settings: { skin: 'bordered' } }).boot).toBe('client');
    expect(settle({ ...PLAIN, settings: { mode: 'light', themeColor: 'primary' } }).boot).toBe(
      'hydrate',
    );
  });
});
