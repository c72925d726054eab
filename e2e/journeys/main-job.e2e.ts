import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey-test.ts';
import { DEVICES } from '../support/screen-test.ts';
import { signIn, signUp } from '../support/sign-up.ts';

const GOAL = 'Turn my raw notes into a weekly status report for my manager';

/** Counts what a person does, typing the goal aside. */
function counted(page: Page) {
  let actions = 0;
  return {
    click: async (target: Locator) => {
      actions += 1;
      await target.click();
    },
    press: async (keys: string) => {
      actions += 1;
      await page.keyboard.press(keys);
    },
    total: () => actions,
  };
}

/** Whether its beginning can be read without scrolling, however long it is. */
const beginsOnScreen = (target: Locator) =>
  target.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    return top >= 0 && top < window.innerHeight * 0.75;
  });

test('from a goal to a saved prompt and its file in five actions, on a desktop and on a phone', async ({
  page,
  product,
}) => {
  test.slow();
  await signUp(page, product);
  await signIn(page);

  await page.setViewportSize(DEVICES.desktop);
  const desktop = counted(page);
  await page.getByLabel('What do you need?').fill(GOAL);
  await desktop.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const answer = page.getByRole('region', { name: 'Answer' });
  const panel = page.getByRole('tabpanel', { name: 'Run' });
  await desktop.click(panel.getByRole('button', { name: /^Run( with examples)?$/ }));
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => beginsOnScreen(answer)).toBe(true);
  await desktop.press('Control+s');
  await expect(page.getByRole('link', { name: 'View in library' })).toBeVisible();
  const file = page.waitForEvent('download');
  await desktop.click(page.getByRole('button', { name: 'Download as PDF' }));
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  expect(desktop.total()).toBeLessThanOrEqual(5);

  // What is saved is done: the menu leads to an empty goal.
  await page.getByRole('navigation').getByRole('link', { name: 'Generate' }).click();
  const goal = page.getByLabel('What should the prompt achieve?');
  await expect(goal).toHaveValue('');

  await page.setViewportSize(DEVICES.phone);
  const phone = counted(page);
  await goal.fill(`${GOAL}, in English`);
  await phone.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const bar = page.getByRole('group', { name: 'Run and save' });
  await phone.click(bar.getByRole('button', { name: 'Run', exact: true }));
  const examples = page.getByRole('button', { name: 'Run with examples' });
  if (await examples.isVisible()) await phone.click(examples);
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => beginsOnScreen(answer)).toBe(true);
  await phone.click(bar.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByRole('link', { name: 'View in library' })).toBeVisible();
  const second = page.waitForEvent('download');
  await phone.click(page.getByRole('button', { name: 'Download as PDF' }));
  expect((await second).suggestedFilename()).toMatch(/\.pdf$/);
  expect(phone.total()).toBeLessThanOrEqual(5);
});

test('from a goal to its file without saving in four actions, on a desktop and on a phone', async ({
  page,
  product,
}) => {
  test.slow();
  await signUp(page, product);
  await signIn(page);
  const answer = page.getByRole('region', { name: 'Answer' });
  const panel = page.getByRole('tabpanel', { name: 'Run' });
  const isKept = async () => {
    // It is a prompt of the library without having been saved.
    await expect(page).toHaveURL(/\/promptgenrator-edit\//);
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  };

  await page.setViewportSize(DEVICES.desktop);
  const desktop = counted(page);
  await page.getByLabel('What do you need?').fill(GOAL);
  await desktop.press('Enter');
  await desktop.click(page.getByRole('button', { name: 'Use draft' }));
  await isKept();
  await desktop.click(panel.getByRole('button', { name: /^Run( with examples)?$/ }));
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  const file = page.waitForEvent('download');
  await desktop.click(page.getByRole('button', { name: 'Download as PDF' }));
  expect((await file).suggestedFilename()).toMatch(/\.pdf$/);
  await isKept();
  expect(desktop.total()).toBe(4);

  await page.setViewportSize(DEVICES.phone);
  await page.goto('/promptgenrator');
  const phone = counted(page);
  await page.getByLabel('What should the prompt achieve?').fill(`${GOAL}, in English`);
  await phone.press('Enter');
  await phone.click(page.getByRole('button', { name: 'Use draft' }));
  await isKept();
  const bar = page.getByRole('group', { name: 'Run and save' });
  await phone.click(bar.getByRole('button', { name: 'Run', exact: true }));
  await expect(answer).toHaveAttribute('aria-busy', 'false');
  const second = page.waitForEvent('download');
  await phone.click(page.getByRole('button', { name: 'Download as PDF' }));
  expect((await second).suggestedFilename()).toMatch(/\.pdf$/);
  await isKept();
  expect(phone.total()).toBe(4);
});
