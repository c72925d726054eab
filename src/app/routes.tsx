import type { RouteObject } from 'react-router-dom';
import { routesOf, SCREENS, type Screen } from '#core/screens.ts';
import { lazyImport } from '../lib/lazy.ts';
import { paths } from '../lib/paths.ts';
import { loadPage, type Import, type PageModule } from './page-modules.ts';
import { RootFallback } from './root-fallback.tsx';
import { RouteError } from './route-error.tsx';
import { redirectOrReplace } from './redirect-or-replace.ts';
import { Root } from './root.tsx';
import type { RouteHandle } from './route-handle.ts';

export type RouteOptions = {
  /** Left out where pages are rendered ahead, for everybody alike. */
  guard?: (handle: RouteHandle) => NonNullable<RouteObject['middleware']>[number];
  /** Modules that are here already: a prerendered page is hydrated without waiting. */
  loaded?: ReadonlyMap<string, PageModule>;
};

const LAYOUTS = {
  split: () => import('./split-layout-route.tsx'),
  main: () => import('./main-layout-route.tsx'),
  blank: () => import('./blank-layout-route.tsx'),
} satisfies Record<Screen['layout'], () => Promise<PageModule>>;

export function loadLayout(
  layout: Screen['layout'],
  importChunk: Import = lazyImport,
): Promise<PageModule> {
  return importChunk(`layout-${layout}`, LAYOUTS[layout]);
}

/** The screens' routes for the router. */
export function createRoutes({ guard, loaded }: RouteOptions = {}): RouteObject[] {
  const screenRoute = (handle: RouteHandle, path: string): RouteObject => {
    const { screen } = handle;
    const here = loaded?.get(screen.page);
    return {
      id: path,
      path,
      handle,
      ErrorBoundary: RouteError,
      ...(guard ? { middleware: [guard(handle)] } : {}),
      ...(here ? ready(here) : { lazy: () => lazily(() => loadPage(screen)) }),
    };
  };
  const layoutRoute = (layout: Screen['layout']): RouteObject => {
    const here = loaded?.get(`layout-${layout}`);
    return {
      id: `layout-${layout}`,
      ErrorBoundary: RouteError,
      ...(here ? ready(here) : { lazy: () => lazily(() => loadLayout(layout)) }),
      children: SCREENS.filter((screen) => screen.layout === layout).flatMap((screen) =>
        routesOf(screen).map(({ path, access }) => screenRoute({ screen, access }, path)),
      ),
    };
  };
  return [
    {
      id: 'root',
      Component: Root,
      HydrateFallback: RootFallback,
      ErrorBoundary: RouteError,
      children: [
        layoutRoute('split'),
        layoutRoute('main'),
        layoutRoute('blank'),
        {
          id: 'unknown',
          path: '*',
          loader: ({ request }) => redirectOrReplace(paths.notFound(), new URL(request.url)),
          Component: Nothing,
        },
      ],
    },
  ];
}

function ready({ Component, loader }: PageModule): Pick<PageModule, 'Component' | 'loader'> {
  return { Component, ...(loader ? { loader } : {}) };
}

/** Where `lazy` itself fails the router draws an empty page, so the failure is made the loader's. */
async function lazily(load: () => Promise<PageModule>): Promise<ReturnType<typeof ready>> {
  try {
    return ready(await load());
  } catch (error) {
    return { Component: Nothing, loader: () => Promise.reject(error) };
  }
}

/** Never seen: its loader sends on, or fails. */
function Nothing() {
  return null;
}
