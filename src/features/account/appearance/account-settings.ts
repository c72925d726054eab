import type { Settings as AccountSettings } from '#src/generated/api/endpoints.schemas.ts';
import type { Settings } from '#src/settings/settings.ts';

const KEPT = [
  'themeColor',
  'mode',
  'skin',
  'direction',
  'contentWidth',
  'appBarBlur',
  'navCollapsed',
  'verticalNavToggleType',
] as const satisfies readonly (keyof Settings & keyof AccountSettings)[];

/** What of a change the account keeps; layout, app bar and footer are reset with each visit. */
export function accountSettings(patch: Partial<Settings>): AccountSettings {
  return Object.fromEntries(
    KEPT.flatMap((key) => (patch[key] === undefined ? [] : [[key, patch[key]]])),
  );
}
