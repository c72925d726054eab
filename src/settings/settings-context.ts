import { createContext } from 'react';
import type { Settings } from './settings.ts';

export type SettingsContextValue = {
  settings: Settings;
  /** True below the large breakpoint, where the layout is forced vertical. */
  isSmall: boolean;
  /** Changes some settings; constraints are applied, and the persistent ones stored. */
  change: (patch: Partial<Settings>) => void;
  reset: () => void;
};

export const SettingsContext = createContext<SettingsContextValue | null>(null);
