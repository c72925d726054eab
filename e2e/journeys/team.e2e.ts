import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/journey-test.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import type { Product } from '../support/product.ts';
import { LIN, signIn, signUp } from '../support/sign-up.ts';

const PASSWORD = 'cedar-lantern-42';
const NAMES = ['Ada', 'Bob', 'Carol', 'Dan', 'Eve'];
const addressOf = (name: string) => `${name.toLowerCase()}@example.com`;

/** Five seats at no price: the trial of Team, without a card. */
async function tryTeam(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Flexible Price' }).click();
  await page.getByRole('button', { name: 'Start free trial: Team' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start free trial' }).click();
  await expect(page.getByText('Trial started')).toBeVisible();
}

async function invite(page: Page, addresses: string, button: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite people' }).first().click();
  await page.getByLabel('Email addresses').fill(addresses);
  await page.getByRole('button', { name: button }).click();
}

const closeDialog = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Done|Cancel)$/ })
    .click();

/** One entry of a member's menu, with the question that may follow. */
async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Actions for ${name}`) }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click();

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

/** The link of the newest invitation to this person. */
async function linkOf(product: Product, name: string, template = 'invitation'): Promise<string> {
  const { url } = await product.mail(addressOf(name), `mail:${template}`);
  return new URL(String(url)).pathname;
}

/** Fills the page of an invitation as a new person. */
async function accept(page: Page, name: string): Promise<void> {
  await page.getByLabel('First name').fill(name);
  await page.getByLabel('Last name').fill('Roe');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveTitle('Dashboard · Admin Panel');
}

/** Another person's browser at the product. */
async function otherBrowser(browser: Browser, product: Product): Promise<Page> {
  const context = await browser.newContext({ baseURL: product.origin, reducedMotion: 'reduce' });
  return context.newPage();
}

/** A private prompt, saved as the person who is signed in. */
const savePrompt = (page: Page, title: string) =>
  page.evaluate(
    async (draft) => {
      const token = Object.entries(localStorage).find(([key]) => key.includes('accessToken'))?.[1];
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const categories = await fetch('/api/users/misc/category', { headers });
      const { items } = (await categories.json()) as { items: { id: string }[] };
      const body = JSON.stringify({ ...draft, categoryId: items[0]?.id });
      return (await fetch('/api/users/prompt/save', { method: 'POST', headers, body })).status;
    },
    { title, body: 'Write a letter about {{topic}}.' },
  );

test('five are invited, and a team lives on its seats', async ({
  page,
  product,
  browser,
  consoleGuard,
}) => {
  test.setTimeout(900_000);
  consoleGuard.allowStatus(409, 410);
  await signUp(page, product);
  await signIn(page);
  await tryTeam(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Team' }).click();
  await expect(page.getByText('0 of 5 used')).toBeVisible();

  await test.step('five addresses take five seats, and a sixth finds none', async () => {
    const pasted = NAMES.map((name) => `${name} <${addressOf(name)}>`).join(', ');
    await invite(page, pasted, 'Invite 5 people');
    const results = page.getByRole('dialog', { name: 'Invitations sent' });
    await expect(results.getByRole('button', { name: 'Copy link' })).toHaveCount(5);
    await closeDialog(page);
    await expect(page.getByText('5 of 5 used')).toBeVisible();
    await expect(row(page, 'Eve')).toContainText('Invited');
    await page.getByRole('button', { name: 'Invite people' }).first().click();
    const form = page.getByRole('dialog', { name: 'Invite people' });
    await expect(form.getByText('One more seat means paying now: $46 today')).toBeVisible();
    await expect(form.getByRole('link', { name: 'Add a seat' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Invite people' })).toBeDisabled();
    await expectHealthyPage(page);
    await closeDialog(page);
  });

  const ada = await otherBrowser(browser, product);
  await test.step('a new person joins, and has neither billing nor team', async () => {
    await ada.goto(await linkOf(product, 'Ada'));
    await expect(ada.getByText('Lin Chen', { exact: true })).toBeVisible();
    await accept(ada, 'Ada');
    const entries = ada.getByRole('navigation', { name: 'Main menu' });
    await expect(entries.getByRole('link', { name: 'Prompts Library' })).toBeVisible();
    for (const closed of ['Team', 'Flexible Price', 'Billing History'])
      await expect(entries.getByRole('link', { name: closed })).toHaveCount(0);
    for (const path of ['/userinformation', '/flexibleprice', '/billinghistory']) {
      await ada.goto(path);
      await expect(ada.getByRole('heading', { name: 'You are not authorized!' })).toBeVisible();
    }
    expect(await savePrompt(ada, 'Letter of the team')).toBe(201);
  });

  await test.step('a link in the wrong account says whose it is, and changes accounts', async () => {
    const link = await linkOf(product, 'Bob');
    await page.goto(link);
    await page.getByRole('button', { name: 'Join team' }).click();
    await expect(page.getByText(/b•••@e•••\.com.*lin@example\.com/)).toBeVisible();
    await page.getByRole('button', { name: 'Switch account' }).click();
    await expect(page).toHaveURL(link);
    await accept(page, 'Bob');
    await page.getByRole('button', { name: 'Logout' }).click();
    await signIn(page, LIN);
    await page.goto('/userinformation');
    await expect(row(page, 'Bob Roe')).toContainText('Active');
    await expect(page.getByText('5 of 5 used')).toBeVisible();
  });

  await test.step('after 8 days the others have expired and hold no seat', async () => {
    const moved = await page.request.post('/dev/clock', {
      data: { mode: 'manual', advanceSeconds: 8 * 86_400 },
    });
    expect(moved.status()).toBe(200);
    const first = await linkOf(product, 'Carol');
    const carol = await otherBrowser(browser, product);
    await carol.goto(first);
    await expect(carol.getByRole('heading', { name: 'This invitation has expired' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('2 of 5 used')).toBeVisible();
    await expect(row(page, 'Carol')).toContainText('Expired');

    await choose(page, 'Carol', 'Resend invitation');
    await closeDialog(page);
    await expect(page.getByText('3 of 5 used')).toBeVisible();
    const second = await linkOf(product, 'Carol', 'invitationRenewed');
    await carol.goto(first);
    await expect(carol.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await carol.goto(second);
    await expect(carol.getByRole('button', { name: 'Create account' })).toBeVisible();

    await choose(page, 'Carol', 'Withdraw invitation');
    await confirm(page, 'Withdraw invitation');
    await expect(page.getByText('2 of 5 used')).toBeVisible();
    await carol.getByLabel('First name').fill('Carol');
    await carol.reload();
    await expect(carol.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  await test.step('a suspended member is signed out until access is restored', async () => {
    await choose(page, 'Ada', 'Suspend');
    await confirm(page, 'Suspend');
    await expect(row(page, 'Ada Roe')).toContainText('Suspended');
    await expect(page.getByText('2 of 5 used')).toBeVisible();
    await ada.goto('/promptlist');
    await expect(ada).toHaveURL(/\/login/);
    const enter = async () => {
      await ada.getByLabel('Email').fill(addressOf('Ada'));
      await ada.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await ada.getByRole('button', { name: 'Sign In' }).click();
    };
    await enter();
    await expect(ada.getByRole('alert')).toContainText(
      'Your access to Lin Chen’s team is suspended. Contact the team owner.',
    );
    await choose(page, 'Ada', 'Restore access');
    await expect(row(page, 'Ada Roe')).toContainText('Active');
    await enter();
    await expect(ada.getByRole('link', { name: 'Letter of the team' })).toBeVisible();
  });

  await test.step('a removed member keeps the account; the prompts go to the heir', async () => {
    await choose(page, 'Ada', 'Remove');
    await page.getByRole('combobox', { name: 'Prompts made on the team go to' }).click();
    await page.getByRole('option', { name: 'Bob Roe' }).click();
    await confirm(page, 'Remove');
    await expect(page.getByText('Member removed · 1 prompt moved')).toBeVisible();
    await expect(page.getByText('1 of 5 used')).toBeVisible();
    await expect(row(page, 'Ada Roe')).toHaveCount(0);

    await ada.goto('/promptlist');
    await expect(ada).toHaveURL(/\/login/);
    await signIn(ada, { ...LIN, email: addressOf('Ada'), password: PASSWORD });
    await expect(ada.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
    const entries = ada.getByRole('navigation', { name: 'Main menu' });
    await expect(entries.getByRole('link', { name: 'Flexible Price' })).toBeVisible();

    const bob = await otherBrowser(browser, product);
    await bob.goto('/login');
    await signIn(bob, { ...LIN, email: addressOf('Bob'), password: PASSWORD });
    await bob.goto('/promptlist');
    await expect(bob.getByRole('link', { name: 'Letter of the team' })).toBeVisible();
  });
});
