import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { registerPrefetch } from '../lib/prefetch.ts';
import { guard } from './guards.ts';
import { loadPage, type PageModule } from './page-modules.ts';
import { createRoutes, loadLayout } from './routes.tsx';
import type { RouteHandle, Screen } from './screens.ts';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** The screens along a path, as the table names them; one, or none for an unknown path. */
function screenAt(path: string): Screen | undefined {
  const url = new URL(path, window.location.origin);
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
  const matches = matchRoutes(routes, window.location.pathname) ?? [];
  const loaderData = Object.fromEntries(matches.map(({ route }) => [route.id ?? '', null]));
  const router = createBrowserRouter(routes, loaded ? { hydrationData: { loaderData } } : {});
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
