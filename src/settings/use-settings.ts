import { useContext } from 'react';
import { SettingsContext, type SettingsContextValue } from './settings-context.ts';

/** The settings and how to change them. Throws outside of `SettingsProvider`. */
export function useSettings(): SettingsContextValue {
  const value = useContext(SettingsContext);
  if (!value) throw new Error('useSettings needs a SettingsProvider around it');
  return value;
}
