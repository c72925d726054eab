import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { NavLocation } from './active-item.ts';

/** Where we are, as the active rule wants it: a route's parameter counts as a query value. */
export function useNavLocation(): NavLocation {
  const { pathname, search } = useLocation();
  const [firstParam] = Object.values(useParams());
  return useMemo(() => ({ pathname, search, firstParam }), [pathname, search, firstParam]);
}
