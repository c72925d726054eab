import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

export const LIN = {
  firstName: 'Lin',
  lastName: 'Chen',
  email: 'lin@example.com',
  password: 'river stone umbrella',
};

/** Signs up through the form and verifies by the mail's link, in the interface's own words. */
export async function signUp(page: Page, product: Product, person = LIN): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const { url } = await product.mail(person.email, 'mail:verifyEmail');
  await page.goto(String(url));
  await page.getByRole('button', { name: 'Verify email' }).click();
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible();
  await page.getByRole('link', { name: 'Sign In' }).click();
}

/** Fills and sends the form of /login, which is open. */
export async function signIn(page: Page, person = LIN): Promise<void> {
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
}
