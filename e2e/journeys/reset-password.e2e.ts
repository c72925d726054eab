import { expect, test } from '../support/journey-test.ts';
import { LIN, signIn, signUp } from '../support/sign-up.ts';

test('a forgotten password is chosen anew through the mail', async ({
  page,
  product,
  consoleGuard,
}) => {
  await signUp(page, product);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(LIN.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`If ${LIN.email} has an account`)).toBeVisible();
  const { url } = await product.mail(LIN.email, 'mail:resetPassword');
  await page.goto(String(url));

  const password = page.getByLabel('New Password');
  const confirm = page.getByLabel('Confirm Password');
  const submit = page.getByRole('button', { name: 'Reset Password' });
  await submit.click();
  await expect(page.getByText('Enter Password', { exact: true })).toBeVisible();
  await expect(page.getByText('Enter Confirm Password Address', { exact: true })).toBeVisible();
  await password.fill('short');
  await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
  await password.fill('harbour-violin-88');
  await confirm.fill('harbour-violin-89');
  await expect(page.getByText('Passwords must match', { exact: true })).toBeVisible();
  await confirm.fill('harbour-violin-88');
  await submit.click();
  await expect(page).toHaveURL('/login');

  // Both refusals are meant: the old password, and the link that was used.
  consoleGuard.allowStatus(401, 410);
  await page.getByLabel('Email').fill(LIN.email);
  await page.getByLabel('Password', { exact: true }).fill(LIN.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await page.goto(String(url));
  await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
  await page.goto('/login');
  await signIn(page, { ...LIN, password: 'harbour-violin-88' });
});
