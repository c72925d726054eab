import { describe, expect, it } from 'vitest';
import { resolveInitialState, type BootInput } from './resolve-initial-state.ts';

const PLAIN: BootInput = {
  language: 'en',
  settings: undefined,
  modeCookie: undefined,
  hasToken: false,
  hasOwnQuery: false,
  page: { language: 'en', direction: 'ltr', holds: 'screen' },
};

describe('before the first painting', () => {
  it('dark until the user chooses', () => {
    expect(resolveInitialState(PLAIN).mode).toBe('dark');
    expect(resolveInitialState({ ...PLAIN, modeCookie: 'light' }).mode).toBe('light');
    expect(
      resolveInitialState({ ...PLAIN, settings: { mode: 'light' }, modeCookie: 'dark' }).mode,
    ).toBe('light');
    expect(resolveInitialState({ ...PLAIN, settings: { mode: 'purple' } }).mode).toBe('dark');
  });

  it('a guest’s own page is shown and hydrated', () =>
    expect(resolveInitialState(PLAIN).boot).toBe('hydrate'));

  it('a signed-in visitor never sees guest markup', () =>
    expect(resolveInitialState({ ...PLAIN, hasToken: true }).boot).toBe('client'));

  it('a page that shows what its address says is built anew', () =>
    expect(resolveInitialState({ ...PLAIN, hasOwnQuery: true }).boot).toBe('client'));

  it('a page in another language or direction is not shown', () => {
    expect(resolveInitialState({ ...PLAIN, language: 'fr' }).boot).toBe('client');
    expect(
      resolveInitialState({
        ...PLAIN,
        language: 'ar',
        page: { language: 'ar', direction: 'rtl', holds: 'screen' },
      }).boot,
    ).toBe('hydrate');
    expect(resolveInitialState({ ...PLAIN, page: { ...PLAIN.page, holds: 'nothing' } }).boot).toBe(
      'client',
    );
  });

  it('a direction that was chosen holds for the language it was chosen in', () => {
    const settings = { direction: 'rtl', directionOf: 'en' };
    expect(resolveInitialState({ ...PLAIN, settings })).toMatchObject({
      direction: 'rtl',
      boot: 'client',
    });
    expect(
      resolveInitialState({ ...PLAIN, settings: { ...settings, directionOf: 'ar' } }).direction,
    ).toBe('ltr');
  });

  it('other colours than the page was made with are built anew; the mode is not among them', () => {
    expect(resolveInitialState({ ...PLAIN, settings: { themeColor: 'info' } }).boot).toBe('client');
    expect(resolveInitialState({ ...PLAIN, settings: { skin: 'bordered' } }).boot).toBe('client');
    expect(
      resolveInitialState({ ...PLAIN, settings: { mode: 'light', themeColor: 'primary' } }).boot,
    ).toBe('hydrate');
  });

  describe('the frame of a signed-in screen', () => {
    const signedIn: BootInput = {
      ...PLAIN,
      hasToken: true,
      page: { ...PLAIN.page, holds: 'frame' },
    };
    const isShown = (change: Partial<BootInput>) =>
      resolveInitialState({ ...signedIn, ...change }).hasFrame;

    it('is seen by the signed-in, in either mode, whatever the address asks for', () => {
      expect(isShown({})).toBe(true);
      expect(isShown({ settings: { mode: 'light' }, hasOwnQuery: true })).toBe(true);
      expect(resolveInitialState(signedIn).boot).toBe('client');
    });

    it.each<[string, Partial<BootInput>]>([
      ['a guest', { hasToken: false }],
      ['another language', { language: 'fr' }],
      ['another direction', { settings: { direction: 'rtl', directionOf: 'en' } }],
      ['other colours', { settings: { themeColor: 'info' } }],
      ['a folded menu', { settings: { navCollapsed: true } }],
      ['a page of full width', { settings: { contentWidth: 'full' } }],
      ['a page without one', { page: PLAIN.page }],
    ])('is not seen with %s', (_, change) => expect(isShown(change)).toBe(false));
  });
});
