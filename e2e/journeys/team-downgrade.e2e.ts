import type { Page } from '@playwright/test';
import { expect, test } from '../support/billing-test.ts';
import { advance, post } from '../support/call.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import { amountsPaid, buy, DAY } from '../support/pay.ts';
import type { Person } from '../support/person.ts';
import type { Product } from '../support/product.ts';
import { LONG } from '../support/long.ts';

const NAMES = ['Ana', 'Ben', 'Cara', 'Dina', 'Emil', 'Femi'];

/** Members with accounts, through the API: inviting and accepting have a journey of their own. */
async function hire(product: Product, { token, email }: Person): Promise<void> {
  const users = NAMES.map((name) => ({
    name,
    email: `${name.toLowerCase()}-of-${email}`,
    preset: 'editor',
  }));
  await post(product, '/api/users/prompt/add/users', { users }, token);
  for (const { name, email: address } of users) {
    const { url } = await product.mail(address, 'mail:invitation');
    await post(product, `/api/users/auth/invitation/${String(url).split('/').at(-1)}`, {
      firstName: name,
      lastName: 'Roe',
      password: 'cedar-lantern-42',
      acceptTerms: true,
      language: 'en',
    });
  }
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name} Roe` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test(
  'who stays on a smaller plan is chosen before, and nobody is removed',
  LONG,
  async ({ page, product, person, consoleGuard }) => {
    await buy(page, 'plan=team&seats=6');
    await hire(product, person);

    await test.step('the choice names who will be suspended, and when', async () => {
      await page.goto('/flexibleprice?seats=5');
      const team = page.getByRole('listitem', { name: 'Team' });
      await team.getByRole('button', { name: /^Change later/ }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('Your team is larger than this plan.');
      const boxes = dialog.getByRole('checkbox');
      await expect(boxes).toHaveCount(6);
      await expect(dialog.getByText('Staying: 5 of 5')).toBeVisible();
      // All seats are taken: one member has to be unticked before another can be kept.
      const leaving = dialog.getByRole('checkbox', { checked: false });
      await expect(leaving).toBeDisabled();
      for (const name of NAMES) {
        const box = dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) });
        if (await box.isChecked()) await box.uncheck();
      }
      await expect(dialog.getByText('Staying: 0 of 5')).toBeVisible();
      for (const name of NAMES.slice(1))
        await dialog.getByRole('checkbox', { name: new RegExp(`^${name}`) }).check();
      await expectHealthyPage(page);
      await dialog.getByRole('button', { name: 'Schedule change' }).click();
      const panel = page.getByRole('region', { name: 'Your plan' });
      await expect(panel).toContainText('These members will be suspended: Ana Roe.');
      await page.goto('/userinformation');
      await expect(row(page, 'Ana Roe')).toContainText('Active');
    });

    await test.step('on the day the others are suspended, with everything kept', async () => {
      await advance(product, 32 * DAY);
      await product.mail(`ana-of-${person.email}`, 'mail:suspended');
      await page.goto('/userinformation');
      await expect(page.getByText('5 of 5 used')).toBeVisible();
      await expect(row(page, 'Ana Roe')).toContainText('Suspended');
      for (const name of NAMES.slice(1)) await expect(row(page, name)).toContainText('Active');
    });

    await test.step('access comes back with a free seat, not before', async () => {
      consoleGuard.allowStatus(409);
      await choose(page, 'Ana', 'Restore access');
      await expect(page.getByText(/^All 5 seats are taken/)).toBeVisible();
      await choose(page, 'Ben', 'Remove');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await expect(page.getByText('4 of 5 used')).toBeVisible();
      await choose(page, 'Ana', 'Restore access');
      await expect(row(page, 'Ana Roe')).toContainText('Active');
      await expect(page.getByText('5 of 5 used')).toBeVisible();
    });
    expect(await amountsPaid(page)).toEqual(['$39.00', '$46.00']);
  },
);
