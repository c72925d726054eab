import { useCallback, useEffect, useState } from 'react';
import type { NavLocation } from './active-item.ts';
import type { NavItem } from './nav-types.ts';
import {
  activeGroups,
  openActive,
  toggleGroup,
  type GroupId,
  type OpenGroups,
  type ToggleType,
} from './open-groups.ts';

/** The open groups of a menu; a change of route opens the groups that hold the active entry. */
export function useOpenGroups(
  items: readonly NavItem[],
  location: NavLocation,
  mode: ToggleType,
): { open: OpenGroups; toggle: (id: GroupId) => void } {
  const active = activeGroups(items, location).join(' ');
  const [open, setOpen] = useState<OpenGroups>([]);
  useEffect(() => {
    const ids = active === '' ? [] : active.split(' ');
    setOpen((groups) => openActive(groups, ids, mode));
  }, [active, mode]);
  const toggle = useCallback(
    (id: GroupId) => setOpen((groups) => toggleGroup(groups, id, mode)),
    [mode],
  );
  return { open, toggle };
}
