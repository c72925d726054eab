import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { changeLanguage } from '#src/i18n/i18n.ts';
import { LANGUAGES, matchLanguage } from '#core/language/languages.ts';
import type { Settings } from '#src/settings/settings.ts';
import { useSettings } from '#src/settings/use-settings.ts';
import { ColorChoice } from '#src/ui/color-choice.tsx';
import { SettingChoice } from '#src/ui/setting-choice.tsx';
import { Section } from '#src/ui/section.tsx';
import { accountSettings } from './account-settings.ts';
import { LayoutChoices } from './layout-choices.tsx';
import { useSaveSettings } from './use-save-settings.ts';

/** How the interface looks. A change shows at once, and is kept in the account. */
export function AppearanceTab() {
  const { t, i18n } = useTranslation(['account', 'shell']);
  const { settings, change } = useSettings();
  const { status, save } = useSaveSettings();
  const apply = (patch: Partial<Settings>) => {
    change(patch);
    save(accountSettings(patch));
  };
  return (
    <>
      <Typography role="status" color="textSecondary" sx={{ mb: 4 }}>
        {t(`appearance.${status}`)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Section title={t('appearance.look')}>
          <ColorChoice
            value={settings.themeColor}
            mode={settings.mode}
            onChange={(themeColor) => apply({ themeColor })}
          />
          <SettingChoice
            label={t('shell:customizer.mode')}
            value={settings.mode}
            options={[
              { value: 'light', label: t('shell:customizer.light') },
              { value: 'dark', label: t('shell:customizer.dark') },
            ]}
            onChange={(mode) => apply({ mode })}
          />
          <SettingChoice
            label={t('shell:customizer.skin')}
            value={settings.skin}
            options={[
              { value: 'default', label: t('shell:customizer.default') },
              { value: 'bordered', label: t('shell:customizer.bordered') },
              {
                value: 'semi-dark',
                label: t('shell:customizer.semiDark'),
                isDisabled: settings.lastLayout === 'horizontal',
              },
            ]}
            onChange={(skin) => apply({ skin })}
          />
        </Section>
        <Section title={t('appearance.reading')}>
          <TextField
            select
            fullWidth
            label={t('shell:language')}
            value={matchLanguage(i18n.language) ?? 'en'}
            onChange={({ target }) => {
              const language = matchLanguage(target.value);
              if (!language) return;
              void changeLanguage(language);
            }}
            sx={{ mb: 5 }}
          >
            {LANGUAGES.map(({ code, name }) => (
              <MenuItem key={code} value={code} lang={code}>
                {name}
              </MenuItem>
            ))}
          </TextField>
          <SettingChoice
            label={t('shell:customizer.direction')}
            value={settings.direction}
            options={[
              { value: 'ltr', label: t('shell:customizer.ltr') },
              { value: 'rtl', label: t('shell:customizer.rtl') },
            ]}
            onChange={(direction) => apply({ direction })}
          />
        </Section>
        <LayoutChoices settings={settings} onChange={apply} />
      </Box>
    </>
  );
}
