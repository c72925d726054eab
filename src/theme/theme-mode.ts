import { createContext, use } from 'react';
import type { ThemeMode } from './palette.ts';

/** The mode of the page, for what cannot follow it by CSS variables. */
export const ThemeModeContext = createContext<ThemeMode>('dark');

export function useThemeMode(): ThemeMode {
  return use(ThemeModeContext);
}
