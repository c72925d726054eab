import { useTranslation } from 'react-i18next';
import type { Settings } from '#src/settings/settings.ts';
import { SettingChoice } from '#src/ui/setting-choice.tsx';
import { Section } from '#src/ui/section.tsx';

export type LayoutChoicesProps = {
  settings: Settings;
  onChange: (patch: Partial<Settings>) => void;
};

/** The page's frame: what the account keeps, and what holds until the next visit. */
export function LayoutChoices({ settings, onChange }: LayoutChoicesProps) {
  const { t } = useTranslation(['account', 'shell']);
  const isHorizontal = settings.lastLayout === 'horizontal';
  const onOff = [
    { value: 'on' as const, label: t('shell:customizer.on') },
    { value: 'off' as const, label: t('shell:customizer.off') },
  ];
  const asText = (isOn: boolean) => (isOn ? ('on' as const) : ('off' as const));
  return (
    <>
      <Section title={t('appearance.page')}>
        <SettingChoice
          label={t('shell:customizer.contentWidth')}
          value={settings.contentWidth}
          options={[
            { value: 'full', label: t('shell:customizer.full') },
            { value: 'boxed', label: t('shell:customizer.boxed') },
          ]}
          onChange={(contentWidth) => onChange({ contentWidth })}
        />
        <SettingChoice
          label={t('shell:customizer.appBarBlur')}
          value={asText(settings.appBarBlur)}
          options={onOff}
          onChange={(value) => onChange({ appBarBlur: value === 'on' })}
        />
        <SettingChoice
          label={t('shell:customizer.navCollapsed')}
          value={asText(settings.navCollapsed)}
          options={onOff}
          onChange={(value) => onChange({ navCollapsed: value === 'on' })}
        />
      </Section>
      <Section title={t('appearance.visit')} text={t('appearance.visitText')}>
        <SettingChoice
          label={t('shell:customizer.layout')}
          value={settings.lastLayout}
          options={[
            { value: 'vertical', label: t('shell:customizer.vertical') },
            { value: 'horizontal', label: t('shell:customizer.horizontal') },
          ]}
          onChange={(layout) => onChange({ layout })}
        />
        <SettingChoice
          label={t('shell:customizer.appBar')}
          value={settings.appBar}
          options={[
            { value: 'fixed', label: t('shell:customizer.fixed') },
            { value: 'static', label: t('shell:customizer.static') },
            { value: 'hidden', label: t('shell:customizer.hidden'), isDisabled: isHorizontal },
          ]}
          onChange={(appBar) => onChange({ appBar })}
        />
        <SettingChoice
          label={t('shell:customizer.footer')}
          value={settings.footer}
          options={[
            { value: 'fixed', label: t('shell:customizer.fixed') },
            { value: 'static', label: t('shell:customizer.static') },
            { value: 'hidden', label: t('shell:customizer.hidden') },
          ]}
          onChange={(footer) => onChange({ footer })}
        />
      </Section>
    </>
  );
}
