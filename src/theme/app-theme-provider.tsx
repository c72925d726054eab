import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, useMemo, type ReactNode } from 'react';
import { createAppTheme, type AppThemeOptions } from './create-app-theme.ts';
import { createDirectionCache } from './direction-cache.ts';
import type { ThemeMode } from './palette.ts';

export type AppThemeProviderProps = AppThemeOptions & {
  mode: ThemeMode;
  /** The Content-Security-Policy's nonce for style elements. */
  nonce?: string;
  /** A cache of the caller's own, when pages are rendered ahead of time. */
  cache?: EmotionCache;
  children: ReactNode;
};

/**
 * MUI keeps a mode of its own; ours is the settings', so it is told. The page stands still meanwhile
 * (`data-still`, in the base styles): MUI's own way is an inline style, which the policy blocks.
 */
function ModeFollower({ mode }: { mode: ThemeMode }) {
  const { mode: current, setMode } = useColorScheme();
  useEffect(() => {
    if (current === mode) return;
    document.documentElement.dataset['still'] = '';
    setMode(mode);
    // Two frames: the first one paints the new colours, and only then may anything move again.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => delete document.documentElement.dataset['still']),
    );
  }, [current, mode, setMode]);
  return null;
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

  useEffect(() => {
    document.documentElement.dir = direction;
  }, [direction]);

  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode={mode} storageManager={null} noSsr>
        <ModeFollower mode={mode} />
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
