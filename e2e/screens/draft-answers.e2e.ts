import type { Page } from '@playwright/test';
import { operations } from '#contract/generated/operations.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import { expect, signedIn, test } from '../support/screen-test.ts';
import { longUnless } from '../support/long.ts';

/**
 * Every answer of the contract to a draft that is kept and to a change of it, as far as a person can
 * meet it: it is said in the server's words, the text stays, and the same button goes on afterwards.
 */
const PROMPT = '/promptgenrator-edit/01930c1e-5a00-7000-8000-0000000000a2';
const GOAL = 'Announce our new product to customers who have bought from us before';
const BODY = 'Written by hand about {{topic}}.';

/** 401 signs out, `drafts_full` offers to save (first-prompt): both have tests of their own. */
const CREATE = [
  '403',
  '409.idempotency_in_progress',
  '413',
  '422.validation_failed',
  '422.no_team',
  '429',
  '500',
  '503',
];
const KEEP = ['403', '404', '409.stale_revision', '413', '422', '429', '500', '503'];
/** What only a program that breaks the contract is answered. */
const NOT_MET = ['200', '201', '400', '401', '415'];

/** The server answers as it should again. */
async function recover(page: Page, baseURL: string | undefined): Promise<void> {
  const value = encodeURIComponent('getMyProfile=200.default');
  await page.context().addCookies([{ name: 'mock-scenarios', value, url: String(baseURL) }]);
}

/** The words of the next refusal of this operation. */
async function refusal(page: Page, operation: 'createDraft' | 'saveWorkingCopy') {
  const path = new RegExp(`${operations[operation].path.replaceAll(/\{\w+\}/g, '[^/?]+')}$`);
  const answer = await page.waitForResponse((one) => path.test(one.url()) && !one.ok());
  return ((await answer.json()) as { message: string }).message;
}

const bodyOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt', exact: true });

test('no answer of the contract is left out', () => {
  const statuses = (of: readonly string[]) => of.map((name) => name.slice(0, 3));
  for (const [operation, named] of [
    ['createDraft', CREATE],
    ['saveWorkingCopy', KEEP],
  ] as const)
    expect([...new Set([...statuses(named), ...NOT_MET, '409'])]).toEqual(
      expect.arrayContaining(Object.keys(operations[operation].responses)),
    );
});

for (const name of CREATE)
  test.describe(
    `a draft answered ${name}`,
    longUnless(name === CREATE[0] || name === '503'),
    () => {
      test.use({ visitor: { ...signedIn, answers: { createDraft: name } } });

      test('says why, keeps the text, and is made by the next try', async ({
        page,
        baseURL,
        consoleGuard,
      }) => {
        consoleGuard.allowStatus(Number(name.slice(0, 3)));
        await page.goto('/promptgenrator');
        await page.getByLabel('What should the prompt achieve?').fill(GOAL);
        await page.getByLabel('What should the prompt achieve?').press('Enter');
        await bodyOf(page).fill(BODY);
        const refused = refusal(page, 'createDraft');
        await page.getByRole('button', { name: 'Use draft' }).click();
        const alert = page.getByRole('alert').filter({ hasText: await refused });
        await expect(alert).toContainText('Couldn’t keep the draft');
        await expect(bodyOf(page)).toHaveValue(BODY);
        await expectHealthyPage(page);
        await recover(page, baseURL);
        await alert.getByRole('button', { name: 'Try again' }).click();
        await expect(page).toHaveURL(/\/promptgenrator-edit\//);
      });
    },
  );

for (const name of KEEP)
  test.describe(`a change answered ${name}`, longUnless(name === KEEP[0]), () => {
    test.use({ visitor: { ...signedIn, answers: { saveWorkingCopy: name } } });

    test('says why, stays on this device, and is kept by the next try', async ({
      page,
      baseURL,
      consoleGuard,
    }) => {
      consoleGuard.allowStatus(Number(name.slice(0, 3)));
      await page.goto(PROMPT);
      const refused = refusal(page, 'saveWorkingCopy');
      await bodyOf(page).fill(BODY);
      const alert = page.getByRole('alert').filter({ hasText: await refused });
      await expect(alert).toBeVisible();
      await expectHealthyPage(page);
      await page.reload();
      await expect(bodyOf(page)).toHaveValue(BODY);
      await expect(alert).toBeVisible();
      await recover(page, baseURL);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toHaveCount(0);
      await expect(bodyOf(page)).toHaveValue(BODY);
    });
  });
