import { mdiWeatherNight, mdiWhiteBalanceSunny } from '@mdi/js';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useSettings } from '#src/settings/use-settings.ts';
import { Icon } from '#src/ui/icon.tsx';

/** Light or dark. */
export function ModeToggle() {
  const { t } = useTranslation('shell');
  const { settings, change } = useSettings();
  const isDark = settings.mode === 'dark';
  return (
    <IconButton
      color="inherit"
      aria-label={t(isDark ? 'mode.toLight' : 'mode.toDark')}
      onClick={() => change({ mode: isDark ? 'light' : 'dark' })}
    >
      <Icon path={isDark ? mdiWhiteBalanceSunny : mdiWeatherNight} />
    </IconButton>
  );
}
