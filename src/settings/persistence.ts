import { SETTING_VALUES, type Settings } from './settings.ts';
import type { SettingsState } from './settings-state.ts';

/** Left out of storage by the specification: each visit begins with the configured layout. */
const OMITTED = ['appBar', 'footer', 'layout', 'navHidden', 'lastLayout', 'toastPosition'] as const;

type Omitted = (typeof OMITTED)[number];
export type StoredSettings = Omit<Settings, Omitted> & {
  /** The language for which `direction` holds: another language begins with its own direction. */
  directionOf: string;
};

/** What is written to storage. A menu unfolded by a small screen is stored as it was before. */
export function toStored(state: SettingsState, language: string): StoredSettings {
  const { appBar, footer, layout, navHidden, lastLayout, toastPosition, ...kept } = state.settings;
  void [appBar, footer, layout, navHidden, lastLayout, toastPosition];
  const navCollapsed = state.isSmall ? state.collapsedBefore : kept.navCollapsed;
  return { ...kept, navCollapsed, directionOf: language };
}

function ownValue(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? (record as Record<string, unknown>)[key] : undefined;
}

/**
 * Reads what storage held, which may be anything: an older version's, another program's, or
 * damaged. Each field is taken by itself if its value is allowed; the rest stays as `defaults`.
 */
export function fromStored(
  stored: unknown,
  defaults: Settings,
  language: { code: string; direction: Settings['direction'] },
): Settings {
  const settings: Settings = { ...defaults, direction: language.direction };
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return settings;
  for (const key of Object.keys(SETTING_VALUES) as (keyof Settings)[]) {
    if ((OMITTED as readonly string[]).includes(key)) continue;
    if (key === 'direction' && ownValue(stored, 'directionOf') !== language.code) continue;
    const value = ownValue(stored, key);
    if ((SETTING_VALUES[key] as readonly unknown[]).includes(value)) {
      Object.assign(settings, { [key]: value });
    }
  }
  return settings;
}
