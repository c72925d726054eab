/** What each setting may be (specification §3 and §4), in the order the customizer shows it. */
export const SETTING_VALUES = {
  themeColor: ['primary', 'secondary', 'success', 'error', 'warning', 'info'],
  mode: ['light', 'dark'],
  skin: ['default', 'bordered', 'semi-dark'],
  layout: ['vertical', 'horizontal'],
  lastLayout: ['vertical', 'horizontal'],
  contentWidth: ['full', 'boxed'],
  appBar: ['fixed', 'static', 'hidden'],
  footer: ['fixed', 'static', 'hidden'],
  verticalNavToggleType: ['accordion', 'collapse'],
  direction: ['ltr', 'rtl'],
  toastPosition: [
    'top-left',
    'top-center',
    'top-right',
    'bottom-left',
    'bottom-center',
    'bottom-right',
  ],
  navHidden: [false, true],
  appBarBlur: [false, true],
  navCollapsed: [false, true],
} as const;

export type Settings = {
  -readonly [Key in keyof typeof SETTING_VALUES]: (typeof SETTING_VALUES)[Key][number];
};

/** What is chosen before anybody chooses (docs/spec-gaps.md): dark, vertical, boxed. */
export const DEFAULT_SETTINGS: Settings = {
  themeColor: 'primary',
  mode: 'dark',
  skin: 'default',
  layout: 'vertical',
  lastLayout: 'vertical',
  contentWidth: 'boxed',
  appBar: 'fixed',
  footer: 'static',
  verticalNavToggleType: 'accordion',
  direction: 'ltr',
  toastPosition: 'top-right',
  navHidden: false,
  appBarBlur: true,
  navCollapsed: false,
};
