import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useNavigationTarget } from '#src/lib/navigation-target.ts';
import { menuLocation, type NavLocation } from './active-item.ts';
import type { NavItem } from './nav-types.ts';

/**
 * Where we are, or are going: the entry that was chosen is the menu's current one at once, however long
 * its screen takes. A route's parameter counts as a query value, as the active rule wants it.
 */
export function useNavLocation(items: readonly NavItem[]): NavLocation {
  const shown = { location: useLocation(), params: useParams() };
  const { location, params } = useNavigationTarget() ?? shown;
  const { pathname, search } = location;
  const [firstParam] = Object.values(params);
  return useMemo(
    () => menuLocation(items, { pathname, search, firstParam }),
    [items, pathname, search, firstParam],
  );
}
