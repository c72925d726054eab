import {
  createPath,
  IDLE_NAVIGATION,
  matchRoutes,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type RouteObject,
} from 'react-router-dom';
import { whenIdle } from '../lib/when-idle.ts';
import type { DataRouter } from './router-engine.ts';

/** Latest, where the browser is never idle. */
const LATEST_MS = 2000;

type State = DataRouter['state'];

/**
 * The router of a page that was drawn ahead: it knows the place and what is shown there, which is all
 * that links and outlets ask before the first change of screen. The engine behind it is half of the
 * package; it comes when the browser has a moment to spare, or is asked for a change of screen.
 */
export function lateRouter(routes: RouteObject[], load: () => Promise<DataRouter>): DataRouter {
  const first = firstState(routes);
  const manifest = Object.fromEntries(first.matches.map(({ route }) => [route.id, route]));
  const waiting = new Set<(engine: DataRouter) => void>();
  let engine: DataRouter | undefined;
  let coming: Promise<DataRouter> | undefined;

  const start = () =>
    (coming ??= load().then(
      (loaded) => {
        engine = loaded;
        for (const attach of waiting) attach(loaded);
        waiting.clear();
        return loaded;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));

  /** Does now or later what ends by calling what it gives. */
  function attached(attach: (engine: DataRouter) => () => void): () => void {
    if (engine) return attach(engine);
    let detach: (() => void) | undefined;
    const later = (loaded: DataRouter) => void (detach = attach(loaded));
    waiting.add(later);
    return () => {
      waiting.delete(later);
      detach?.();
    };
  }

  const own: Partial<DataRouter> = {
    get state() {
      return engine?.state ?? first;
    },
    get routes() {
      return engine?.routes ?? (routes as DataRouter['routes']);
    },
    get manifest() {
      return engine?.manifest ?? manifest;
    },
    basename: '/',
    window,
    subscribe: (listener) =>
      attached((loaded) => {
        const stop = loaded.subscribe(listener);
        // A link to a part of the page may have changed the address in the meantime.
        if (createPath(loaded.state.location) !== createPath(first.location))
          listener(loaded.state, { deletedFetchers: [], newErrors: null, flushSync: false });
        return stop;
      }),
    enableScrollRestoration: (...how) =>
      attached((loaded) => loaded.enableScrollRestoration(...how)),
    async navigate(to: Parameters<DataRouter['navigate']>[0] | number | null, options?: object) {
      let loaded: DataRouter;
      try {
        loaded = await start();
      } catch {
        // As a link does where no program follows it.
        if (typeof to === 'number') window.history.go(to);
        else window.location.assign(typeof to === 'string' ? to : createPath(to ?? {}));
        return;
      }
      await loaded.navigate(to as string, options);
    },
    createHref: (place) => createPath(place),
    createURL,
    encodeLocation: (to) => {
      const { pathname, search, hash } = createURL(to);
      return { pathname, search, hash };
    },
  };
  whenIdle(() => void start().catch(() => {}), LATEST_MS);
  return new Proxy(own as DataRouter, {
    get: (object, name) =>
      Reflect.get(object, name) ?? (engine && (Reflect.get(engine, name) as unknown)),
  });
}

function createURL(to: Parameters<DataRouter['encodeLocation']>[0]): URL {
  const href = typeof to === 'string' ? to : createPath(to);
  return new URL(href.replace(/ $/u, '%20'), window.location.origin);
}

/** What the engine begins with where nothing has to be loaded. */
function firstState(routes: RouteObject[]): State {
  const { pathname, search, hash } = window.location;
  const kept = window.history.state as { usr?: unknown; key?: string } | null;
  const location = {
    pathname,
    search,
    hash,
    state: kept?.usr ?? null,
    key: kept?.key ?? 'default',
  } as State['location'];
  const matches = (matchRoutes(routes, location) ?? []).map(({ route, ...match }) => ({
    ...match,
    route: { ...route, ...mapRouteProperties(route) },
  }));
  return {
    historyAction: 'POP' as State['historyAction'],
    location,
    matches: matches as State['matches'],
    initialized: true,
    renderFallback: false,
    navigation: IDLE_NAVIGATION,
    restoreScrollPosition: false,
    preventScrollReset: false,
    revalidation: 'idle',
    loaderData: Object.fromEntries(matches.map(({ route }) => [route.id, null])),
    actionData: null,
    errors: null,
    fetchers: new Map(),
    blockers: new Map(),
  };
}
