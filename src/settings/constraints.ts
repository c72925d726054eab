import type { Settings } from './settings.ts';

/** In the horizontal layout semi-dark reverts to default and a hidden app bar becomes fixed. */
export function constrain(settings: Settings): Settings {
  if (settings.layout !== 'horizontal') return settings;
  return {
    ...settings,
    skin: settings.skin === 'semi-dark' ? 'default' : settings.skin,
    appBar: settings.appBar === 'hidden' ? 'fixed' : settings.appBar,
  };
}
