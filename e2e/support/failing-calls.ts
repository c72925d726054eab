import { expect } from '@playwright/test';
import { FAILING_AUTH_CALLS } from './failing-auth-calls.ts';
import { FAILING_BILLING_CALLS } from './failing-billing-calls.ts';
import { inOrder, menuItem, press, type FailingCall } from './failing-call.ts';
import { FAILING_EDITOR_CALLS } from './failing-editor-calls.ts';
import { FAILING_INVITATIONS, FAILING_TEAM_CALLS } from './failing-team-calls.ts';

const ACTIONS = 'Actions for Product launch email';
const PASSWORD = 'river stone umbrella';
const BODY = 'Write a letter to {{name}} about the harbour.';

/** Home, library, generator and profile. */
const FAILING_SCREEN_CALLS: readonly FailingCall[] = [
  { operation: 'getUserCounts', path: '/' },
  { operation: 'listMostUsedCategories', path: '/' },
  { operation: 'listCategories', path: '/promptgenrator' },
  { operation: 'listPrompts', path: '/promptlist' },
  { operation: 'listPrompts', path: '/sample' },
  { operation: 'listTrash', path: '/promptlist?scope=trash' },
  { operation: 'listSessions', path: '/userprofile?tab=security' },
  {
    operation: 'generatePrompt',
    path: '/promptgenrator',
    typed: { 'What should the prompt achieve?': 'A letter to the landlord' },
    act: press('Generate'),
    wayOn: /Generate|Try again/,
  },
  {
    operation: 'savePrompt',
    path: '/promptgenrator',
    act: async (page) => {
      await page.getByLabel('What should the prompt achieve?').fill('A letter to the landlord');
      await press('Generate')(page);
      await page.getByLabel('Prompt', { exact: true }).fill(BODY);
      await press('Save')(page);
    },
    wayOn: /Try again/,
    outlivesSession: (page) => expect(page.getByLabel('Prompt', { exact: true })).toHaveValue(BODY),
  },
  {
    operation: 'createDraft',
    path: '/promptgenrator',
    act: async (page) => {
      await page.getByLabel('What should the prompt achieve?').fill('A letter to the landlord');
      await press('Generate')(page);
      await page.getByLabel('Prompt', { exact: true }).fill(BODY);
      await press('Use draft')(page);
    },
    wayOn: /Try again/,
    outlivesSession: (page) => expect(page.getByLabel('Prompt', { exact: true })).toHaveValue(BODY),
  },
  {
    operation: 'exportPromptAsPdf',
    path: '/promptlist',
    act: menuItem(ACTIONS, 'Download as PDF'),
    wayOn: new RegExp(ACTIONS),
  },
  {
    operation: 'exportPromptAsWord',
    path: '/promptlist',
    act: menuItem(ACTIONS, 'Download as Word'),
    wayOn: new RegExp(ACTIONS),
  },
  {
    operation: 'deletePrompt',
    path: '/promptlist',
    act: menuItem(ACTIONS, 'Delete'),
    wayOn: new RegExp(ACTIONS),
  },
  {
    operation: 'restorePrompt',
    path: '/promptlist',
    act: inOrder(menuItem(ACTIONS, 'Delete'), press('Undo')),
    wayOn: /Trash/,
  },
  {
    operation: 'restorePrompt',
    path: '/promptlist?scope=trash',
    act: (page) =>
      page
        .getByRole('button', { name: /^Restore / })
        .first()
        .click(),
    wayOn: /^Restore /,
  },
  {
    operation: 'updateProfile',
    path: '/userprofile',
    typed: { Company: 'Example Ltd' },
    act: press('Save changes'),
    wayOn: /Save changes/,
  },
  {
    operation: 'updatePassword',
    path: '/userprofile?tab=security',
    typed: {
      'Old Password': 'the-old-secret-3',
      'New Password': PASSWORD,
      'Confirm Password': PASSWORD,
    },
    act: press('Change password'),
    wayOn: /Change password/,
    outlivesSession: false,
  },
];

export const FAILING_CALLS: readonly FailingCall[] = [
  ...[...FAILING_AUTH_CALLS, ...FAILING_INVITATIONS].map((call) => ({
    ...call,
    visitor: 'guest' as const,
  })),
  ...FAILING_SCREEN_CALLS,
  ...FAILING_EDITOR_CALLS,
  ...FAILING_BILLING_CALLS,
  ...FAILING_TEAM_CALLS,
];
