import type { Page } from '@playwright/test';
import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG } from '../support/long.ts';

/** What a team's owner does to the people on it. */
const TODAY = new Date('2026-11-21T12:00:00Z');
test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(TODAY);
  await page.goto('/userinformation');
});

const choose = async (page: Page, person: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${person}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
};

const sent = (page: Page, method: string) =>
  page.waitForRequest((request) => request.method() === method);

test.use({ visitor: signedIn });

test('pasted addresses are counted, and each row says what became of it', async ({ page }) => {
  await page.getByRole('button', { name: 'Invite people' }).click();
  const addresses = page.getByLabel('Email addresses');
  await addresses.fill('no address');
  await page.getByRole('dialog').getByRole('button', { name: 'Invite people' }).click();
  await expect(page.getByText('We can’t read this as an address: no, address')).toBeVisible();
  await addresses.fill('Leila Fares <leila@example.com>, jonas@example.com; ben@example.com');
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: /^Viewer/ }).click();
  const request = sent(page, 'POST');
  await page.getByRole('button', { name: 'Invite 3 people' }).click();
  expect((await request).postDataJSON()).toEqual({
    users: [
      { email: 'leila@example.com', name: 'Leila Fares', preset: 'viewer' },
      { email: 'jonas@example.com', preset: 'viewer' },
      { email: 'ben@example.com', preset: 'viewer' },
    ],
  });
  const dialog = page.getByRole('dialog', { name: 'Invitations sent' });
  const row = (text: string) => dialog.getByRole('listitem').filter({ hasText: text });
  await expect(row('leila@example.com').getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(row('jonas@example.com')).toContainText('on your team already');
  await expect(dialog.getByRole('link', { name: 'Add a seat' })).toBeVisible();
  await expectHealthyPage(page);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
});

test('an invitation is sent again, with its link to copy, or withdrawn', LONG, async ({ page }) => {
  await choose(page, 'سامي منصور', 'Resend invitation');
  const dialog = page.getByRole('dialog', { name: 'Invitations sent' });
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await choose(page, 'سامي منصور', 'Withdraw invitation');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('The link stops working, and the seat is free.');
  await expect(question.getByRole('combobox')).toHaveCount(0);
  await expectHealthyPage(page);
  await question.getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(page.getByText('Invitation withdrawn', { exact: true })).toBeVisible();
});

test.describe('without a secure origin', () => {
  test.use({ permissions: ['clipboard-read'] });

  test('the link of an invitation is copied from its dialog', LONG, async ({ page }) => {
    const clipboard = await page.evaluateHandle(() => {
      const { clipboard: own } = navigator;
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
      return own;
    });
    await choose(page, 'سامي منصور', 'Resend invitation');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await clipboard.evaluate((own) => own.readText())).toMatch(/^https?:/u);
  });
});

test('the prompts of a member who is removed go to the person chosen', async ({ page }) => {
  await choose(page, 'Jonas Weber', 'Remove');
  await page.getByRole('combobox', { name: 'Prompts made on the team go to' }).click();
  await expect(page.getByRole('option', { name: 'Jonas Weber' })).toHaveCount(0);
  const search = page.waitForRequest((asked) => asked.url().includes('q=nour'));
  await page.getByRole('combobox', { name: 'Prompts made on the team go to' }).fill('nour');
  expect(new URL((await search).url()).searchParams.get('status')).toBe('active');
  await page.getByRole('option', { name: 'Nour Khalil' }).click();
  await expectHealthyPage(page);
  const request = sent(page, 'DELETE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  expect(new URL((await request).url()).searchParams.get('transferTo')).toMatch(/^01930c1e-/);
  await expect(page.getByText(/^Member removed · \d+ prompts? moved$/)).toBeVisible();
});

test('a member is suspended after a question; role and access change at once', async ({ page }) => {
  await choose(page, 'Jonas Weber', 'Suspend');
  const question = page.getByRole('alertdialog', { name: 'Suspend Jonas Weber?' });
  await expectHealthyPage(page);
  const suspension = sent(page, 'PATCH');
  await question.getByRole('button', { name: 'Suspend' }).click();
  expect((await suspension).postDataJSON()).toEqual({ status: 'suspended' });
  await expect(page.getByText('Member suspended', { exact: true })).toBeVisible();

  const role = sent(page, 'PATCH');
  await choose(page, 'Jonas Weber', 'Make viewer');
  expect((await role).postDataJSON()).toEqual({ preset: 'viewer' });
  await expect(page.getByText('Role changed', { exact: true })).toBeVisible();

  const access = sent(page, 'PATCH');
  await choose(page, 'Claire Dubois', 'Restore access');
  expect((await access).postDataJSON()).toEqual({ status: 'active' });
  await expect(page.getByText('Access restored', { exact: true })).toBeVisible();
});

test.describe('in Arabic on a phone', () => {
  test.use({ viewport: DEVICES.phone, visitor: { ...signedIn, language: 'ar', mode: 'dark' } });
  test('the menu and the dialog of invitations fit', LONG, async ({ page }) => {
    await page.getByRole('button', { name: 'إجراءات Jonas Weber' }).click();
    await expect(page.getByRole('menuitem')).toHaveCount(3);
    await expectHealthyPage(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'دعوة أشخاص' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill('leila@example.com');
    await expectHealthyPage(page);
    await page.getByRole('button', { name: 'دعوة شخص واحد' }).click();
    await expect(page.getByRole('dialog', { name: 'تم إرسال الدعوات' })).toBeVisible();
    await expectHealthyPage(page);
  });
});
