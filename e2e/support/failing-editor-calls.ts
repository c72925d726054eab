import { expect, type Page } from '@playwright/test';
import { inOrder, menuItem, press, type FailingCall } from './failing-call.ts';

const PROMPT = '/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a2';
const BODY = 'Write a letter to {{name}} about the harbour.';

/** Saved prompt in the editor. The server keeps no change of it, so that this device has to. */
const edited = {
  path: PROMPT,
  answers: { saveWorkingCopy: '503' },
  typed: { Prompt: BODY },
  outlivesSession: (page: Page) =>
    expect(page.getByLabel('Prompt', { exact: true })).toHaveValue(BODY),
};
/** The same with a value for its variable. */
const filled = { ...edited, typed: { ...edited.typed, name: 'Ada' } };
const run = (page: Page) =>
  page
    .getByRole('tabpanel', { name: 'Run' })
    .getByRole('button', { name: 'Run', exact: true })
    .click();

/** What the editor reads, and what is done in it. */
export const FAILING_EDITOR_CALLS: readonly FailingCall[] = [
  { operation: 'getPrompt', path: PROMPT },
  {
    ...edited,
    operation: 'listPromptVersions',
    act: (page) => page.getByRole('tab', { name: 'Versions' }).click(),
  },
  {
    ...edited,
    operation: 'getPromptVersion',
    act: async (page) => {
      await page.getByRole('tab', { name: 'Versions' }).click();
      await page
        .getByRole('button', { name: /^Compare/ })
        .first()
        .click();
    },
  },
  { ...edited, operation: 'saveWorkingCopy', answers: {}, wayOn: /Try again/ },
  { ...edited, operation: 'savePrompt', act: press('Save'), wayOn: /Try again/ },
  {
    ...filled,
    operation: 'executePrompt',
    act: run,
    wayOn: /Run again|Try again|Resend link/,
  },
  {
    ...edited,
    operation: 'exportPromptAsPdf',
    act: menuItem('Download', 'PDF without saving'),
    wayOn: /Download/,
  },
  {
    ...edited,
    operation: 'exportPromptAsWord',
    act: menuItem('Download', 'Word without saving'),
    wayOn: /Download/,
  },
  // Here saving went through before the file failed: nothing is left to bring back.
  {
    ...edited,
    operation: 'savePromptAsPdf',
    act: menuItem('Download', 'Save and download PDF'),
    wayOn: /Download/,
    outlivesSession: false,
  },
  {
    ...edited,
    operation: 'savePromptAsWord',
    act: menuItem('Download', 'Save and download Word'),
    wayOn: /Download/,
    outlivesSession: false,
  },
  {
    ...edited,
    operation: 'deletePrompt',
    act: inOrder(press('Delete prompt'), press('Delete')),
    wayOn: /^Delete$/,
  },
  {
    ...filled,
    operation: 'resendEmailVerification',
    answers: { ...edited.answers, executePrompt: '403.email_not_verified' },
    act: inOrder(run, press('Resend link')),
    wayOn: /Resend link/,
  },
];
