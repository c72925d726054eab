import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Settings } from '#src/settings/settings.ts';
import { ColorChoice } from '#src/ui/color-choice.tsx';
import { SettingChoice } from '#src/ui/setting-choice.tsx';

export type CustomizerFieldsProps = {
  settings: Settings;
  change: (patch: Partial<Settings>) => void;
  /** Without groups in the menu there is nothing that could open. */
  hasGroups: boolean;
};

/** Every setting that a person may choose, in three groups. */
export function CustomizerFields({ settings, change, hasGroups }: CustomizerFieldsProps) {
  const { t } = useTranslation('shell');
  const isHorizontal = settings.lastLayout === 'horizontal';
  const onOff = [
    { value: 'on' as const, label: t('customizer.on') },
    { value: 'off' as const, label: t('customizer.off') },
  ];
  const asText = (isOn: boolean) => (isOn ? ('on' as const) : ('off' as const));
  const heading = (text: string) => (
    <Typography variant="overline" component="h3" sx={{ color: 'text.secondary', mb: 3 }}>
      {text}
    </Typography>
  );
  return (
    <>
      {heading(t('customizer.theming'))}
      <ColorChoice
        value={settings.themeColor}
        mode={settings.mode}
        onChange={(themeColor) => change({ themeColor })}
      />
      <SettingChoice
        label={t('customizer.mode')}
        value={settings.mode}
        options={[
          { value: 'light', label: t('customizer.light') },
          { value: 'dark', label: t('customizer.dark') },
        ]}
        onChange={(mode) => change({ mode })}
      />
      <SettingChoice
        label={t('customizer.skin')}
        value={settings.skin}
        options={[
          { value: 'default', label: t('customizer.default') },
          { value: 'bordered', label: t('customizer.bordered') },
          { value: 'semi-dark', label: t('customizer.semiDark'), isDisabled: isHorizontal },
        ]}
        onChange={(skin) => change({ skin })}
      />

      {heading(t('customizer.layoutGroup'))}
      <SettingChoice
        label={t('customizer.contentWidth')}
        value={settings.contentWidth}
        options={[
          { value: 'full', label: t('customizer.full') },
          { value: 'boxed', label: t('customizer.boxed') },
        ]}
        onChange={(contentWidth) => change({ contentWidth })}
      />
      <SettingChoice
        label={t('customizer.appBar')}
        value={settings.appBar}
        options={[
          { value: 'fixed', label: t('customizer.fixed') },
          { value: 'static', label: t('customizer.static') },
          { value: 'hidden', label: t('customizer.hidden'), isDisabled: isHorizontal },
        ]}
        onChange={(appBar) => change({ appBar })}
      />
      <SettingChoice
        label={t('customizer.appBarBlur')}
        value={asText(settings.appBarBlur)}
        options={onOff}
        onChange={(value) => change({ appBarBlur: value === 'on' })}
      />
      <SettingChoice
        label={t('customizer.footer')}
        value={settings.footer}
        options={[
          { value: 'fixed', label: t('customizer.fixed') },
          { value: 'static', label: t('customizer.static') },
          { value: 'hidden', label: t('customizer.hidden') },
        ]}
        onChange={(footer) => change({ footer })}
      />
      <SettingChoice
        label={t('customizer.direction')}
        value={settings.direction}
        options={[
          { value: 'ltr', label: t('customizer.ltr') },
          { value: 'rtl', label: t('customizer.rtl') },
        ]}
        onChange={(direction) => change({ direction })}
      />
      <SettingChoice
        label={t('customizer.toastPosition')}
        value={settings.toastPosition}
        options={[
          { value: 'top-left', label: t('customizer.topLeft') },
          { value: 'top-center', label: t('customizer.topCenter') },
          { value: 'top-right', label: t('customizer.topRight') },
          { value: 'bottom-left', label: t('customizer.bottomLeft') },
          { value: 'bottom-center', label: t('customizer.bottomCenter') },
          { value: 'bottom-right', label: t('customizer.bottomRight') },
        ]}
        onChange={(toastPosition) => change({ toastPosition })}
      />

      {heading(t('customizer.menuGroup'))}
      <SettingChoice
        label={t('customizer.layout')}
        value={settings.lastLayout}
        options={[
          { value: 'vertical', label: t('customizer.vertical') },
          { value: 'horizontal', label: t('customizer.horizontal') },
        ]}
        onChange={(layout) => change({ layout })}
      />
      <SettingChoice
        label={t('customizer.menuToggle')}
        value={settings.verticalNavToggleType}
        note={hasGroups ? undefined : t('customizer.noGroups')}
        options={[
          { value: 'accordion', label: t('customizer.accordion'), isDisabled: !hasGroups },
          { value: 'collapse', label: t('customizer.collapse'), isDisabled: !hasGroups },
        ]}
        onChange={(verticalNavToggleType) => change({ verticalNavToggleType })}
      />
      <SettingChoice
        label={t('customizer.navCollapsed')}
        value={asText(settings.navCollapsed)}
        options={onOff}
        onChange={(value) => change({ navCollapsed: value === 'on' })}
      />
      <SettingChoice
        label={t('customizer.navHidden')}
        value={asText(settings.navHidden)}
        options={onOff}
        onChange={(value) => change({ navHidden: value === 'on' })}
      />
    </>
  );
}
