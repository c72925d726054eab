import { createBrowserRouter, type RouteObject } from 'react-router-dom';

export type DataRouter = ReturnType<typeof createBrowserRouter>;

/** Every route's data as it is where nothing is loaded: null. */
function nothingToLoad(routes: readonly RouteObject[]): Record<string, null> {
  const ids = routes.flatMap(({ id = '', children = [] }) => [
    [id, null] as const,
    ...Object.entries(nothingToLoad(children)),
  ]);
  return Object.fromEntries(ids);
}

/** The browser's router. Where the page holds the screen's markup already nothing is loaded again. */
export function startEngine(
  routes: RouteObject[],
  { isHydrating }: { isHydrating: boolean },
): DataRouter {
  return createBrowserRouter(
    routes,
    isHydrating ? { hydrationData: { loaderData: nothingToLoad(routes) } } : {},
  );
}
