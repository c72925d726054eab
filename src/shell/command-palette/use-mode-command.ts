import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/settings/use-settings.ts';
import type { ActionCommand } from './command-types.ts';

/** Light or dark: the button of the bar, the palette's action and its key. */
export function useModeCommand(): ActionCommand {
  const { t } = useTranslation('shell');
  const { settings, change } = useSettings();
  const isDark = settings.mode === 'dark';
  return {
    id: 'action:mode',
    title: t(isDark ? 'mode.toLight' : 'mode.toDark'),
    icon: isDark ? mdiWhiteBalanceSunny : mdiWeatherNight,
    group: t('palette.actions'),
    shortcut: 'mode',
    run: () => change({ mode: isDark ? 'light' : 'dark' }),
  };
}
