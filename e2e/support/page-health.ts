import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { localeKeys } from './locales.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until nothing loads or moves any more: texts, fonts, transitions. */
export async function settled(page: Page): Promise<void> {
  // Hidden from assistive technology as long as a dialog is open.
  await expect(
    page.getByRole('heading', { level: 1, includeHidden: true }).filter({ visible: true }),
  ).not.toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && Number.isFinite(Number(endTime));
    });
    await Promise.allSettled(moving.map((animation) => animation.finished));
    return moving.length === 0;
  });
}

/** No violation of WCAG 2.2 A and AA or of best practice, in whatever the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Only violations are described, and a page without frames needs no second one to merge them: a third of the time.
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(RULES)
    .setLegacyMode(page.frames().length === 1);
  // An open menu lies outside the landmarks, which are hidden from assistive technology meanwhile.
  if ((await page.getByRole('menu').count()) > 0) builder.disableRules('region');
  const { violations } = await builder.analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(told).toEqual([]);
}

/** Nothing reaches beyond the window's sides. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const wide = await page.evaluate(() => {
    const root = document.documentElement;
    if (root.scrollWidth <= root.clientWidth) return [];
    const beyond = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > root.clientWidth + 1 || left < -1;
    });
    return [
      `page ${root.scrollWidth} in ${root.clientWidth}`,
      ...beyond.slice(0, 5).map((element) => element.outerHTML.slice(0, 160)),
    ];
  });
  expect(wide).toEqual([]);
}

/** No text, label or title is a locale file's key, as in `prompts:library.empty`. */
export async function expectNoRawKeys(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '');
    for (const element of document.body.querySelectorAll('*'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
  const keys = localeKeys();
  expect(texts.filter((text) => keys.has(text.replace(/^\w+:/, '')))).toEqual([]);
}

/** All that every screen promises, whatever it shows. */
export async function expectHealthyPage(page: Page): Promise<void> {
  await settled(page);
  await expectNoOverflow(page);
  await expectNoRawKeys(page);
  await expectAccessible(page);
}
