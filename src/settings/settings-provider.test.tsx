import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SettingsProvider, type SettingsStore } from './settings-provider.tsx';
import type { SettingsContextValue } from './settings-context.ts';
import { useSettings } from './use-settings.ts';

let listeners: (() => void)[] = [];
let small = false;
let seen: SettingsContextValue;

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
  cleanup();
  vi.unstubAllGlobals();
});

function Probe() {
  seen = useSettings();
  return <p>{`${seen.settings.mode} ${seen.settings.direction} ${seen.settings.layout}`}</p>;
}

function open(stored: unknown, code: 'en' | 'ar' = 'en') {
  const store = { read: () => stored, write: vi.fn(), mirrorMode: vi.fn() };
  const page = (lng: 'en' | 'ar') => (
    <SettingsProvider
      store={store satisfies SettingsStore}
      language={{ code: lng, direction: lng === 'ar' ? 'rtl' : 'ltr' }}
    >
      <Probe />
    </SettingsProvider>
  );
  const view = render(page(code));
  return { store, speak: (lng: 'en' | 'ar') => view.rerender(page(lng)) };
}

describe('SettingsProvider', () => {
  it('stores nothing before somebody changes something', () => {
    const { store } = open(null);
    expect(store.write).not.toHaveBeenCalled();
  });

  it('stores a change and mirrors the mode', () => {
    const { store } = open(null);
    act(() => seen.change({ mode: 'light' }));
    expect(store.write).toHaveBeenLastCalledWith(expect.objectContaining({ mode: 'light' }));
    expect(store.mirrorMode).toHaveBeenLastCalledWith('light');
    expect(screen.getByText('light ltr vertical')).toBeTruthy();
  });

  it('follows the language with its direction', () => {
    const { speak } = open(null);
    speak('ar');
    expect(screen.getByText('dark rtl vertical')).toBeTruthy();
  });

  it('forces the vertical layout while the screen is small', () => {
    open(null);
    act(() => seen.change({ layout: 'horizontal' }));
    small = true;
    act(() => listeners.forEach((listener) => listener()));
    expect(screen.getByText('dark ltr vertical')).toBeTruthy();
    small = false;
    act(() => listeners.forEach((listener) => listener()));
    expect(screen.getByText('dark ltr horizontal')).toBeTruthy();
  });

  it('reset goes back to the defaults', () => {
    open({ mode: 'light', themeColor: 'error' });
    act(() => seen.reset());
    expect(seen.settings).toMatchObject({ mode: 'dark', themeColor: 'primary' });
  });
});
