import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { registerPrefetch } from '../lib/prefetch.ts';
import { guard } from './guards.ts';
import { loadPage, PAGES, type PageModule } from './page-modules.ts';
import { createRoutes, loadLayout } from './routes.tsx';
import { SCREENS, type RouteHandle, type Screen } from './screens.ts';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** Every route's data as it is where nothing is loaded: null. */
function nothingToLoad(routes: readonly RouteObject[]): Record<string, null> {
  const ids = routes.flatMap(({ id = '', children = [] }) => [
    [id, null] as const,
    ...Object.entries(nothingToLoad(children)),
  ]);
  return Object.fromEntries(ids);
}

/** The screen at a path as the table names it, or undefined for an unknown path. */
function screenAt(path: string): Screen | undefined {
  const url = new URL(path, window.location.origin);
  // Ranking all routes takes a while, and the screens that are looked for first have plain paths.
  const plain = SCREENS.find((screen) => screen.paths.includes(url.pathname));
  if (plain && PAGES.has(plain.page)) return plain;
  const match = matchRoutes(createRoutes(), url.pathname)?.at(-1);
  return (match?.route.handle as RouteHandle | undefined)?.screen;
}

/**
 * The browser's router. `isHydrating`: the page holds this screen's markup already, so its modules
 * are awaited here and nothing is loaded again.
 */
export async function startRouter(isHydrating: boolean): Promise<DataRouter> {
  const screen = isHydrating ? screenAt(window.location.pathname) : undefined;
  const loaded = screen ? await loadScreen(screen) : undefined;
  const routes = createRoutes({ guard, ...(loaded ? { loaded } : {}) });
  const router = createBrowserRouter(
    routes,
    loaded ? { hydrationData: { loaderData: nothingToLoad(routes) } } : {},
  );
  registerPrefetch((path) => {
    const next = screenAt(path);
    if (next) loadScreen(next).catch(() => {});
  });
  return router;
}

async function loadScreen(screen: Screen): Promise<ReadonlyMap<string, PageModule>> {
  const layout = `layout-${screen.layout}`;
  const [page, layoutModule] = await Promise.all([loadPage(screen), loadLayout(screen.layout)]);
  return new Map([
    [screen.page, page],
    [layout, layoutModule],
  ]);
}
