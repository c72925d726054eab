import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsProvider, type SettingsStore } from './settings-provider.tsx';
import { useSettings } from './use-settings.ts';

let listeners: (() => void)[] = [];
let small = false;

beforeEach(() => {
  listeners = [];
  small = false;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return small;
    },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function open(stored: unknown) {
  const store = {
    read: () => stored,
    write: vi.fn<SettingsStore['write']>(),
    mirrorMode: vi.fn<SettingsStore['mirrorMode']>(),
  };
  const language = { code: 'en', direction: 'ltr' as 'ltr' | 'rtl' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SettingsProvider store={store} language={{ ...language }}>
      {children}
    </SettingsProvider>
  );
  const drawn: boolean[] = [];
  const { result, rerender } = renderHook(
    () => {
      const settings = useSettings();
      drawn.push(settings.isSmall);
      return settings;
    },
    { wrapper },
  );
  const speakArabic = () => {
    Object.assign(language, { code: 'ar', direction: 'rtl' });
    rerender();
  };
  return { store, result, drawn, speakArabic };
}

function resizeTo(isSmall: boolean) {
  small = isSmall;
  act(() => listeners.forEach((listener) => listener()));
}

describe('SettingsProvider', () => {
  it('stores nothing before somebody changes something', () => {
    const { store } = open(null);
    expect(store.write).not.toHaveBeenCalled();
  });

  it('draws a small screen as one from the start', () => {
    small = true;
    const { drawn, result } = open({ navCollapsed: true });
    expect(new Set(drawn)).toEqual(new Set([true]));
    expect(result.current.settings.navCollapsed).toBe(false);
    resizeTo(false);
    expect(result.current.settings.navCollapsed).toBe(true);
  });

  it('stores a change and mirrors the mode', () => {
    const { store, result } = open(null);
    act(() => result.current.change({ mode: 'light' }));
    expect(store.write).toHaveBeenLastCalledWith(expect.objectContaining({ mode: 'light' }));
    expect(store.mirrorMode).toHaveBeenLastCalledWith('light');
    expect(result.current.settings.mode).toBe('light');
  });

  it('follows the language with its direction', () => {
    const { result, speakArabic } = open(null);
    speakArabic();
    expect(result.current.settings.direction).toBe('rtl');
  });

  it('forces the vertical layout while the screen is small', () => {
    const { result } = open(null);
    act(() => result.current.change({ layout: 'horizontal' }));
    resizeTo(true);
    expect(result.current.settings.layout).toBe('vertical');
    resizeTo(false);
    expect(result.current.settings.layout).toBe('horizontal');
  });

  it('reset goes back to the defaults', () => {
    const { result } = open({ mode: 'light', themeColor: 'error' });
    expect(result.current.settings.mode).toBe('light');
    act(() => result.current.reset());
    expect(result.current.settings).toMatchObject({ mode: 'dark', themeColor: 'primary' });
  });
});
