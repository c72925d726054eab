import { Activity, use, useState, type ReactNode } from 'react';
import {
  createPath,
  UNSAFE_DataRouterStateContext as RouterState,
  UNSAFE_LocationContext as Place,
  useMatches,
  useOutlet,
} from 'react-router-dom';
import { useLanguage } from '../i18n/use-language.ts';
import { keepScreens, type KeptScreen } from './kept-screens.ts';
import type { RouteHandle } from './route-handle.ts';

type Told = {
  state: React.ContextType<typeof RouterState>;
  place: React.ContextType<typeof Place>;
};

/**
 * The shown screen, and hidden behind it those of `isKept` that were shown before: coming back shows what
 * is there. A hidden screen runs no effects, and its router contexts are frozen.
 */
export function ScreenStack() {
  const content = useOutlet();
  const state = use(RouterState);
  const place = use(Place);
  const { code: language } = useLanguage();
  const handle = useMatches().at(-1)?.handle as Partial<RouteHandle> | undefined;
  const address = createPath(place.location);
  const next: KeptScreen<ReactNode, Told> = {
    name: handle?.screen?.page ?? address,
    isKept: handle?.screen?.isKept ?? false,
    language,
    arrival: state?.errors ?? place,
    address,
    content,
    told: { state, place },
  };
  const [screens, setScreens] = useState([next]);
  const kept = keepScreens(screens, next);
  if (kept !== screens) setScreens([...kept]);
  return (
    kept
      // The shown one first, where a look-up in the page finds it.
      .toReversed()
      .map((screen, index) => (
        <Activity key={screen.name} mode={index === 0 ? 'visible' : 'hidden'}>
          <RouterState value={screen.told.state}>
            <Place value={screen.told.place}>{screen.content}</Place>
          </RouterState>
        </Activity>
      ))
  );
}
