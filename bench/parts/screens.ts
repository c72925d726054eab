import type { Browser } from '@playwright/test';
import { PAGES } from '#core/screens.ts';
import type { Product } from '#e2e/support/product.ts';
import { sessionState } from '#e2e/support/visitor.ts';
import { buildApp } from '#tools/build/build.ts';
import { openBrowser } from '../browser/browser.ts';
import { personWithPrompts, startProduct } from '../browser/person-with-prompts.ts';
import { visitTwice, type Target, type Visit } from '../browser/visit.ts';
import { buildFloor } from '../floors/build-floors.ts';
import { serveFloor } from '../floors/serve-floor.ts';
import type { Part } from '../part.ts';
import { coldRow, warmRow, type ScreenGoals } from '../report/screen-rows.ts';
import { interleaved, medians } from '../report/statistics.ts';

const FORM = 'form input';
const LINK_TO_PROMPT = `main a[href*="${PAGES.prompt}/"]`;

const GUEST: Partial<ScreenGoals> = { scriptKb: 160, requests: 8 };
const SIGNED_IN: Partial<ScreenGoals> = { scriptKb: 220, requests: 12 };

/** The screens, what has to be usable, and what their paint is held against. */
const SCREENS: readonly (Pick<Target, 'name' | 'ready'> & { path: string; goals: ScreenGoals })[] =
  [
    {
      name: '/login',
      path: PAGES.login,
      ready: FORM,
      goals: { ...GUEST, floor: 'd', paint: 1.1, interactive: 0.95 },
    },
    {
      name: '/register',
      path: PAGES.register,
      ready: FORM,
      goals: { ...GUEST, floor: 'd', paint: 1.1, interactive: 0.95 },
    },
    {
      name: 'dashboard',
      path: PAGES.home,
      ready: LINK_TO_PROMPT,
      goals: { ...SIGNED_IN, floor: 'c', largestPaint: 1, firstPaintOfD: 1.1 },
    },
    {
      name: 'library',
      path: PAGES.prompts,
      ready: LINK_TO_PROMPT,
      goals: { ...SIGNED_IN, floor: 'c', largestPaint: 1.15, firstPaintOfD: 1.1 },
    },
    {
      name: 'generator',
      path: PAGES.generator,
      ready: 'main textarea',
      goals: { ...SIGNED_IN, floor: 'c', largestPaint: 1.05, firstPaintOfD: 1.1 },
    },
  ];

/** First visits of the screens that people meet first, beside two floors, on a cheap phone's line. */
export const screens: Part = {
  title: 'First screens',
  async measure({ rounds, others, before }) {
    await buildApp();
    const floors = {
      c: await serveFloor(await buildFloor('c')),
      d: await serveFloor(await buildFloor('d')),
    };
    const product = await startProduct();
    let earlier: Product | undefined;
    let browser: Browser | undefined;
    try {
      if (before !== undefined) earlier = await startProduct(before);
      const opened = await openBrowser();
      browser = opened;
      const targets: Target[] = [
        ...others.map((other) => ({ ...other, ready: FORM })),
        ...(['c', 'd'] as const).map((floor) => ({
          name: `floor ${floor}`,
          url: `${floors[floor].origin}/login`,
          ready: FORM,
        })),
        ...(await screensOf(product)),
        ...(earlier ? await screensOf(earlier, ', before') : []),
      ];
      // The first page of a browser pays for what all later ones share.
      for (const target of targets.slice(0, 1)) await visitTwice(opened, target);
      const samples = await interleaved(targets, rounds, (one) => visitTwice(opened, one));
      const visits = (kind: 'cold' | 'warm') =>
        new Map(
          [...samples].map(([name, list]): [string, Visit] => [
            name,
            medians(list.map((one) => one[kind])),
          ]),
        );
      const [cold, warm] = [visits('cold'), visits('warm')];
      const goals = new Map(SCREENS.map((screen) => [screen.name, screen.goals]));
      for (const { name, goals: same } of SCREENS) goals.set(`${name}, before`, same);
      return {
        chromium: opened.version(),
        tables: [
          {
            caption: 'First visit',
            columns: ['FCP ms', 'LCP ms', 'interactive ms', 'JS kB', 'requests', 'CLS'],
            rows: targets.map(({ name }) => coldRow(name, cold, goals.get(name))),
          },
          {
            caption: 'Second visit, beside the first',
            columns: ['FCP ms', 'LCP ms', 'interactive ms', 'requests sent'],
            rows: targets.map(({ name }) => warmRow(name, { cold, warm }, goals.has(name))),
          },
        ],
      };
    } finally {
      await browser?.close();
      await product.stop();
      await earlier?.stop();
      for (const floor of Object.values(floors)) floor.close();
    }
  },
};

/** A product's screens, the signed-in ones with a library of its own. */
async function screensOf(product: Product, suffix = ''): Promise<Target[]> {
  const storageState = sessionState(product.origin, await personWithPrompts(product));
  return SCREENS.map(({ name, path, ready, goals }) => ({
    name: name + suffix,
    url: product.origin + path,
    ready,
    ...(goals.floor === 'c' && { storageState }),
  }));
}
