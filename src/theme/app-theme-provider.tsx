import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { createAppTheme, type AppThemeOptions } from './create-app-theme.ts';
import { createDirectionCache } from './direction-cache.ts';
import type { ThemeMode } from './palette.ts';
import { ThemeModeContext } from './theme-mode.ts';

export type AppThemeProviderProps = AppThemeOptions & {
  mode: ThemeMode;
  /** The Content-Security-Policy's nonce for style elements. */
  nonce?: string;
  /** A cache of the caller's own, when pages are rendered ahead of time. */
  cache?: EmotionCache;
  children: ReactNode;
};

/**
 * Names the mode on `<html>`. The page stands still meanwhile (`data-still`, in the base styles): MUI's
 * own way is an inline style, which the policy blocks, and a store of the mode besides the settings.
 */
function useNamedMode(mode: ThemeMode): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset['mode'];
    dataset['mode'] = mode;
    if (before === undefined || before === mode) return;
    dataset['still'] = '';
    // Two frames: the first one paints the new colours, and only then may anything move again.
    requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['still']));
  }, [mode]);
}

/** Theme, style cache and base styles for everything inside; sets `dir` and `data-mode` on `<html>`. */
export function AppThemeProvider(props: AppThemeProviderProps) {
  const { direction, themeColor, skin, mode, nonce, cache: given, children } = props;
  const cache = useMemo(
    () => given ?? createDirectionCache(direction, nonce),
    [given, direction, nonce],
  );
  const theme = useMemo(
    () => createAppTheme({ direction, themeColor, skin }),
    [direction, themeColor, skin],
  );
  const variables = useMemo(() => theme.generateStyleSheets(), [theme]);

  useEffect(() => {
    // Style recalculation of the whole document: writing `dir` causes one even with the same value.
    if (document.documentElement.dir !== direction) document.documentElement.dir = direction;
  }, [direction]);

  useNamedMode(mode);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline enableColorScheme />
        <ThemeModeContext value={mode}>{children}</ThemeModeContext>
      </ThemeProvider>
      <GlobalStyles styles={variables} />
    </CacheProvider>
  );
}
