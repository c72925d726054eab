import { expect, test } from '../support/billing-test.ts';
import { noteAnswers } from '../support/noted-answers.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import { amountsPaid, buy } from '../support/pay.ts';
import { newPerson } from '../support/person.ts';

test('an administrator pays a part back, then the rest, and ends the plan', async ({
  page,
  product,
  person,
  browser,
}) => {
  const operator = await newPerson(product);
  await product.makeAdmin(operator.email);
  await buy(page, 'plan=pro');

  const context = await browser.newContext({
    baseURL: product.origin,
    storageState: { cookies: [], origins: [] },
  });
  noteAnswers(context);
  const admin = await context.newPage();
  await test.step('the administrator signs in with a code, and finds the payment', async () => {
    await admin.goto('/login?redirect=%2Fbillinghistory');
    await admin.getByLabel('Email').fill(operator.email);
    await admin.getByLabel('Password', { exact: true }).fill(operator.password);
    await admin.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(admin.getByRole('heading', { name: 'One more step' })).toBeVisible();
    const { code } = await product.mail(operator.email, 'mail:signInCode');
    await admin.getByLabel('Code').fill(String(code));
    await admin.getByRole('button', { name: 'Verify' }).click();
    await admin.getByRole('tab', { name: 'All payments' }).click();
    const search = admin.getByRole('searchbox', { name: 'Search' });
    await search.fill(person.email);
    await search.press('Enter');
    await expect(admin.getByRole('row').filter({ hasText: person.email })).toHaveCount(1);
    await expectHealthyPage(admin);
  });

  const open = admin.getByRole('button', { name: /^Refund PW-/ });
  const dialog = admin.getByRole('dialog');
  await test.step('more than was paid is refused; a part is paid back', async () => {
    await open.click();
    await expect(dialog).toContainText('Up to $12.00 can be refunded.');
    await dialog.getByLabel('Amount').fill('12.01');
    await dialog.getByLabel('Reason').fill('Charged by mistake');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog.getByLabel('Amount')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Amount').fill('5');
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(admin.getByText('Payment refunded')).toBeVisible();
    await expect(dialog).toBeHidden();
    const { subject } = await product.mail(person.email, 'mail:refunded');
    expect(subject).toContain('refund');
    expect(await amountsPaid(page)).toEqual(['-$5.00', '$12.00']);
    await page.goto('/flexibleprice');
    await expect(page.getByRole('region', { name: 'Your plan' })).toContainText('You’re on Pro.');
  });

  await test.step('the rest ends the plan, and nothing is left to pay back', async () => {
    await open.click();
    await expect(dialog).toContainText('Up to $7.00 can be refunded.');
    await dialog.getByLabel('Reason').fill('Charged by mistake');
    await dialog.getByRole('checkbox', { name: 'Also end the plan now' }).check();
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toHaveCount(0);
    expect(await amountsPaid(page)).toEqual(['-$7.00', '-$5.00', '$12.00']);
    await page.goto('/flexibleprice');
    await expect(page.getByRole('listitem', { name: 'Free' })).toContainText('Your plan');
  });
  await context.close();
});
