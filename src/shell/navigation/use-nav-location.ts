import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { menuLocation, type NavLocation } from './active-item.ts';
import type { NavItem } from './nav-types.ts';

/** Where we are, as the active rule wants it: a route's parameter counts as a query value. */
export function useNavLocation(items: readonly NavItem[]): NavLocation {
  const { pathname, search } = useLocation();
  const [firstParam] = Object.values(useParams());
  return useMemo(
    () => menuLocation(items, { pathname, search, firstParam }),
    [items, pathname, search, firstParam],
  );
}
