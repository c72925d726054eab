import { useSyncExternalStore } from 'react';
import type { Location, Params } from 'react-router-dom';

/** The place that was asked for last, with the parameters of its route. */
export type NavigationTarget = { location: Location; params: Params };

type Source = {
  get: () => NavigationTarget | undefined;
  subscribe: (listener: () => void) => () => void;
};

const NOTHING: Source = { get: () => undefined, subscribe: () => () => {} };
let source = NOTHING;

/** The router, once created, says where it is going. */
export function registerNavigationTarget(router: Source): void {
  source = router;
}

const subscribe: Source['subscribe'] = (listener) => source.subscribe(listener);
const get = () => source.get();

/**
 * Where the router is going, or has arrived; undefined before the first change of screen. It is known
 * in the frame of the click, and not, as `useLocation`, once the screen has been rendered.
 */
export function useNavigationTarget(): NavigationTarget | undefined {
  return useSyncExternalStore(subscribe, get, NOTHING.get);
}
