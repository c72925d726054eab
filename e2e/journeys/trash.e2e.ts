import { expect, test } from '../support/journey-test.ts';
import { signIn, signUp } from '../support/sign-up.ts';
import { LONG } from '../support/long.ts';

const TITLE = 'Weekly status report';

test(
  'a deleted prompt whose undo has gone is restored from the trash',
  LONG,
  async ({ page, product }) => {
    await signUp(page, product);
    await signIn(page);
    await page.goto('/sample');
    await page
      .getByRole('list', { name: /templates?$/ })
      .getByRole('button')
      .first()
      .click();
    await page.getByRole('dialog').getByRole('link', { name: 'Use template' }).click();
    await page.getByRole('tab', { name: 'Details' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill(TITLE);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('link', { name: 'View in library' })).toBeVisible();

    await page.goto('/promptlist');
    await page.getByRole('button', { name: `Actions for ${TITLE}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const messages = page.getByRole('region', { name: 'Notifications' });
    await expect(messages.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(messages.getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();

    await page.getByRole('tab', { name: 'Trash' }).click();
    await expect(page.getByRole('row').filter({ hasText: TITLE })).toBeVisible();
    await page.getByRole('button', { name: `Restore ${TITLE}` }).click();
    await expect(page.getByRole('heading', { name: 'Trash is empty' })).toBeVisible();
    await page.getByRole('tab', { name: 'My prompts' }).click();
    await page.getByRole('link', { name: TITLE }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE);
  },
);
