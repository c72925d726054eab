import { describe, expect, it } from 'vitest';
import { constrain } from './constraints.ts';
import { fromStored, toStored } from './persistence.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { initialState, settingsReducer, type SettingsState } from './settings-state.ts';

const english = { code: 'en', direction: 'ltr' } as const;
const arabic = { code: 'ar', direction: 'rtl' } as const;

function started(patch: Partial<Settings> = {}): SettingsState {
  return initialState({ ...DEFAULT_SETTINGS, ...patch });
}
const change = (state: SettingsState, patch: Partial<Settings>) =>
  settingsReducer(state, { type: 'change', patch });
const screen = (state: SettingsState, isSmall: boolean) =>
  settingsReducer(state, { type: 'screen', isSmall });

describe('defaults', () => {
  it('mode is dark until somebody chooses', () => {
    expect(fromStored(null, DEFAULT_SETTINGS, english).mode).toBe('dark');
  });

  it('toasts stand at the top right', () => {
    expect(DEFAULT_SETTINGS.toastPosition).toBe('top-right');
  });

  it('layout vertical, skin default, content boxed, app bar fixed, footer static, accordion', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      layout: 'vertical',
      skin: 'default',
      contentWidth: 'boxed',
      appBar: 'fixed',
      footer: 'static',
      verticalNavToggleType: 'accordion',
      navCollapsed: false,
      themeColor: 'primary',
    });
  });
});

describe('in the horizontal layout', () => {
  it('semi-dark reverts to default', () => {
    const next = change(started({ skin: 'semi-dark' }), { layout: 'horizontal' });
    expect(next.settings.skin).toBe('default');
  });

  it('semi-dark cannot be chosen', () => {
    const next = change(started({ layout: 'horizontal' }), { skin: 'semi-dark' });
    expect(next.settings.skin).toBe('default');
  });

  it('a hidden app bar becomes fixed', () => {
    const next = change(started({ appBar: 'hidden' }), { layout: 'horizontal' });
    expect(next.settings.appBar).toBe('fixed');
  });

  it('bordered and a static app bar stay', () => {
    const settings: Settings = {
      ...DEFAULT_SETTINGS,
      layout: 'horizontal',
      skin: 'bordered',
      appBar: 'static',
    };
    expect(constrain(settings)).toEqual(settings);
  });

  it('the vertical layout keeps semi-dark and a hidden app bar', () => {
    const settings: Settings = { ...DEFAULT_SETTINGS, skin: 'semi-dark', appBar: 'hidden' };
    expect(constrain(settings)).toEqual(settings);
  });
});

describe('on a small screen', () => {
  it('the layout is forced vertical and restored when the screen is large again', () => {
    const small = screen(started({ layout: 'horizontal' }), true);
    expect(small.settings.layout).toBe('vertical');
    expect(small.settings.lastLayout).toBe('horizontal');
    expect(screen(small, false).settings.layout).toBe('horizontal');
  });

  it('the collapsed state is remembered and restored', () => {
    const small = screen(started({ navCollapsed: true }), true);
    expect(small.settings.navCollapsed).toBe(false);
    expect(screen(small, false).settings.navCollapsed).toBe(true);
  });

  it('a menu that was not collapsed stays so', () => {
    expect(screen(screen(started(), true), false).settings.navCollapsed).toBe(false);
  });

  it('a layout chosen meanwhile waits for the large screen', () => {
    const small = change(screen(started(), true), { layout: 'horizontal', skin: 'semi-dark' });
    expect(small.settings.layout).toBe('vertical');
    const large = screen(small, false).settings;
    expect(large.layout).toBe('horizontal');
    expect(large.skin).toBe('default');
  });

  it('telling the same size twice forgets nothing', () => {
    const small = screen(screen(started({ navCollapsed: true }), true), true);
    expect(screen(small, false).settings.navCollapsed).toBe(true);
  });

  it('settings replaced meanwhile are forced vertical too', () => {
    const small = screen(started(), true);
    const settings: Settings = { ...DEFAULT_SETTINGS, layout: 'horizontal', navCollapsed: true };
    const replaced = settingsReducer(small, { type: 'replace', settings });
    expect(replaced.settings).toMatchObject({ layout: 'vertical', navCollapsed: false });
    expect(screen(replaced, false).settings).toMatchObject({
      layout: 'horizontal',
      navCollapsed: true,
    });
  });
});

describe('what is persisted', () => {
  it('omits app bar, footer, layout, menu-hidden, last layout and toast position', () => {
    expect(Object.keys(toStored(started(), 'en')).sort()).toEqual([
      'appBarBlur',
      'contentWidth',
      'direction',
      'directionOf',
      'mode',
      'navCollapsed',
      'skin',
      'themeColor',
      'verticalNavToggleType',
    ]);
  });

  it('comes back as it was', () => {
    const chosen = change(started(), {
      mode: 'light',
      themeColor: 'info',
      navCollapsed: true,
      direction: 'rtl',
    });
    const stored: unknown = JSON.parse(JSON.stringify(toStored(chosen, 'en')));
    expect(fromStored(stored, DEFAULT_SETTINGS, english)).toEqual(chosen.settings);
  });

  it('a menu unfolded by a small screen is stored collapsed', () => {
    const small = screen(started({ navCollapsed: true }), true);
    expect(toStored(small, 'en').navCollapsed).toBe(true);
  });

  it('a stored layout is not read back', () => {
    const stored = { layout: 'horizontal', footer: 'hidden', toastPosition: 'bottom-left' };
    expect(fromStored(stored, DEFAULT_SETTINGS, english)).toEqual(DEFAULT_SETTINGS);
  });

  it('a direction chosen in English does not turn Arabic around', () => {
    const stored = toStored(started({ direction: 'ltr' }), 'en');
    expect(fromStored(stored, DEFAULT_SETTINGS, arabic).direction).toBe('rtl');
  });
});

describe('foreign or corrupt storage is survived', () => {
  const foreign: [string, unknown][] = [
    ['nothing', undefined],
    ['null', null],
    ['a string', 'dark'],
    ['a number', 7],
    ['an array', ['dark']],
    ['unknown values', { mode: 'sepia', skin: 3, navCollapsed: 'yes' }],
    ['a prototype key', JSON.parse('{"__proto__":{"mode":"light"},"constructor":1}')],
    ['inherited values', Object.create({ mode: 'light' })],
  ];

  it.each(foreign)('%s gives the defaults', (_name, value) => {
    expect(fromStored(value, DEFAULT_SETTINGS, english)).toEqual(DEFAULT_SETTINGS);
  });

  it('one bad field does not spoil the others', () => {
    const stored = { mode: 'light', skin: 'velvet', extra: true };
    expect(fromStored(stored, DEFAULT_SETTINGS, english)).toEqual({
      ...DEFAULT_SETTINGS,
      mode: 'light',
    });
  });
});
