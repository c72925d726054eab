import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { wordText } from '#server/adapters/documents/testing/word-reader.ts';
import { addFolders, addRow, copyCheckout, MARK } from '#tools/language/sixth-language.ts';
import { expect, test as base } from '../support/journey-test.ts';
import { text } from '../support/locales.ts';
import { Product } from '../support/product.ts';
import { LIN } from '../support/sign-up.ts';
import { LONG } from '../support/long.ts';

const run = promisify(execFile);
const t = (name: string, values = {}) => MARK + text('en', name, values);

/** The product with a sixth language: one row and its folders, generated and built in a copy. */
const test = base.extend({
  product: async ({}, use) => {
    const { root, remove } = await copyCheckout();
    try {
      await addRow(root);
      await addFolders(root);
      for (const tool of ['tools/contract/generate.ts', 'tools/build/build.ts'])
        await run(process.execPath, [tool], { cwd: root });
      const product = await Product.start({}, root);
      await use(product);
      await product.stop();
    } finally {
      await remove();
    }
  },
});
// A build on a busy machine, before the first page.
test.describe.configure({ timeout: 600_000 });

test(
  'in a language that was added: interface, mail, generator, document',
  LONG,
  async ({ page, product }) => {
    await page.goto('/register');
    await page.getByLabel(text('en', 'shell:language')).selectOption('Deutsch');
    await expect(page.getByRole('heading', { name: t('auth:register.title') })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByLabel(t('auth:fields.firstName')).fill(LIN.firstName);
    await page.getByLabel(t('auth:fields.lastName')).fill(LIN.lastName);
    await page.getByLabel(t('auth:fields.email')).fill(LIN.email);
    await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(LIN.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: t('auth:register.submit') }).click();
    await expect(page.getByRole('heading', { name: t('auth:checkEmail.title') })).toBeVisible();

    const mail = await product.mail(LIN.email, 'mail:verifyEmail');
    expect(mail.subject).toMatch(new RegExp(`^${MARK}`));
    await page.goto(String(mail.url));
    await page.getByRole('button', { name: t('auth:verifyEmail.submit') }).click();
    await page.getByRole('link', { name: t('auth:verifyEmail.signIn') }).click();
    await page.getByLabel(t('auth:fields.email')).fill(LIN.email);
    await page.getByLabel(t('auth:fields.password'), { exact: true }).fill(LIN.password);
    await page.getByRole('button', { name: t('auth:login.submit'), exact: true }).click();
    await expect(page).toHaveTitle(`${t('common:titles.dashboard')} · Admin Panel`);

    await page
      .getByLabel(t('dashboard:welcome.goal'))
      .fill('Schreibe mir bitte ein Anschreiben für eine Stelle als Bäckerin');
    await page.getByRole('button', { name: t('dashboard:welcome.generate'), exact: true }).click();
    const body = page.getByRole('textbox', { name: t('prompts:editor.body'), exact: true });
    await expect(body).toHaveValue(new RegExp(`^${MARK}`));
    await expect(
      page.getByText(`${t('prompts:generator.readAs')} ${MARK}Cover letter`),
    ).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('link', { name: t('prompts:generator.open') })).toBeVisible();

    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: t('prompts:downloads.title'), exact: true }).click();
    await page.getByRole('menuitem', { name: t('prompts:downloads.word'), exact: true }).click();
    const document = wordText(await readFile(await (await coming).path()));
    expect(document).toContain(`${MARK}Variables`);
    expect(document).toContain(`${MARK}Career`);
  },
);
