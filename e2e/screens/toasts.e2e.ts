import type { Page } from '@playwright/test';
import { failing } from '../support/failures.ts';
import { text } from '../support/locales.ts';
import { expectHealthyPage } from '../support/page-health.ts';
import { DEVICES, expect, signedIn, test } from '../support/screen-test.ts';
import { LONG, longUnless } from '../support/long.ts';

/** Toasts are seen, heard and reached by keys whatever dialog is open. */
const TODAY = new Date('2026-11-21T12:00:00Z');

const refuseClipboard = (page: Page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
    document.execCommand = () => false;
  });

/** The element at the middle of what the toast says: anything over the toast would be it instead. */
const isOnTop = (page: Page) =>
  page.getByRole('alert').evaluate((alert) => {
    const { left, top, width, height } = alert.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return alert.contains(hit);
  });

for (const { language, mode, device } of [
  { language: 'en', mode: 'light', device: 'desktop' },
  { language: 'ar', mode: 'dark', device: 'phone' },
] as const)
  test.describe(`${mode} on a ${device} in ${language}`, longUnless(language === 'ar'), () => {
    test.use({ viewport: DEVICES[device], visitor: { ...signedIn, language, mode } });

    test('a copy that fails says so over the dialog', async ({ page }) => {
      await page.clock.setFixedTime(TODAY);
      await refuseClipboard(page);
      await page.goto('/userinformation');
      await page
        .getByRole('button', {
          name: text(language, 'team:member.actionsFor', { name: 'سامي منصور' }),
        })
        .click();
      await page.getByRole('menuitem', { name: text(language, 'team:member.resend') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: text(language, 'team:invite.copyLink') }).click();
      const alert = dialog.getByRole('alert');
      await expect(alert).toContainText(text(language, 'shell:ui.copyFailed'));
      expect(await isOnTop(page)).toBe(true);
      // What is pointed at waits.
      await alert.hover();
      await expectHealthyPage(page);
    });
  });

test.describe('a file that does not come', () => {
  test.use({ visitor: signedIn });

  test(
    'is tried again by keys, though a dialog has opened since',
    LONG,
    async ({ page, consoleGuard, baseURL }) => {
      const failure = { name: '503', status: 503 };
      const operation = 'exportPromptAsPdf';
      const busy = await failing(page, {
        baseURL: String(baseURL),
        operation,
        failure,
        consoleGuard,
      });
      await page.goto('/promptlist');
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Download as PDF' }).click();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.keyboard.press('?');
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByRole('alert')).toContainText(busy.message());
      expect(await isOnTop(page)).toBe(true);
      await busy.end();
      const again = dialog.getByRole('button', { name: 'Try again' });
      await dialog.getByRole('button', { name: 'Close' }).first().focus();
      await page.keyboard.press('Tab');
      await expect(again).toBeFocused();
      const coming = page.waitForEvent('download');
      await page.keyboard.press('Enter');
      expect((await coming).suggestedFilename()).toMatch(/\.pdf$/);
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    },
  );
});
