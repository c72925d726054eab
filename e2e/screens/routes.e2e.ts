import { routesOf, SCREENS, type Access, type Screen } from '#core/screens.ts';
import { allCases, pairwise } from '#tools/test/pairwise.ts';
import { text } from '../support/locales.ts';
import { longUnless } from '../support/long.ts';
import { expectHealthyPage, expectNoOverflow, settled } from '../support/page-health.ts';
import { DEVICES, expect, test } from '../support/screen-test.ts';
import { LINK_TOKEN } from '../support/visitor.ts';

const PROMPT = '01930c1e-5a00-7000-8000-0000000000a2';
/** The editor's tab has the prompt's own name. */
const PROMPT_TITLE = 'Product launch email';

const routes = SCREENS.flatMap((screen) =>
  routesOf(screen).map(({ path, access }) => ({
    screen,
    access,
    path: path.replace(':token', LINK_TOKEN).replace(':id', PROMPT),
  })),
);

type Route = { screen: Screen | undefined; access: Access; path: string };
type Visitor = 'signedIn' | 'guest';

const unknown: Route = { screen: undefined, access: 'open', path: '/no/such/page' };
const reached = (access: Access): Visitor[] =>
  access === 'signedIn' ? ['signedIn'] : access === 'guest' ? ['guest'] : ['signedIn', 'guest'];
const both: readonly Visitor[] = ['signedIn', 'guest'];

const looks = {
  direction: ['ltr', 'rtl'],
  mode: ['light', 'dark'],
  device: ['phone', 'desktop'],
} as const;
type Case = {
  route: Route;
  visitor: Visitor;
  direction: 'ltr' | 'rtl';
  mode: 'light' | 'dark';
  device: 'phone' | 'desktop';
};
const choose = process.env['EXHAUSTIVE'] ? allCases : pairwise;

/** Each screen as it looks to those whom it is shown to; and where the guards send the others. */
const cases: Case[] = [
  ...both.flatMap((visitor) =>
    choose({
      route: [...routes, unknown].filter(({ access }) => reached(access).includes(visitor)),
      visitor: [visitor],
      ...looks,
    }),
  ),
  ...routes.flatMap((route, index) =>
    both
      .filter((visitor) => !reached(route.access).includes(visitor))
      .flatMap((visitor) => {
        const sent = allCases({ route: [route], visitor: [visitor], ...looks });
        return process.env['EXHAUSTIVE'] ? sent : sent.slice(index % sent.length).slice(0, 1);
      }),
  ),
];

/** Where the guards lead from here, and the title shown there. */
function destination(
  { screen, access, path }: Route,
  isSignedIn: boolean,
): { path: string; title: Screen['title'] } {
  if (!screen) return { path: '/404', title: 'notFound' };
  if (access === 'guest' && isSignedIn) return { path: '/', title: 'dashboard' };
  if (access !== 'signedIn' || isSignedIn) return { path, title: screen.title };
  const query = path === '/' ? '' : `?${new URLSearchParams({ redirect: path }).toString()}`;
  return { path: `/register${query}`, title: 'register' };
}

/** The first look at each route is quick. */
const seen = new Set<Route>();
for (const { route, visitor, direction, mode, device } of cases) {
  const isFirst = !seen.has(route);
  seen.add(route);
  const isSignedIn = visitor === 'signedIn';
  const language = direction === 'rtl' ? 'ar' : 'en';
  test.describe(
    `${route.path} ${visitor} ${direction} ${mode} ${device}`,
    longUnless(isFirst),
    () => {
      test.use({
        viewport: DEVICES[device],
        visitor: { language, mode, ...(isSignedIn && { profile: 'default' }) },
      });
      test('is right, accessible and fits', async ({ page }) => {
        const wanted = destination(route, isSignedIn);
        await page.goto(route.path);
        const title =
          wanted.title === 'editor'
            ? PROMPT_TITLE
            : text(language, `common:titles.${wanted.title}`);
        await expect(page).toHaveTitle(`${title} · Admin Panel`);
        await expect(page).toHaveURL(wanted.path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('dir', direction);
        await expect(page.locator('html')).toHaveAttribute('data-mode', mode);
        // Where the guards sent somewhere else, that screen is looked at in its own cases.
        if (wanted.path === route.path) await expectHealthyPage(page);
        else {
          await settled(page);
          await expectNoOverflow(page);
        }
      });
    },
  );
}
