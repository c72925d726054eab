import type { Page } from '@playwright/test';
import { inOrder, menuItem, press } from '../support/failing-call.ts';
import { failing, type Operation } from '../support/failures.ts';
import { expect, signedIn, test } from '../support/screen-test.ts';

type Way = {
  operation: Operation;
  path: string;
  act: (page: Page) => Promise<unknown>;
  file: RegExp;
};

const PROMPT = '01930c1e-5a00-7000-8000-0000000000a2';
const details = (page: Page) =>
  page
    .getByRole('button', { name: /^Details of/ })
    .first()
    .click();
const rowMenu = (item: string) =>
  inOrder(
    (page: Page) =>
      page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click(),
    (page: Page) => page.getByRole('menuitem', { name: item, exact: true }).click(),
  );

/** Every way to a file. */
const WAYS: readonly Way[] = [
  {
    operation: 'exportPromptAsPdf',
    path: `/promptgenrator-edit/${PROMPT}`,
    act: press('Download as PDF'),
    file: /\.pdf$/,
  },
  {
    operation: 'exportPromptAsWord',
    path: `/promptgenrator-edit/${PROMPT}`,
    act: menuItem('Download', 'Word'),
    file: /\.docx$/,
  },
  {
    operation: 'exportPromptAsPdf',
    path: '/promptlist',
    act: rowMenu('Download as PDF'),
    file: /\.pdf$/,
  },
  {
    operation: 'getReceipt',
    path: '/billinghistory',
    act: inOrder(details, press('Download receipt')),
    file: /\.pdf$/,
  },
  {
    operation: 'exportTransactions',
    path: '/billinghistory',
    act: press('Download CSV'),
    file: /\.csv$/,
  },
];

test.use({ visitor: signedIn });

for (const { operation, path, act, file } of WAYS)
  test(`a busy server says so at ${path}, and ${operation} comes at the second try`, async ({
    page,
    consoleGuard,
    baseURL,
  }) => {
    const failure = { name: '503', status: 503 };
    const question = { baseURL: String(baseURL), operation, failure, consoleGuard };
    const busy = await failing(page, question);
    await page.goto(path);
    await act(page);
    const alert = page.getByRole('alert').filter({ has: page.getByRole('button') });
    await expect.poll(async () => (await alert.innerText()).includes(busy.message())).toBe(true);
    await busy.end();
    const coming = page.waitForEvent('download');
    await alert.getByRole('button', { name: 'Try again' }).click();
    expect((await coming).suggestedFilename()).toMatch(file);
    await expect(alert).toHaveCount(0);
  });
