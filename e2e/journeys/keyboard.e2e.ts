import { expect, test } from '../support/journey-test.ts';
import { tabTo } from '../support/keyboard.ts';
import { settled } from '../support/page-health.ts';
import { LIN, signUp } from '../support/sign-up.ts';

test('with the keyboard only, from signing in to a saved prompt', async ({ page, product }) => {
  await signUp(page, product);
  await settled(page);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(LIN.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(LIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('Dashboard · Admin Panel');
  await settled(page);

  // On the product, whose policy blocks what the page writes inline.
  await page.keyboard.press('m');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Search screens and prompts' })).toBeFocused();
  await page.keyboard.type('Generate');
  await expect(page.getByRole('option', { name: 'Generate' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.keyboard.press('Enter');
  await settled(page);
  await tabTo(page, page.getByLabel('What should the prompt achieve?'));
  await page.keyboard.type('Turn my raw notes into a weekly status report for my manager');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/draft=1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const panel = page.getByRole('tabpanel', { name: 'Run' });
  await tabTo(page, panel.getByRole('button', { name: /^Run( with examples)?$/ }));
  await page.keyboard.press('Enter');
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toHaveAttribute('aria-busy', 'false');

  const tab = page.getByRole('tab', { name: 'Run' });
  await page.keyboard.press('Shift+Tab');
  await tabTo(page, tab, 'Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Title' });
  await tabTo(page, title);
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Friendly reminder');
  await page.keyboard.press('Control+s');
  const view = page.getByRole('link', { name: 'View in library' });
  await tabTo(page, view, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/promptgenrator-edit\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Friendly reminder');
});
