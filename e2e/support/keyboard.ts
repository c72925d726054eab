import { expect, type Locator, type Page } from '@playwright/test';

const FAR = 80;

/** Presses Tab until the focus is there; a place that Tab does not reach fails the test. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
