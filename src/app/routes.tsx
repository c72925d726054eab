import type { RouteObject } from 'react-router-dom';
import { lazyImport } from '../lib/lazy.ts';
import { paths } from '../lib/paths.ts';
import { loadPage, PAGE_FILES, type Import, type PageModule } from './page-modules.ts';
import { RootFallback } from './root-fallback.tsx';
import { RouteError } from './route-error.tsx';
import { redirectOrReplace } from './redirect-or-replace.ts';
import { Root } from './root.tsx';
import { SCREENS, type RouteHandle, type Screen } from './screens.ts';

export type RouteOptions = {
  /** Left out where pages are rendered ahead, for everybody alike. */
  guard?: (screen: Screen) => NonNullable<RouteObject['middleware']>[number];
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

/** The route table of `screens.ts` for the router. A screen without a page file has no route yet. */
export function createRoutes({ guard, loaded }: RouteOptions = {}): RouteObject[] {
  const screenRoute = (screen: Screen, path: string): RouteObject => {
    const here = loaded?.get(screen.page);
    return {
      id: path,
      path,
      handle: { title: screen.title, screen } satisfies RouteHandle,
      ErrorBoundary: RouteError,
      ...(guard ? { middleware: [guard(screen)] } : {}),
      ...(here ? ready(here) : { lazy: () => lazily(() => loadPage(screen)) }),
    };
  };
  const layoutRoute = (layout: Screen['layout']): RouteObject => {
    const here = loaded?.get(`layout-${layout}`);
    return {
      id: `layout-${layout}`,
      ErrorBoundary: RouteError,
      ...(here ? ready(here) : { lazy: () => lazily(() => loadLayout(layout)) }),
      children: SCREENS.filter(
        (screen) => screen.layout === layout && PAGE_FILES.has(screen.page),
      ).flatMap((screen) => screen.paths.map((path) => screenRoute(screen, path))),
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
