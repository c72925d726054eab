import { useCallback, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { fromStored, toStored, type StoredSettings } from './persistence.ts';
import { SettingsContext } from './settings-context.ts';
import { DEFAULT_SETTINGS, type Settings } from './settings.ts';
import { initialState, settingsReducer } from './settings-state.ts';

/** Where settings are kept. Both calls must not throw. */
export type SettingsStore = {
  read: () => unknown;
  write: (value: StoredSettings) => void;
  /** Tells the server of the mode, so that the next page comes in the right one. */
  mirrorMode: (mode: Settings['mode']) => void;
};

export type SettingsProviderProps = {
  store: SettingsStore;
  language: { code: string; direction: Settings['direction'] };
  /** The operator's choice of what a new visitor gets. */
  defaults?: Partial<Settings>;
  children: ReactNode;
};

/** Below MUI's `lg`; no `useMediaQuery`, since the theme is made inside this provider. */
const SMALL = '(max-width: 1199.95px)';

/** Known at once: a phone would draw the large screen first, and all of it again. No page rendered ahead uses it. */
const isSmallNow = () => typeof window !== 'undefined' && window.matchMedia(SMALL).matches;

function useIsSmall(onChange: (isSmall: boolean) => void) {
  useEffect(() => {
    const query = window.matchMedia(SMALL);
    const tell = () => onChange(query.matches);
    tell();
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, [onChange]);
}

/** Holds the settings, stores what is to be stored, and follows screen size and language. */
export function SettingsProvider({ store, language, defaults, children }: SettingsProviderProps) {
  const base = useMemo(() => ({ ...DEFAULT_SETTINGS, ...defaults }), [defaults]);
  const [state, dispatch] = useReducer(settingsReducer, null, () =>
    settingsReducer(initialState(fromStored(store.read(), base, language)), {
      type: 'screen',
      isSmall: isSmallNow(),
    }),
  );
  const { settings, isSmall } = state;

  useIsSmall(useCallback((small: boolean) => dispatch({ type: 'screen', isSmall: small }), []));

  const { code, direction } = language;
  const codeSeen = useRef(code);
  useEffect(() => {
    if (codeSeen.current === code) return;
    codeSeen.current = code;
    dispatch({ type: 'change', patch: { direction } });
  }, [code, direction]);

  // Only a person's own change is stored: opening the page must not fix the defaults for good.
  const touched = useRef(false);
  useEffect(() => {
    if (!touched.current) return;
    touched.current = false;
    store.write(toStored(state, code));
    store.mirrorMode(state.settings.mode);
  }, [state, code, store]);

  const change = useCallback((patch: Partial<Settings>) => {
    touched.current = true;
    dispatch({ type: 'change', patch });
  }, []);
  const reset = useCallback(() => {
    touched.current = true;
    dispatch({ type: 'replace', settings: { ...base, direction } });
  }, [base, direction]);

  const value = useMemo(
    () => ({ settings, isSmall, change, reset }),
    [settings, isSmall, change, reset],
  );
  return <SettingsContext value={value}>{children}</SettingsContext>;
}
