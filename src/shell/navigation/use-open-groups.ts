import { useCallback, useState } from 'react';
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
  const active = activeGroups(items, location);
  const key = `${mode} ${active.join(' ')}`;
  const [state, setState] = useState<{ key: string; open: OpenGroups }>({ key, open: active });
  // Another route, another way of opening: settled before painting, not by an effect after it.
  if (state.key !== key) setState({ key, open: openActive(state.open, active, mode) });
  const toggle = useCallback(
    (id: GroupId) =>
      setState((before) => ({ ...before, open: toggleGroup(before.open, id, mode) })),
    [mode, setState],
  );
  return { open: state.open, toggle };
}
