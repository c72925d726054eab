import type { createBrowserRouter } from 'react-router-dom';
import { registerNavigationTarget, type NavigationTarget } from '../lib/navigation-target.ts';

type Followed = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>;

/**
 * Tells the menu and the bar of progress where the router is going. A navigation that ends where it
 * began, blocked or given up, leads back to the shown place.
 */
export function followTarget(router: Followed): void {
  const first = router.state.location.key;
  const listeners = new Set<() => void>();
  let target: NavigationTarget | undefined;
  router.subscribe(({ navigation, location, matches }) => {
    const next = navigation.location ?? location;
    if (next.key === (target?.location.key ?? first)) return;
    target = { location: next, params: (navigation.matches ?? matches).at(-1)?.params ?? {} };
    for (const listener of listeners) listener();
  });
  registerNavigationTarget({
    get: () => target,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
}
