import { expectHealthyPage, settled } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

test.use({ visitor: signedIn });
const first = 'Product launch email';

test.describe('the library', () => {
  test('keeps every filter in the address', async ({ page }) => {
    await page.goto('/promptlist');
    await settled(page);
    await page.getByRole('searchbox', { name: 'Search prompts' }).fill('launch');
    await expect(page).toHaveURL(/[?&]q=launch/);
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: 'Marketing' }).click();
    await expect(page).toHaveURL(/q=launch.*categoryId=/);
    await page.getByRole('button', { name: 'Favorites' }).click();
    await expect(page).toHaveURL(/favourite=true/);
    await page.getByRole('tab', { name: 'Templates' }).click();
    await expect(page).toHaveURL(/scope=starters/);
    await page.reload();
    await expect(page.getByRole('searchbox', { name: 'Search prompts' })).toHaveValue('launch');
    await expect(page.getByRole('tab', { name: 'Templates' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.goBack();
    await expect(page.getByRole('tab', { name: 'My prompts' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.getByRole('button', { name: 'Clear search' }).click();
    await expect(page).not.toHaveURL(/q=launch/);
  });

  test('sorts by a column, and says so in the address', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    await page.getByRole('columnheader', { name: 'Prompt' }).click();
    await expect(page).toHaveURL(/sort=title/);
  });

  test('sorts by the last change, oldest first', LONG, async ({ page }) => {
    await page.goto('/promptlist');
    const changed = page.getByRole('columnheader', { name: 'Last edited' });
    await expect(changed).toHaveAttribute('aria-sort', 'descending');
    await changed.click();
    await expect(page).toHaveURL(/sort=updatedAt/);
    await expect(changed).toHaveAttribute('aria-sort', 'ascending');
    await changed.click();
    await expect(page).not.toHaveURL(/sort=/);
  });

  test('deletes at once and takes it back', async ({ page }) => {
    await page.goto('/promptlist');
    await page.getByRole('button', { name: `Actions for ${first}` }).click();
    await expectHealthyPage(page);
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const messages = page.getByRole('region', { name: 'Notifications' });
    await expect(messages).toContainText('Prompt deleted');
    await messages.getByRole('button', { name: 'Undo' }).click();
    await expect(messages).toContainText('Prompt restored');
  });

  for (const [item, ending] of [
    ['Download as PDF', 'pdf'],
    ['Download as Word', 'docx'],
  ] as const)
    test(`offers: ${item}`, longUnless(ending === 'pdf'), async ({ page }) => {
      await page.goto('/promptlist');
      await page.getByRole('button', { name: `Actions for ${first}` }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      expect((await coming).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
    });

  for (const [item, ending] of [
    ['Save and download PDF', 'pdf'],
    ['Save and download Word', 'docx'],
  ] as const)
    test(`leads to the editor, which offers: ${item}`, async ({ page }) => {
      await page.goto('/promptlist');
      await page.getByRole('link', { name: first }).first().click();
      await page.getByLabel('Prompt', { exact: true }).fill('Write a letter about the harbour.');
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      const coming = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: item }).click();
      expect((await coming).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    });

  test.describe('on a phone', () => {
    test.use({ viewport: DEVICES.phone });
    test('is a list of cards', async ({ page }) => {
      await page.goto('/promptlist');
      await expect(page.getByRole('grid')).toHaveCount(0);
      const cards = page.getByRole('list', { name: 'My prompts' }).getByRole('listitem');
      await expect(cards.filter({ hasText: first })).toBeVisible();
      await page.getByRole('combobox', { name: 'Sort by' }).click();
      await page.getByRole('option', { name: 'Prompt, ascending' }).click();
      await expect(page).toHaveURL(/sort=title/);
      await expectHealthyPage(page);
    });
  });

  for (const device of ['phone', 'desktop'] as const)
    test.describe(`with drafts, on a ${device}`, longUnless(device === 'phone'), () => {
      test.use({
        viewport: DEVICES[device],
        visitor: { ...signedIn, answers: { listPrompts: '200.drafts' } },
      });
      test('shows them by a filter of their own, each with its mark', async ({ page }) => {
        await page.goto('/promptlist');
        const asked = page.waitForRequest(/\/prompt\?.*state=draft/);
        await page.getByRole('button', { name: 'Drafts' }).click();
        await asked;
        await expect(page).toHaveURL('/promptlist?state=draft');
        await expect(page.getByText('Draft', { exact: true })).toHaveCount(2);
        await expectHealthyPage(page);
        await page.getByRole('button', { name: 'Actions for Cancel a gym membership' }).click();
        await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
        await page.keyboard.press('Escape');
        await page.getByRole('tab', { name: 'Team prompts' }).click();
        await expect(page).toHaveURL(/scope=team/);
        await expect(page.getByRole('button', { name: 'Drafts' })).toHaveCount(0);
      });
    });

  test.describe('without prompts', () => {
    test.use({ visitor: { ...signedIn, answers: { listPrompts: '200.empty' } } });
    test('says how to begin', async ({ page }) => {
      await page.goto('/promptlist');
      await expect(page.getByRole('heading', { name: 'No prompts yet' })).toBeVisible();
      await expectHealthyPage(page);
      await page.getByRole('link', { name: 'Browse templates' }).click();
      await expect(page).toHaveURL('/sample');
      await expect(page.getByRole('heading', { name: 'No templates match' })).toBeVisible();
    });
    test('and without drafts, how one gets there', LONG, async ({ page }) => {
      await page.goto('/promptlist?state=draft');
      await expect(page.getByRole('heading', { name: 'No drafts yet' })).toBeVisible();
      await expectHealthyPage(page);
    });
    test('and with a filter, what to do about it', LONG, async ({ page }) => {
      await page.goto('/promptlist?q=zebra');
      await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await expect(page).toHaveURL('/promptlist');
    });
  });

  test.describe('when it cannot be read', () => {
    test.use({ visitor: { ...signedIn, answers: { listPrompts: '500.internal_error' } } });
    test('says why, with the request’s id, and tries again', async ({
      page,
      context,
      consoleGuard,
    }) => {
      consoleGuard.allowStatus(500);
      await page.goto('/promptlist');
      const alert = page.getByRole('alert').filter({ hasText: 'Couldn’t load this' });
      await expect(alert).toContainText('Request ID:');
      await expectHealthyPage(page);
      await context.clearCookies({ name: 'mock-scenarios' });
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('grid').getByText(first)).toBeVisible();
    });
  });
});

test.describe('the starters', () => {
  test.use({
    visitor: { ...signedIn, answers: { listPrompts: '200.starters', getPrompt: '200.starter' } },
  });
  test('are filtered by category, shown whole and taken over', LONG, async ({ page }) => {
    await page.goto('/sample');
    await page
      .getByRole('group', { name: 'Category' })
      .getByRole('button', { name: 'Office' })
      .click();
    await expect(page).toHaveURL(/categoryId=/);
    const card = page
      .getByRole('list', { name: /templates?$/ })
      .getByRole('button')
      .first();
    await card.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { level: 2 })).toBeVisible();
    await expectHealthyPage(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await card.click();
    await dialog.getByRole('link', { name: 'Use template' }).click();
    await expect(page).toHaveURL(/\/promptgenrator\?starter=/);
    await expect(page.getByRole('textbox', { name: 'Prompt', exact: true })).not.toHaveValue('');
  });
});

test.describe('a prompt in the editor', () => {
  const path = '/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a2';

  test('gives the tab its name', LONG, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${first} · Admin Panel`);
    await page.getByRole('link', { name: 'Templates' }).click();
    await expect(page).toHaveTitle('Templates · Admin Panel');
  });

  test('is compared with a version: what went and what came stand apart', async ({ page }) => {
    await page.goto(path);
    const body = page.getByRole('textbox', { name: 'Prompt', exact: true });
    await body.fill((await body.inputValue()).replaceAll(/\d+/g, '77'));
    await page.getByRole('tab', { name: 'Versions' }).click();
    await page
      .getByRole('button', { name: /^Compare/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('deletion').first()).toBeVisible();
    const gap = await dialog
      .locator('del + ins')
      .first()
      .evaluate((came) => {
        const went = came.previousElementSibling?.getClientRects();
        const [after] = came.getClientRects();
        const before = went?.[went.length - 1];
        return before && after && before.top === after.top ? after.left - before.right : NaN;
      });
    expect(gap).toBeGreaterThanOrEqual(3);
    await expectHealthyPage(page);
  });

  test.describe('that was deleted, or is somebody else’s', () => {
    test.use({ visitor: { ...signedIn, answers: { getPrompt: '404.not_found' } } });
    test('says so, and leads to the library and the trash', async ({ page, consoleGuard }) => {
      consoleGuard.allowStatus(404);
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: 'This prompt was deleted or isn’t yours' }),
      ).toBeVisible();
      await expect(page).toHaveTitle('Prompt not found · Admin Panel');
      await expectHealthyPage(page);
      await expect(page.getByRole('link', { name: 'Open trash' })).toHaveAttribute(
        'href',
        '/promptlist?scope=trash',
      );
      await page.getByRole('link', { name: 'Go to Prompts Library' }).click();
      await expect(page).toHaveURL('/promptlist');
    });
  });
});
