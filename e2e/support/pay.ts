import { expect, type Page } from '@playwright/test';

export const DAY = 86_400;

/** Ticks both boxes of the checkout, as only the person may. */
export async function consent(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('checkbox', { name: /renews automatically/ }).check();
}

/** Chooses one of the sandbox's test cards by its name. */
export async function chooseTestCard(page: Page, name: string): Promise<void> {
  const another = page.getByRole('radio', { name: 'Another card' });
  const card = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await expect(another.or(card).first()).toBeVisible();
  if (await another.isVisible()) await another.check();
  await card.check();
}

/** Presses the button with the amount on it, and answers the amount. */
export async function pressPay(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Pay \$/ });
  const amount = ((await button.textContent()) ?? '').replace('Pay ', '');
  await button.click();
  return amount;
}

/** A first plan, paid with a test card that goes through. */
export async function buy(page: Page, search: string): Promise<string> {
  await page.goto(`/checkout?${search}`);
  await chooseTestCard(page, 'Success');
  await consent(page);
  const amount = await pressPay(page);
  await expect(page.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  return amount;
}

/** The amounts of the billing history, the newest first. */
export async function amountsPaid(page: Page): Promise<string[]> {
  await page.goto('/billinghistory');
  const rows = page.getByRole('grid').getByRole('row').filter({ hasText: /PW/ });
  await expect(rows.first()).toBeVisible();
  return rows.locator('[data-field="total"]').allTextContents();
}
