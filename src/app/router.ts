import { createPath, matchRoutes } from 'react-router-dom';
import { routesOf, SCREENS, type Screen } from '#core/screens.ts';
import { lazyImport, registerDestination } from '../lib/lazy.ts';
import { registerPrefetch } from '../lib/prefetch.ts';
import { followTarget } from './follow-target.ts';
import { guard } from './guards.ts';
import { lateRouter } from './late-router.ts';
import { loadPage, type Import, type PageModule } from './page-modules.ts';
import { createRoutes, loadLayout } from './routes.tsx';
import type { RouteHandle } from './route-handle.ts';
import type { DataRouter } from './router-engine.ts';

/** The screen at a path as the table names it, or undefined for an unknown path. */
function screenAt(path: string): Screen | undefined {
  const url = new URL(path, window.location.origin);
  // Ranking all routes takes a while, and the screens that are looked for first have plain paths.
  const plain = SCREENS.find((screen) =>
    routesOf(screen).some(({ path: own }) => own === url.pathname),
  );
  if (plain) return plain;
  const match = matchRoutes(createRoutes(), url.pathname)?.at(-1);
  return (match?.route.handle as RouteHandle | undefined)?.screen;
}

/**
 * The browser's router. `isHydrating`: the page holds this screen's markup already, so its modules
 * are awaited here, nothing is loaded again, and what changes screens comes later.
 */
export async function startRouter(isHydrating: boolean): Promise<DataRouter> {
  const screen = isHydrating ? screenAt(window.location.pathname) : undefined;
  const loaded = screen ? await loadScreen(screen) : undefined;
  const routes = createRoutes({ guard, ...(loaded ? { loaded } : {}) });
  nameHistoryEntry();
  const start = async () => {
    const { startEngine } = await lazyImport('router-engine', () => import('./router-engine.ts'));
    return startEngine(routes, { isHydrating: loaded !== undefined });
  };
  const router = loaded ? lateRouter(routes, start) : await start();
  registerPrefetch((path) => {
    const next = screenAt(path);
    if (next) loadScreen(next, plainImport).catch(() => {});
  });
  followTarget(router);
  registerDestination(() => {
    const { location } = router.state.navigation;
    return location && createPath(location);
  });
  return router;
}

/** What is only fetched ahead must not reload the page when it is gone. */
const plainImport: Import = (_chunkId, load) => load();

/**
 * The router keeps scroll places by the entry's key, and names every entry that it did not make
 * itself 'default': an address that was typed would open where the last document was left.
 */
function nameHistoryEntry(): void {
  const state = window.history.state as { key?: unknown } | null;
  if (typeof state?.key === 'string') return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
}

async function loadScreen(
  screen: Screen,
  importChunk?: Import,
): Promise<ReadonlyMap<string, PageModule>> {
  const layout = `layout-${screen.layout}`;
  const [page, layoutModule] = await Promise.all([
    loadPage(screen, importChunk),
    loadLayout(screen.layout, importChunk),
  ]);
  return new Map([
    [screen.page, page],
    [layout, layoutModule],
  ]);
}
