import { expect, test } from '../support/journey-test.ts';
import { text } from '../support/locales.ts';
import { expectHealthyPage, settled } from '../support/page-health.ts';
import { DEVICES } from '../support/screen-test.ts';

const t = (name: string, values = {}) => text('ar', name, values);
const AMIRA = { email: 'amira@example.com', password: 'cedar-lantern-42' };

test.use({ locale: 'ar-LB', viewport: DEVICES.phone });

test('in Arabic and on a phone, from signing up to a saved prompt', async ({ page, product }) => {
  await page.goto('/register');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByLabel(t('auth:fields.firstName')).fill('أميرة');
  await page.getByLabel(t('auth:fields.lastName')).fill('حداد');
  await page.getByLabel(t('auth:fields.email')).fill(AMIRA.email);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(AMIRA.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('auth:register.submit') }).click();
  await expect(page.getByRole('heading', { name: t('auth:checkEmail.title') })).toBeVisible();

  const mail = await product.mail(AMIRA.email, 'mail:verifyEmail');
  expect(mail.subject).toMatch(/[\u0600-\u06ff]/);
  await page.goto(String(mail.url));
  await page.getByRole('button', { name: t('auth:verifyEmail.submit') }).click();
  await page.getByRole('link', { name: t('auth:verifyEmail.signIn') }).click();
  await page.getByLabel(t('auth:fields.email')).fill(AMIRA.email);
  await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(AMIRA.password);
  await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
  await expect(page).toHaveTitle(`${t('common:titles.dashboard')} · Admin Panel`);
  await expectHealthyPage(page);

  // From the goal to the file in five taps.
  await page.getByLabel(t('dashboard:welcome.goal')).fill('خطة درس عن الكسور لتلاميذ الصف السادس');
  await page.getByRole('button', { name: t('dashboard:welcome.generate'), exact: true }).click();
  const body = page.getByRole('textbox', { name: t('prompts:editor.body'), exact: true });
  await expect(body).toHaveAttribute('dir', 'rtl');
  await expect(body).toHaveValue(/الكسور/);
  await expectHealthyPage(page);
  const bar = page.getByRole('group', { name: t('prompts:editor.actions') });
  await bar.getByRole('button', { name: t('prompts:run.start'), exact: true }).click();
  const examples = page.getByRole('button', { name: t('prompts:run.withExamples') });
  if (await examples.isVisible()) await examples.click();
  const answer = page.getByRole('region', { name: t('prompts:run.answer') });
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect(answer.locator('pre')).toHaveCSS('direction', 'rtl');
  await expect(answer).toBeInViewport();
  await expectHealthyPage(page);
  await bar.getByRole('button', { name: t('common:actions.save'), exact: true }).click();
  await expect(page.getByRole('link', { name: t('prompts:generator.open') })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page
    .getByRole('button', {
      name: t('prompts:downloads.again', { format: t('prompts:downloads.pdf') }),
      exact: true,
    })
    .click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
  await settled(page);
  await page.goto('/promptlist');
  await expect(page.getByRole('list', { name: t('prompts:library.scope.mine') })).toBeVisible();
  await expectHealthyPage(page);
});
