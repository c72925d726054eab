/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { InterfaceLanguage } from './interface-language';
import type { LayoutDirection } from './layout-direction';
import type { SettingsContentWidth } from './settings-content-width';
import type { SettingsMode } from './settings-mode';
import type { SettingsSkin } from './settings-skin';
import type { SettingsThemeColor } from './settings-theme-color';
import type { SettingsVerticalNavToggleType } from './settings-vertical-nav-toggle-type';

/**
 * How the interface looks to the person. What is absent was never chosen and follows the product's default.
 */
export interface Settings {
  themeColor?: SettingsThemeColor;
  mode?: SettingsMode;
  skin?: SettingsSkin;
  direction?: LayoutDirection;
  /** The interface's language where it differs from the profile's, which mails are written in. */
  language?: InterfaceLanguage;
  contentWidth?: SettingsContentWidth;
  appBarBlur?: boolean;
  navCollapsed?: boolean;
  verticalNavToggleType?: SettingsVerticalNavToggleType;
}
