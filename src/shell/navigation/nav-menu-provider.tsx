import { createContext, use, useMemo, type ReactNode } from 'react';
import type { NavMenu } from './nav-menu.ts';
import type { ToggleType } from './open-groups.ts';
import type { NavItem } from './nav-types.ts';
import { useNavLocation } from './use-nav-location.ts';
import { useOpenGroups } from './use-open-groups.ts';

type SharedMenu = Pick<NavMenu, 'location' | 'open' | 'toggle' | 'onIntent'>;

const NavMenuContext = createContext<SharedMenu | undefined>(undefined);

export type NavMenuProviderProps = {
  items: readonly NavItem[];
  mode: ToggleType;
  onIntent: NavMenu['onIntent'];
  children: ReactNode;
};

/**
 * The menu's state, over the page: it outlives a drawer and a change of layout. A click on an entry
 * renders the entries that change, and nothing around them.
 */
export function NavMenuProvider({ items, mode, onIntent, children }: NavMenuProviderProps) {
  const location = useNavLocation(items);
  const { open, toggle } = useOpenGroups(items, location, mode);
  const menu = useMemo(
    () => ({ location, open, toggle, onIntent }),
    [location, open, toggle, onIntent],
  );
  return <NavMenuContext value={menu}>{children}</NavMenuContext>;
}

/** The menu's state, for whoever draws its entries. */
export function useNavMenu(): SharedMenu {
  const menu = use(NavMenuContext);
  if (!menu) throw new Error('NavMenuProvider is missing');
  return menu;
}
