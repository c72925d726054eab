import { constrain } from './constraints.ts';
import type { Settings } from './settings.ts';

/** `collapsedBefore` is what the menu goes back to when the screen is large again. */
export type SettingsState = { settings: Settings; isSmall: boolean; collapsedBefore: boolean };

export type SettingsAction =
  | { type: 'change'; patch: Partial<Settings> }
  | { type: 'screen'; isSmall: boolean }
  | { type: 'replace'; settings: Settings };

export function initialState(settings: Settings): SettingsState {
  const sound = constrain({ ...settings, lastLayout: settings.layout });
  return { settings: sound, isSmall: false, collapsedBefore: sound.navCollapsed };
}

function change(state: SettingsState, patch: Partial<Settings>): SettingsState {
  const wanted = { ...state.settings, ...patch };
  if (state.isSmall) {
    const lastLayout = patch.layout ?? state.settings.lastLayout;
    return {
      ...state,
      collapsedBefore: patch.navCollapsed ?? state.collapsedBefore,
      settings: { ...wanted, layout: 'vertical', lastLayout, navCollapsed: false },
    };
  }
  const settings = constrain({ ...wanted, lastLayout: wanted.layout });
  return { ...state, settings, collapsedBefore: settings.navCollapsed };
}

function resize(state: SettingsState, isSmall: boolean): SettingsState {
  if (isSmall === state.isSmall) return state;
  const { settings } = state;
  if (isSmall) {
    return {
      isSmall,
      collapsedBefore: settings.navCollapsed,
      settings: {
        ...settings,
        lastLayout: settings.layout,
        layout: 'vertical',
        navCollapsed: false,
      },
    };
  }
  const restored = {
    ...settings,
    layout: settings.lastLayout,
    navCollapsed: state.collapsedBefore,
  };
  return { ...state, isSmall, settings: constrain(restored) };
}

/** The one way in which settings change; a small screen forces the vertical layout meanwhile. */
export function settingsReducer(state: SettingsState, action: SettingsAction): SettingsState {
  if (action.type === 'change') return change(state, action.patch);
  if (action.type === 'screen') return resize(state, action.isSmall);
  const fresh = initialState(action.settings);
  return state.isSmall ? resize(fresh, true) : fresh;
}
