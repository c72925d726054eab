import { expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '#src/settings/settings.ts';
import { Settings } from '#contract/generated/schemas/common.ts';
import { accountSettings } from './account-settings.ts';

it('keeps what the account has a place for, and the contract takes it', () => {
  const kept = accountSettings(DEFAULT_SETTINGS);
  expect(Settings.safeParse(kept).success).toBe(true);
  expect(Object.keys(kept)).toHaveLength(8);
});

it('leaves out what begins anew with each visit', () => {
  expect(accountSettings({ layout: 'horizontal', footer: 'hidden', mode: 'light' })).toEqual({
    mode: 'light',
  });
  expect(accountSettings({ toastPosition: 'top-left' })).toEqual({});
});

it('tells off from unsaid', () => {
  expect(accountSettings({ appBarBlur: false })).toEqual({ appBarBlur: false });
});
